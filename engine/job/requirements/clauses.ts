import data from "../../data/job/cues.json";
import { hasGradedLanguage, hasLanguage } from "../facts/languages.ts";
import { isAsking, type Statement } from "../outline/statements.ts";
import { shutsOut } from "../outline/terms.ts";
import type { Importance, Span } from "../types.ts";
import { REACH } from "../weights.ts";
import { findAt, foldedAt, gapBefore, hasOr, type JobText } from "../words/job-text.ts";
import { type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { wordAt } from "../words/words.ts";
import { endOfOpener, isDuty, needOfReader } from "./asked-of-reader.ts";
import { withoutCall } from "./calls.ts";
import { type Cue, findCues } from "./cues.ts";
import { dashOpensList, leavesChoice } from "./kinds.ts";
import { FIRST_PERSON, isFragment, isRequest, opensNeed } from "./requests.ts";
import { isAmount } from "./years.ts";

/** A part of a statement that one modal cue governs; `cueWords` only say how strongly; `instead`: it counts in place of the part before. */
export type Clause = Range & { importance: Importance; instead: boolean; statement: Statement; cueWords: ReadonlySet<number> };
type Range = { from: number; to: number };

const BE_DOING = /^(?:and |also )?you(?:['’]ll| will) (?:also )?be \p{L}+ing\b/u;
const MARKS = /;|\s[-–—]\s/;
/** Points part what is asked for, not what is told in a row ("answering calls · noting faults that others should know"). */
const LIST_MARKS = /;|\s[-–—·]\s/;
const SO_MUCH = /^(?:that|much|many|far|as|to|long|well|we|you)$/;
const HOUSE = new Set(data.house);
const ONE_OF = /^(?:one|any|either) of$/;
const SOFTENERS = /^(?:ideally|preferably)$/;
const OF_HOUSE = /^(?:we|we['’]\w+|our|the|it|it['’]s|that|that['’]s|there|they|he|she|my|i|some|most|all|half)$/;
const REASONS = /^(?:as|because|since|so|our|we|we['’]\w+)$/;
const TURNS = new Set(data.turns);
const IS_NOT = /^(?:is|are|isn['’]t|aren['’]t|not|never)$/;
const NOTHING = new Set(data.nothing);
const NOT_NOTHING = toPhraseSet(data.notNothing);
const BARE = new Set(data.bare);
const HEADS = new Set(data.heads);
/** "Other …", "equivalent …" at the start of a part, and what says at its end that it will do as well. */
const OTHERS = new Set(data.leftOpen);
const TAKEN_TOO = new Set(data.takenToo);

/** Clauses of a statement that ask for something; none when it only tells, offers or waives. */
export function toClauses(text: JobText, statement: Statement, mentions: readonly Span[], afterRequest: boolean): Clause[] {
  const named = wordsIn(text, mentions);
  const cues = findCues(text, statement, mentions);
  const goesOn = afterRequest && isFragment(text, statement, named);
  if (shutsOut(text, statement) || (!goesOn && !isRequest(text, statement, cues, named))) return [];
  const cueWords = toCueWords(text, cues);
  const asking = withoutCall(text, statement);
  if (opensNeed(text, statement.from)) cueWords.add(statement.from);
  const marks = isAsking(statement.section) ? LIST_MARKS : MARKS;
  const parts = toSegments(text, asking, cues, marks).flatMap((segment) => cutAtCues(text, segment, within(cues, segment)));
  return withAfterthoughts(text, parts, cues).flatMap((part, index, all) => {
    const needed = goesOn || opensNeed(text, part.from);
    const graded = within(cues, beforeAside(text, all, index) ?? part);
    const importance = asksForNothing(text, part, within(cues, part)) ? undefined : importanceOf(statement, graded, needed);
    if (
      !importance ||
      leavesOpen(text, part) ||
      isOutcome(text, part.from, part.to) ||
      isOurs(text, part, statement.from, within(cues, part))
    )
      return [];
    const wish = whatIsNeeded(text, statement, whatIsLacked(text, part, within(cues, part)));
    const wished =
      goesOn || wish.from !== part.from ? { ...statement, section: "required" as const, item: true, from: wish.from } : statement;
    const instead = within(cues, part).some((cue) => cue.value === "instead");
    return inPieces(text, wish).map((piece) => ({ ...piece, importance, instead, statement: wished, cueWords }));
  });
}

/** No wish is as long as a page: a text without sentences is read in pieces that end at a comma or bracket, so that its length costs no more than it has words. */
function inPieces(text: JobText, { from, to }: Range): Range[] {
  const pieces: Range[] = [];
  let start = from;
  while (to - start > REACH.clauseWords) {
    let end = start + REACH.clauseWords;
    while (end > start + REACH.clauseWords / 2 && !/[,;()\]]/.test(gapBefore(text, end))) end--;
    pieces.push({ from: start, to: end });
    start = end;
  }
  return [...pieces, { from: start, to }];
}

/** "We'd welcome design, viability (an outline is enough), and law": behind a bracket with a grade of its own goes on what was said before. */
function beforeAside(text: JobText, parts: readonly Range[], index: number): Range | undefined {
  const [part, aside, before] = [parts[index], parts[index - 1], parts[index - 2]];
  if (!part || !aside || !before || !/[([]$/.test(gapBefore(text, aside.from))) return undefined;
  return /^[)\]],/.test(gapBefore(text, part.from)) ? before : undefined;
}

function wordsIn({ words }: JobText, spans: readonly Span[]): Set<number> {
  const inside = new Set<number>();
  for (const { start, end } of spans) for (let at = wordAt(words, start); (words[at]?.end ?? end + 1) <= end; at++) inside.add(at);
  return inside;
}

function within(cues: readonly Hit<Cue>[], { from, to }: Range): Hit<Cue>[] {
  return cues.filter((cue) => cue.from >= from && cue.to <= to);
}

/** A single word of emphasis ("advanced") may be part of a name; longer ones and modal cues are not. */
function toCueWords(text: JobText, cues: readonly Hit<Cue>[]): Set<number> {
  const marked = new Set<number>();
  for (const cue of cues) {
    if (cue.value === "emphasis" && cue.to - cue.from === 1) continue;
    for (let at = cue.from; at < cue.to; at++) if (!text.lexicon.joinWords.has(foldedAt(text, at))) marked.add(at);
  }
  return marked;
}

/** "Not required, though it's a plus", "VBA – desirable": a grade without a name of its own belongs to what was waived, or named without a grade, before. */
function withAfterthoughts(text: JobText, parts: readonly Range[], cues: readonly Hit<Cue>[]): Range[] {
  const joined: Range[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const own = within(cues, part);
    const grade = { from: part.from, to: endOfGrade(text, part, own) };
    if (before && isBare(text, grade, own) && isOpen(within(cues, before), own))
      joined[joined.length - 1] = { from: before.from, to: grade.to };
    else joined.push(part);
  }
  return joined;
}

/** "… but it's a bonus as then the fees are lower", "… but our Saturdays are wild": the reason behind a grade names nothing. */
function endOfGrade(text: JobText, { to }: Range, cues: readonly Hit<Cue>[]): number {
  const behind = cues.find((cue) => cue.value !== "emphasis")?.to;
  return behind !== undefined && behind < to && REASONS.test(foldedAt(text, behind)) ? behind : to;
}

/** Whether what was said before waits for the grade behind it. */
function isOpen(before: readonly Hit<Cue>[], own: readonly Hit<Cue>[]): boolean {
  const isModal = ({ value }: Hit<Cue>) => value !== "emphasis";
  return own.some(isModal) ? before.every((cue) => !isModal(cue) || cue.value === "negated") : !before.some(isModal);
}

/** Whether a statement only says how strongly, and of what stands before it: "That's a big plus." */
export function isGradeAlone(text: JobText, statement: Statement): boolean {
  const cues = findCues(text, statement, []);
  return cues.some((cue) => cue.value !== "emphasis") && isBare(text, statement, cues);
}

function isBare(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): boolean {
  const isPlainAmount = cues.every((cue) => cue.value === "emphasis");
  for (let at = from; at < to; at++)
    if (
      !BARE.has(foldedAt(text, at)) &&
      !(isPlainAmount && isAmount(foldedAt(text, at))) &&
      !cues.some((cue) => cue.from <= at && at < cue.to)
    )
      return false;
  return true;
}

/** "Nobody can join the team without a diving ticket": the wish is what stands behind "without". */
function whatIsLacked(text: JobText, part: Range, cues: readonly Hit<Cue>[]): Range {
  const { to } = part;
  const without = cues.some((cue) => cue.value === "insisted") ? findAt(part, (at) => foldedAt(text, at) === "without") : -1;
  if (without < 0) return part;
  let end = without + 1;
  while (
    end < to &&
    !FIRST_PERSON.test(foldedAt(text, end)) &&
    !(end > without + 1 && /[,;]/.test(gapBefore(text, end)) && !text.lexicon.joinWords.has(foldedAt(text, end)))
  )
    end++;
  return { from: without + 1, to: end };
}

/** "To fit in you'd want to have …": in prose the wish is what stands behind the words that put it to the reader. */
function whatIsNeeded(text: JobText, { section }: Statement, part: Range): Range {
  if (isAsking(section)) return part;
  const need = needOfReader(text, part);
  return { from: need?.to ?? endOfOpener(text, part), to: part.to };
}

/** "…, but we all speak English", "…; our treasurer has Xero in hand", "…, although colleagues from nurseries do well": what the house and its people do. */
function isOurs(text: JobText, { from }: Range, first: number, cues: readonly Hit<Cue>[]): boolean {
  const turn = TURNS.has(foldedAt(text, from));
  const who = foldedAt(text, turn ? from + 1 : from);
  if (from > first && isReason(text, from)) return true;
  return cues.every(({ value }) => value === "negated") && (turn || from > first) && (/^(?:we|our)$/.test(who) || (turn && HOUSE.has(who)));
}

/** "Sage or Xero; other packages acceptable", "an equivalent combination of training and experience will be considered": no wish of its own. */
function leavesOpen(text: JobText, { from, to }: Range): boolean {
  const first = /^(?:an?|any)$/.test(foldedAt(text, from)) ? from + 1 : from;
  return OTHERS.has(foldedAt(text, first)) && TAKEN_TOO.has(foldedAt(text, to - 1)) && to - from <= REACH.subjectWords + REACH.asideWords;
}

/** "No licence is required", "neither a degree nor a certificate is expected". */
function asksForNothing(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): boolean {
  const waives = cues.some(({ value }) => value === "must" || value === "shouldAfter");
  const spared = cues.some(({ value }) => value === "insisted" || value === "niceAfter");
  return waives && !spared && NOTHING.has(foldedAt(text, from)) && !phraseAt(NOT_NOTHING, text.words, from, to);
}

/** Parts between semicolons, dashes, points amid the line and turns ("but"). */
function toSegments(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[], marks: RegExp): Range[] {
  const edges = [from];
  let depth = 0;
  for (let at = from + 1; at < to; at++) {
    const gap = gapBefore(text, at);
    depth = Math.max(0, depth + gap.split(/[([]/).length - gap.split(/[)\]]/).length);
    if (depth > 0 || cues.some((cue) => at > cue.from && at < cue.to) || leavesChoice(text, at, to) || dashOpensList(text, from, at))
      continue;
    const range = /\d\+?$/.test(foldedAt(text, at - 1)) && /^\d/.test(foldedAt(text, at));
    if (
      (!range && !isAmountAlone(text, at, to) && marks.test(gap) && phraseAt(text.lexicon.joins, text.words, at, to)?.value !== "or") ||
      TURNS.has(foldedAt(text, at)) ||
      isReason(text, at) ||
      isOutcome(text, edges.at(-1) ?? from, at) ||
      endsReason(text, edges.at(-1) ?? from, at)
    )
      edges.push(at);
  }
  return edges.map((start, index) => ({ from: start, to: edges[index + 1] ?? to }));
}

/** "…, because the schools are on BIM", "…, as that's where our team is thin": why something is asked for. */
function isReason(text: JobText, at: number): boolean {
  const opens =
    foldedAt(text, at) === "because" || (/^(?:as|since|cause)$/.test(foldedAt(text, at)) && /[,;–—-]/.test(gapBefore(text, at)));
  return opens && OF_HOUSE.test(foldedAt(text, at + 1));
}

/** "You'll cash up twice a week | so cash handling is a must": the duty is why the wish behind it is asked. */
function isOutcome(text: JobText, from: number, at: number): boolean {
  if (foldedAt(text, at) !== "so" || SO_MUCH.test(foldedAt(text, at + 1))) return false;
  const said = text.words.slice(from, at).map(({ folded }) => folded);
  return isDuty(text, { from, to: at }) || BE_DOING.test(said.join(" "));
}

/** "…, because nobody is here to show you, so a licence is needed too". */
function endsReason(text: JobText, from: number, at: number): boolean {
  return foldedAt(text, at) === "so" && gapBefore(text, at).includes(",") && isReason(text, from);
}

/** "SQL - 5 yrs, Python": the amount belongs to what stands before the dash. */
function isAmountAlone(text: JobText, at: number, to: number): boolean {
  return isAmount(foldedAt(text, at)) && isAmount(foldedAt(text, at + 1)) && (at + 2 >= to || /[,;)]/.test(gapBefore(text, at + 2)));
}

/** Cuts where one cue ends its reach and another begins: "BSc required, MSc preferred", "sales, ideally in retail". */
function cutAtCues(text: JobText, { from, to }: Range, cues: readonly Hit<Cue>[]): Range[] {
  const modal = cues.filter((cue) => cue.value !== "emphasis");
  const cuts = modal.flatMap((cue, index) => [cutFor(text, from, cue, modal[index - 1]), endOfAside(text, cue, to)]);
  const inside = cuts.filter((cut) => cut !== undefined && cut > from && cut < to) as number[];
  const edges = [from, ...[...new Set(inside)].sort((a, b) => a - b)];
  return edges.map((start, index) => ({ from: start, to: edges[index + 1] ?? to }));
}

function cutFor(text: JobText, from: number, cue: Hit<Cue>, previous: Hit<Cue> | undefined): number | undefined {
  if (cue.value.endsWith("Before")) return cue.from;
  if (cue.value === "negated") return deniesOwnPart(text, cue, previous) ? previous?.to : undefined;
  if (previous?.value === cue.value) return undefined;
  const bracket = openBracket(text, previous ? previous.to : from, cue);
  if (bracket !== undefined) return bracket;
  const last = lastSeparator(text, previous ? previous.to - 1 : from, cue.from);
  if (previous) return /^,\s/.test(gapBefore(text, previous.to)) ? previous.to : last;
  if (cue.value === "must") return undefined;
  if (
    last !== undefined &&
    !hasGradedLanguage(text, from, last) &&
    hasLanguage(text, from, last) &&
    hasLanguage(text, last, cue.from) &&
    hasOr(text, { from: last, to: cue.from })
  )
    return undefined;
  if (last !== undefined && !hasGradedLanguage(text, from, last) && isChoice(text, { from, to: cue.from }, last)) return undefined;
  return /[([]$/.test(gapBefore(text, cue.from)) || isOwnPart(text, from, last, cue.from) ? last : undefined;
}

/** "Payroll is an asset, | French is not required": the denial is about the subject behind the comma. */
function deniesOwnPart(text: JobText, { from }: Hit<Cue>, previous: Hit<Cue> | undefined): boolean {
  if (!previous || !/After$|^must$/.test(previous.value) || !/^,\s/.test(gapBefore(text, previous.to))) return false;
  return from > previous.to && IS_NOT.test(foldedAt(text, from));
}

/**
 * "Blender, Cinema 4D or Dimension (a plus)", "a degree in law, a degree in business or five years in an office is preferred", "implant
 * nursing or, failing that, oral surgery is preferred", "one of Jenkins, GitLab (a plus)": one choice to the end.
 */
function isChoice(text: JobText, { from, to }: Range, last: number): boolean {
  const { orWords, andWords } = text.lexicon;
  const joined = (at: number, end: number, words: ReadonlySet<string>) => text.words.slice(at, end).some(({ folded }) => words.has(folded));
  const isAside = (at: number) => orWords.has(foldedAt(text, at)) && gapBefore(text, at + 1).includes(",");
  if ([2, 3, 4].some((back) => last - back > from && isAside(last - back))) return !joined(from, to, andWords);
  const opens = ONE_OF.test(`${foldedAt(text, from)} ${foldedAt(text, from + 1)}`);
  if (!(opens || joined(last + 1, to, orWords)) || joined(from, to, andWords) || joined(from, last, orWords)) return false;
  const parts = text.flat.slice(text.words[from]?.start, text.words[last]?.start).split(",").slice(0, -1);
  return (
    !/[:;.()]/.test(parts.join()) &&
    parts.every((part) => !/\b(?:years?|months?|yrs)\b/i.test(part) && part.trim().split(" ").length <= REACH.asideWords)
  );
}

/** Where the bracket around a name and its cue opens: "Java (Scala is a plus)". */
function openBracket(text: JobText, from: number, cue: Range): number | undefined {
  if (/[)\]]/.test(gapBefore(text, cue.from))) return undefined;
  for (let at = cue.from - 1; at > Math.max(from, cue.from - REACH.asideWords); at--) {
    if (/[([]$/.test(gapBefore(text, at))) return at;
    if (/[)\]]/.test(gapBefore(text, at))) return undefined;
  }
  return undefined;
}

/** ", ideally six or more, " ends at its second comma, "(Java preferred, Kotlin fine)" at its bracket. */
function endOfAside(text: JobText, cue: Hit<Cue>, to: number): number | undefined {
  if ((cue.value.endsWith("After") || cue.value === "instead") && openBracket(text, 0, cue) !== undefined) {
    for (let at = cue.to; at < to; at++) if (/[)\]]/.test(gapBefore(text, at))) return at;
    return undefined;
  }
  if (cue.value.endsWith("After") && SOFTENERS.test(foldedAt(text, cue.from)) && /^,/.test(gapBefore(text, cue.to))) return cue.to;
  if (!cue.value.endsWith("Before") || !/[,(]/.test(gapBefore(text, cue.from))) return undefined;
  for (let at = cue.to + 1; at < Math.min(to, cue.to + REACH.asideWords); at++) if (/[,)]/.test(gapBefore(text, at))) return at;
  return undefined;
}

/** "Java, Go a plus" wishes for Go alone; "Java, Go and Rust a plus" for all three. */
function isOwnPart(text: JobText, from: number, last: number | undefined, to: number): boolean {
  if (last === undefined || gapBefore(text, to).includes(",")) return false;
  if (hasGradedLanguage(text, from, last) && hasLanguage(text, last, to)) return true;
  const { joinWords, andWords } = text.lexicon;
  const begin = andWords.has(foldedAt(text, last - 1)) ? last - 1 : last;
  if (!gapBefore(text, begin).includes(",")) return false;
  const part = text.words.slice(foldedAt(text, last) === "with" ? last + 1 : last, to).map((word) => word.folded);
  if (part.some((word) => HEADS.has(word))) return !joinWords.has(part[0] ?? "");
  const before = text.flat.slice(text.words[from]?.start, text.words[last]?.start).replace(/\([^)]*\)/g, "");
  return before.split(",").length === 2 && !part.some((word) => joinWords.has(word));
}

/** Where the last part before a cue begins; what a closed bracket holds has no parts ("registers (Handelsregister, RCS) are expected"). */
function lastSeparator(text: JobText, from: number, to: number): number | undefined {
  let depth = 0;
  for (let at = to; at > from; at--) {
    const gap = gapBefore(text, at);
    const behind = gap.slice(gap.lastIndexOf(")") + 1);
    const isPart = depth === 0 && at < to;
    depth = Math.max(0, depth + gap.split(/[)\]]/).length - gap.split(/[([]/).length);
    if (isPart && (behind.includes(",") || (behind.includes(":") && !isAmount(foldedAt(text, at))))) return at;
    if (isPart && depth === 0 && at - 1 > from && text.lexicon.andWords.has(foldedAt(text, at - 1))) return at;
  }
  return undefined;
}

function importanceOf({ section }: Statement, cues: readonly Hit<Cue>[], needed: boolean): Importance | undefined {
  const has = (...values: Cue[]) => cues.some((cue) => values.includes(cue.value));
  if (has("insisted")) return "must";
  if (has("niceBefore", "niceAfter")) return "nice";
  if (has("shouldBefore", "shouldAfter")) return "should";
  if (has("negated")) return undefined;
  if (has("must") || needed) return "must";
  if (section === "must" || section === "required") return "must";
  if (section === "preferred") return "should";
  if (section === "nice") return "nice";
  return "must";
}
