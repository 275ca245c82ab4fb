import type { Range } from "./place.ts";
import type { Word } from "./words.ts";

type Swap = Record<string, string[]>;

/** The hit with some of its words in others' place: "man the reception desk" becomes "staff the reception desk". Empty when no word of it has a partner. */
export function swapped(text: string, words: readonly Word[], { from, to }: Range, swap: Swap): string[] {
  const pieces: { words: readonly string[]; gap: string }[] = [];
  let found = 0;
  for (let at = from; at < to; ) {
    const key = keyAt(words, at, to, swap);
    const length = key?.replace(" +s", "").split(" ").length ?? 1;
    const word = words[at] as Word;
    const own = text.slice(word.start, words[at + length - 1]?.end);
    const gap = at === from ? "" : text.slice(words[at - 1]?.end, word.start);
    pieces.push({ words: (key === undefined ? undefined : swap[key]) ?? [own], gap });
    if (key !== undefined) found = Math.max(found, swap[key]?.length ?? 0);
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

/** The longest key that begins at this word; a key that ends with "+s" wants a verb in -s behind it. */
function keyAt(words: readonly Word[], from: number, to: number, swap: Swap): string | undefined {
  for (let end = to; end > from; end--) {
    const key = words
      .slice(from, end)
      .map(({ folded }) => folded)
      .join(" ");
    if (/^(?:is|was|has|does|\p{L}{2,}[^s]s)$/u.test(words[end]?.folded ?? "") && Object.hasOwn(swap, `${key} +s`)) return `${key} +s`;
    if (Object.hasOwn(swap, key)) return key;
  }
  return undefined;
}
