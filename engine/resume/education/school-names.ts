import type { Span } from "../types.ts";
import type { Piece } from "../work/heads/pieces.ts";
import { findDegrees, findScoreWord, isMode } from "./degrees.ts";

/** "Hilo State College. magna cum laude" without the honours, "Hogeschool Hale (deeltijd)" without how it was attended. */
export function withoutHonours(school: Piece): Span {
  const word = findScoreWord(school.text);
  const named = LEAVER.exec(school.text)?.index ?? school.text.length;
  const whole = /\p{Ll}{4}\)?\.$/u.test(school.text) ? school.text.length - 1 : named;
  const cut = word && word.start > 3 ? school.text.slice(0, word.start).replace(/[\s,.;:(–—-]+$/, "").length : whole;
  const tail = TAIL.exec(school.text.slice(0, cut));
  const exam = EXAMINED.exec(school.text.slice(0, cut))?.index ?? 0;
  const end = exam > 3 ? exam : tail && tail.index > 3 && isMode(tail[1] ?? "") ? tail.index : cut;
  const grade = GRADE_BEFORE.exec(school.text)?.[0].length ?? 0;
  return { start: school.start + grade, end: school.start + end };
}

/** "Harms Bedachungen, Abschluss IHK": who held the examination. */
const EXAMINED = /,\s+(?:mit )?(?:abschluss|abschlussprüfung|prüfung|exam board|awarding body)\b[^,]*$/iu;
/** "Canyon High School graduate" */
const LEAVER = /(?<=\bSchool)\s+grad(?:uate)?$/i;
const TAIL = /(?:,\s|\s[–—-]\s|\s\()\s*([^,()]{4,30})\)?$/u;
/** "2.1, University of Hale" */
const GRADE_BEFORE = /^\d{1,3}(?:[.:,/]\d{1,3})?\s*[,;]\s+(?=\p{Lu})/u;
const ACRONYM = /(?:^|[\n\t,;|·]\s?)(\p{Lu}{2,6} [–—-] )$/u;
const LONGEST = 12;

/** "ISCTE – Instituto Universitário": letters that are no degree and were not studied belong to the name behind them. */
export function withAcronym(school: Span, what: Span | undefined, text: string): Span {
  const from = Math.max(0, school.start - LONGEST);
  const letters = ACRONYM.exec(text.slice(from, school.start))?.[1];
  if (letters === undefined || findDegrees(letters).length > 0) return school;
  const start = school.start - letters.length;
  return what && what.start >= start && what.start < school.start ? school : { start, end: school.end };
}
