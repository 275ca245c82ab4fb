import type { Range } from "./place.ts";
import { CLASSES } from "./rules.ts";
import type { Word } from "./words.ts";

type Swap = Record<string, string[]>;
/** The key of every word for one sex that has no key of its own. */
const SEX = "<sex>";
const PAIRED = /(?<=\bhe|\bshe|\bhis|\bhers?|\bhim|self) (?:or|and) /;
const SEXED: ReadonlySet<string> = CLASSES.get("sex") ?? new Set();

/** The hit with some of its words in others' place: "man the reception desk" becomes "staff the reception desk". Empty when no word of it has a partner. */
export function swapped(text: string, words: readonly Word[], { from, to }: Range, swap: Swap): string[] {
  const pieces: { words: readonly string[]; gap: string }[] = [];
  let found = 0;
  for (let at = from; at < to; ) {
    const { key, length } = keyAt(words, at, to, swap);
    const word = words[at] as Word;
    const own = text.slice(word.start, words[at + length - 1]?.end);
    const gap = at === from ? "" : text.slice(words[at - 1]?.end, word.start);
    const ways = key === SEX ? [neutralOf(word.folded) ?? own] : key === undefined ? undefined : swap[key];
    pieces.push({ words: ways ?? [own], gap });
    found = Math.max(found, ways?.length ?? 0);
    at += length;
  }
  return Array.from({ length: found }, (_, choice) =>
    pieces
      .map(({ words: ways, gap }) => gap + (ways[choice] ?? ways[0] ?? ""))
      .join("")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/** "person" or "people" for a word for one sex. */
export function neutralOf(folded: string): string | undefined {
  if (!SEXED.has(folded)) return undefined;
  return /(?:men|[^s]s|ies|sses)$/.test(folded) ? "people" : "person";
}

/** The longest key that begins at this word; a key that ends with "+s" wants a verb in -s behind it, "his her" means "his or her" too. */
function keyAt(words: readonly Word[], from: number, to: number, swap: Swap): { key?: string; length: number } {
  for (let end = to; end > from; end--) {
    const told = words
      .slice(from, end)
      .map(({ folded }) => folded)
      .join(" ");
    const length = end - from;
    for (const key of new Set([told, told.replace(PAIRED, " ")])) {
      if (/^(?:is|was|has|does|\p{L}{2,}[^s]s)$/u.test(words[end]?.folded ?? "") && Object.hasOwn(swap, `${key} +s`))
        return { key: `${key} +s`, length };
      if (Object.hasOwn(swap, key)) return { key, length };
    }
  }
  return Object.hasOwn(swap, SEX) && SEXED.has(words[from]?.folded ?? "") ? { key: SEX, length: 1 } : { length: 1 };
}
