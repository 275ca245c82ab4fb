import { isAsking, type Statement } from "../outline/statements.ts";
import type { Importance } from "../types.ts";
import { foldedAt, type JobText } from "../words/job-text.ts";
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

const SECTION = { must: "must", should: "preferred", nice: "nice" } as const;

/** "Empathy is essential. So are record keeping and Word.": asked for as strongly as what was read before. */
export function asLikewise(text: JobText, statement: Statement, before: Importance | undefined): Statement {
  const { from, to, end } = statement;
  if (foldedAt(text, from) !== "so" || !/^(?:is|are)$/.test(foldedAt(text, from + 1)) || from + 2 >= to) return statement;
  const start = text.words[from + 2]?.start ?? end;
  return { ...statement, start, from: from + 2, section: SECTION[before ?? "must"], item: true };
}
