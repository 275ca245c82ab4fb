import { fold, remember } from "../text/index.ts";
import type { Span } from "./types.ts";

/** A word with its place; `key` is folded and without inner dots, so "Ph.D." and "PhD" are the same word. */
export type Word = Span & { key: string };

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;

export const toWords = remember((text): readonly Word[] =>
  Array.from(text.matchAll(WORD), (hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    key: fold(hit[0]).replaceAll(".", ""),
  })),
);

/** Fixed phrases, found word by word; the longest phrase at a place wins. */
export type PhraseIndex<V> = Map<string, { keys: string[]; value: V }[]>;

export function toPhraseIndex<V>(entries: Iterable<readonly [string, V]>): PhraseIndex<V> {
  const index: PhraseIndex<V> = new Map();
  for (const [phrase, value] of entries) {
    const keys = toWords(phrase).map((word) => word.key);
    const first = keys[0];
    if (first === undefined) continue;
    const same = index.get(first) ?? [];
    if (!same.some((other) => other.keys.join(" ") === keys.join(" "))) same.push({ keys, value });
    same.sort((a, b) => b.keys.length - a.keys.length);
    index.set(first, same);
  }
  return index;
}

export const toPhraseSet = (phrases: Iterable<string>): PhraseIndex<true> =>
  toPhraseIndex(Array.from(phrases, (phrase) => [phrase, true] as const));

export type PhraseHit<V> = Span & { value: V; words: number; at: number };

/** Whether all but the first word, which the index has found, stand there. */
function stands(keys: readonly string[], words: readonly Word[], at: number): boolean {
  for (let i = 1; i < keys.length; i++) if (words[at + i]?.key !== keys[i]) return false;
  return true;
}

/** The longest phrase that starts at word `at`. */
export function phraseAt<V>(index: PhraseIndex<V>, words: readonly Word[], at: number): PhraseHit<V> | undefined {
  const start = words[at];
  const list = start && index.get(start.key);
  if (start === undefined || list === undefined) return undefined;
  for (const { keys, value } of list) {
    if (!stands(keys, words, at)) continue;
    const last = words[at + keys.length - 1];
    return last && { start: start.start, end: last.end, value, words: keys.length, at };
  }
  return undefined;
}

/** All phrases of a text, longest first at each place, none inside another. */
export function findPhrases<V>(index: PhraseIndex<V>, words: readonly Word[]): PhraseHit<V>[] {
  const hits: PhraseHit<V>[] = [];
  for (let at = 0; at < words.length; ) {
    // Most words begin no phrase.
    const hit = index.has((words[at] as Word).key) ? phraseAt(index, words, at) : undefined;
    if (hit) hits.push(hit);
    at += hit?.words ?? 1;
  }
  return hits;
}
