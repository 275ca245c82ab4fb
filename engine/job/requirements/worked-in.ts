import data from "../../data/job/years.json";
import { ROLE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import type { Clause } from "./clauses.ts";
import { isCut } from "./roles.ts";

type Range = { from: number; to: number };

const BREAK = /[,;:()/\n]|\s[-–—]\s/;
/** "Of experience", "hands-on", "spent working": words between an amount and the place it was worked in. */
const FILLERS = new Set(data.fillers);
const IN = new Set(data.workedIn);
const ARTICLES = /^(?:an?|the|our|any|some)$/;
/** "In a similar role": such a place has no name of its own. */
const NAMELESS = new Set(data.nameless);

/** "Two years in a hospital", "a year behind a bar", "18 months working in a school": where the years were worked, words[from..to). */
export function placeBehind(text: JobText, clause: Clause, amount: Range, taken: ReadonlySet<number>): Range | undefined {
  let at = amount.to;
  const isOpen = () => at < clause.to && !BREAK.test(gapBefore(text, at)) && !taken.has(at);
  while (isOpen() && (FILLERS.has(foldedAt(text, at)) || gapBefore(text, at) === "-")) at++;
  if (!isOpen() || !IN.has(foldedAt(text, at))) return undefined;
  at++;
  while (isOpen() && (ARTICLES.test(foldedAt(text, at)) || text.lexicon.lead.has(foldedAt(text, at)))) at++;
  const from = at;
  const ends = () => !isOpen() || clause.cueWords.has(at) || isCut(text, at) || text.lexicon.joinWords.has(foldedAt(text, at));
  while (at - from < ROLE.mostWords && !ends()) at++;
  const words = text.words.slice(from, at).map(({ folded }) => folded);
  const isNamed = words.length > 0 && !words.some((word) => NAMELESS.has(word)) && words.some((word) => /^\p{L}{2}/u.test(word));
  return isNamed ? { from, to: at } : undefined;
}
