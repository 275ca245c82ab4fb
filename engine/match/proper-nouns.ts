import type { Token } from "../text/index.ts";

/** In German every noun has a capital, so a capital tells nothing there. */
const CAPITALS_TELL_NOTHING = new Set(["de"]);
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
  if (!/@|:\/\/|www\./.test(text)) return new Set();
  const addresses = Array.from(text.matchAll(/\S+/g), (hit) => ({ start: hit.index, end: hit.index + hit[0].length, word: hit[0] })).filter(
    ({ word }) => word.includes("@") || word.includes("://") || word.includes("www."),
  );
  return new Set(
    tokens.filter((token) => addresses.some(({ start, end }) => token.start >= start && token.start < end)).map(({ start }) => start),
  );
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
