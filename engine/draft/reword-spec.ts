import { checkWording } from "../bias/index.ts";
import { type JobProfile, readJob } from "../job/index.ts";
import { canonicalJson } from "../text/index.ts";
import { checkRewording } from "./check-rewording.ts";
import type { DraftLine, DraftRewordings, DraftSpec, RewordingFault } from "./types.ts";
import { writeDraft } from "./write-draft.ts";

const LISTS = ["outcomes", "duties", "benefits", "process"] as const;

/** The lines of a specification that are words of its author: what is asked for, pay and terms are facts and stay as they are. */
export function toDraftLines(spec: DraftSpec): DraftLine[] {
  const mission = spec.mission === undefined ? [] : [{ part: "mission" as const, at: 0, text: spec.mission }];
  return [...mission, ...LISTS.flatMap((part) => spec[part].map((text, at) => ({ part, at, text })))];
}

/**
 * Which proposals may stand in the place of their lines: each by itself (`checkRewording`), and in the draft, whose reading must ask
 * for the same and whose wording may not become worse. Proposals equal to their line are left out.
 */
export function judgeRewordings(spec: DraftSpec, proposals: readonly (DraftLine & { proposal: string })[]) {
  const offered: DraftRewordings["offered"] = [];
  const dropped: DraftRewordings["dropped"] = [];
  const now = toSaid(spec);
  for (const one of proposals) {
    if (one.proposal === one.text) continue;
    const fault = checkRewording(one.text, one.proposal) ?? compare(now, toSaid(withLine(spec, one)));
    if (fault === null) offered.push(one);
    else dropped.push({ ...one, fault });
  }
  return { offered, dropped };
}

function withLine(spec: DraftSpec, { part, at, proposal }: DraftLine & { proposal: string }): DraftSpec {
  if (part === "mission") return { ...spec, mission: proposal };
  return { ...spec, [part]: spec[part].map((line, index) => (index === at ? proposal : line)) };
}

type Said = { asked: string; findings: string[] };

/** What a draft asks for, without places in the text, and what is biased in it. */
function toSaid(spec: DraftSpec): Said {
  const { description } = writeDraft(spec);
  const reading = readJob(description);
  const asked = reading.kind === "read" ? canonicalJson(toAsked(reading.job)) : reading.code;
  return { asked, findings: checkWording(description).findings.map(({ text }) => text.toLowerCase()) };
}

const toAsked = ({ requirements, experience, education, languages, responsibilities, level }: JobProfile) => ({
  requirements: requirements.map(({ id, importance, minYears = null, alternatives = [], atLeast = 1 }) => [
    id,
    importance,
    minYears,
    alternatives.map((other) => other.id),
    atLeast,
  ]),
  experience: experience === undefined ? null : [experience.minYears, experience.field ?? null, experience.importance],
  education: education === undefined ? null : [education.level, education.areas, education.importance],
  languages: languages.map(({ language, cefr = null, importance }) => [language, cefr, importance]),
  duties: responsibilities.length,
  level: level ?? null,
});

function compare(then: Said, now: Said): RewordingFault | null {
  const biased = now.findings.filter((text) => !then.findings.includes(text));
  if (biased.length > 0) return { reason: "biased", words: biased };
  return now.asked === then.asked ? null : { reason: "reading", words: [] };
}
