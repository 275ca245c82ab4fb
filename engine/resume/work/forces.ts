import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { toInterval } from "../durations.ts";
import { toFact } from "../facts.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Heading } from "../sections/find-headings.ts";
import type { Span } from "../types.ts";
import type { WorkDraft } from "./work.ts";

const forces = toPhraseSet(lexicon.forces.map(fold));
const SURENESS = 0.6;

/** "Service history (Royal Navy, 2001 – 2013)": the force that a heading names. */
function forceOf(heading: Heading | undefined): Span | undefined {
  const [hit] = heading ? findPhrases(forces, toWords(heading.words)) : [];
  return heading && hit && { start: heading.start + hit.start, end: heading.start + hit.end };
}

/** Below such a heading a role without the name of another force was served in it, and what stands behind the rank is a part of the post. */
export function servedIn(heading: Heading | undefined, draft: WorkDraft, text: string): WorkDraft {
  const force = forceOf(heading);
  return force ? servedUnder(force, draft, text) : draft;
}

function servedUnder(force: Span, draft: WorkDraft, text: string): WorkDraft {
  const { name, position, ...rest } = draft;
  if (!position || (name && namesForce(name.value))) return draft;
  const isBehind = name !== undefined && text.slice(position.end, name.start) === ", ";
  const post = isBehind ? { start: position.start, end: name.end } : position;
  return {
    ...rest,
    name: toFact(text.slice(force.start, force.end).replace(/\s+/g, " "), force, SURENESS),
    position: toFact(text.slice(post.start, post.end).replace(/\s+/g, " "), post, position.confidence),
  };
}

const namesForce = (words: string): boolean => findPhrases(forces, toWords(words)).length > 0;

const FEWEST_POSTS = 2;

/** "ROYAL ENGINEERS, BRITISH ARMY   2014 – 2026" and nothing told, above several posts within these years: where they were served. */
export function servedTogether<T extends { draft: WorkDraft }>(roles: readonly T[], text: string, asOf: string): T[] {
  const at = roles.findIndex((role) => isService(role.draft, text));
  const service = roles[at];
  if (!service) return [...roles];
  const behind = roles.slice(at + 1);
  const end = behind.findIndex(({ draft }) => !isWithin(draft, service.draft, asOf) || namesForce(draft.name?.value ?? ""));
  const posts = end < 0 ? behind : behind.slice(0, end);
  if (posts.length < FEWEST_POSTS) return [...roles];
  const force = nameOf(service.draft);
  return [
    ...roles.slice(0, at),
    ...posts.map((role) => ({ ...role, draft: servedUnder(force, role.draft, text) })),
    ...roles.slice(at + 1 + posts.length),
  ];
}

const nameOf = ({ name, position }: WorkDraft): Span => {
  const facts = [name, position].flatMap((fact) => fact ?? []);
  return { start: Math.min(...facts.map(({ start }) => start)), end: Math.max(...facts.map(({ end }) => end)) };
};

/** With dates, and nothing beside the force but what a comma parts from it: the name of a corps. */
function isService(draft: WorkDraft, text: string): boolean {
  const { name, position, summary, highlights } = draft;
  if (!name || !namesForce(name.value) || !draft.startDate || summary || highlights.length > 0) return false;
  const { start, end } = nameOf(draft);
  const isCorps = position === undefined || /^\P{Ll}+$/u.test(position.value);
  return isCorps && !/[\n\t]/.test(text.slice(start, end));
}

function isWithin(role: WorkDraft, service: WorkDraft, asOf: string): boolean {
  const [inner, outer] = [role, service].map(({ startDate, endDate }) => toInterval(startDate?.value, endDate?.value, asOf));
  return inner !== undefined && outer !== undefined && inner.endLo <= outer.endHi && inner.startHi >= outer.startLo;
}
