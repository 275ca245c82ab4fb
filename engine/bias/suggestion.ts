import { toPlural } from "./form.ts";
import { charactersToLeaveOut, clauseAround, JOINTS, LOOSE, type Range, rangeToLeaveOut, withQuantity } from "./place.ts";
import { CLASSES, type Rule } from "./rules.ts";
import { swapped } from "./swap.ts";
import type { Sentence, Word } from "./words.ts";

export type Place = { start: number; end: number; suggestions: string[] };
type Hit = { text: string; sentence: Sentence; from: number; to: number; rule: Rule };

const PREPOSITION = /^(?:with|of|in|from|for|as)$/;
const setOf = (...names: string[]) => new Set(names.flatMap((name) => [...(CLASSES.get(name) ?? [])]));
const AGES: ReadonlySet<string> = setOf("ageword");
const SOUGHT: ReadonlySet<string> = setOf("person", "role");
/** Words that may stand between a word of age and who is sought. */
const BETWEEN = 3;
const LANGUAGES: ReadonlySet<string> = CLASSES.get("language") ?? new Set();

/**
 * Suggestions that fit where the hit stands. Words of the hit are swapped one by one, or its clause is said anew, or it is left out
 * with what would dangle without it, or a phrase takes its place: plural, capitals, preposition and article follow the hit.
 */
export function fit(hit: Hit): Place {
  const { text, sentence, from, to, rule } = hit;
  const words = sentence.words;
  const swaps = rule.swap ? swapped(text, words, hit, rule.swap) : [];
  if (swaps.length > 0) return swaps[0] === "" ? leaveOut(hit) : inPhrase(hit, swaps);
  const suggestions = withLanguage(rule.suggestions, text, words, hit);
  if (suggestions.every((suggestion) => suggestion === "")) return leaveOut(hit);
  if (rule.instead === "clause") {
    const bare = withoutAge(hit);
    if (bare) return bare;
    const clause = clauseAround(words, { from, to });
    const start = (words[clause.from] as Word).start;
    const end = (words[clause.to - 1] as Word).end;
    const capital = /^\p{Lu}/u.test(text.slice(start, end));
    return { start, end, suggestions: suggestions.map((one) => (capital ? one.charAt(0).toUpperCase() + one.slice(1) : one)) };
  }
  return inPhrase(hit, phrasesFor(hit, suggestions));
}

/** "a young and agile nurse" loses the words of age alone: what is sought stays, with the article it then needs. */
function withoutAge({ text, sentence: { words }, from, to }: Hit): Place | undefined {
  const is = (set: ReadonlySet<string>, at: number) => set.has(words[at]?.folded ?? "");
  const own = (at: number) => text.slice(words[at]?.start, words[at]?.end);
  const at = words.findIndex((_, index) => index >= from && index < to && is(AGES, index));
  if (at < 0) return undefined;
  let next = at + 1;
  while (is(JOINTS, next) && is(AGES, next + 1)) next += 2;
  if (is(JOINTS, next)) next++;
  let noun = next;
  while (noun < next + BETWEEN && noun < words.length && !is(SOUGHT, noun) && !is(LOOSE, noun)) noun++;
  if (!is(SOUGHT, noun)) return undefined;
  const tied = is(JOINTS, at - 1) ? at - 1 : at;
  if (noun === next && at > 0 && (tied < at || words[at]?.marks === ","))
    return { start: (words[tied - 1] as Word).end, end: (words[at] as Word).end, suggestions: [""] };
  const article = /^an?$/.test(words[at - 1]?.folded ?? "") && words[at]?.marks === "" ? at - 1 : at;
  const start = (words[article] as Word).start;
  const phrase = article < at ? `${articleFor(own(next))} ${own(next)}` : own(next);
  return { start, end: (words[next] as Word).end, suggestions: [withCase(phrase, own(article))] };
}

function leaveOut({ text, sentence, from, to, rule }: Hit): Place {
  const { words } = sentence;
  const range = rule.instead === "clause" && !rule.swap ? clauseAround(words, { from, to }) : rangeToLeaveOut(words, { from, to });
  const article = words[range.from - 1];
  const next = words[range.to];
  if (article && next && next.marks === "" && words[range.from]?.marks === "" && /^an?$/.test(article.folded)) {
    const own = articleFor(text.slice(next.start, next.end));
    return {
      start: article.start,
      end: (words[range.to - 1] as Word).end,
      suggestions: [withCase(own, text.slice(article.start, article.end))],
    };
  }
  return { ...charactersToLeaveOut(text, sentence, range), suggestions: [""] };
}

