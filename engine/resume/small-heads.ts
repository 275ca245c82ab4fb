import openWords from "../data/resume/open-words.json";
import { fold } from "../text/index.ts";
import { stateCountryOf } from "./contact/gazetteer.ts";
import type { Signs } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import type { SectionRows } from "./sections/sections.ts";
import type { Section } from "./types.ts";

const FEWEST_LINES = 5;
const SHARE_SMALL = 0.8;
const MOST_WORDS = 14;
const REACH = 2;
const functionWords = new Set(openWords.words);

/** "dental nurse, elm park dental": nearly no line of the document opens with a capital, so that a small letter says nothing. */
function isWrittenSmall(rows: readonly Row[]): boolean {
  const lines = rows.filter(({ words, bullet, furniture }) => !bullet && !furniture && /^\p{L}/u.test(words));
  const small = lines.filter(({ words }) => /^\p{Ll}/u.test(words));
  return lines.length >= FEWEST_LINES && small.length >= SHARE_SMALL * lines.length;
}

/** In a document written small: lines at periods of time, with the capitals their names would have elsewhere. */
export function withCapitals(sections: readonly SectionRows[], rows: readonly Row[], signs: readonly Signs[]): SectionRows[] {
  if (!isWrittenSmall(rows)) return [...sections];
  return sections.map((part) => (HEADED.has(part.section) ? { ...part, rows: capitalisedHeads(part.rows, signs) } : part));
}

const HEADED: ReadonlySet<Section> = new Set<Section>(["experience", "education", "volunteering"]);

function capitalisedHeads(rows: readonly Row[], signs: readonly Signs[]): Row[] {
  const dated = rows.map(({ index }) => signs[index]?.hasDate === true);
  /** Above the dates of its block, or below those that open one. */
  const isNear = (i: number): boolean => {
    if (dated[i] || (dated[i - 1] && rows[i - 1]?.opensBlock)) return true;
    for (let at = i + 1; at <= i + REACH && !rows[at]?.opensBlock; at++) if (dated[at]) return true;
    return false;
  };
  return rows.map((row, i) => (isNear(i) && mayBeHead(row, dated[i] === true) ? { ...row, words: capitalised(row.words) } : row));
}

const mayBeHead = ({ words, wordCount, bullet }: Row, dated: boolean): boolean =>
  wordCount <= MOST_WORDS && (dated || (!bullet && !/[.!?;]$/.test(words)));

/** Every letter keeps its place: words of a name large, states and letters with stops in capitals. */
const capitalised = (words: string): string =>
  words.replace(/(?<![\p{L}\p{N}'’])\p{Ll}\p{L}*/gu, (word, at: number) => {
    const behind = words.slice(at + word.length);
    const isCode = word.length === 2 && /^\s*(?:$|[,(|–-])/u.test(behind) && stateCountryOf(word.toUpperCase()) !== undefined;
    if (isCode || (word.length === 1 && (behind.startsWith(".") || words[at - 1] === "."))) return inCapitals(word);
    const isWithin = /\p{L} $/u.test(words.slice(0, at));
    return isWithin && functionWords.has(fold(word)) ? word : inCapitals(word.charAt(0)) + word.slice(1);
  });

const inCapitals = (letters: string): string => (letters.toUpperCase().length === letters.length ? letters.toUpperCase() : letters);
