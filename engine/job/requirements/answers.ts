import { isAsking, type Statement } from "../outline/statements.ts";
import type { Importance } from "../types.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
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

/** "Heat pumps | likewise": words a thing may have in front of it. */
const LIKEWISE = /^(?:likewise|ditto|same)$/;
const NAME_WORDS = 5;

/** "Empathy is essential. So are record keeping and Word.", "RGI is a plus. Heat pumps likewise - …": asked for as strongly as what was read before. */
export function asLikewise(text: JobText, statement: Statement, before: Importance | undefined): Statement {
  const { from, to, end } = statement;
  const section = SECTION[before ?? "must"];
  for (let at = from + 1; before && at < Math.min(to, from + NAME_WORDS); at++) {
    const ends = at + 1 >= to || /^\s?[.,;–—-]/.test(gapBefore(text, at + 1));
    if (LIKEWISE.test(foldedAt(text, at)) && ends)
      return { ...statement, end: text.words[at - 1]?.end ?? end, to: at, section, item: true };
  }
  if (foldedAt(text, from) !== "so" || !/^(?:is|are)$/.test(foldedAt(text, from + 1)) || from + 2 >= to) return statement;
  const start = text.words[from + 2]?.start ?? end;
  return { ...statement, start, from: from + 2, section, item: true };
}