/** The language a hit names goes where a suggestion asks for it; suggestions that ask in vain are dropped. */
function withLanguage(suggestions: readonly string[], text: string, words: readonly Word[], hit: Range): string[] {
  const { from, to } = clauseAround(words, hit);
  const named = [...words.slice(hit.from, hit.to), ...words.slice(from, to)].find(({ folded }) => LANGUAGES.has(folded));
  const language = named && text.slice(named.start, named.end).replace(/['’]s$/, "");
  const filled = suggestions.filter((one) => language !== undefined || !one.includes("{language}"));
  const own = language === undefined ? filled : filled.filter((one) => one.includes("{language}"));
  return (own.length > 0 ? own : filled).map((one) => one.replace("{language}", language ?? ""));
}

/** Suggestions in the number of the hit, with the preposition it began with and the noun it ends with. */
function phrasesFor({ text, sentence, from, to, rule }: Hit, suggestions: readonly string[]): string[] {
  const first = sentence.words[from] as Word;
  const last = sentence.words[to - 1] as Word;
  const plural = rule.inflect === "noun" && isPlural(last.folded);
  const kept = (rule.keep ?? []).includes(last.folded) && to > from + 1 ? text.slice(last.start, last.end) : "";
  const lead = PREPOSITION.test(first.folded) && to > from + 1 ? first.folded : "";
  const hasArticle = lead !== "" && /^an?$/.test(sentence.words[from + 1]?.folded ?? "");
  return suggestions.map((suggestion) => {
    const own = plural ? pluralOf(suggestion) : suggestion;
    if (lead === "" || own.startsWith(`${lead} `)) return [own, kept].filter(Boolean).join(" ");
    return [lead, hasArticle ? articleFor(own) : "", own, kept].filter(Boolean).join(" ");
  });
}

/** A phrase where the hit stood; when no suggestion fits the article before it, the place grows over the article. */
function inPhrase({ text, sentence: { words }, from: hitFrom, to }: Hit, suggestions: readonly string[]): Place {
  const { from } = (words[hitFrom]?.value ?? -1) >= 0 ? withQuantity(words, { from: hitFrom, to }) : { from: hitFrom };
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const found = text.slice(first.start, last.end);
  const opens = from === 0 && (first.value >= 0 || first.capital);
  const fitted = suggestions.map((suggestion) => withCase(suggestion, opens && !first.capital ? `A${found}` : found));
  const article = words[from - 1];
  if (article === undefined || first.marks !== "" || (article.folded !== "a" && article.folded !== "an"))
    return { start: first.start, end: last.end, suggestions: fitted };
  const fitting = fitted.filter((suggestion) => articleFor(suggestion) === article.folded);
  if (fitting.length > 0 && fitting[0] === fitted[0]) return { start: first.start, end: last.end, suggestions: fitting };
  const withArticle = (suggestion: string) =>
    withCase(`${articleFor(suggestion)} ${suggestion}`, text.slice(article.start, article.end), suggestion);
  return { start: article.start, end: last.end, suggestions: fitted.map(withArticle) };
}

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
  const at = suggestion.lastIndexOf(" ") + 1;
  return /(?:staff|people|everyone)$/.test(suggestion) ? suggestion : suggestion.slice(0, at) + toPlural(suggestion.slice(at));
}

/** Capitals follow what was found; a lone acronym inside a phrase is no reason to shout. */
function withCase(suggestion: string, found: string, inner = suggestion): string {
  if (suggestion === "") return "";
  if (/^[^\p{Ll}]*$/u.test(found) && /\p{Lu}{2,}[^\p{Ll}]*\s[^\p{Ll}]*\p{Lu}/u.test(found)) return suggestion.toUpperCase();
  if (found.length > 5 && found === found.toUpperCase()) return suggestion.toUpperCase();
  const own = inner === suggestion ? suggestion : suggestion.replace(inner, inner.charAt(0).toLowerCase() + inner.slice(1));
  return /^\p{Lu}/u.test(found) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
}
