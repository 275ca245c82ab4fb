import casual from "../../data/job/casual.json";
import data from "../../data/job/cues.json";
import grades from "../../data/job/grades.json";
import { isOccupation } from "../facts/occupations.ts";
import type { Span } from "../types.ts";
import { REACH, ROLE } from "../weights.ts";
import { findAt, foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { answered, conditions } from "./conditions.ts";
import { gradeAt } from "./grades.ts";
import { leavesChoice } from "./kinds.ts";

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
const CASUAL: Partial<Record<Cue, string[]>> = { negated: casual.negated, niceBefore: casual.niceBefore };
const CUES = toPhraseMap<Cue>(KINDS.flatMap((cue) => [...data[cue], ...(CASUAL[cue] ?? [])].map((phrase) => [phrase, cue] as const)));
const TAILS = toPhraseSet(grades.tails);
/** Cues behind which "too" and "as well" still belong to them. */
const GRADED: ReadonlySet<Cue> = new Set(["must", "shouldAfter", "niceAfter", "negated"]);
const SHOULD = toPhraseMap<Cue>(data.should.map((phrase) => [phrase, "shouldBefore"] as const));
const NOBODY = toPhraseSet(data.nobody);
const REFUSALS = toPhraseSet(data.refusals);
const ACTS = new Set(data.acts);
const ELLIPSIS = /^(?:have|do|did|can|are|know)$/;
const HOLDING = /^(?:have|hold|be|possess|know|speak|carry)$/;
const HELD = /^(?:hold|holds|holding|have|has|having|possess|possesses|got)$/;
const AIMING =
  /^(?:(?:to )?be |would be |is |are |being )?(?:willing|prepared|happy|keen|ready|working|studying) (?:to )?(?:(?:work |study |train )?(?:towards?|for) |gain |obtain |achieve |complete |undertake |take |do |get )/;
const ROLES = new Set(data.roles);
const PERSONS = new Set(data.persons);
const LACKING = toPhraseSet([...data.lacking, ...casual.lacking]);
const REMEDIED = toPhraseSet(data.remedied);
const LACKS = toPhraseSet(data.lacks);
const NEARLY = toPhraseSet(casual.nearly);
const REMEDIES = new Set(data.remedies);
const REFUSING = new Set(data.refusing);
const SETTLED = new Set(data.settled);
const PAPERS = new Set(data.papers);
const NEEDED = new Set(data.hard);
const HAVING_IT = new Set(data.havingIt);
const POINTING = new Set(data.pointing);
const BEFORE: Partial<Record<Cue, Cue>> = { shouldAfter: "shouldBefore", niceAfter: "niceBefore" };
const AFTER: Partial<Record<Cue, Cue>> = { shouldBefore: "shouldAfter", niceBefore: "niceAfter" };

/** Modal cues of a statement from left to right, without those that say nothing here. */
export function findCues(text: JobText, { from, to }: Range, mentions: readonly Span[]): Hit<Cue>[] {
  const lacking = findPhrases(LACKING, text.words, from, to).length > 0;
  const said = cuesIn(text, from, to).filter(
    (cue) => cue.value !== "idle" && !isInName(text, cue, mentions) && (cue.value !== "insisted" || lacking),
  );
  const asked = [
    ...said,
    ...needsOfRoles(text, { from, to }, said),
    ...shutDoor(text, { from, to }, said),
    ...pleaded(text, { from, to }, said),
    ...settled(text, { from, to }, said),
    ...heldOrAimedAt(text, { from, to }),
    ...conditions(text, { from, to }, said),
    ...answered(text, { from, to }),
  ].sort((a, b) => a.from - b.from);
  return withShould(text, { from, to }, withLeftOver(text, to, asked)).map((cue) => {
    if (denied(text, from, cue) || leavesFree(text, from, cue, to)) return { ...cue, value: "negated" };
    if (opensName(text, from, to, cue)) return { ...cue, value: BEFORE[cue.value] ?? cue.value };
    const back = cue.from > from && AFTER[cue.value] ? endOfPointing(text, cue.to, to) : undefined;
    return back !== undefined || endsPart(text, from, to, cue) ? { ...cue, to: back ?? cue.to, value: AFTER[cue.value] ?? cue.value } : cue;
  });
}

/** "Holds or would be willing to work towards a plant operator's certificate": who lacks it still fits. */
function heldOrAimedAt(text: JobText, { from, to }: Range): Hit<Cue>[] {
  for (let at = from; at < to; at++) {
    if (!HELD.test(foldedAt(text, at)) || !text.lexicon.orWords.has(foldedAt(text, at + 1))) continue;
    const rest = text.words.slice(at + 2, Math.min(to, at + 2 + REACH.subjectWords)).map(({ folded }) => folded);
    const aim = AIMING.exec(`${rest.join(" ")} `)?.[0];
    if (aim !== undefined) return [{ from: at, to: at + 2 + aim.trim().split(" ").length, value: "shouldBefore" }];
  }
  return [];
}

/** "Level 3 food safety, please", "NVQ 2 please and two years in a salon": a short wish for a thing; "CV and cover letter please" is about applying. */
function pleaded(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): Hit<Cue>[] {
  const end = findAt({ from: from + 1, to }, (at) => foldedAt(text, at) === "please");
  if (end < 0 || cues.some(({ value }) => value !== "emphasis") || end - from >= REACH.subjectWords) return [];
  const goesOn = text.lexicon.andWords.has(foldedAt(text, end + 1)) || /,/.test(gapBefore(text, end + 1));
  const isWish = (end === to - 1 || goesOn) && !text.words.slice(from, end).some(({ folded }) => PAPERS.has(folded));
  return isWish ? [{ from: end, to: end + 1, value: "must" }] : [];
}

/** "Empower preferred, Chromeleon fine": what ends its part behind another grade. */
function settled(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): Hit<Cue>[] {
  for (let at = from + 1; at < to; at++) {
    if (!SETTLED.has(foldedAt(text, at)) || cues.some((cue) => cue.from <= at && at < cue.to)) continue;
    const ends = at + 1 >= to || /[,;.)]/.test(gapBefore(text, at + 1));
    if (ends && cues.some((cue) => cue.to < at && cue.value.endsWith("After"))) return [{ from: at, to: at + 1, value: "instead" }];
  }
  return [];
}

