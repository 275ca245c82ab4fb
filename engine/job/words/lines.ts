import type { Span } from "../types.ts";
import { WRAP } from "../weights.ts";

/** One paragraph or list item; its offsets leave out bullet and indent. `numbered`: a heading among headings that count up. */
export type Line = Span & { bullet: boolean; afterBlank: boolean; mark: string; numbered?: boolean };

/** Signs that may touch the first word ("-text"); any sign or two before a blank ("=> text", "- • text") but money and the bars of a table. */
const TOUCHING = String.raw`[-*+•·▪◦‣●○■□➤►✓✔✅–—»>→✧★☑❖◆◇▸▹▶❯➔➜⇒∙⁃✦✱◈⦿](?=[\s\p{L}\p{N}])|\.(?=\s\S)|>>`;
const SPACED = String.raw`(?:(?!\p{Sc}|[|©®™^\u0060])[\p{S}\p{Pd}*•·‣⁃∙§†‡※»›]){1,3}(?=\s)`;
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*(?=\s)|\d\uFE0F?\u20E3`;
const BOX = String.raw`\[[ xX✓✔]?\](?=\s)|\( ?\)(?=\s)|o(?=\s(?!que\s))`;
const NUMBER = String.raw`#?\(?\d{1,2}[.)](?=\s)|#\d{1,2}(?=\s)|\d{1,2}\s?[-–:](?=\s\p{L})|\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=\s(?!(?:year|yr|month|hour|hr)))`;
const LETTER = String.raw`\(?[a-h][.)](?=\s)|\(?[a-zA-Z]\)(?=\s)|\(?[ivx]{1,5}[.)](?=\s)|\p{Lu}{1,3}\s?\d{1,2}[.):](?=\s)|\p{Lu}{2,4}\d{1,2}(?=\s{2})`;
const BULLET = new RegExp(`^(?:(?:${SPACED}\\s){0,2}(?:${SPACED})|${EMOJI}|${TOUCHING}|${BOX}|${NUMBER}|${LETTER})`, "u");
/** "** Requirements **", "== Skills ==": a frame around a heading. */
const FRAMED = /^([*=~+<>-]{2,})\s.*[*=~+<>-]{2,}$/;
/** "*Requirements*", as messengers set bold. */
const BOLD = /^([*_~])[^\s*_~][^*_~]*\1\W?$/;
const INLINE_BULLET = /(?<=\S[ \t]{0,8})[ \t][•▪◦‣●■➤►✓✔✅☑👉🔹🔸◆▶▸★✦](?=[ \t]+[^\s|])|(?<=\S[ \t]{0,8})[ \t]\*(?=[ \t]\p{L})/gu;
/** "» wash » iron" in a row that begins with the mark; elsewhere the mark closes a quotation. */
const ROWS_OF_ARROWS = /^[ \t]*»[ \t].*$/gmu;
/** Blanks or bars between the cells of a table. */
const CELLS = /\S\s{3,}\S|\|/;
/** "you'll: set up the stalls" below a longer line of a text without capitals. */
const LABELLED = /^(?:you|we|what|cool|nice|bonus|extra|perks|pay|must|gotta)(?:['’]\p{Ll}+)?(?: [\p{Ll}'’]+){0,4}: /u;
const TITLED = /^[\p{Lu}\p{N}]/u;

/** The text with soft line breaks as spaces and inline bullets as line breaks; every offset stays what it was. */
export function unwrap(text: string): string {
  const broken = text
    .replaceAll("\r", "\n")
    .replace(INLINE_BULLET, (hit) => `\n${hit.slice(1)}`)
    .replace(ROWS_OF_ARROWS, (row) => row.replace(/(?<=\S[ \t]{0,8})[ \t]»(?=[ \t])/gu, "\n»"));
  const rows = broken.split("\n");
  const width = wrapWidth(rows);
  let out = rows[0] ?? "";
  for (let index = 1; index < rows.length; index++) {
    const row = rows[index] ?? "";
    out += (continues(rows[index - 1] ?? "", row, width) ? " " : "\n") + row;
  }
  return out;
}

