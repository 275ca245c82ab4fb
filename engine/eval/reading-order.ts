import { plain } from "./figures.ts";

/** Kendall's tau of texts that should follow each other, from -1 (backwards) to 1: pairs in order less pairs out of order. A text that stands twice, or nowhere, says nothing. */
export function readingOrder(text: string, lists: readonly (readonly string[])[]): { inOrder: number; outOfOrder: number } {
  const whole = plain(text);
  let [inOrder, outOfOrder] = [0, 0];
  for (const list of lists) {
    const places = [...new Set(list.map(plain))].map((words) => placeOf(whole, words)).filter((place) => place !== undefined);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) {
        if (a < b) inOrder++;
        else outOfOrder++;
      }
  }
  return { inOrder, outOfOrder };
}

function placeOf(whole: string, words: string): number | undefined {
  const first = words === "" ? -1 : whole.indexOf(words);
  return first < 0 || whole.indexOf(words, first + 1) >= 0 ? undefined : first;
}
