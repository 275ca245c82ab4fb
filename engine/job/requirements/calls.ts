import data from "../../data/job/cues.json";
import type { Statement } from "../outline/statements.ts";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";

const SEEKING = new Set(data.seeking);
const CALLING = new Set(data.calling);
const SOMEBODY = /^(?:someone|somebody|anyone|person|people|candidates?|applicants?|individuals?)$/;

/** "If you have five years in sales, please apply": who has it is called for. */
export function isCallTo(text: JobText, { from, to }: Statement): boolean {
  if (foldedAt(text, from) !== "if" || !/^you(?:['’]ve)?$/.test(foldedAt(text, from + 1))) return false;
  const isHaving = foldedAt(text, from + 1) !== "you" || /^(?:have|hold|possess|bring|know|speak)$/.test(foldedAt(text, from + 2));
  const comma = text.words.findIndex((_, at) => at > from + 2 && at < to && gapBefore(text, at).includes(","));
  return isHaving && comma > 0 && text.words.slice(comma, to).some(({ folded }) => CALLING.has(folded));
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
  const calling = text.words.findIndex(({ folded }, at) => at > statement.from && at < statement.to && CALLING.has(folded));
  let to = calling;
  while (to > statement.from && !gapBefore(text, to).includes(",")) to--;
  return to > statement.from ? { ...statement, to } : statement;
}
