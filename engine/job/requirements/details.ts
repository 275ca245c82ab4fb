import data from "../../data/job/casual.json";
import type { SkillMention } from "../../skills/index.ts";
import type { Statement } from "../outline/statements.ts";
import { gapBefore, type JobText } from "../words/job-text.ts";
import { wordAt } from "../words/words.ts";
import { isProduct } from "./names.ts";

type Range = { from: number; to: number };

const OPENS = /^(?:\s[-–—]\s|\s?:\s)$/;
const ENDS = /[;.(]/;
/** A name of its own, an amount, or a wish about something else. */
const NO_DETAIL = new RegExp(`\\p{Lu}\\p{Ll}{2}|\\d|[!?]|(?<!\\p{L})(?:${data.noDetail.join("|")})(?!\\p{L})`, "u");

/** "Excel – pivots, lookups": what is told of a product behind a dash says how much of it, and is no wish of its own. */
export function detailsIn(text: JobText, statement: Statement, mentions: readonly SkillMention[]): Range[] {
  return mentions.filter(isProduct).flatMap((mention) => {
    const from = wordAt(text.words, mention.end);
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
