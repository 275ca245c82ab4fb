import levels from "../data/bias/levels.json";
import products from "../data/bias/product-years.json";
import { isInSentence } from "./context.ts";
import type { Hit } from "./hit.ts";
import { toForms } from "./rules.ts";
import { LEVEL_YEARS, PRODUCT_YEAR } from "./weights.ts";
import type { Sentence, Word } from "./words.ts";

const LEVELS = {
  entry: toForms(levels.entry),
  junior: toForms(levels.junior),
  routine: toForms(levels.routine),
  middle: toForms(levels.middle),
  high: toForms(levels.high),
};
const RELEASES = new Map(Object.entries(products.firstRelease as Record<string, number>));
/** A number from here on is a year, not an amount of years. */
const FIRST_YEAR = 1980;
/** Words between a number of years and the product it is asked of. */
const NEAR = 9;
/** Words between a product and the years behind it. */
const FEW = 5;

export function isOverLevel(hit: Hit): boolean {
  const own = (hit.sentences[hit.at] as Sentence).words;
  const title = hit.sentences[0]?.words ?? own;
  const years = yearsOf(hit, own);
  const is = (level: keyof typeof LEVELS, words: readonly Word[]) => LEVELS[level].some((form) => isInSentence(form, words));
  const levelled = (level: "entry" | "junior" | "routine" | "middle") => is(level, own) || (title.length <= 12 && is(level, title));
  if (years >= LEVEL_YEARS.entry && levelled("entry")) return true;
  if (years >= LEVEL_YEARS.junior && levelled("junior")) return true;
  if (years >= LEVEL_YEARS.middle && is("middle", own)) return true;
  if (is("high", own) || (title.length <= 12 && is("high", title))) return false;
  return years >= LEVEL_YEARS.any || (years >= LEVEL_YEARS.routine && levelled("routine"));
}

export function isOverProduct(hit: Hit): boolean {
  const own = (hit.sentences[hit.at] as Sentence).words;
  const years = yearsOf(hit, own);
  for (let i = Math.max(0, hit.from - NEAR); i < Math.min(own.length, hit.to + NEAR); i++) {
    const word = own[i] as Word;
    const pair = `${word.folded} ${own[i + 1]?.folded ?? ""}`;
    const release = RELEASES.get(pair) ?? (RELEASES.has(word.folded) && isNamedProduct(word) ? RELEASES.get(word.folded) : undefined);
    if (release !== undefined && isAskedOf(hit, own, i)) return years > PRODUCT_YEAR - release;
  }
  return false;
}

/** The years are asked of the product itself, not of what is named between them: "10 years of SQL; Snowflake is our warehouse". */
function isAskedOf({ from, to }: Hit, words: readonly Word[], at: number): boolean {
  if (at >= to) return !words.slice(to, at + 1).some((word, index) => !/^[("]*$/.test(word.marks) || (to + index < at && isOther(word)));
  return !words.slice(at + 1, from).some((word, index) => at + 1 + index > at + 1 && isOther(word)) && from - at <= FEW;
}

const isOther = ({ capital, folded }: Word): boolean => capital || /^(?:and|or|including|plus)$/.test(folded);

// "Go", "Swift" or "React" are everyday words when small.
const isNamedProduct = (word: Word): boolean => word.capital || !/^(?:go|swift|rust|react|flutter|spark|docker|vue)$/.test(word.folded);

const DECADE = /^decades?$/;
const YEARS_A_DECADE = 10;
const unitAt = (words: readonly Word[], at: number): number => (DECADE.test(words[at]?.folded ?? "") ? YEARS_A_DECADE : 1);

function yearsOf(hit: Hit, words: readonly Word[]): number {
  for (let i = hit.from; i < hit.to; i++) {
    const { value } = words[i] as Word;
    if (value >= FIRST_YEAR) return PRODUCT_YEAR - value;
    if (value >= 0) return value * unitAt(words, i + 1);
    if (DECADE.test((words[i] as Word).folded)) return YEARS_A_DECADE;
  }
  return 0;
}
