import { toPlural } from "./form.ts";
import type { Word } from "./words.ts";

export type Place = { start: number; end: number; suggestions: string[] };
type Hit = {
  text: string;
  words: readonly Word[];
  from: number;
  to: number;
  suggestions: readonly string[];
  noun: boolean;
  keep: readonly string[];
};

/**
 * Suggestions that fit where the hit stands: plural and capitals follow the hit, and the article before it is respected.
 * When no suggestion fits the article, the place grows over the article and the suggestions bring their own.
 */
export function fit({ text, words, from, to, suggestions, noun, keep }: Hit): Place {
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const found = text.slice(first.start, last.end);
  const plural = noun && isPlural(last.folded);
  const kept = keep.includes(last.folded) && to > from + 1 ? text.slice(last.start, last.end) : "";
  const fitted = suggestions.map((suggestion) => withCase(toPhrase(plural ? pluralOf(suggestion) : suggestion, kept), found));
  const article = words[from - 1];
  const next = words[to]?.marks === "" ? text.slice(words[to]?.start, words[to]?.end) : "";
  if (article === undefined || (article.folded !== "a" && article.folded !== "an"))
    return { start: first.start, end: last.end, suggestions: fitted };
  const fits = (suggestion: string) => articleFor(suggestion || next) === article.folded;
  const fitting = fitted.filter(fits);
  if (fitting.length > 0 && fits(fitted[0] ?? "")) return { start: first.start, end: last.end, suggestions: fitting };
  const withArticle = (suggestion: string) =>
    withCase(`${articleFor(suggestion || next)}${suggestion ? ` ${suggestion}` : ""}`, text.slice(article.start, article.end));
  return { start: article.start, end: last.end, suggestions: fitted.map(withArticle) };
}

const toPhrase = (suggestion: string, noun: string) => [suggestion, noun].filter(Boolean).join(" ");

export function articleFor(words: string): "a" | "an" {
  const word = /[\p{L}\p{N}]+/u.exec(words.toLowerCase())?.[0] ?? "";
  if (/^(?:hon|hour|heir|8|11$|18$)/.test(word)) return "an";
  if (/^(?:uni(?!n)|use|usu|eu|one|once)/.test(word)) return "a";
  return /^[aeiou]/.test(word) ? "an" : "a";
}

function isPlural(word: string): boolean {
  return /(?:men|people|[^s]s|sses)$/.test(word) && !/ss$/.test(word);
}

function pluralOf(suggestion: string): string {
  if (suggestion === "") return "";
  const at = suggestion.lastIndexOf(" ") + 1;
  return /(?:staff|people|everyone)$/.test(suggestion) ? suggestion : suggestion.slice(0, at) + toPlural(suggestion.slice(at));
}

function withCase(suggestion: string, found: string): string {
  if (suggestion === "") return "";
  if (found.length > 3 && found === found.toUpperCase()) return suggestion.toUpperCase();
  return /^\p{Lu}/u.test(found) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