/** Whether a row goes on with the one above; rows that begin alike ("will have …", "will know …") are items. */
function continues(previous: string, row: string, width: number | undefined): boolean {
  const before = previous.trimEnd();
  const next = row.trimStart();
  if (before === "" || next === "" || BULLET.test(next) || /[.!?:;]$/.test(before)) return false;
  if (CELLS.test(before) || CELLS.test(next)) return false;
  const firstWord = next.split(" ", 1)[0] ?? "";
  if (width !== undefined && before.length + 1 + firstWord.length > width && before.length > WRAP.shortestChars) return true;
  if (LABELLED.test(next)) return false;
  if (before.trimStart().startsWith(`${firstWord} `)) return false;
  return !TITLED.test(next) && /^\p{Ll}/u.test(next) && (before.length >= WRAP.shortestChars || before.endsWith(","));
}

/** Width of a hard-wrapped text: most lines that go on are nearly as long as the longest one. */
function wrapWidth(rows: readonly string[]): number | undefined {
  const lengths = rows.map((row) => row.trimEnd().length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest > WRAP.widestChars || longest < WRAP.shortestChars) return undefined;
  const full = lengths.filter((length) => length >= longest * WRAP.fullShare).length;
  return full >= WRAP.fullLines ? longest : undefined;
}

/** Kind of the mark before an item: numbers and letters count up, signs repeat. */
function markOf(mark: string): string {
  return mark.replace(/\d+/g, "1").replace(/^\(?(?:[a-z]+|[A-Z](?=\.$))\b/, "a");
}

const CAPITAL = /^([A-Z])\.\s+(?=\S)/;
/** Lines below each other, "A. …", "B. …", "C. …", that make the letter a mark. */
const FEWEST_LETTERED = 3;

/** Where "A.", "B.", "C." count up over a text, each before its own line: the lengths of the letters, by row; a letter alone may be a name. */
function letteredRows(rows: readonly string[]): ReadonlySet<number> {
  const found: number[] = [];
  for (const [index, row] of rows.entries()) {
    const letter = CAPITAL.exec(row.trimStart())?.[1];
    if (letter?.charCodeAt(0) === "A".charCodeAt(0) + found.length) found.push(index);
  }
  return new Set(found.length >= FEWEST_LETTERED ? found : []);
}

const HASH = /^#\s+\S/;
/** Rows below each other that all begin with "# ": items; a heading has its text below it. */
const FEWEST_HASHED = 3;

function hashedRows(rows: readonly string[]): ReadonlySet<number> {
  const runs: number[][] = [[]];
  for (const [index, row] of rows.entries()) {
    if (HASH.test(row.trimStart())) runs.at(-1)?.push(index);
    else runs.push([]);
  }
  return new Set(runs.filter((run) => run.length >= FEWEST_HASHED).flat());
}

const markLength = (body: string): number => (FRAMED.test(body) || BOLD.test(body) ? 0 : (BULLET.exec(body)?.[0].length ?? 0));

/** Lines of an unwrapped text. */
export function toLines(flat: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let blank = true;
  const rows = flat.split("\n");
  const lettered = letteredRows(rows);
  const hashed = hashedRows(rows);
  for (const [index, row] of rows.entries()) {
    const indent = row.length - row.trimStart().length;
    const body = row.trim();
    if (body === "") {
      blank = true;
    } else {
      const mark = lettered.has(index) ? "A.".length : hashed.has(index) ? "#".length : markLength(body);
      const gap = mark > 0 ? body.slice(mark).length - body.slice(mark).trimStart().length : 0;
      const from = start + indent + mark + gap;
      const to = start + indent + body.length;
      if (to > from) lines.push({ start: from, end: to, bullet: mark > 0, afterBlank: blank, mark: markOf(body.slice(0, mark)) });
      blank = false;
    }
    start += row.length + 1;
  }
  return lines;
}
