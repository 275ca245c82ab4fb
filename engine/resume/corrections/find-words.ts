import type { Span } from "../types.ts";

const LETTER = /[\p{L}\p{N}]/u;

/** Where whole words stand in a text as they are written, nearest to a place. */
export function findWords(text: string, words: string, from = 0): Span | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWhole = !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length));
    if (isWhole && (best === undefined || Math.abs(at - from) < Math.abs(best - from))) best = at;
  }
  return best === undefined ? undefined : { start: best, end: best + words.length };
}
