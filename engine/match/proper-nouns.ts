import type { Token } from "../text/index.ts";

/** In German every noun has a capital, so a capital tells nothing there. */
const CAPITALS_TELL_NOTHING = new Set(["de"]);
const ADDRESS_SIGN = /@|:\/\/|www\./;
const TITLE_CASE = 0.6;
const SHORTEST_CONTENT = 4;

/**
 * Places in a line where a capital marks a name (of a person, town, school or company): not at the start of a sentence,
 * not in a line where most words have capitals, and no abbreviation ("ICU").
 */
export function findProperNouns(text: string, tokens: readonly Token[], language: string): Set<number> {
  const names = new Set<number>();
  if (CAPITALS_TELL_NOTHING.has(language) || isTitleCase(tokens)) return names;
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && isCapitalised(token.text) && !startsSentence(text, token.start)) names.add(token.start);
  }
  return names;
}

/** Words that are part of an e-mail or web address. */
export function findAddressWords(text: string, tokens: readonly Token[]): Set<number> {
  const words = new Set<number>();
  if (!ADDRESS_SIGN.test(text)) return words;
  let next = 0;
  for (const { index, 0: run } of text.matchAll(/\S+/g)) {
    const isAddress = ADDRESS_SIGN.test(run);
    for (; next < tokens.length; next++) {
      const start = tokens[next]?.start ?? 0;
      if (start >= index + run.length) break;
      if (isAddress) words.add(start);
    }
  }
  return words;
}

function isTitleCase(tokens: readonly Token[]): boolean {
  const content = tokens.slice(1).filter(({ text }) => text.length >= SHORTEST_CONTENT);
  return content.length > 0 && content.filter(({ text }) => isCapitalised(text)).length / content.length > TITLE_CASE;
}

function isCapitalised(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase() && word !== word.toUpperCase();
}

function startsSentence(text: string, at: number): boolean {
  return /[.!?:;•–—"“(]\s*$/.test(text.slice(Math.max(0, at - 4), at));
}
