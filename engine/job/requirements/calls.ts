import data from "../../data/job/cues.json";
import type { Statement } from "../outline/statements.ts";
import { REACH } from "../weights.ts";
import { findAt, foldedAt, gapBefore, type JobText } from "../words/job-text.ts";

const SEEKING = new Set(data.seeking);
const CALLING = new Set(data.calling);
const HOUSE_SPEAKS = /^we(?:['’](?:d|ll|re))?$/;
const SOMEBODY = /^(?:someone|somebody|anyone|person|people|candidates?|applicants?|individuals?)$/;

/** "If you have five years in sales, please apply": who has it is called for. */
export function isCallTo(text: JobText, { from, to }: Statement): boolean {
  if (foldedAt(text, from) !== "if" || !/^you(?:['’]ve)?$/.test(foldedAt(text, from + 1))) return false;
  const isHaving = foldedAt(text, from + 1) !== "you" || /^(?:have|hold|possess|bring|know|speak)$/.test(foldedAt(text, from + 2));
  const turn = turnToCall(text, from, to);
  return isHaving && turn > 0 && text.words.slice(turn, to).some(({ folded }) => CALLING.has(folded));
}

/** Where the sentence turns to the call: at its comma, or where the house speaks of itself ("… dementia we'd like to hear from you"). */
function turnToCall(text: JobText, from: number, to: number): number {
  return findAt(
    { from: from + 3, to },
    (at) => gapBefore(text, at).includes(",") || (at > from + 3 && HOUSE_SPEAKS.test(foldedAt(text, at))),
  );
}

/** "We want someone with CIPD": the house says who it looks for. */
export function seeksSomebody({ words }: JobText, { from, to }: Statement): boolean {
  const opening = words.slice(from, Math.min(to, from + REACH.subjectWords)).map(({ folded }) => folded);
  const seeking = opening.findIndex((word) => SEEKING.has(word));
  return seeking > 0 && opening.slice(seeking).some((word) => SOMEBODY.test(word));
}

/** "If you know lace, | give us a call": what calls names nothing. */
export function withoutCall(text: JobText, statement: Statement): Statement {
  if (!isCallTo(text, statement)) return statement;
  const calling = findAt({ from: statement.from + 1, to: statement.to }, (at) => CALLING.has(foldedAt(text, at)));
  let to = calling;
  while (to > statement.from && !gapBefore(text, to).includes(",") && !HOUSE_SPEAKS.test(foldedAt(text, to))) to--;
  return to > statement.from ? { ...statement, to } : statement;
}
