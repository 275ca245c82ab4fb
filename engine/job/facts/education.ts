import certificates from "../../data/job/certificates.json";
import data from "../../data/job/education.json";
import type { Clause } from "../requirements/clauses.ts";
import type { EducationRequirement } from "../types.ts";
import { AREA } from "../weights.ts";
import { findAt, foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "../words/phrases.ts";
import { fieldsBefore } from "./study-fields.ts";

type Degree = { level: number; name: string };
const DEGREES = toPhraseMap(data.degrees.flatMap(({ level, name, words }) => words.map((word) => [word, { level, name }] as const)));
const EQUIVALENT = toPhraseSet(data.equivalent);
const AREA_START = toPhraseSet(data.areaStart);
const AREA_CUT = new Set(data.areaCut);
const AREA_JOIN = new Set(data.areaJoin);
const AREA_LEAD = new Set(data.areaLead);
const TAIL = new Set(data.tail);
const NOT_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.notAfter).map(([word, list]) => [word, new Set(list)]),
);
const NOT_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(data.notBefore).map(([word, list]) => [word, new Set(list)]),
);
const SCHOOLS = toPhraseSet(data.schools);
const SUBJECTS = new Set(data.subjects);
const GENERIC = new Set(data.generic);
const SOURCE = new Set([
  "from",
  "at",
  "by",
  "von",
  "de",
  "that's",
  "that",
  "which",
  "accredited",
  "recognised",
  "recognized",
  "approved",
  "awarded",
]);
const REPLACED = new Set(data.replaced);
const NOT_ALONE = new Set(data.notAlone);
const PAPERS = new Set(data.papers);
/** Papers that stand beside a degree without a name of their own. */
const SHARING = new Set(["qualification", "qualifications", "diploma", "award", "training"]);
const LICENCES = new Set(certificates.licences);
const TRADES = new Set(certificates.trades);

/** A degree a clause asks for: the lowest one named suffices. Its words go into `taken`; words taken before ("as a secondary school teacher") name none. */
export function readEducation(text: JobText, clause: Clause, taken: Set<number>): EducationRequirement | undefined {
  const { words } = text;
  const degrees = findPhrases(DEGREES, words, clause.from, clause.to).filter((hit) => !taken.has(hit.from) && isDegree(text, hit));
  const first = degrees[0];
  const last = degrees.at(-1);
  if (!first || !last) return undefined;
  const lowest = lowestOf(text, degrees);
  const years = findAt({ from: last.to + 1, to: clause.to }, (at) => taken.has(at) && !clause.cueWords.has(at));
  const end = endOfOtherPaper(text, last.to, clause.to);
  const behind = readAreas(text, end, years < 0 ? clause.to : years);
  const between = degrees.slice(1).flatMap((hit, at) => {
    const from = degrees[at]?.to ?? hit.from;
    return [...readAreas(text, from, hit.from).names, ...fieldsBefore(text, { ...clause, from }, hit, new Set())];
  });
  const areas = { names: [...new Set([...between, ...behind.names])], to: behind.to };
  const orEquivalent =
    findPhrases(EQUIVALENT, words, clause.statement.from, clause.statement.to).length > 0 || hasOtherWay(text, clause, first, last);
  const bracket = areasInBracket(text, Math.max(end, areas.to), clause.to);
  const begin = beginOfChoice(text, clause, first.from);
  for (let at = begin; at < endOfSource(text, bracket.to, clause.to); at++) taken.add(at);
  for (const hit of findPhrases(EQUIVALENT, words, clause.from, clause.to)) for (let at = hit.from; at < hit.to; at++) taken.add(at);
  const fields = fieldsBefore(text, clause, first, taken);
  const subjects = takeSubjects(text, clause, taken);
  const name = nameOf(text, { from: begin, to: Math.max(end, bracket.to) }, fields, subjects);
  const span = { start: words[first.from]?.start ?? 0, end: words[last.to - 1]?.end ?? 0 };
  return {
    level: lowest.value.level,
    name: name ?? lowest.value.name,
    areas: [...new Set([...areas.names, ...bracket.names, ...fields, ...subjects])],
    orEquivalent,
    importance: clause.importance,
    span,
  };
}

