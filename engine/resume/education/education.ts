import lexicon from "../../data/resume/degrees.json";
import { findSkills } from "../../skills/index.ts";
import { fold, remember } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Section, Span } from "../types.ts";
import { STUDY } from "../weights.ts";
import { toFlow } from "../work/bodies.ts";
import { type Entry, type EntryReader, toEntries } from "../work/entries.ts";
import { isTableHead } from "../work/field-labels.ts";
import { blockPenalty } from "../work/head-fits.ts";
import type { Piece } from "../work/heads/pieces.ts";
import { organisationScore, tellsDuty } from "../work/organisations.ts";
import { isDatedLine } from "../work/period-lines.ts";
import { type DatesDraft, toDates, toEndDate } from "../work/printed-dates.ts";
import { continues } from "../work/row-flow.ts";
import { joinOpenHeads, type SignedRows } from "../work/wrapped-heads.ts";
import { findDegrees, findIncomplete, findInProgress, findScoreWord, hasInstitutionWord, isMode, levelOfSchool } from "./degrees.ts";
import { joinLists } from "./joined-lists.ts";
import { withAcronym, withoutHonours } from "./school-names.ts";
import { type Status, scoreOf, statusOf } from "./study-status.ts";
import { type Study, splitStudy } from "./study-words.ts";
import { partTwoDegrees } from "./two-degrees.ts";
import { joinWrappedStudies } from "./wrapped-studies.ts";

export type EducationDraft = {
  institution?: Fact;
  area?: Fact;
  studyType?: Fact;
  level?: number;
  status?: Fact<Status>;
  score?: Fact;
} & DatesDraft;

const splitCost = (piece: Piece): number => (piece.mode === "whole" ? 0 : STUDY.split);

const degreeFit = (piece: Piece): number => {
  const [degree] = findDegrees(piece.text);
  const school = hasInstitutionWord(piece.text);
  const named = degree
    ? STUDY.degree + (degree.at === 0 ? STUDY.degreeFirst : 0) + (school ? STUDY.degreeWithSchool : 0)
    : STUDY.noDegree + (school ? -STUDY.school : namesField(piece.text) ? STUDY.field : 0);
  return (
    named +
    splitCost(piece) +
    (piece.label === "what" ? STUDY.label : piece.label ? -STUDY.label : 0) -
    (findScoreWord(piece.text) && !degree ? STUDY.score : 0)
  );
};
const institutionFit = (piece: Piece): number =>
  (hasInstitutionWord(piece.text) ? STUDY.school : 0) +
  Math.min(1.5, Math.max(-1.5, organisationScore(piece.text) * 0.4)) -
  (findDegrees(piece.text).some((degree) => degree.at === 0 || !hasInstitutionWord(piece.text)) ? STUDY.degreeInSchool : 0) -
  (MIXED.test(piece.text) && !hasInstitutionWord(piece.text.split(/[,:.(]\s/)[0] ?? "") ? STUDY.mixedSchool : 0) -
  (findScoreWord(piece.text) ? STUDY.score : 0) -
  (endsInField(piece.text) ? STUDY.mixedSchool : 0) -
  (MINOR.test(piece.text) ? STUDY.mixedSchool : 0) -
  (EXAMINED.test(piece.text) ? STUDY.school : 0) +
  splitCost(piece) +
  (piece.label === "where" ? STUDY.label : piece.label ? -STUDY.label : 0) +
  (piece.afterAt ? 1 : 0);

/** "Abschluss IHK", "exam board: City & Guilds": who examined, not who taught. */
const EXAMINED = /^(?:mit )?(?:abschluss|abschlussprüfung|prüfung|exam(?:ination)?s?|exam board|awarding body|examen)\b/iu;

const studies = new Set(lexicon.shortNames.studies);

/** "Hale Technical Institute, Welding Technology": what stands behind the school was learned there. */
function endsInField(text: string): boolean {
  const tail = text.slice(text.lastIndexOf(", ") + 2);
  if (tail.length >= text.length - 2 || hasInstitutionWord(tail) || !hasInstitutionWord(text.slice(0, -tail.length))) return false;
  return namesField(tail);
}

/** "Welding Technology", "Nursing": a subject that lists know. */
const namesField = remember(
  (text): boolean => studies.has(fold(text.slice(text.lastIndexOf(" ") + 1))) || findSkills(text).some(({ start }) => start === 0),
);

/** "Political Science, minor in Spanish, Hale University" */
const MINOR =
  /[,;]\s(?:with an? )?(?:minor|minoring|double major|concentration|specialization|nebenfach|mineure|especialidad|menzione|bijvak)\s/iu;
const MIXED = /[,:.]\s/;

const FITS = { what: degreeFit, where: institutionFit, penalty: blockPenalty };

/** Courses of study of the education sections. */
export function readEducation(
  sections: readonly (readonly Row[])[],
  signs: readonly Signs[],
  text: string,
): { draft: EducationDraft; rows: Row[] }[] {
  const listed = sections.flatMap((section) => {
    const own = section.filter((row) => !isTableHead(row, signs[row.index]) && !isOfOthers(row.words) && !isNone(row.words)).map(atGaps);
    const printed = joinWrappedStudies({ rows: own, signs });
    const readerOf = (read: SignedRows): EntryReader => {
      const anchors = toAnchors(read.rows, read.signs);
      return { ...FITS, isAnchor: (row) => anchors.has(row.index) };
    };
    const joined = joinOpenHeads(printed, (read) => toEntries(read.rows, read.signs, readerOf(read)).total);
    const { entries } = toEntries(joined.rows, joined.signs, readerOf(joined));
    return entries
      .flatMap((entry) => partTwoDegrees(toDraft(entry, text), text).map((draft) => ({ draft, rows: entry.rows })))
      .filter(({ draft }) => draft.institution || draft.studyType);
  });
  return joinLists(listed);
}

/** "Grade 12  Hale Secondary 2008": two blanks part a line that has no other cells. */
function atGaps(row: Row): Row {
  if (row.cells.length > 1) return row;
  const gaps = [...row.words.matchAll(/(?<=[^\s.:;,–—-])\s{2,}(?=\p{L})/gu)];
  if (gaps.length === 0) return row;
  const starts = [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)];
  const ends = [...gaps.map(({ index }) => index), row.words.length];
  return { ...row, cells: starts.map((start, i) => ({ start: row.start + start, end: row.start + (ends[i] ?? row.words.length) })) };
}

