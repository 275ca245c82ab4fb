import { fold } from "../../text/index.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";

const FULL_LINE = 45;
const MOST_LINES = 12;

/** Running text as one row a paragraph: lines that were filled and go on below without a bullet. */
export function toParagraphs(rows: readonly Row[], text: string): Row[] {
  const paragraphs: Row[] = [];
  let lines = 0;
  for (const [i, row] of rows.entries()) {
    const [open, before] = [paragraphs.at(-1), rows[i - 1]];
    const goesOn =
      open && before?.index === row.index - 1 && !row.bullet && !row.opensBlock && !row.whole && before.words.length >= FULL_LINE;
    lines = goesOn ? lines + 1 : 1;
    if (!goesOn || lines > MOST_LINES) paragraphs.push(row);
    else paragraphs.splice(-1, 1, joinRows(open, row, text));
  }
  return paragraphs;
}

function joinRows(open: Row, row: Row, text: string): Row {
  const words = text.slice(open.start, row.end).replaceAll("\n", " ");
  const cells = [{ start: open.start, end: row.end }];
  return { ...open, end: row.end, words, folded: fold(words), wordCount: open.wordCount + row.wordCount, cells };
}

/** The sentences of running text, each with the mark that ends it. */
export function toSentences(words: string): Span[] {
  const ends = Array.from(
    words.matchAll(/(?<!\b(?:St|Ste|Sta|Dr|Mr|Mrs|Ms|Prof|No|Nr))[.!?;](?=\s+\p{Lu}|\s*$)/gu),
    ({ index }) => index + 1,
  );
  return [...ends, words.length].map((end, i, all) => ({ start: all[i - 1] ?? 0, end })).filter(({ start, end }) => end > start);
}
