import education from "../../data/job/education.json";
import data from "../../data/job/mixed-choices.json";
import amounts from "../../data/job/years.json";
import type { SkillMention } from "../../skills/index.ts";
import { fieldsOfPaper } from "../facts/education.ts";
import type { Alternative } from "../types.ts";
import { WAYS } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { phraseAt, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";
import type { Clause } from "./clauses.ts";
import { collect } from "./merge.ts";
import { secondPaper } from "./paper-pairs.ts";
import { type Asked, readClause } from "./requirements.ts";
import { joinWays, type Way, waysOf } from "./ways.ts";
import { isAmount, readYears, type Years } from "./years.ts";

/** "Certificate or degree in nursing": words that name a paper with what stands behind. */
const PAPERS = new Set(education.papers);
const EXPERIENCE = toPhraseSet(data.experience);
const EQUAL = new Set(data.equal);
const BY_EXPERIENCE = toPhraseSet(data.byExperience);
const FIELD = new Set(data.field);
const REPLACED = new Set(education.replaced);
const VERBS = new Set(data.verbs);
const OPEN_END = new Set(data.openEnd);
const TOGETHER = new Set(data.together);
const SOME = new Set(data.some);
const YEARS = new Set(amounts.years);
/** "Sales experience". */
const NAMES_EXPERIENCE = /\s(?:experience|background)$/i;
/** "A combination of education and experience" is no skill. */
const EDUCATION = new Set(["combination", "mix", "blend", "field", "subject", "discipline", "similar"]);
const BREAK = /[,;:.()\n]/;
type Range = { from: number; to: number };
type Experience = Range & { field?: Range; minYears?: number };
type Reader = (range: Range) => Asked;

/** Everything one clause asks for; the sides of an "or" between a degree, a paper and years are one wish. */
export function readAsked(text: JobText, clause: Clause, mentions: readonly SkillMention[], closed: ReadonlySet<number>): Asked {
  const barred = new Set([...closed, ...replacedIn(text, clause)]);
  const read: Reader = ({ from, to }) => {
    const start = text.words[from]?.start ?? 0;
    const end = text.words[to - 1]?.end ?? 0;
    const inside = mentions.filter((mention) => mention.start >= start && mention.end <= end);
    return readClause(text, { ...clause, from, to }, inside, barred);
  };
  return readPapers(text, clause, toRangeReader(text, clause, read), mentions);
}

/** So many papers stand in one sentence at most. */
const MOST_PAPERS = 6;

/** "NVQ 3 in engineering and GCSE maths": a degree and the paper behind the "and" are read each by itself. */
function readPapers(text: JobText, range: Range, read: Reader, mentions: readonly SkillMention[]): Asked {
  const parts: Asked[] = [];
  let { from } = range;
  while (parts.length < MOST_PAPERS) {
    const second = secondPaper(text, { from, to: range.to }, mentions);
    if (second === undefined) break;
    parts.push(read({ from, to: second - 1 }));
    from = second;
  }
  const last = read({ from, to: range.to });
  return parts.length === 0 ? last : collect([...parts, last]);
}

/** "In lieu of a degree", "in the absence of such a certificate": what the words in front stand for is named already. */
function replacedIn(text: JobText, { from, to }: Range): number[] {
  const found: number[] = [];
  for (let at = from + 1; at < to; at++) {
    if (!REPLACED.has(foldedAt(text, at)) || foldedAt(text, at + 1) !== "of") continue;
    const begin = text.lexicon.lead.has(foldedAt(text, at - 1)) && foldedAt(text, at - 2) === "in" ? at - 2 : at - 1;
    let end = at + 2;
    while (end < to && (text.lexicon.lead.has(foldedAt(text, end)) || foldedAt(text, end) === "the") && !BREAK.test(gapBefore(text, end)))
      end++;
    for (let index = begin; index <= Math.min(end, to - 1); index++) found.push(index);
  }
  return found;
}

/** So many choices stand in one clause at most; more are a list of something else. */
const MOST_CHOICES = 24;

/** Each range is read once: the sides of one choice are those of the next. */
function toRangeReader(text: JobText, clause: Clause, read: Reader): Reader {
  const known = new Map<string, Asked>();
  const readOnce =
    (find: Reader, kind: string): Reader =>
    (range) => {
      const key = `${kind} ${range.from} ${range.to}`;
      const found = known.get(key) ?? find(range);
      known.set(key, found);
      return found;
    };
  const readPlain = readOnce(read, "plain");
  const readRange: Reader = readOnce((range) => {
    const ors = orsIn(text, range);
    if (ors.length > MOST_CHOICES) return readPlain(range);
    for (const or of ors) {
      const joined = readSides(text, clause, range, or, { readPlain, readRange });
      if (joined) return joined;
    }
    return readPlain(range);
  }, "joined");
  return readRange;
}

type Readers = { readPlain: Reader; readRange: Reader };

function readSides(text: JobText, clause: Clause, range: Range, or: Range, { readPlain, readRange }: Readers): Asked | undefined {
  const instead = experienceAt(text, clause, { from: or.to, to: range.to });
  if (!instead && !mayBegin(text, clause, { from: or.to, to: range.to })) return undefined;
  const left = readPlain({ from: range.from, to: or.from });
  const before = waysOf(text, clause, left, { from: range.from, to: or.from });
  const last = before.at(-1);
  if (!last || isTogether(text, before) || (last.to < or.from && isAmount(foldedAt(text, or.from - 1)))) return undefined;
  if (instead) {
    if (last.kind !== "degree" && last.kind !== "paper") return undefined;
    const rest = instead.to < range.to ? readRange({ from: instead.to, to: range.to }) : undefined;
    return joinWays(text, left, rest, [last, toExperienceWay(text, instead)]);
  }
  const fields = last.kind === "degree" && last.to === or.from ? fieldsOfPaper(text, or.to, range.to) : undefined;
  const second = { from: beginOfName(text, or.to, range.to), to: fields?.from ?? range.to };
  const right = readRange(second);
  const first = firstWay(text, clause, right, second, last);
  if (!first || !isBehind(text, or.to, first) || !areWays(text, or.to, last, first)) return undefined;
  const ways = [...endOfList(text, before, or), first];
  if (!fields) return joinWays(text, left, right, ways);
  const rest = readRange({ from: fields.to, to: range.to });
  return withFields(text, joinWays(text, left, collect([right, rest]), ways), fields);
}

/** What the second half of a choice begins with; a word of a paper in front of it shares its degree ("certificate or degree in nursing"). */
function firstWay(text: JobText, clause: Clause, right: Asked, range: Range, last: Way): Way | undefined {
  const [opening] = waysOf(text, clause, right, range);
  const first = opening && (last.kind === "degree" || last.kind === "paper") ? asBackground(text, opening, range.to) : opening;
  const isShared = first?.kind === "degree" && last.to - last.from === 1 && PAPERS.has(foldedAt(text, last.from));
  return isShared ? undefined : first;
}

/** "Degree or CIM qualification in marketing": the degree is in marketing too. */
function withFields(text: JobText, asked: Asked, fields: Range & { names: string[] }): Asked {
  const words = text.flat.slice(text.words[fields.from]?.start, text.words[fields.to - 1]?.end).replace(/\s+/g, " ");
  const education = asked.education.map((one, index) =>
    index === asked.education.length - 1 && one.areas.length === 0 ? { ...one, name: `${one.name} ${words}`, areas: fields.names } : one,
  );
  return { ...asked, education };
}

/** Places where the second half of a choice may begin, not in "two years or more"; "/" with blanks joins kinds as well. */
function orsIn(text: JobText, { from, to }: Range): Range[] {
  const ors: Range[] = [];
  for (let at = from + 1; at < to; at++) {
    const join = phraseAt(text.lexicon.joins, text.words, at, to);
    if (join?.value === "or" && join.to < to) {
      if (!OPEN_END.has(foldedAt(text, join.to))) ors.push({ from: at, to: join.to });
    } else if (/\s\/\s/.test(gapBefore(text, at))) ors.push({ from: at, to: at });
  }
  return ors;
}

/** Cheap to tell: without a year, a degree or a paper among the words there is nothing to join. */
function mayBegin(text: JobText, clause: Clause, right: Range): boolean {
  return (
    readYears(text, { ...clause, ...right }).length > 0 || text.words.slice(right.from, right.to).some(({ folded }) => folded.length > 1)
  );
}

/** Whether both are ways to one wish. */
const areWays = (text: JobText, from: number, last: Way, first: Way): boolean => isMixed(last, first) || isApart(text, from, last, first);

/** Names of one kind are joined where they are read; a subject is no way beside a degree ("maths or physics degree"). */
function isMixed(last: Way, first: Way): boolean {
  if (first.kind === "skill") return false;
  if (first.kind === "years") return true;
  return last.kind !== first.kind && last.kind !== "skill";
}

/** "A degree in design or a strong portfolio", "a diploma or proof of …": an article or preposition of its own makes a way of a skill beside a degree. */
function isApart(text: JobText, from: number, last: Way, first: Way): boolean {
  const opens = /^(?:an?|with|your|some|through|by)$/.test(foldedAt(text, from));
  const isNamed = !EQUAL.has(foldedAt(text, first.from)) && !EDUCATION.has(foldedAt(text, first.from));
  return last.kind === "degree" && first.kind === "skill" && first.from > from && opens && isNamed;
}

/** "A diploma plus four years, or a degree": a way of two parts, which no list of ways holds. */
function isTogether({ words }: JobText, ways: readonly Way[]): boolean {
  const [one, next] = ways.slice(-2);
  if (one?.kind !== "degree" || next?.kind !== "years") return false;
  return words.slice(one.to, next.from).some(({ folded }) => TOGETHER.has(folded));
}

/** "NVQ 3 or a nursing background": what somebody has done, for years nobody counts. */
function asBackground(text: JobText, way: Way, limit: number): Way {
  const [own] = way.alternatives;
  if (way.kind === "skill" && own && NAMES_EXPERIENCE.test(own.name))
    return { ...way, kind: "years", alternatives: [{ name: own.name, id: "experience", experience: {} }] };
  const head = way.kind === "skill" ? phraseAt(EXPERIENCE, text.words, way.to, limit) : undefined;
  if (!head || !own || BREAK.test(gapBefore(text, way.to))) return way;
  const name = `${own.name} ${text.flat.slice(text.words[head.from]?.start, text.words[head.to - 1]?.end)}`;
  return { ...way, kind: "years", to: head.to, alternatives: [{ name, id: "experience", experience: { field: own.name } }] };
}

/** Nothing but words of having and amount, and the field in front of a degree, may stand between the "or" and what it offers. */
function isBehind(text: JobText, from: number, way: Way): boolean {
  const between = text.words.slice(from, way.from).map(({ folded }) => folded);
  const fields = new Set(way.kind === "degree" ? toWords(way.alternatives[0]?.name ?? "").map(({ folded }) => folded) : []);
  const isPlain = between.every(
    (word) => VERBS.has(word) || text.lexicon.lead.has(word) || REPLACED.has(word) || word === "of" || fields.has(word),
  );
  return isPlain && between.length <= WAYS.wordsBehindOr;
}

/** "A certificate, a diploma, or two years": commas up to the "or" hold a list of ways together. */
function endOfList(text: JobText, ways: readonly Way[], or: Range): Way[] {
  let at = ways.length - 1;
  while (at > 0 && gapBefore(text, or.from).includes(",")) {
    const [one, next] = [ways[at - 1] as Way, ways[at] as Way];
    const isList = /^\s*,/.test(gapBefore(text, one.to)) && next.from - one.to <= 1 && one.kind !== "skill";
    if (!isList) break;
    at--;
  }
  return ways.slice(at);
}

/** "Equivalent work experience in care", "several years as a groomer", "qualified by experience": years nobody counts. */
function experienceAt(text: JobText, clause: Clause, { from, to }: Range): Experience | undefined {
  const whole = phraseAt(BY_EXPERIENCE, text.words, beginOfName(text, from, to), to);
  if (whole && !PAPERS.has(foldedAt(text, whole.to))) return { from: whole.from, to: whole.to };
  const head = headOfExperience(text, { from, to });
  if (!head || hasExamples(text, { from: head.to, to })) return undefined;
  const begin = beginOfName(text, from, head.from);
  const amount = amountBehind(text, clause, { from: head.to, to });
  return amount ? { from: begin, to: amount.to, minYears: amount.min } : withField(text, { from: begin, to: head.to }, to);
}

/** "Experience of a library system such as Koha": its examples make a skill of it. */
function hasExamples(text: JobText, { from, to }: Range): boolean {
  for (let at = from; at < Math.min(to, from + WAYS.wordsOfField + 1); at++) {
    if (at > from && /[,;.()]/.test(gapBefore(text, at))) return false;
    if (phraseAt(text.lexicon.examples, text.words, at, to)) return true;
  }
  return false;
}

/** The word of experience behind an adjective that makes it count, or as the first word. */
function headOfExperience(text: JobText, { from, to }: Range): Range | undefined {
  let isEqual = phraseAt(EXPERIENCE, text.words, from, to) !== undefined;
  for (let at = from; at < Math.min(to, from + WAYS.wordsOfExperience); at++) {
    const word = foldedAt(text, at);
    if (at > from && BREAK.test(gapBefore(text, at))) return undefined;
    if (SOME.has(word) && YEARS.has(foldedAt(text, at + 1).replace(/'s?$/, ""))) return { from: at, to: at + 2 };
    const head = isEqual ? phraseAt(EXPERIENCE, text.words, at, to) : undefined;
    if (head) return head;
    if (isAmount(word) || text.lexicon.andWords.has(word)) return undefined;
    isEqual ||= EQUAL.has(word);
  }
  return undefined;
}

/** "Experience of around two years". */
function amountBehind(text: JobText, clause: Clause, { from, to }: Range): Years | undefined {
  const [first] = readYears(text, { ...clause, from, to });
  return first && first.from - from < WAYS.wordsOfField && !/[,;:.()]/.test(gapBefore(text, from)) ? first : undefined;
}

/** "Able to demonstrate equivalent experience": the verbs in front name nothing. */
function beginOfName(text: JobText, from: number, limit: number): number {
  let at = from;
  while (at < limit && VERBS.has(foldedAt(text, at))) at++;
  return at;
}

function withField(text: JobText, range: Range, limit: number): Experience {
  if (!FIELD.has(foldedAt(text, range.to)) || BREAK.test(gapBefore(text, range.to))) return range;
  let from = range.to + 1;
  while (text.lexicon.lead.has(foldedAt(text, from)) && from < limit && !isAmount(foldedAt(text, from))) from++;
  let to = from;
  const { cut, joinWords } = text.lexicon;
  const ends = (at: number) => BREAK.test(gapBefore(text, at)) || joinWords.has(foldedAt(text, at)) || cut.has(foldedAt(text, at));
  while (to < Math.min(limit, from + WAYS.wordsOfField) && (to === from || !ends(to))) to++;
  return to > from ? { from: range.from, to, field: { from, to } } : range;
}

function toExperienceWay(text: JobText, { from, to, field, minYears }: Experience): Way {
  const wordsOf = (range: Range) => text.flat.slice(text.words[range.from]?.start, text.words[range.to - 1]?.end).replace(/\s+/g, " ");
  const experience = { ...(minYears ? { minYears } : {}), ...(field ? { field: wordsOf(field) } : {}) };
  const alternative: Alternative = { name: wordsOf({ from, to }), id: "experience", experience };
  return { kind: "years", from, to, alternatives: [alternative] };
}