/** "so no licence needed": the denial stands a few words before what would ask. */
function denied(text: JobText, from: number, cue: Hit<Cue>): boolean {
  if (cue.value !== "must" || cue.to - cue.from > 2 || !NEEDED.has(foldedAt(text, cue.to - 1))) return false;
  for (let at = cue.from - 1; at > Math.max(from, cue.from - REACH.asideWords); at--) {
    if (/[,;:.()]/.test(gapBefore(text, at + 1)) || text.lexicon.andWords.has(foldedAt(text, at))) return false;
    if (foldedAt(text, at) === "no") return !/^(?:more|fewer|less|later)$/.test(foldedAt(text, at + 1));
  }
  return false;
}

/** "ISO 9001, desirable ISO 13485": a grade right behind the comma, with a name in capitals right behind it, is about that. */
function opensName({ flat, words }: JobText, first: number, limit: number, { from, to }: Hit<Cue>): boolean {
  const isPart = from > first && to === from + 1 && to < limit && /^,\s$/.test(flat.slice(words[from - 1]?.end, words[from]?.start));
  return isPart && flat.charAt(words[to - 1]?.end ?? 0) === " " && /[\p{Lu}\d]/u.test(flat.charAt(words[to]?.start ?? 0));
}

/** "Don't worry if you haven't used SAP": what stands behind the opening words is not needed; behind a wish they make it nice to have. */
function leavesFree({ words }: JobText, first: number, { from, to, value }: Hit<Cue>, limit: number): boolean {
  if (value !== "niceAfter" || from !== first || !/^(?:haven['’]t|don['’]t|not)$/.test(words[to - 1]?.folded ?? "")) return false;
  const behind = words.slice(to, limit);
  return behind.length > 0 && !behind.some(({ folded }) => POINTING.has(folded) && folded !== "any" && folded !== "some");
}

/** "Pasta, bread: great if you've done them", "…, but it's nice if you have": where the words end that point back to what stands before. */
function endOfPointing(text: JobText, from: number, limit: number): number | undefined {
  let at = from;
  while (at < limit && at - from < REACH.asideWords && HAVING_IT.has(foldedAt(text, at)) && !/[,;.]/.test(gapBefore(text, at))) at++;
  const ends = at === limit || /[,;:.()!–-]/.test(gapBefore(text, at));
  if (ends && at > from && ELLIPSIS.test(foldedAt(text, at - 1))) return at;
  if (at === limit || !POINTING.has(foldedAt(text, at))) return undefined;
  return at + 1 >= limit || /[,;:.()!–-]/.test(gapBefore(text, at + 1)) ? at + 1 : undefined;
}

/** "Cooks need a food handler's card", "every driver needs to hold an ADR card": what a role cannot be done without. */
function needsOfRoles(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): Hit<Cue>[] {
  for (let at = from + 1; at < Math.min(to, from + REACH.subjectWords); at++) {
    if (!/^(?:needs?|requires?|demands?)$/.test(foldedAt(text, at)) || cues.some((cue) => cue.from <= at && at < cue.to)) continue;
    const doing = foldedAt(text, at + 1) === "to" && !HOLDING.test(foldedAt(text, at + 2));
    const subject = foldedAt(text, at - 1);
    if (!doing && (ROLES.has(subject) || isOccupation(subject)))
      return [{ from: at - from <= ROLE.mostWords ? from : at - 1, to: at + 1, value: "must" }];
  }
  return [];
}