/** The wish in the words of the text, with its fields; undefined where they are too many for a name. */
function nameOf(text: JobText, { from, to }: { from: number; to: number }, fields: readonly string[], subjects: readonly string[]) {
  let end = findPhrases(EQUIVALENT, text.words, from, to)[0]?.from ?? to;
  while (end > from && (text.lexicon.joinWords.has(foldedAt(text, end - 1)) || /^(?:an?|at)$/.test(foldedAt(text, end - 1)))) end--;
  if (end - from > AREA.wordsOfName || end === from) return undefined;
  const words = text.flat.slice(text.words[from]?.start, text.words[end - 1]?.end).replace(/\s+/g, " ");
  const whole = /\([^)]*$/.test(words) ? `${words})` : words;
  const others = subjects.filter((subject) => !whole.includes(subject));
  return `${fields.length > 0 ? `${fields.join(` ${text.language === "de" ? "oder" : "or"} `)} ` : ""}${whole}${others.length > 0 ? ` (${others.join(", ")})` : ""}`;
}

/** "English and Maths GCSE", "five credits including English": subjects of a school certificate are no wishes of their own. */
function takeSubjects(text: JobText, clause: Clause, taken: Set<number>): string[] {
  const names: string[] = [];
  for (let at = clause.from; at < clause.to; at++) {
    if (/^grades?$/.test(foldedAt(text, at)) && isNearSchool(text, clause, at)) taken.add(at).add(at + 1);
    if (!isSchoolSubject(text, clause, at)) continue;
    taken.add(at);
    names.push(text.flat.slice(text.words[at]?.start, text.words[at]?.end));
  }
  return names.slice(0, AREA.most);
}

export function isSchoolSubject(text: JobText, clause: Clause, at: number): boolean {
  return SUBJECTS.has(foldedAt(text, at)) && isNearSchool(text, clause, at);
}

/** "A degree in | French", "a degree in French or | German". */
export function isStudiedAt(text: JobText, clause: Clause, at: number): boolean {
  const { from } = clause;
  if (text.lexicon.joinWords.has(foldedAt(text, at - 1))) return at - 2 > from && isStudiedAt(text, clause, at - 2);
  const begin = /^(?:in|of)$/.test(foldedAt(text, at - 1)) ? at - 1 : undefined;
  return findPhrases(DEGREES, text.words, from, at).some((hit) => isDegree(text, hit) && (hit.to === begin || hit.to === at));
}

function isNearSchool(text: JobText, { from, to }: Clause, at: number): boolean {
  const near = [Math.max(from, at - AREA.wordsToSchool), Math.min(to, at + AREA.wordsToSchool)] as const;
  return findPhrases(SCHOOLS, text.words, ...near).length > 0;
}

/** "Certificate, diploma or degree in nursing": one wish, whichever it is. */
function beginOfChoice(text: JobText, clause: Clause, first: number): number {
  if (!text.lexicon.orWords.has(foldedAt(text, first - 1))) return first;
  let from = first;
  for (let at = first - 1; at >= clause.from; at--) {
    if (PAPERS.has(foldedAt(text, at))) from = at;
    else if (!text.lexicon.orWords.has(foldedAt(text, at)) && !AREA_LEAD.has(foldedAt(text, at))) break;
  }
  return from;
}

