import exemptions from "../data/bias/exemptions.json";
import { withCase } from "./article.ts";
import type { Place, PlacedHit } from "./hit-place.ts";
import { clauseAround, JOINTS, OPENERS, type Range } from "./place.ts";
import type { Word } from "./words.ts";

/** Words a suggestion begins with that is a sentence of its own. */
const STANDS_ALONE = new RegExp(`^(?:${exemptions.places.alone.replaceAll(" ", "|")})\\b`);
/** What follows it goes on with a list of what somebody is. */
const DESCRIBES = "you are ";
const REASONS = /^(?:as|because|since)$/;
const TIES = /^(?:with|without|by)$/;

/**
 * Clauses in the place of the hit's clause. Behind a comma a sentence of its own follows an "and", and "with …" is left out; "you
 * are …" goes on with the list, a question becomes a statement.
 */
export function inClause({ text, sentence, from, to }: PlacedHit, suggestions: readonly string[]): Place {
  const { words } = sentence;
  const clause = withReason(words, clauseAround(words, { from, to }));
  const first = words[clause.from] as Word;
  const last = words[clause.to - 1] as Word;
  const found = text.slice(first.start, last.end);
  const opens = found.includes("(") && !found.includes(")") && text.charAt(last.end) === ")";
  const asks = sentence.asked && clause.to === words.length && text.charAt(last.end) === "?";
  const end = last.end + (opens || asks ? 1 : 0);
  const isTied = clause.from > 0 && first.marks === ",";
  const before = words[clause.from - 1]?.end ?? 0;
  if (isTied && TIES.test(first.folded)) return { start: before, end: last.end, suggestions: [""] };
  const isTold = clause.from > 0 && !isTied && words[0]?.folded === "must";
  const fitting = isTold ? suggestions.map((one) => one.replace(/^you /, "")) : suggestions;
  const told = fitting.map((one) => `${withCase(one, found)}${asks ? "." : ""}`);
  const be = words[clause.to + 1];
  if (!isTied && be?.folded === "be" && JOINTS.has(words[clause.to]?.folded ?? "") && told.every((one) => /^you /i.test(one)))
    return { start: first.start, end: be.end, suggestions: told.map((one) => `${one} and are`) };
  if (isTied && told.every((one) => one.startsWith(DESCRIBES)))
    return { start: first.start, end, suggestions: told.map((one) => one.slice(DESCRIBES.length)) };
  if (!isTied || !told.every((one) => STANDS_ALONE.test(one))) return { start: first.start, end, suggestions: told };
  return { start: first.start, end, suggestions: told.map((one) => `and ${one}`) };
}

/** ", as the pay is low": the reason goes with its clause. */
function withReason(words: readonly Word[], clause: Range): Range {
  const reason = words[clause.to];
  const next = words[clause.to + 1];
  if (!reason || !next || reason.marks !== "," || !REASONS.test(reason.folded) || OPENERS.has(next.folded)) return clause;
  return { from: clause.from, to: clauseAround(words, { from: clause.to, to: clause.to + 1 }).to };
}