/** "Nobody joins without …", "without … we cannot employ you": what keeps everybody out who lacks it. */
function shutDoor(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): Hit<Cue>[] {
  if (cues.some((cue) => cue.value === "insisted") || !text.words.slice(from, to).some(({ folded }) => folded === "without")) return [];
  for (let at = from; at < to; at++) {
    const nobody = phraseAt(NOBODY, text.words, at, to);
    const denial = phraseAt(REFUSALS, text.words, at, to);
    const refused = denial && text.words.slice(denial.to, Math.min(to, denial.to + 2)).some(({ folded }) => ACTS.has(folded));
    const noRole = foldedAt(text, at) === "no" && isOccupation(foldedAt(text, at + 1)) ? { from: at, to: at + 2, value: "no" } : undefined;
    const hit = nobody ?? noRole ?? (refused ? denial : undefined);
    if (hit) return [{ ...hit, value: "insisted" }];
  }
  return [];
}

/** "A degree isn't needed, a card is.", "Sales not essential but tact is.": the verb alone says of the second what was denied of the first. */
function withLeftOver(text: JobText, to: number, cues: Hit<Cue>[]): Hit<Cue>[] {
  const last = cues.at(-1);
  if (!last || last.to >= to - 1 || !/^(?:is|are)$/.test(foldedAt(text, to - 1))) return cues;
  const turned = last.value === "niceAfter" && foldedAt(text, last.to - 1) === "but";
  if (last.value !== "negated" && !turned) return cues;
  const denial: Hit<Cue> = turned ? { ...last, to: last.to - 1, value: "negated" } : last;
  return [...cues.slice(0, -1), denial, { from: to - 1, to, value: "must" }];
}

/** The longest cue at each place: a phrase of the list or a grade made of its parts. */
function cuesIn(text: JobText, from: number, limit: number): Hit<Cue>[] {
  const hits: Hit<Cue>[] = [];
  for (let at = from; at < limit; at++) {
    const nearly = phraseAt(NEARLY, text.words, at, limit);
    if (nearly) {
      at = endOfRemedy(text, nearly.to, limit) - 1;
      continue;
    }
    const hit = cueAt(text, at, limit);
    const remedied = phraseAt(REMEDIED, text.words, at, limit) ?? remedyAt(text, at, limit);
    if (remedied && remedied.to > (hit?.to ?? 0)) {
      const to = endOfRemedy(text, remedied.to, limit);
      hits.push({ from: at, to, value: "niceAfter" });
      at = to - 1;
      continue;
    }
    if (!hit || (hit.value === "negated" && leavesChoice(text, at, limit))) continue;
    const to = GRADED.has(hit.value) ? endOfTail(text, hit.to, limit) : hit.to;
    hits.push({ ...hit, to });
    at = to - 1;
  }
  return hits;
}

/** A phrase of the list, or a longer grade made of its parts. */
function cueAt(text: JobText, at: number, limit: number): Hit<Cue> | undefined {
  const listed = phraseAt(CUES, text.words, at, limit);
  const made = gradeAt(text, at, limit, CUES);
  const longest = made && made.to > (listed?.to ?? 0) ? made : listed;
  return longest && opensLack(text, longest, limit) ? undefined : longest;
}

/** "…, great, if not we'll show you": the "if" belongs to those who lack it. */
function opensLack(text: JobText, { from, to }: Range, limit: number): boolean {
  return to - from > 1 && foldedAt(text, to - 1) === "if" && phraseAt(LACKS, text.words, to - 1, limit) !== undefined;
}

/** "if not, we'll", but not "if not, we can't". */
function remedyAt(text: JobText, from: number, limit: number): Hit<string> | undefined {
  const lack = phraseAt(LACKS, text.words, from, limit);
  if (!lack || lack.to >= limit || !REMEDIES.has(foldedAt(text, lack.to))) return undefined;
  const isRefused = [1, 2].some((step) => REFUSING.has(foldedAt(text, lack.to + step)));
  return isRefused ? undefined : { ...lack, to: lack.to + 1 };
}

/** "… – if not, you'll do the course with us": what the house does for those who lack it names nothing. */
function endOfRemedy(text: JobText, from: number, limit: number): number {
  let to = from;
  while (to < limit && !/[.;()]/.test(gapBefore(text, to))) to++;
  return to;
}

/** "… would be great too", "… is required by the regulator": words behind a grade that name nothing. */
function endOfTail(text: JobText, from: number, limit: number): number {
  const tail = phraseAt(TAILS, text.words, from, limit)?.to ?? from;
  const turns = foldedAt(text, tail - 1) === "though" && tail < limit && gapBefore(text, tail) === " ";
  const at = turns ? from : tail;
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

/** "VBA (ideally)", "VBA ideally, …", "Kotlin if possible": a cue with nothing behind it speaks of what stands before. */
function endsPart(text: JobText, from: number, to: number, cue: Hit<Cue>): boolean {
  const isBetween = cue.to - cue.from === 1 && /^,/.test(gapBefore(text, cue.to)) && /^\s?$/.test(gapBefore(text, cue.from));
  return (
    cue.from > from && (cue.to >= to || /[)\];]/.test(gapBefore(text, cue.to)) || (isBetween && !PERSONS.has(foldedAt(text, cue.from - 1))))
  );
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
