import type { ResumePage, Span } from "@fairlead/contracts";

type Word = ResumePage["words"][number];
export type Box = Pick<Word, "x" | "y" | "width" | "height">;
/** `quote`: position in the list of quotes. */
export type QuoteBox = Box & { quote: number };

/** Where quotes stand on a page: one box for the words beside each other on a line. Words are in the order of the text. */
export function toQuoteBoxes(words: readonly Word[], quotes: readonly Span[]): QuoteBox[] {
  return quotes.flatMap((quote, at) => {
    const boxes: Box[] = [];
    for (let index = firstBehind(words, quote.start); index < words.length; index++) {
      const word = words[index] as Word;
      if (word.start >= quote.end) break;
      const last = boxes.at(-1);
      if (last !== undefined && isBeside(last, word)) boxes[boxes.length - 1] = join(last, word);
      else boxes.push({ x: word.x, y: word.y, width: word.width, height: word.height });
    }
    return boxes.map((box) => ({ ...box, quote: at }));
  });
}

/** Index of the first word that ends behind an offset. */
function firstBehind(words: readonly Word[], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** On one line, and nearer than two heights: cells of a table stay apart. */
function isBeside(box: Box, word: Box): boolean {
  const gap = word.x - (box.x + box.width);
  const middle = word.y + word.height / 2;
  return middle > box.y && middle < box.y + box.height && gap > -box.height && gap < 2 * box.height;
}

function join(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}
