import data from "../../data/job/cues.json";
import grades from "../../data/job/grades.json";
import type { Span } from "../types.ts";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { gradeAt } from "./grades.ts";

/** What a modal cue says of the words before or behind it. */
export type Cue =
  | "idle"
  | "insisted"
  | "instead"
  | "must"
  | "emphasis"
  | "shouldBefore"
  | "shouldAfter"
  | "niceBefore"
  | "niceAfter"
  | "negated";
type Range = { from: number; to: number };

const KINDS: readonly Cue[] = [
  "idle",
  "insisted",
  "instead",
  "negated",
  "shouldAfter",
  "niceAfter",
  "shouldBefore",
  "niceBefore",
  "must",
  "emphasis",
];
const CUES = toPhraseMap<Cue>(KINDS.flatMap((cue) => data[cue].map((phrase) => [phrase, cue] as const)));
const TAILS = toPhraseSet(grades.tails);
/** Cues behind which "too" and "as well" still belong to them. */
const GRADED: ReadonlySet<Cue> = new Set(["must", "shouldAfter", "niceAfter", "negated"]);
const SHOULD = toPhraseMap<Cue>(data.should.map((phrase) => [phrase, "shouldBefore"] as const));
const PERSONS = new Set(data.persons);
const LACKING = toPhraseSet(data.lacking);
const AFTER: Partial<Record<Cue, Cue>> = { shouldBefore: "shouldAfter", niceBefore: "niceAfter" };

/** Modal cues of a statement from left to right, without those that say nothing here. */
export function findCues(text: JobText, { from, to }: Range, mentions: readonly Span[]): Hit<Cue>[] {
  const lacking = findPhrases(LACKING, text.words, from, to).length > 0;
  const said = cuesIn(text, from, to).filter(
    (cue) => cue.value !== "idle" && !isInName(text, cue, mentions) && (cue.value !== "insisted" || lacking),
  );
  return withShould(text, { from, to }, withLeftOver(text, to, said)).map((cue) =>
    endsPart(text, from, to, cue) ? { ...cue, value: AFTER[cue.value] ?? cue.value } : cue,
  );
}

/** "A degree isn't needed, a card is.": the verb alone says of the second what was denied of the first. */
function withLeftOver(text: JobText, to: number, cues: Hit<Cue>[]): Hit<Cue>[] {
  const last = cues.at(-1);
  const left = last?.value === "negated" && last.to < to - 1 && /^(?:is|are)$/.test(foldedAt(text, to - 1));
  return left ? [...cues, { from: to - 1, to, value: "must" }] : cues;
}

/** The longest cue at each place: a phrase of the list or a grade made of its parts. */
function cuesIn(text: JobText, from: number, limit: number): Hit<Cue>[] {
  const hits: Hit<Cue>[] = [];
  for (let at = from; at < limit; at++) {
    const listed = phraseAt(CUES, text.words, at, limit);
    const made = gradeAt(text, at, limit, CUES);
    const hit = made && made.to > (listed?.to ?? 0) ? made : listed;
    if (!hit) continue;
    const to = GRADED.has(hit.value) ? endOfTail(text, hit.to, limit) : hit.to;
    hits.push({ ...hit, to });
    at = to - 1;
  }
  return hits;
}

/** "… would be great too", "… is required by the regulator": words behind a grade that name nothing. */
function endOfTail(text: JobText, from: number, limit: number): number {
  const at = phraseAt(TAILS, text.words, from, limit)?.to ?? from;
  if (foldedAt(text, at) !== "by" || at >= limit) return at;
  let to = at + 1;
  while (
    to < limit &&
    to - at <= REACH.asideWords &&
    !/[,;:.()]/.test(gapBefore(text, to)) &&
    !text.lexicon.joinWords.has(foldedAt(text, to))
  )
    to++;
  return to;
}

/** "VBA (ideally)", "Kotlin if possible": a cue with nothing behind it speaks of what stands before. */
function endsPart(text: JobText, from: number, to: number, cue: Hit<Cue>): boolean {
  return cue.from > from && (cue.to >= to || /[)\];]/.test(gapBefore(text, cue.to)));
}

/** "Vital signs", "special educational needs": a cue that is one word of a longer name says nothing about importance. */
function isInName({ words }: JobText, { from, to }: Range, mentions: readonly Span[]): boolean {
  const start = words[from]?.start ?? 0;
  const end = words[to - 1]?.end ?? 0;
  return mentions.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start);
}

/** "You should hold a licence" wishes for what follows, "typing should be fair" for what it follows. */
function withShould(text: JobText, { from, to }: Range, cues: Hit<Cue>[]): Hit<Cue>[] {
  const wishes = findPhrases(SHOULD, text.words, from, to)
    .filter((hit) => !cues.some((cue) => cue.from < hit.to && hit.from < cue.to))
    .map((hit) => (hit.from === from || PERSONS.has(foldedAt(text, hit.from - 1)) ? hit : { ...hit, value: "shouldAfter" as const }));
  return [...cues, ...wishes].sort((a, b) => a.from - b.from);
}
