import lexicon from "../../data/resume/degrees.json";
import { fold } from "../../text/index.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import type { Piece } from "../work/heads/pieces.ts";
import { findDegrees, findInProgress, hasInstitutionWord } from "./degrees.ts";

/** `open`: the degree ends with its area, "Master of Design". */
export type Study = { degree?: Span; area?: Span; level?: number; school?: Span; open?: boolean };

const introducers = [...lexicon.areaIntroducers].sort((a, b) => b.length - a.length);
const AREA_LABEL =
  /^(?:major|minor|field(?:\(s\)|s)? of study|field|subject|fachrichtung|schwerpunkt|studiengang|specialization|specialisation|concentration|spécialité|especialidad|área|area|indirizzo|richting)\s*:?\s+/i;
const EDGE = /^[\s,:;(–—|-]+|[\s,:;(–—|-]+$/g;
const MENTION =
  /(?:,|;|–|-|\.|\()\s*(?:with |mit |avec |con |com )?(?:distinction|upper second|lower second|first class|second class|honou?rs|cum laude|magna cum laude|summa cum laude|mention|expected|gpa|note|nota|voto|2:1|2:2|first|merit|hons?|minors? in|minoring in)\b.*$/i;

/** "Marine Biology 2:1" */
const CLASS = /\s+(?:1st|2[:.][12]|3rd)\W*$/;

/** Words of a head and where they stand. */
type Words = Pick<Piece, "start" | "text">;

/** "B.Sc. in Computer Science" → degree and area; what is no degree by the lexicon is an area alone. */
export function splitStudy(piece: Words, rows: readonly Row[]): Study {
  const degrees = findDegrees(piece.text);
  const degree = degrees[0];
  const labelled = areaOfLines(rows);
  if (!degree) {
    const area = tidy(piece.text, 0, piece.text.length);
    return hasInstitutionWord(piece.text) ? {} : { ...(area ? { area: at(piece, area) } : {}) };
  }
  const end = closeDegree(piece.text, degree);
  const letters = isAbbreviated(piece.text.slice(degree.start, end)) ? 0 : (LETTERS_BEHIND.exec(piece.text.slice(end))?.[0].length ?? 0);
  const rest = areaBehind(piece.text, end + letters);
  const behind = rest && cutSchool(piece, rest);
  const open = behind && endsOpen(piece.text.slice(degree.start, degree.end), piece.text.slice(end));
  const whole = {
    start: degree.start - (LEVEL_BEFORE.exec(piece.text.slice(0, degree.start))?.[1]?.length ?? 0),
    end: open ? behind.area.end - piece.start : end,
  };
  const area = labelled ?? (behind ? behind.area : areaBefore(piece, whole.start));
  return {
    degree: at(piece, whole),
    level: degree.value,
    ...(area ? { area } : {}),
    ...(behind?.school ? { school: behind.school } : {}),
    ...(open ? { open } : {}),
  };
}

/** "Level 3 NVQ", "QQI Level 5 Certificate": the step in front of a degree belongs to it. */
const LEVEL_BEFORE =
  /(?:^|[,;:|(–—-]\s*|\s)((?:(?:QQI|RQF|NQF|SCQF|EQF|NFQ|FETAC)\s)?(?:level|stufe|niveau|nivel|nível|livello)\s[1-9]\s)$/iu;

const SCHOOL_IN_BRACKETS = /^(.{2,80}?)\s*\(([^()]{4,80})\)?$/;

/** "Sociologie (Université Loire-Océan)" → area and school. */
function cutSchool(piece: Words, span: Span): { area: Span; school?: Span } {
  const words = piece.text.slice(span.start, span.end);
  const hit = SCHOOL_IN_BRACKETS.exec(words);
  const [, area = "", school = ""] = hit ?? [];
  if (!hit || !hasInstitutionWord(school)) return { area: at(piece, span) };
  const start = span.start + words.lastIndexOf(school);
  return {
    area: at(piece, { start: span.start, end: span.start + area.length }),
    school: at(piece, { start, end: start + school.length }),
  };
}

const at = (piece: Words, span: Span): Span => ({ start: piece.start + span.start, end: piece.start + span.end });

/** "Master of", "Bachelor in" name nothing without the words behind them: "Master of Construction Management". */
const endsOpen = (printed: string, rest: string): boolean =>
  / of$/i.test(printed) || (/d['’]état$/i.test(printed) && /^\s*d(?:['’]|e\s)/i.test(rest));

/** "NVQ 3", "BTEC Level 2", "MBO niveau 4": a number behind the name of a paper is its step. */
const STEP = /^\s+(?:(?:level|stufe|niveau|nivel|nível|livello)\s+)?[1-8](?=[\s,:;)]|$)/iu;

/** "Bachelor of Business Administration (BBA), Marketing": the letters of the degree say nothing more. */
const LETTERS_BEHIND = /^\.?\s*\((?:\p{Lu}\.?\p{Ll}{0,4}\.?\s?){2,5}\)/u;

/** "B.E. (IT)", "MBA (HR)": letters behind letters are what was studied. */
const isAbbreviated = (printed: string): boolean => /^(?:\p{Lu}\.?\p{Ll}{0,3}\.?\s?){2,4}$/u.test(printed) && !/ /.test(printed.trim());

const OWN_LETTERS = /^\s-\s\p{Lu}[\p{L}.]{1,6}(?=,|$|\s·)/u;

/** Takes "(Hons)", "(FH)" and a last dot into the degree, and leaves "in", "zum", "en" out. */
function closeDegree(text: string, degree: Span): number {
  const words = text.slice(degree.start, degree.end);
  const small = / (?:in|en|em|zum|zur|im|als)$/i.exec(words);
  if (small) return degree.end - small[0].length;
  const open = words.split("(").length > words.split(")").length;
  const tail = text.slice(degree.end);
  if (open && tail.startsWith(")")) return degree.end + 1;
  const close = /^\.?\s*\((?:hons?|honou?rs|fh|univ|tu|hons\.|ba|bsc|ma|msc|be|hbo|ihk|ed|educ|tech|agric|eng)\.?\)|^\s+hons?\b/i.exec(
    tail,
  );
  if (close) return degree.end + close[0].length;
  const letters = OWN_LETTERS.exec(tail) ?? STEP.exec(tail);
  if (letters) return degree.end + letters[0].length;
  return tail.startsWith(".") && words.includes(".") ? degree.end + 1 : degree.end;
}

function areaBehind(text: string, degreeEnd: number): Span | undefined {
  const going = findInProgress(text.slice(degreeEnd));
  const from = going && !/[\p{L}\d]/u.test(text.slice(degreeEnd, degreeEnd + going.start)) ? degreeEnd + going.end : degreeEnd;
  const span = tidy(text, from, text.length);
  if (!span) return undefined;
  const words = fold(text.slice(span.start, span.end));
  const introducer = introducers.find((word) => words.startsWith(`${word} `) || words.startsWith(`${word}: `));
  const start = introducer === undefined ? span.start : span.start + introducer.length + (words.charAt(introducer.length) === ":" ? 2 : 1);
  return tidy(text, start, span.end);
}

function areaBefore(piece: Words, end: number): Span | undefined {
  const span = end > 3 ? tidy(piece.text, 0, end) : undefined;
  return span && !hasInstitutionWord(piece.text.slice(span.start, span.end)) ? at(piece, span) : undefined;
}

/** "MBA candidate", "PhD student": who studies, not what. */
const BEARER = /^(?:candidat(?:e|o|a)?|student(?:in|e|essa)?|étudiante?|estudiante|estudante|kandidat(?:in)?)$/iu;

/** A stretch without marks at its edges and without grades and honours behind it. */
function tidy(text: string, from: number, to: number): Span | undefined {
  let words = text.slice(from, to).replace(MENTION, "").replace(CLASS, "");
  const lead = /^[\s,:;.)(–—|-]*/.exec(words)?.[0].length ?? 0;
  words = words
    .slice(lead)
    .replace(EDGE, "")
    .replace(/[.\s]+$/, "");
  if (words.endsWith(")") && !words.includes("(")) words = words.slice(0, -1);
  return words.length < 2 || BEARER.test(words) ? undefined : { start: from + lead, end: from + lead + words.length };
}

/** "Major: Biology" on a line of its own. */
function areaOfLines(rows: readonly Row[]): Span | undefined {
  for (const row of rows) {
    const label = AREA_LABEL.exec(row.words)?.[0].length;
    if (label !== undefined && row.words.length < 90) return { start: row.start + label, end: row.end };
  }
  return undefined;
}