/** "Level in EQF EQF level 6": what the European form says of a course behind labels without a mark. */
const ABOUT_COURSE = /^(?:Level in EQF|EQF level|National classification|Type of credits|Number of credits|Thesis|Website)\b(?!:)/;
const DRIVING_CLASSES = /^(?:[A-DLMT][1-4]?E?(?:[,;/+\s]+|$))+$/;

/** "Bénévolat : maraudes", "B, BE, C1": lines of something else that stand below the last course. */
function isOfOthers(words: string): boolean {
  const label = /^([^:]{3,30}?)\s*:\s/.exec(words)?.[1];
  const reading = label === undefined ? undefined : readHeading(label);
  return DRIVING_CLASSES.test(words) || ABOUT_COURSE.test(words) || (reading?.exact === true && OTHERS.has(reading.section));
}

const NONE = new RegExp(`:\\s*(?:${lexicon.none.join("|")})(?=\\s*(?:[.,;(]|$))`, "iu");

/** "Master's in geotechnics: none": a form answered, and no course. */
function isNone(words: string): boolean {
  const [degree] = findDegrees(words);
  return degree?.at === 0 && (NONE.exec(words)?.index ?? -1) >= degree.end;
}

const OTHERS: ReadonlySet<Section> = new Set<Section>([
  "languages",
  "volunteering",
  "interests",
  "references",
  "summary",
  "contact",
  "awards",
  "publications",
  "experience",
]);

const MOST_WORDS = 20;

/** Dated lines, and lines that name a degree with no dated line of their own near by. */
function toAnchors(rows: readonly Row[], signs: readonly Signs[]): Set<number> {
  const dated = rows.flatMap((row, i) => (signs[row.index] && isDatedLine(row, signs[row.index] as Signs) ? [i] : []));
  const named = new Set(rows.flatMap((row, i) => (lengthOfHead(row) <= MOST_WORDS && namesDegree(row.words) ? [i] : [])));
  const owned = ownNear(dated, named, [0]);
  const alone = [...named].filter((i) => !owned.has(i) && !dated.includes(i));
  const told = [...dated, ...alone].sort((one, other) => one - other);
  return new Set([...told, ...schoolsAlone(rows, told)].flatMap((i) => rows[i]?.index ?? []));
}

