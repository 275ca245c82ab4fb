import lexicon from "../../data/resume/outcomes.json";
import { remember } from "../../text/index.ts";
import { findPhrases, type PhraseHit, toPhraseSet, toWords, type Word } from "../phrases.ts";

const CURRENCY = "[$€£¥₹]|(?:usd|eur|gbp|chf|cad|aud|sek|nok|dkk|pln|zł|kr|r\\$)";
const MAGNITUDE = "k|m|mio|mln|mrd|million(?:en|s)?|mill(?:ones|ón|oni|iard|ionen)|milh(?:ões|ão)|milione|miljoen|bn|billion|tsd|x";
/** A share, a sum of money, a magnitude, a grouped thousand of something. */
const AMOUNT = new RegExp(
  [
    "\\d\\s?(?:[%‰]|per ?cent|prozent|pour ?cents?|por ?ciento|por ?cento|procent|per ?cento)",
    `(?:${CURRENCY})\\s?\\d`,
    `\\d[\\d.,'’]*\\s?(?:(?:${MAGNITUDE})\\b|(?:${CURRENCY})(?!\\p{L}))`,
    "(?<![\\d.,])\\d{1,3}(?:[.,'’\u00a0\u202f]\\d{3})+\\+?\\s\\p{L}{3}",
  ].join("|"),
  "iu",
);
/** "from 9 days to 4", "von 9 auf 4 Tage", "de 9 à 4 jours": two figures that are no years. */
const FIGURE = "(?!(?:19|20)\\d\\d\\b)\\d[\\d.,]*";
const SHIFT = new RegExp(
  `(?<!\\p{L})(?:from|von|de|da|van)\\s(?:\\p{L}+\\s)?${FIGURE}\\s?(?:\\p{L}+\\s){0,3}?(?:to|auf|à|a|para|naar)\\s(?:\\p{L}+\\s)?${FIGURE}(?![\\d:])`,
  "iu",
);

const HEAD = 3;
const stems = new Map<string, string[]>();
for (const stem of lexicon.changes) stems.set(stem.slice(0, HEAD), [...(stems.get(stem.slice(0, HEAD)) ?? []), stem]);
const changeWords = new Set(lexicon.changeWords);
const multiples = new Set(lexicon.multiples);
const numbers = new Set(lexicon.numbers);
const measures = new Set(lexicon.measures);
const fractions = toPhraseSet(lexicon.fractions);
const perTime = toPhraseSet(lexicon.perTime);
/** Words between a word of change and its figure. */
const NEAR = 10;
const YEAR = /^(?:19|20)\d\d$/;

const isChange = ({ key }: Word): boolean =>
  changeWords.has(key) || stems.get(key.slice(0, HEAD))?.some((stem) => key.startsWith(stem)) === true;
const isFigure = ({ key }: Word): boolean => /^\d/.test(key) && !YEAR.test(key);

/** "by nine days", "um zwei Wochen": a number in words behind a word that measures. */
const isWrittenFigure = (words: readonly Word[], at: number): boolean =>
  numbers.has(words[at]?.key ?? "") && measures.has(words[at - 1]?.key ?? "");

/** Do the words of one statement tell a measured result: a share, a sum, a change with its figure, so much a day? */
export const tellsOutcome = remember((statement): boolean => {
  if (AMOUNT.test(statement) || SHIFT.test(statement)) return true;
  const words = toWords(statement);
  if (words.some(({ key }) => multiples.has(key))) return true;
  const changes = words.flatMap((word, at) => (isChange(word) ? [at] : []));
  const parts: PhraseHit<true>[] = findPhrases(fractions, words);
  const figures = words.flatMap((word, at) => (isFigure(word) || isWrittenFigure(words, at) ? [at] : []));
  const near = (at: number) => changes.some((change) => change !== at && Math.abs(change - at) <= NEAR);
  if ([...figures, ...parts.map(({ at }) => at)].some(near)) return true;
  return findPhrases(perTime, words).some(({ at }) => words.slice(Math.max(0, at - 4), at).some(isFigure));
});
