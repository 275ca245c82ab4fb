import { fold } from "../../../text/index.ts";
import type { Row } from "../../rows.ts";
import type { Span } from "../../types.ts";
import { hasTitleWord } from "../titles.ts";
import { isAbbreviation, type Token, toTokens } from "./told-words.ts";

/** How full a line has to be, compared with the widest of its paragraph, for the next one to go on with it. */
const FULL_SHARE = 0.8;
const SHORTEST_LINE = 25;

/** Running text as one row a paragraph, however many lines it takes. */
export function toPassages(rows: readonly Row[], text: string): Row[] {
  const widths = widthsOf(rows);
  const passages: Row[][] = [];
  for (const [i, row] of rows.entries()) {
    const [open, before] = [passages.at(-1), rows[i - 1]];
    if (open && before && open.length < MOST_LINES && goesOn(before, row, widths[i] ?? 0)) open.push(row);
    else passages.push([row]);
  }
  return passages.map((lines) => joined(lines, text));
}
const MOST_LINES = 60;

function goesOn(before: Row, row: Row, width: number): boolean {
  if (before.index !== row.index - 1 || row.bullet || row.whole || before.end > row.start) return false;
  if (/[\p{L}\d,&-]$/u.test(before.words) && /^[\p{Ll}(]/u.test(row.words) && before.words.length >= SHORTEST_LINE / 2) return true;
  if (row.opensBlock || before.words.length < SHORTEST_LINE) return false;
  if (/\d{4}\)?$/.test(before.words) && [before, row].every(opensTitled)) return false;
  const next = /^\S+/.exec(row.words)?.[0].length ?? 0;
  return before.words.length + next + 1 >= width * FULL_SHARE;
}

/** "Deckhand, MFV Star, 2011 to 2022": a line of its own in a list of posts. */
const opensTitled = ({ words }: Row): boolean =>
  /^\p{Lu}/u.test(words) && hasTitleWord(words.split(" ").slice(0, WORDS_OF_TITLE).join(" "));
const WORDS_OF_TITLE = 3;

/** The widest line of the block of each row. */
function widthsOf(rows: readonly Row[]): number[] {
  const widths = rows.map(({ words }) => words.length);
  for (let i = 1; i < rows.length; i++) if (!rows[i]?.opensBlock) widths[i] = Math.max(widths[i] ?? 0, widths[i - 1] ?? 0);
  for (let i = rows.length - 2; i >= 0; i--) if (!rows[i + 1]?.opensBlock) widths[i] = Math.max(widths[i] ?? 0, widths[i + 1] ?? 0);
  return widths;
}

function joined(lines: readonly Row[], text: string): Row {
  const [open, last] = [lines[0] as Row, lines.at(-1) as Row];
  if (open === last) return open;
  const words = text.slice(open.start, last.end).replaceAll("\n", " ");
  const wordCount = lines.reduce((sum, row) => sum + row.wordCount, 0);
  return { ...open, end: last.end, words, folded: fold(words), wordCount, cells: [{ start: open.start, end: last.end }] };
}

/** A sentence of a passage with its words. */
export type Sentence = Span & { tokens: Token[]; row: Row };

/** Longer ones are lists, not sentences. */
const MOST_WORDS = 160;
const LONGEST = 1500;

/** The sentences of a passage; a semicolon ends one too. */
export function toSentences(row: Row, text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  const close = (end: number) => {
    const first = tokens[0];
    if (first && tokens.length <= MOST_WORDS && end - first.start <= LONGEST) sentences.push({ tokens, row, start: first.start, end });
    tokens = [];
  };
  for (const token of toTokens(text, row.start, row.end)) {
    const before = tokens.at(-1);
    if (before && endsSentence(before, token)) close(before.end + (/[.!?;]/.test(token.gap) ? 1 : 0));
    tokens.push(token);
  }
  close(row.end);
  return sentences;
}

/** "Sept. 2023", "n. 7" */
const BEFORE_NUMBER =
  /^(?:jan|janv|feb|febr|fev|fevr|mar|mrt|mrz|apr|avr|abr|may|mag|jun|giu|jul|juil|lug|aug|ago|aou|sept?|set|sett|oct|okt|ott|out|nov|dec|dez|dic|n|no|nr|vol|ca|art)$/;
function endsSentence(before: Token, { gap, text, large }: Token): boolean {
  if (/[!?;]/.test(gap) || /\n\s*\n/.test(gap)) return true;
  if (!/\.["”»')]*\s/.test(gap) || !(large || /^\d/.test(text))) return false;
  if (/^\d/.test(text) && BEFORE_NUMBER.test(before.key)) return false;
  if (/^(?:Ltd|Inc|Pvt|Co|S|C)$/.test(text) && /\. $/.test(gap) && /^(?:Pvt|Pte|Co|Pty|de)$/.test(before.text)) return false;
  return !isAbbreviation(before) || /^\d/.test(before.text);
}
