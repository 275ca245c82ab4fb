import { articleFor, isUncounted, withCase } from "./article.ts";
import type { Place, PlacedHit } from "./hit-place.ts";
import { withQuantity } from "./place.ts";
import { pluralOf } from "./titles.ts";
import type { Word } from "./words.ts";

export const PREPOSITION = /^(?:with|of|in|from|for|as)$/;

/** Suggestions in the number of the hit, with the preposition it began with and the noun it ends with. */
export function phrasesFor({ text, sentence, from, to, rule }: PlacedHit, suggestions: readonly string[]): string[] {
  const first = sentence.words[from] as Word;
  const last = sentence.words[to - 1] as Word;
  const plural = rule.inflect === "noun" && isPlural(last.folded);
  const kept = (rule.keep ?? []).includes(last.folded) && to > from + 1 ? text.slice(last.start, last.end) : "";
  const lead = PREPOSITION.test(first.folded) && to > from + 1 ? first.folded : "";
  const hasArticle = lead !== "" && /^an?$/.test(sentence.words[from + 1]?.folded ?? "");
  return suggestions.map((suggestion) => {
    const own = plural ? pluralOf(suggestion) : suggestion;
    if (lead === "" || own.startsWith(`${lead} `)) return [own, kept].filter(Boolean).join(" ");
    return [lead, hasArticle && !isUncounted(own) ? articleFor(own) : "", own, kept].filter(Boolean).join(" ");
  });
}

/** A phrase where the hit stood; when no suggestion fits the article before it, the place grows over the article. */
export function inPhrase({ text, sentence: { words }, from: hitFrom, to }: PlacedHit, suggestions: readonly string[]): Place {
  const { from } = (words[hitFrom]?.value ?? -1) >= 0 ? withQuantity(words, { from: hitFrom, to }) : { from: hitFrom };
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const found = text.slice(first.start, last.end);
  const opens = from === 0 && (first.value >= 0 || first.capital);
  const fitted = suggestions.map((suggestion) => withCase(suggestion, opens && !first.capital ? `A${found}` : found));
  const article = words[from - 1];
  if (article === undefined || first.marks !== "" || (article.folded !== "a" && article.folded !== "an"))
    return { start: first.start - cutBracket(text, first.start, found), end: last.end, suggestions: fitted };
  const fits = (suggestion: string) => !isUncounted(suggestion) && articleFor(suggestion) === article.folded;
  const fitting = fitted.filter(fits);
  if (fitting.length > 0 && fitting[0] === fitted[0]) return { start: first.start, end: last.end, suggestions: fitting };
  const own = text.slice(article.start, article.end);
  // “a “rockstar” manager”: the mark that opens a quotation stays.
  const gap = text.slice(article.end, first.start);
  const withArticle = (suggestion: string) =>
    isUncounted(suggestion)
      ? gap.trimStart() + withCase(suggestion, own)
      : withCase(`${articleFor(suggestion)}${gap}${suggestion}`, own, suggestion);
  return { start: article.start, end: last.end, suggestions: fitted.map(withArticle) };
}

/** "(S)he": the bracket in front of the hit goes with the one inside it. */
const cutBracket = (text: string, start: number, found: string): number =>
  found.includes(")") && !found.includes("(") && text.charAt(start - 1) === "(" ? 1 : 0;

function isPlural(word: string): boolean {
  return /(?:men|people|[^s]s|sses)$/.test(word) && !/ss$/.test(word);
}