/** "Degree or professional qualification in HR", "NVQ Level 2 or Level 3 in carpentry": the paper shares the field. */
function endOfOtherPaper(text: JobText, from: number, limit: number): number {
  if (!text.lexicon.orWords.has(foldedAt(text, from)) || /[,;(]/.test(gapBefore(text, from))) return from;
  // "NVQ Level 2 or 3 in carpentry", "Certificate III or IV in aged care".
  const isMark = (at: number, from: string) => (/^\d$/.test(from) ? /^\d$/ : /^[ivx]{1,4}$/).test(foldedAt(text, at));
  const mark = foldedAt(text, from - 1);
  if (/^(?:\d|[ivx]{1,4})$/.test(mark) && isMark(from + 1, mark) && from + 1 < limit) return from + 2;
  if (foldedAt(text, from + 1) === "level" && /^\d$/.test(foldedAt(text, from + 2))) return Math.min(limit, from + 3);
  for (let at = from + 1; at < Math.min(limit, from + AREA.mostWords) && !/[,;:()]/.test(gapBefore(text, at)); at++) {
    if (SHARING.has(foldedAt(text, at))) return at + 1;
    if (!text.lexicon.lead.has(foldedAt(text, at)) && !AREA_LEAD.has(foldedAt(text, at))) return from;
  }
  return from;
}

/** "Degree or | CIM qualification in marketing": the fields of a paper that stands beside a degree without any. */
export function fieldsOfPaper(text: JobText, from: number, limit: number): { names: string[]; from: number; to: number } | undefined {
  for (let at = from; at < Math.min(limit, from + AREA.mostWords) && !/[,;:()]/.test(gapBefore(text, at)); at++) {
    if (text.lexicon.joinWords.has(foldedAt(text, at))) return undefined;
    if (!SHARING.has(foldedAt(text, at)) || !phraseAt(AREA_START, text.words, at + 1, limit)) continue;
    const { names, to } = readAreas(text, at + 1, limit);
    return names.length > 0 ? { names, from: at + 1, to } : undefined;
  }
  return undefined;
}

/** "Degree in engineering (civil or structural)", "Bachelor of Education (Primary)": a short bracket names fields too. */
function areasInBracket(text: JobText, from: number, limit: number): { names: string[]; to: number } {
  const opens = from < limit && /^\s*\($/.test(gapBefore(text, from));
  let to = from;
  while (opens && to < limit && (to === from || !gapBefore(text, to).includes(")"))) to++;
  const words = text.words.slice(from, to).map((word) => word.folded);
  const isField =
    opens &&
    to - from <= AREA.mostWords &&
    !words.some((word) => data.vague.includes(word) || data.notFields.includes(word) || /\d/.test(word));
  if (!isField) return { names: [], to: from };
  const names: string[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const joins = at === to || AREA_JOIN.has(foldedAt(text, at));
    if (!joins && !(at > start && /[,/]/.test(gapBefore(text, at)))) continue;
    keepArea(text, names, start, at);
    start = joins ? at + 1 : at;
  }
  return { names, to };
}

/** "from an accredited nursing program" says where, not what else. */
function endOfSource(text: JobText, from: number, limit: number): number {
  if (!SOURCE.has(foldedAt(text, from))) return from;
  let to = from + 1;
  while (
    to < limit &&
    !/[,;()]/.test(gapBefore(text, to)) &&
    !text.lexicon.joinWords.has(foldedAt(text, to)) &&
    foldedAt(text, to) !== "with"
  )
    to++;
  return to;
}

/** "degree (Master or comparable)" means the master; "or a bachelor's degree and four years" replaces the degree, it does not lower it. */
function lowestOf(text: JobText, degrees: readonly Hit<Degree>[]): Hit<Degree> {
  const exact = degrees.filter((hit) => !GENERIC.has(foldedAt(text, hit.from)) || isOtherDegree(text, hit));
  const plain = (exact.length > 0 ? exact : degrees).filter((hit) => !withYears(text, hit));
  const choice = plain.length > 0 ? plain : degrees;
  const gap = text.words.slice((choice[0]?.to ?? 1) - 1, choice.at(-1)?.from).map((word) => word.folded);
  const joined = gap.some((word) => text.lexicon.andWords.has(word)) && !gap.some((word) => text.lexicon.orWords.has(word));
  if (joined) return choice.reduce((most, hit) => (hit.value.level > most.value.level ? hit : most));
  return choice.reduce((least, hit) => (hit.value.level < least.value.level ? hit : least));
}

/** "a master's in law or a degree in economics": the second one is a way of its own. */
function isOtherDegree(text: JobText, hit: Hit<Degree>): boolean {
  const article = /^(?:an?|any|another)$/.test(foldedAt(text, hit.from - 1));
  const named = foldedAt(text, hit.to - 1) === "in" || phraseAt(AREA_START, text.words, hit.to, hit.to + 2) !== undefined;
  return article && named && text.lexicon.orWords.has(foldedAt(text, hit.from - 2));
}

function withYears(text: JobText, hit: Hit<Degree>): boolean {
  const next = text.words.slice(hit.to, hit.to + 8).map((word) => word.folded);
  return text.lexicon.andWords.has(next[0] ?? "") && next.some((word) => /^(?:years?|jahre|ans|anos|anni|jaar)$/.test(word));
}

/** A certificate or a lower degree with years in place of the degree. */
function hasOtherWay(text: JobText, clause: Clause, first: Hit<Degree>, last: Hit<Degree>): boolean {
  const before = text.words.slice(clause.from, first.from).map((word) => word.folded);
  const certified =
    before.some((word) => /^(?:certificate|certification|diploma|licen[cs]e|apprenticeship)$/.test(word)) &&
    before.some((word) => text.lexicon.orWords.has(word));
  return certified || (first !== last && withYears(text, last));
}

/** "Scrum Master", "high degree of care" and the conjunction "but" are no degrees. */
function isDegree(text: JobText, hit: Hit<Degree>): boolean {
  const word = foldedAt(text, hit.from);
  if (NOT_AFTER.get(word)?.has(foldedAt(text, hit.from - 1)) || NOT_BEFORE.get(word)?.has(foldedAt(text, hit.to))) return false;
  if (foldedAt(text, hit.to) === "level" && isTaught(text, hit.from)) return false;
  if (word === "diploma" && isAwardedBy(text, hit.from - 1)) return false;
  if (isAimedAt(text, hit.from) || isWorkplace(text, hit)) return false;
  if (isOfLicence(text, hit) || isReplaced(text, hit.from) || isNumbered(text, hit)) return false;
  return hit.to - hit.from > 1 || !NOT_ALONE.has(word) || (text.language !== "en" && text.language !== "und");
}

/** "Experience in a primary or secondary school": where somebody has worked. */
function isWorkplace(text: JobText, { from, to }: Hit<Degree>): boolean {
  const before = text.words.slice(Math.max(0, from - AREA.wordsOfAim), from).map(({ folded }) => folded);
  return foldedAt(text, to - 1) === "school" && /\b(?:experience|working|worked|teaching|years) (?:with)?in /.test(`${before.join(" ")} `);
}

/** "Willing to work towards an NVQ 3": what may be earned later. */
function isAimedAt(text: JobText, from: number): boolean {
  const first = Math.max(0, from - AREA.wordsOfAim);
  const before = text.flat.slice(text.words[first]?.start, text.words[from]?.start);
  return /\b(?:will|prepared|happy|keen|ready|eager)(?:ing(?:ness)?|ness)? to (?:[\p{L}]+ ){1,3}(?:an? |your |the )?$/iu.test(before);
}

/** "City & Guilds 2391": a number behind the body names one paper of many. */
function isNumbered(text: JobText, { from, to }: Hit<Degree>): boolean {
  return to - from > 1 && /^\d{3,4}$/.test(foldedAt(text, to)) && /^[ \t]+$/.test(gapBefore(text, to));
}

/** "In lieu of a degree", "in the absence of the degree": what something else stands for. */
function isReplaced(text: JobText, from: number): boolean {
  const at = AREA_LEAD.has(foldedAt(text, from - 1)) ? from - 1 : from;
  return foldedAt(text, at - 1) === "of" && REPLACED.has(foldedAt(text, at - 2));
}

/** "Oregon journeyman electrician license", "master plumber's licence": the rank of a trade names its licence. */
function isOfLicence(text: JobText, { from, to }: Hit<Degree>): boolean {
  if (!TRADES.has(foldedAt(text, from))) return false;
  for (let at = to; at < Math.min(text.words.length, to + AREA.mostWords); at++) {
    if (/[,;:.\n]/.test(gapBefore(text, at)) || text.lexicon.andWords.has(foldedAt(text, at))) return false;
    if (LICENCES.has(foldedAt(text, at))) return true;
  }
  return false;
}

/** "teach mathematics to VCE level". */
function isTaught({ words }: JobText, at: number): boolean {
  return words.slice(Math.max(0, at - AREA.mostWords), at).some((word) => /^(?:teach|teaching|tutor|tutoring|taught)$/.test(word.folded));
}

/** "NAFD Diploma in …": a diploma of a body is a certificate, no level of education. */
function isAwardedBy({ flat, words }: JobText, at: number): boolean {
  const word = words[at];
  return word !== undefined && /^[A-Z]{3,}$/.test(flat.slice(word.start, word.end)) && !data.schemes.includes(word.folded);
}

/** Fields of study behind a degree: "in Accounting, Finance or a related field". `to`: where they end. */
function readAreas(text: JobText, from: number, limit: number): { names: string[]; to: number } {
  const begin = beginOfAreas(text, from, limit);
  const names: string[] = [];
  if (begin === undefined) return { names, to: from };
  let start = begin;
  let at = begin;
  for (; at < limit && names.length < AREA.most; at++) {
    const word = foldedAt(text, at);
    const gap = at > start ? gapBefore(text, at) : "";
    const equivalent = phraseAt(EQUIVALENT, text.words, at, limit);
    if (equivalent) {
      keepArea(text, names, start, at);
      return { names, to: equivalent.to };
    }
    const ends = /[();:.]/.test(gap) || AREA_CUT.has(word);
    if (!ends && !/[,/]/.test(gap) && !AREA_JOIN.has(word)) continue;
    keepArea(text, names, start, at);
    if (ends) return { names, to: at };
    start = AREA_JOIN.has(word) ? at + 1 : at;
  }
  keepArea(text, names, start, at);
  return { names, to: at };
}

function beginOfAreas(text: JobText, from: number, limit: number): number | undefined {
  let at = endOfGrade(text, from, limit);
  while (at < limit && (TAIL.has(foldedAt(text, at)) || isVagueAside(text, at))) at++;
  const opening = phraseAt(AREA_START, text.words, at, limit);
  const follows =
    /^\s*$/.test(gapBefore(text, at)) &&
    !/^\d/.test(foldedAt(text, at)) &&
    !AREA_CUT.has(foldedAt(text, at)) &&
    !AREA_JOIN.has(foldedAt(text, at));
  return opening?.to ?? (follows ? at : undefined);
}

/** "(2:1 or above)", "(minimum 60 %)", "(Hons)": how well it was passed. */
function endOfGrade(text: JobText, from: number, limit: number): number {
  if (!/^\s*\($/.test(gapBefore(text, from))) return from;
  for (let at = from + 1; at <= Math.min(limit, from + AREA.mostWords); at++) {
    if (!gapBefore(text, at).includes(")")) continue;
    const inside = text.flat.slice(text.words[from]?.start, text.words[at - 1]?.end);
    return /\d|^hons?$|honou?rs/i.test(inside) ? at : from;
  }
  return from;
}

/** "(Master or comparable) in …". */
function isVagueAside(text: JobText, at: number): boolean {
  const word = foldedAt(text, at);
  return (
    !/[,;]/.test(gapBefore(text, at)) &&
    (data.vague.includes(word) || (text.lexicon.orWords.has(word) && data.vague.includes(foldedAt(text, at + 1))))
  );
}

function keepArea(text: JobText, names: string[], start: number, end: number): void {
  let from = start;
  while (from < end && AREA_LEAD.has(foldedAt(text, from))) from++;
  const vague = from > start && from < end && data.vague.includes(foldedAt(text, from));
  if (from >= end || end - from > AREA.mostWords || vague || data.vague.includes(foldedAt(text, from))) return;
  const name = text.flat.slice(text.words[from]?.start ?? 0, text.words[end - 1]?.end ?? 0).replace(/\s+/g, " ");
  if (/\p{L}{2}/u.test(name) && foldedAt(text, end - 1) !== "equivalent") names.push(name);
}
