import lexicon from "../../data/resume/people.json";
import { fold } from "../../text/index.ts";
import type { Row } from "../rows.ts";
import { closeLetterSpacing } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { type Handles, isLikeMail, isSpelled } from "./name-in-mail.ts";
import { isNameWord, isParticle, readNameWords, toTokens } from "./name-words.ts";

/** How words came to be looked at as a name. */
export type Origin = "printed" | "label" | "introduction" | "title of the file" | "closing" | "address";
export type Candidate = Span & { row: Row; words: string; parts: string[]; origin: Origin };

const LONGEST_LINE = 120;

/** What in a line could be the name by its place: its cells, their first pieces, what is said to be one. */
export function candidatesOf(row: Row, below: readonly Row[], handles: Handles): Candidate[] {
  const introduced = introducedName(row);
  const found = introduced ? [toCandidate(row, introduced, "introduction")] : [];
  if (row.words.length <= LONGEST_LINE) {
    const title = titleOfFile(row);
    if (closeLetterSpacing(row.words) !== row.words) found.push(toCandidate(row, row, "printed"));
    found.push(...overLines(row, below, handles));
    if (title) for (const piece of withPieces(row, title)) found.push(toCandidate(row, piece, "title of the file"));
    for (const cell of row.cells) for (const piece of withPieces(row, cell)) found.push(toCandidate(row, piece, "printed"));
  }
  return found.flatMap((candidate) => candidate ?? []);
}

export function toCandidate(row: Row, { start, end }: Span, origin: Origin): Candidate | undefined {
  const printed = row.words.slice(start - row.start, end - row.start);
  const closed = closeLetterSpacing(printed);
  const name = readNameWords(closed);
  if (!name) return undefined;
  if (closed !== printed) return { start, end, row, words: closed, parts: name.parts, origin };
  const span = { start: start + name.start, end: start + name.end };
  return { ...span, row, words: row.words.slice(span.start - row.start, span.end - row.start), parts: name.parts, origin };
}

