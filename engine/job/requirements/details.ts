import data from "../../data/job/casual.json";
import type { SkillMention } from "../../skills/index.ts";
import type { Statement } from "../outline/statements.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { wordAt } from "../words/words.ts";
import { isProduct } from "./names.ts";

type Range = { from: number; to: number };

const OPENS = /^(?:\s[-–—]\s|\s?:\s)$/;
const LEVEL = /^(?:level|standard)$/;
/** Words from "to" to "level". */
const LEVEL_WORDS = 5;
const ENDS = /[;.(]/;
/** A name of its own, an amount, or a wish about something else. */
const NO_DETAIL = new RegExp(`\\p{Lu}\\p{Ll}{2}|\\d|[!?]|(?<!\\p{L})(?:${data.noDetail.join("|")})(?!\\p{L})`, "u");

/** "Excel – pivots, lookups": what is told of a product behind a dash says how much of it, and is no wish of its own. */
export function detailsIn(text: JobText, statement: Statement, mentions: readonly SkillMention[]): Range[] {
  return mentions.filter(isProduct).flatMap((mention) => {
    const from = behindBracket(text, wordAt(text.words, mention.end), statement.to);
    const level = endOfLevel(text, from, statement.to);
    if (level !== undefined) return [{ from, to: level }];
    if (from >= statement.to || !OPENS.test(gapBefore(text, from))) return [];
    let to = from + 1;
    while (to < statement.to && !ENDS.test(gapBefore(text, to))) to++;
    const end = text.words[to - 1]?.end ?? statement.end;
    const told = text.flat.slice(text.words[from]?.start, end);
    const isNamed = mentions.some(
      (other) => isProduct(other) && other.start >= mention.end && other.end <= end && /\p{Lu}/u.test(text.flat.charAt(other.start)),
    );
    return isNamed || NO_DETAIL.test(told) ? [] : [{ from, to }];
  });
}

/** "Linux (RHEL) to …": a bracket of one word belongs to the name. */
function behindBracket(text: JobText, at: number, limit: number): number {
  return /^\s\($/.test(gapBefore(text, at)) && at + 1 < limit && /^\)\sto?/.test(`${gapBefore(text, at + 1)}${foldedAt(text, at + 1)}`)
    ? at + 1
    : at;
}

/** "Excel to pivot-table level", "Linux to the level at which …": how much of it, up to the next comma. */
function endOfLevel(text: JobText, from: number, limit: number): number | undefined {
  if (foldedAt(text, from) !== "to" || !/^\)?\s$/.test(gapBefore(text, from))) return undefined;
  let to = from;
  while (to < limit && to - from < LEVEL_WORDS && !LEVEL.test(foldedAt(text, to))) to++;
  if (!LEVEL.test(foldedAt(text, to)) || to >= limit) return undefined;
  to++;
  if (/^(?:at|where|that)$/.test(foldedAt(text, to))) while (to < limit && !/[,;.]/.test(gapBefore(text, to))) to++;
  return to;
}
