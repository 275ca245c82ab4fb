import exemptions from "../data/bias/exemptions.json";

const UNCOUNTED: ReadonlySet<string> = new Set(exemptions.places.uncounted.split(" "));
/** Words behind the noun that a phrase is about. */
const BEHIND_NOUN = /[,;]? (?:of|for|with|who|that|to|in|by|or|from|on|gained)\b.*$|[,;].*$/;

export function articleFor(words: string): "a" | "an" {
  const word = /[\p{L}\p{N}]+/u.exec(words.toLowerCase())?.[0] ?? "";
  if (/^(?:hon|hour|heir|8|11$|18$)/.test(word)) return "an";
  if (/^(?:uni(?!n)|use|usu|eu|one|once)/.test(word)) return "a";
  return /^[aeiou]/.test(word) ? "an" : "a";
}

/** "relevant experience", "people with new ideas": no "a" stands before them. */
export function isUncounted(phrase: string): boolean {
  const head = phrase.toLowerCase().replace(BEHIND_NOUN, "").split(" ").at(-1) ?? "";
  return UNCOUNTED.has(head);
}

/** The phrase with every "a" and "an" in it as the word behind asks for. */
export function withArticles(phrase: string): string {
  return phrase.replace(/\b(an?)(?= ([\p{L}\p{N}]+))/giu, (article, _own, next: string) => withCase(articleFor(next), article));
}

/** Capitals follow what was found; a lone acronym inside a phrase is no reason to shout. */
export function withCase(suggestion: string, found: string, inner = suggestion): string {
  if (suggestion === "") return "";
  if (/^[^\p{Ll}]*$/u.test(found) && /\p{Lu}{2,}[^\p{Ll}]*\s[^\p{Ll}]*\p{Lu}/u.test(found)) return suggestion.toUpperCase();
  if (found.length > 5 && found === found.toUpperCase()) return suggestion.toUpperCase();
  const own = inner === suggestion ? suggestion : suggestion.replace(inner, inner.charAt(0).toLowerCase() + inner.slice(1));
  return /^\p{Lu}/u.test(found) ? toUpperFirst(own) : own;
}

const toUpperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