/** A cell and the start of it, up to a mark that parts the name from a title or contact data. */
export function withPieces(row: Row, cell: Span): Span[] {
  const words = row.words.slice(cell.start - row.start, cell.end - row.start);
  const lead = /^[\s|*_~#•·–—-]*/u.exec(words)?.[0].length ?? 0;
  const cut = /\s*(?:[|•·–—~(:;]|,(?!\s*(?:[JS]n?r\b|I{2,3}\b|IV\b)))\s*|\*\*|\s+[-/]\s+|\s{2,}/.exec(words.slice(lead));
  return cut && cut.index > 2 ? [cell, { start: cell.start, end: cell.start + lead + cut.index }] : [cell];
}

const introductionOf = (list: readonly string[]): RegExp => new RegExp(`(?:^|[\\s,.!])(?:${list.join("|")})\\s+(?=\\p{L})`, "iu");
const INTRODUCTION = introductionOf([...lexicon.introductions, ...lexicon.nameIntroductions]);
const NAME_INTRODUCTION = introductionOf(lexicon.nameIntroductions);
const FULL_NAME =
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+|v[ao]n|de[rnl]?|d[aiou]s?|la|le|el|al|bin|y|e|ter|zu)){0,4} \p{Lu}[\p{L}\p{M}'’-]+/u;
const SMALL_NAME = /^\p{Ll}[\p{Ll}\p{M}'’-]+ \p{Ll}[\p{Ll}\p{M}'’-]+/u;

/** "Hello, my name is Ana García and …", "ich heiße …": two words at least, written large unless the whole line is small. */
function introducedName(row: Row): Span | undefined {
  const head = row.words.slice(0, 160);
  const small = !/\p{Lu}/u.test(head);
  const lead = (small ? NAME_INTRODUCTION : INTRODUCTION).exec(head);
  if (!lead) return undefined;
  const from = lead.index + lead[0].length;
  const name = (small ? SMALL_NAME : FULL_NAME).exec(row.words.slice(from, from + 60))?.[0];
  return name === undefined ? undefined : { start: row.start + from, end: row.start + from + name.length };
}

const TITLE_OF_FILE = new RegExp(
  `^(?:${lexicon.fileTitles.join("|")})\\s*(?:(?:of|for|von|de|di|van|del|do|da|voor|pour|by|für)\\s|[-–—:|]|\\s)\\s*(?=\\p{Lu})`,
  "iu",
);

/** "Resume of Jane Public", "Lebenslauf von …", "Curriculum vitae – …". */
function titleOfFile(row: Row): Span | undefined {
  const hit = TITLE_OF_FILE.exec(row.words.slice(0, 80));
  return hit ? { start: row.start + hit[0].length, end: row.end } : undefined;
}

const MOST_WORDS_A_LINE = 4;

const overLines = (row: Row, [next, third]: readonly Row[], handles: Handles): (Candidate | undefined)[] => [
  next && overTwoLines(row, next, handles),
  next && third && overThreeLines([row, next, third]),
];

/** A name in large print, or one that the address spells, that takes two lines. */
function overTwoLines(row: Row, next: Row, handles: Handles): Candidate | undefined {
  if (next.index !== row.index + 1 || row.wordCount > MOST_WORDS_A_LINE || next.wordCount >= MOST_WORDS_A_LINE) return undefined;
  if (Math.abs(next.scale - row.scale) >= 0.05 || row.cells.length > 1) return undefined;
  if (row.scale <= 1.15 && !isSpelledOverTwoLines(row, next, handles)) return undefined;
  return toCandidate({ ...row, words: `${row.words}\n${next.words}`, end: next.end }, { start: row.start, end: next.end }, "printed");
}

/** "Mateus" over "Hale" over "Tarn": a word a line in the same large print. */
function overThreeLines(rows: readonly [Row, Row, Row]): Candidate | undefined {
  const [row, , last] = rows;
  const isWord = ({ words, bullet, scale }: Row) =>
    !bullet && /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(words) && Math.abs(scale - row.scale) < 0.05;
  if (row.scale <= 1.15 || last.index !== row.index + 2 || !rows.every(isWord)) return undefined;
  return toCandidate(
    { ...row, words: rows.map(({ words }) => words).join("\n"), end: last.end },
    { start: row.start, end: last.end },
    "printed",
  );
}

/** "VENKATA" above "RAMANAN": lines of one word in one type, of which the address holds both, or of the first two lines one. */
function isSpelledOverTwoLines(row: Row, next: Row, handles: Handles): boolean {
  const alike = row.bold === next.bold && row.caps === next.caps && !row.bullet && [row, next].every(({ words }) => /^\S{3,}$/.test(words));
  if (!alike) return false;
  const held = [row, next].filter(({ words }) => isLikeMail([words], handles)).length;
  return held === 2 || (held === 1 && row.index === 0 && (row.bold || row.caps)) || isSpelled([row.words, next.words], handles);
}

const MOST_IN_WINDOW = 6;
const LONGEST_PARAGRAPH = 1_200;

type Token = Span & { text: string; plain: string };

/** "Employment history for Gareth Penhallow (as requested)": the words of any line that an address is put together from. */
export function spelledNames(row: Row, handles: Handles): Candidate[] {
  if (handles.length === 0 || row.words.length > LONGEST_PARAGRAPH) return [];
  const tokens = toTokens(row.words).map((token) => ({ ...token, plain: token.text.replace(/^[("“<*_]+|[)"”>,;:.!?*_]+$/g, "") }));
  const held = tokens.map(({ plain }) => plain.length > 2 && isNameWord(plain) && isLikeMail([plain], handles));
  if (!held.includes(true)) return [];
  const alone = row.cells
    .flatMap((cell) => withPieces(row, cell))
    .flatMap((piece) => toCandidate(row, piece, "address") ?? [])
    .filter(({ parts }) => isSpelled(parts, handles));
  if (alone.length > 0) return alone;
  const small = !/\p{Lu}/u.test(row.words);
  return tokens.flatMap((_, from) => windowFrom(row, tokens, held, from, small, handles) ?? []).slice(0, 1);
}

/** The shortest run of words from here on whose first and last word the address is put together from. */
function windowFrom(
  row: Row,
  tokens: readonly Token[],
  held: readonly boolean[],
  from: number,
  small: boolean,
  handles: Handles,
): Candidate | undefined {
  for (let to = from + 1; to < Math.min(tokens.length, from + MOST_IN_WINDOW); to++) {
    const window = tokens.slice(from, to + 1);
    const [first, last] = [window[0] as Token, window.at(-1) as Token];
    if (/[,;:!?)]$/.test(window.at(-2)?.text ?? "") || !fits(first.plain, small) || !fits(last.plain, small)) return undefined;
    const [whole, behind] = [window, window.slice(1)].map((list) =>
      isSpelled(
        list.map(({ plain }) => plain),
        handles,
      ),
    );
    if (held.slice(from, to + 1).includes(true) && whole && !behind)
      return toCandidate(row, { start: row.start + first.start, end: row.start + last.end }, "address");
  }
  return undefined;
}

const fits = (word: string, small: boolean): boolean => isNameWord(word) && (small || /^['’]?\p{Lu}/u.test(word) || isParticle(word));

const closings = new Set(lexicon.closings);

/** "Mit freundlichen Grüßen", "Yours sincerely,". */
export const isClosing = (row: Row): boolean =>
  closings.has(
    row.folded
      .replace(/[^\p{L}' ]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

/** The line below a closing formula. */
export const signedName = (row: Row): Candidate[] => {
  const candidate = row.wordCount <= MOST_IN_WINDOW && toCandidate(row, row, "closing");
  return candidate && candidate.parts.length > 1 ? [candidate] : [];
};

/** Words of forms, letters and headings that no name holds: "Formato europeo", "Application for employment". */
const formWords = new Set(lexicon.formWords);
const isFormWord = (part: string): boolean => formWords.has(fold(part).replace(/\W+$/, ""));
export const holdsFormWord = (parts: readonly string[]): boolean => parts.some(isFormWord);
export const isOnlyFormWords = (parts: readonly string[]): boolean => parts.every(isFormWord);