/** "PhD Botany, University of Hale, 2015. Thesis: …": up to the sentence about it. */
const lengthOfHead = ({ words, wordCount }: Row): number => {
  const about = ABOUT_THESIS.exec(words)?.index;
  return about === undefined ? wordCount : words.slice(0, about).split(/\s+/).length;
};
const ABOUT_THESIS =
  /[.;]\s+(?:(?:doctoral |master'?s )?thesis|dissertation|supervisors?|advisors?|title|thema|betreuer|thèse|tesis|tese|tesi|proefschrift)\b/iu;

/** "Lake Superior College, Power Plant Technology": lines with a school that no date and no degree near by belongs to. */
function schoolsAlone(rows: readonly Row[], told: readonly number[]): number[] {
  const schools = new Set(rows.flatMap((row, i) => (isSchoolLine(row) && !continues(rows, i) ? [i] : [])));
  const open = told.filter((i) => !namesSchool(rows[i]?.words ?? ""));
  const owned = ownNear(open, schools, []);
  return [...schools].filter((i) => !owned.has(i) && !told.includes(i));
}

const MOST_WORDS_OF_SCHOOL = 10;
/** Behind the name of the school, "took two classes in medical billing" and how it ended. */
const MOST_WORDS_TOLD = 16;

/** A school and at most what was learned there; no honours, label or sentence. */
const isSchoolLine = ({ words, wordCount, bullet, cells }: Row): boolean =>
  !bullet &&
  wordCount <= (namesSchool(words.split(", ")[0] ?? "") && findIncomplete(words) ? MOST_WORDS_TOLD : MOST_WORDS_OF_SCHOOL) &&
  cells.length <= 2 &&
  /^[\p{Lu}\d“"]/u.test(words) &&
  !/:|[.!?;]$|\d{4}/.test(words) &&
  !findScoreWord(words) &&
  namesSchool(words);

const namesSchool = (words: string): boolean =>
  words.split(/,|\s[–—-]\s|\t/).some((part) => hasInstitutionWord(part) && !tellsDuty(part) && findDegrees(part)[0]?.at !== 0);

/** Which line of `dated` each of `named` belongs to: those below it first or those above, whichever way more find one, and nearer. */
function ownNear(dated: readonly number[], named: ReadonlySet<number>, first: readonly number[]): Map<number, number> {
  const [below, above] = [ownInOrder(dated, named, [...first, 1, 2, -1, -2]), ownInOrder(dated, named, [...first, -1, -2, 1, 2])];
  return above.size > below.size || (above.size === below.size && nearness(above) < nearness(below)) ? above : below;
}

/** Every line of `dated` gets one: the first of `named` that is free, in the order of steps. */
function ownInOrder(dated: readonly number[], named: ReadonlySet<number>, order: readonly number[]): Map<number, number> {
  const owned = new Map<number, number>();
  for (const at of dated) {
    const found = order.map((step) => at + step).find((i) => named.has(i) && !owned.has(i));
    if (found !== undefined) owned.set(found, at);
  }
  return owned;
}

const nearness = (owned: ReadonlyMap<number, number>): number => [...owned].reduce((sum, [i, at]) => sum + Math.abs(i - at), 0);

/** A degree that is no part of the name of a school: "Escola Secundária do Lis". */
const namesDegree = (words: string): boolean =>
  findDegrees(words).some(({ start }) => {
    const before = words.slice(0, start);
    return /[,:;.|–-]\s*$/.test(before) || !hasInstitutionWord(before);
  });

function toDraft(entry: Entry, text: string): EducationDraft {
  const { range } = entry;
  const { what, where } = withDegreeBehind(entry);
  const study: Study = what ? splitStudy(what, entry.rows) : {};
  const fact = (span: Span | undefined, confidence: number) =>
    span && span.end > span.start ? toFact(toFlow(text, span), span, confidence) : undefined;
  const dates = range ? (range.kind === "single" ? toEndDate(range, range.row) : toDates(range, range.row)) : {};
  const school = where && institutionFit(where) > STUDY.lowestSchool ? where : undefined;
  const named = school && withAcronym(withoutHonours(school), what, text);
  return withoutAbsent({
    institution: fact(named ?? study.school, school && isWholeSchool(school.text) ? 0.95 : 0.6),
    studyType: fact(study.degree, 0.9),
    area: fact(withoutNote(endBefore(fieldOf(entry, study, text), named, text), text), study.degree ? 0.85 : 0.6),
    level: study.level ?? levelOfLeaver(entry),
    status: statusOf(entry, dates),
    score: scoreOf(entry, text),
    ...dates,
  });
}

/** "University of Hale BSc Computer Networks": a degree behind the name of its school, with no mark between them. */
function withDegreeBehind({ what, where }: Entry): { what: Piece | undefined; where: Piece | undefined } {
  const degree = what ? undefined : where && findDegrees(where.text)[0];
  const before = where?.text.slice(0, degree?.start).trimEnd() ?? "";
  if (!where || !degree || !/\p{L}\)?$/u.test(before) || !hasInstitutionWord(before)) return { what, where };
  const study = where.text.slice(degree.start).replace(/\s+\d[:.]\d$/, "");
  if (!/^(?:\p{Lu}|diploma$)/u.test(study)) return { what, where };
  return {
    what: { ...where, start: where.start + degree.start, end: where.start + degree.start + study.length, text: study },
    where: { ...where, end: where.start + before.length, text: before },
  };
}

/** "Canyon High School, class of 2015" names no diploma, but who graduated there has one. */
function levelOfLeaver({ head, rows }: Entry): number | undefined {
  const told = head.find(({ words }) => levelOfSchool(words) !== undefined && !findIncomplete(words));
  return told && rows.includes(told) ? levelOfSchool(told.words) : undefined;
}

function fieldOf(entry: Entry, { degree, area, open }: Study, text: string): Span | undefined {
  const neighbour = degree && (!area || open) ? (unusedNeighbour(entry) ?? (open ? undefined : aheadOfSchool(entry))) : undefined;
  return open && neighbour && narrows(neighbour.text, area, text) ? neighbour : (area ?? neighbour);
}

/** "Interaction Design" behind "Master of Design" says more of the same. */
function narrows(words: string, area: Span | undefined, text: string): boolean {
  const last = area && fold(text.slice(area.start, area.end)).split(/\s+/).at(-1);
  return last !== undefined && / /.test(words) && fold(words).split(/\s+/).includes(last);
}

/** "Economics, LSE" in front of "LSE – London School of Economics" is economics. */
function endBefore(area: Span | undefined, school: Span | undefined, text: string): Span | undefined {
  if (!area || !school || area.end <= school.start || area.start >= school.start) return area;
  return { start: area.start, end: area.start + text.slice(area.start, school.start).replace(/[\s,;:|–—-]+$/, "").length };
}

const NOTE = /\s*[([](?=([^)\]]*))/g;
const CREDITS =
  /\d\s*(?:ects|credits?|credit hours|cp|leistungspunkte|créditos|crediti|crédits|studiepunten|points|punkte|puntos|punti|pontos|punten)\b/iu;

const CREDITS_ALONE = /^\d{1,4}\s\p{L}+$/u;

/** "Construction (incomplete, 120 of 180 ECTS)", "génie logiciel (en cours, fin prévue": a field without what is said of its course. */
function withoutNote(area: Span | undefined, text: string): Span | undefined {
  if (!area) return undefined;
  const words = text.slice(area.start, area.end);
  if (isMode(words) || CREDITS_ALONE.test(words)) return undefined;
  const note = [...words.matchAll(NOTE)].find(
    ([, said = ""]) => findIncomplete(said) || findInProgress(said) || CREDITS.test(said) || isMode(said),
  );
  return note && note.index > 0 ? { start: area.start, end: area.start + note.index } : area;
}

/** A bare "College", or one behind what is left of a date, is perhaps a part of a name. */
const isWholeSchool = (name: string): boolean => hasInstitutionWord(name) && /^\D+ |^\p{L}{12}/u.test(name);

/** "Bachelor of Science, Logistics Management, Longleaf University": the part behind the degree that is neither school nor grade. */
function unusedNeighbour({ what, where, pieces }: Entry): Piece | undefined {
  if (!what) return undefined;
  const next = pieces.find((piece) => piece.row === what.row && piece.mode === what.mode && piece.index === what.index + 1);
  if (!next || next === where || hasInstitutionWord(next.text) || findScoreWord(next.text) || isWholeDegree(next.text)) return undefined;
  return where && next.start < where.end && where.start < next.end ? undefined : next;
}

/** "Humanmedizin, Universität Hale, Staatsexamen": what stands alone in front of the school, the degree behind it. */
function aheadOfSchool({ what, where, pieces }: Entry): Piece | undefined {
  if (!what || !where || what.row !== where.row || what.mode !== where.mode || what.index < where.index || where.index !== 1)
    return undefined;
  const first = pieces.find((piece) => piece.row === what.row && piece.mode === what.mode && piece.index === 0);
  const isField =
    first && /^\p{Lu}[\p{L} &-]{3,40}$/u.test(first.text) && !hasInstitutionWord(first.text) && findDegrees(first.text).length === 0;
  return isField ? first : undefined;
}

/** "MA" behind "BA"; "Ingeniería Informática" behind "Grado" is a field, although engineering may be a degree. */
const isWholeDegree = (text: string): boolean => findDegrees(text).some(({ start, end }) => start === 0 && end === text.length);
