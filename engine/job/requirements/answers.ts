import { isAsking, type Statement } from "../outline/statements.ts";
import type { JobText } from "../words/job-text.ts";
import { isGradeAlone } from "./clauses.ts";

/** "Forklift ticket? A plus.": a sentence that only grades belongs to the question, or the wish, before it on the line. */
export function withAnswers(text: JobText, statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    if (before && isAnswer(text, before, statement)) joined[joined.length - 1] = { ...before, end: statement.end, to: statement.to };
    else joined.push(statement);
  }
  return joined;
}

function isAnswer(text: JobText, before: Statement, statement: Statement): boolean {
  const between = text.flat.slice(before.end, statement.start);
  const open = text.flat.slice(before.start, before.end).trimEnd().endsWith("?") || isAsking(before.section);
  return open && !between.includes("\n") && isGradeAlone(text, statement);
}
