import lexicon from "../data/resume/degrees.json";
import { fold } from "../text/index.ts";
import { findDegrees, findIncomplete, findInProgress, findScoreWord, hasInstitutionWord } from "./degrees.ts";
import { type Entry, type EntryReader, toEntries } from "./entries.ts";
import { type Fact, toFact, withoutAbsent } from "./facts.ts";
import type { Piece } from "./head-pieces.ts";
import { organisationScore } from "./organisations.ts";
import { type DatesDraft, toDates, toEndDate } from "./printed-dates.ts";
import type { Signs } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import type { Span } from "./types.ts";
import { blockPenalty, isPeriodLine } from "./work.ts";

export type EducationDraft = {
  institution?: Fact;
  area?: Fact;
  studyType?: Fact;
  level?: number;
  status?: Fact<"completed" | "in-progress" | "incomplete">;
  score?: Fact;
} & DatesDraft;

const introducers = [...lexicon.areaIntroducers].sort((a, b) => b.length - a.length);
const AREA_LABEL =
  /^(?:major|minor|field of study|fachrichtung|schwerpunkt|studiengang|specialization|specialisation|concentration|spécialité|especialidad|área|area|indirizzo|richting)\s*:?\s+/i;

const degreeFit = (piece: Piece): number => {
  const degrees = findDegrees(piece.text);
  const strongest = degrees.length > 0 ? 4 + (degrees[0]?.at === 0 ? 1 : 0) : -1;
  return (
    strongest -
    (hasInstitutionWord(piece.text) && degrees.length === 0 ? 3 : 0) -
    (piece.mode === "whole" ? 0 : 0.5) -
    (piece.text.length > 110 ? 2 : 0)
  );
};
const institutionFit = (piece: Piece): number =>
  (hasInstitutionWord(piece.text) ? 4 : 0) +
  Math.min(1.5, Math.max(-1.5, organisationScore(piece.text) * 0.4)) -
  (findDegrees(piece.text).length > 0 ? 3 : 0) -
  (findScoreWord(piece.text) ? 2 : 0) -
  (piece.mode === "whole" ? 0 : 0.4) +
  (piece.afterAt ? 1 : 0);

/** Courses of study of one section. */
export function readEducation(
  sections: readonly (readonly Row[])[],
  signs: readonly Signs[],
  text: string,
): { draft: EducationDraft; rows: Row[] }[] {
  return sections.flatMap((rows) => {
    const dated = rows.some((row) => isDated(row, signs[row.index]));
    const reader: EntryReader = {
      what: degreeFit,
      where: institutionFit,
      penalty: blockPenalty,
      isAnchor: dated ? (row, sign) => isDated(row, sign) : (row) => !row.bullet && findDegrees(row.words).length > 0,
    };
    const { entries } = toEntries(rows, signs, reader);
    return entries
      .map((entry) => ({ draft: toDraft(entry, text), rows: entry.rows }))
      .filter(({ draft }) => draft.institution || draft.studyType);
  });
}

const isDated = (row: Row, signs: Signs | undefined): boolean => signs !== undefined && isPeriodLine(row, signs);

function toDraft(entry: Entry, text: string): EducationDraft {
  const { what, where, range } = entry;
  const degree = what && findDegrees(what.text)[0];
  const study = what && degree ? splitDegree(what, degree) : undefined;
  const fact = (span: Span | undefined, confidence: number) =>
    span && span.end > span.start ? toFact(text.slice(span.start, span.end).replace(/\s+/g, " "), span, confidence) : undefined;
  const dates = range ? (degree && range.kind === "single" ? toEndDate(range, range.row) : toDates(range, range.row)) : {};
  const area = study?.area ?? areaOfLines(entry);
  return withoutAbsent({
    institution: where && institutionFit(where) > -0.5 ? fact(where, hasInstitutionWord(where.text) ? 0.9 : 0.6) : undefined,
    studyType: fact(study?.degree ?? (what && degreeFit(what) > -2 && !degree ? undefined : undefined), 0.9),
    area: fact(area ?? (what && !degree && what !== where ? what : undefined), study?.area ? 0.85 : 0.6),
    level: degree?.value,
    status: toStatus(entry, dates),
    score: scoreOf(entry, text),
    ...dates,
  });
}

/** "B.Sc. in Computer Science" → degree and area. */
function splitDegree(piece: Piece, degree: Span & { value: number }): { degree: Span; area?: Span } {
  const start = piece.start + degree.start;
  let end = piece.start + degree.end;
  const tail = piece.text.slice(degree.end);
  const close = /^\.?(?:\s*\((?:Hons|Honours|Honors|FH|Univ|Hons\.)\)|\s+\(?Hons\)?)?/i.exec(tail)?.[0] ?? "";
  end += close.replace(/\.$/, tail.startsWith(".") && /\.\p{L}*$/u.test(piece.text.slice(degree.start, degree.end)) ? "." : "").length;
  const rest = tail.slice(close.length);
  const lead = /^[\s,:;(–—|-]*/.exec(rest)?.[0].length ?? 0;
  const words = rest.slice(lead);
  const introducer = introducers.find((word) => fold(words).startsWith(`${word} `));
  const skip = introducer === undefined ? 0 : introducer.length + 1;
  const area = words.slice(skip).replace(/[\s)(,;.|–—-]+$/, "");
  if (area.length < 2) {
    const before = piece.text.slice(0, degree.start).replace(/[\s,:(–—|-]+$/, "");
    return before.length > 3
      ? { degree: { start, end }, area: { start: piece.start, end: piece.start + before.length } }
      : { degree: { start, end } };
  }
  const from = piece.start + degree.end + close.length + lead + skip;
  return { degree: { start, end }, area: { start: from, end: from + area.length } };
}

/** "Major: Biology" on a line of its own. */
function areaOfLines(entry: Entry): Span | undefined {
  for (const row of entry.rows) {
    const label = AREA_LABEL.exec(row.words)?.[0].length;
    if (label !== undefined && row.words.length < 90) return { start: row.start + label, end: row.end };
  }
  return undefined;
}

function toStatus(entry: Entry, dates: DatesDraft): EducationDraft["status"] {
  for (const row of entry.rows.slice(0, 6)) {
    const stopped = findIncomplete(row.words);
    if (stopped) return toFact("incomplete", { start: row.start + stopped.start, end: row.start + stopped.end }, 0.85);
  }
  if (dates.endDate?.value === null) return toFact("in-progress", dates.endDate, 0.85);
  for (const row of entry.head) {
    const going = findInProgress(row.words);
    if (going) return toFact("in-progress", { start: row.start + going.start, end: row.start + going.end }, 0.8);
  }
  return dates.endDate ? toFact("completed", dates.endDate, 0.6) : undefined;
}

const GRADE = /\d(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d)?)?\s?%?/;

function scoreOf(entry: Entry, text: string): Fact | undefined {
  for (const row of entry.rows) {
    const word = row.words.length < 200 ? findScoreWord(row.words) : undefined;
    if (!word) continue;
    const grade = GRADE.exec(row.words.slice(word.end, word.end + 24));
    if (grade) {
      const start = row.start + word.end + grade.index;
      return toFact(text.slice(start, start + grade[0].trimEnd().length), { start, end: start + grade[0].trimEnd().length }, 0.8);
    }
    if (word.end - word.start > 9)
      return toFact(row.words.slice(word.start, word.end), { start: row.start + word.start, end: row.start + word.end }, 0.7);
  }
  return undefined;
}
