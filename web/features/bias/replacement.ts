import type { BiasFinding, Span } from "@fairlead/contracts";

/** Words to put in place of a range of the text. */
export type Replacement = Span & { text: string };

const SENTENCE_START = /(?:^|[.!?:]["”’)]?\s+|\n[ \t]*(?:[-*•·–][ \t]*|\d+[.)][ \t]*)?|^[ \t]*[-*•·–][ \t]*)$/;
const ARTICLE_BEFORE = /(?:^|[^\p{L}\p{N}])(an?) $/iu;
const LEAD_BEFORE = /(?:^|(?<=[^\p{L}\p{N}]))(?:(?:as|at|by|for|from|in|of|with) )?an? $/iu;
/** Words that never follow an article: the phrase was the noun. */
const NO_NOUN = /^(?:and|as|at|but|by|for|from|in|of|on|or|that|to|which|who|with)\b/i;
const OWN_ARTICLE = /^(an?)\s/i;

/** What to change so that the finding reads `words`; "" leaves the phrase out. Capitals follow the phrase. */
export function toReplacement(text: string, { start, end }: Span, words: string): Replacement {
  if (words === "") return toRemoval(text, start, end);
  return { start, end, text: isUpper(text.charAt(start)) ? toUpperFirst(words) : words };
}

export function applyReplacement(text: string, { start, end, text: words }: Replacement): string {
  return text.slice(0, start) + words + text.slice(end);
}

/** Leaves a phrase out and mends what it leaves behind: spaces, a double comma, the article, the capital of the sentence. */
function toRemoval(text: string, start: number, end: number): Replacement {
  const item = findWholeItem(text, start, end);
  if (item !== null) return { ...item, text: "" };
  const own = OWN_ARTICLE.exec(text.slice(start, end))?.[1];
  const next = /^[ \t]+(?=[\p{L}\p{N}])/u.exec(text.slice(end, end + 40))?.[0];
  if (own !== undefined && next !== undefined) {
    return { start, end, text: withCaseOf(articleFor(text.slice(end + next.length)), own) };
  }
  let [from, to] = withoutGap(text, start, end);
  const isBeforeWord = /^[\p{L}\p{N}]/u.test(text.slice(to));
  if (isBeforeWord && NO_NOUN.test(text.slice(to))) from -= LEAD_BEFORE.exec(text.slice(Math.max(0, from - 12), from))?.[0].length ?? 0;
  const article = ARTICLE_BEFORE.exec(text.slice(Math.max(0, from - 4), from))?.[1];
  let words = "";
  if (article !== undefined && isBeforeWord) {
    from -= article.length + 1;
    words = `${withCaseOf(articleFor(text.slice(to)), article)} `;
  } else if (isBeforeWord && isUpper(text.charAt(start)) && SENTENCE_START.test(text.slice(Math.max(0, from - 40), from))) {
    words = text.charAt(to).toUpperCase();
    to += 1;
  }
  return { start: from, end: to, text: words };
}

/** The line of a list that says nothing else: it goes as a whole. */
function findWholeItem(text: string, start: number, end: number): Span | null {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const isWhole = /^[ \t]*(?:[-*•·–]|\d+[.)])[ \t]*$/.test(text.slice(from, start)) && /^[ \t.,;]*$/.test(text.slice(end, to));
  if (!isWhole) return null;
  return next < 0 ? { start: Math.max(0, from - 1), end: to } : { start: from, end: to + 1 };
}

/** The range with the one space (or the second comma) that would be left over. */
function withoutGap(text: string, start: number, end: number): [number, number] {
  const isGap = (at: number) => /[ \t]/.test(text.charAt(at));
  let from = start;
  let to = end;
  if (text.charAt(to) === "," && /,\s*$/.test(text.slice(Math.max(0, from - 4), from))) to += 1;
  const before = from === 0 || /\s/.test(text.charAt(from - 1));
  if (before) while (isGap(to)) to += 1;
  const isClosing = to >= text.length || /[\s.,;:!?)]/.test(text.charAt(to));
  if (isClosing) while (from > 0 && isGap(from - 1)) from -= 1;
  return [from, to];
}

/** Low findings that can be replaced at once, without two of them on the same words. */
export function pickReplaceable(findings: readonly BiasFinding[], severity: BiasFinding["severity"]): BiasFinding[] {
  let reached = -1;
  return findings.filter(({ severity: own, suggestions, start, end }) => {
    const isFree = own === severity && suggestions.length > 0 && start >= reached;
    if (isFree) reached = end;
    return isFree;
  });
}

/** The best suggestion of each finding, last first, so that each place is still right when its turn comes. */
export function toReplacements(text: string, findings: readonly BiasFinding[]): Replacement[] {
  return findings
    .toReversed()
    .map((finding) => toReplacement(text, finding, finding.suggestions[0] ?? ""))
    .filter((one, i, all) => i === 0 || one.end <= (all[i - 1]?.start ?? 0));
}

function articleFor(words: string): "a" | "an" {
  const word = /[\p{L}\p{N}]+/u.exec(words.slice(0, 80).toLowerCase())?.[0] ?? "";
  if (/^(?:hon|hour|heir|8|11$|18$)/.test(word)) return "an";
  if (/^(?:uni(?!n)|use|usu|eu|one|once)/.test(word)) return "a";
  return /^[aeiou]/.test(word) ? "an" : "a";
}

const isUpper = (letter: string): boolean => /^\p{Lu}$/u.test(letter);
const toUpperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const withCaseOf = (words: string, model: string): string => (isUpper(model.charAt(0)) ? toUpperFirst(words) : words);
