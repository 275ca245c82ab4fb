import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
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
  const { name, position, ...rest } = draft;
  if (!force || !position || (name && findPhrases(forces, toWords(name.value)).length > 0)) return draft;
  const isBehind = name !== undefined && text.slice(position.end, name.start) === ", ";
  const post = isBehind ? { start: position.start, end: name.end } : position;
  return {
    ...rest,
    name: toFact(text.slice(force.start, force.end), force, SURENESS),
    position: toFact(text.slice(post.start, post.end).replace(/\s+/g, " "), post, position.confidence),
  };
}
