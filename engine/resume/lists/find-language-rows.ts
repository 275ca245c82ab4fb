import lexicon from "../../data/resume/spoken.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { cutRow, type Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { cellsUnder } from "./cells-under.ts";
import { findLevelWords, isLevelOnly } from "./language-levels.ts";
import { besideNative, isLanguageLine, isLoneLanguage, isRated, languagePieces, OF_OTHERS } from "./language-pieces.ts";
import { toParagraphs, toSentences } from "./paragraphs.ts";
import { findLanguages, namesLanguage } from "./spoken-languages.ts";

const told = toPhraseSet([...lexicon.told, ...lexicon.toldByOneself].map(fold));
const toldByOneself = toPhraseSet(lexicon.toldByOneself.map(fold));
const openers = new Set(lexicon.toldOpeners);
const openersAlone = new Set(lexicon.toldOpenersAlone);
const labels = new Set(lexicon.labels);
const native = toPhraseSet(lexicon.fluency.C2);
const tellsNative = (label: string): boolean => findPhrases(native, toWords(label.replace(/\(\p{L}\)?/gu, ""))).length > 0;

/** Lines about spoken languages: those of their own section, or else all that other sections say of them. */
export function findLanguageRows(sections: readonly SectionRows[], printed: readonly Row[], text: string): Row[] {
  const own = sections.filter(({ section }) => section === "languages").flatMap((part) => withNative(part, printed));
  const others = sections.filter(({ section }) => section !== "references" && section !== "languages");
  const under = cellsUnder(printed, "languages").filter(({ words }) => namesLanguage(words));
  const named = others.flatMap(({ rows }) => rows.flatMap((row, i) => labelled(row, rows[i + 1], rows[i + 2]) ?? besideNative(row)));
  const heads = new Set(sections.flatMap(({ heading }) => (heading && !heading.known ? [heading.row] : [])));
  const asHeadings = printed.filter((row) => heads.has(row.index) && isRated(row));
  const alone = [...asHeadings, ...others.flatMap(({ section, rows }) => (section === "certifications" ? [] : rows.filter(isRated)))];
  if (own.some(({ words }) => namesLanguage(words))) return [...own, ...named, ...under, ...alone];
  const listed = others.flatMap(({ section, rows }) => rows.flatMap((row) => languagePieces(row, section)));
  const besides = others.flatMap(({ rows }) => rows.flatMap((row, i) => (isLoneLanguage(row) ? besideLanguages(rows, i) : [])));
  const found = [...under, ...named, ...listed, ...besides, ...asHeadings].sort((a, b) => a.start - b.start);
  const spoken = others.flatMap(({ section, rows }) =>
    toParagraphs(rows, text).flatMap((row) => spokenIn(row, OF_OTHERS.has(section) || found.length > 0)),
  );
  return [...found, ...spoken];
}

/** "B2 Independent user | C1 Proficient user" below a language: reading, speaking and so on, each for itself. */
const isLevels = ({ cells, words }: Row): boolean => cells.length > 1 && isLevelOnly(words);

/** "Mother tongue(s) | Italian": a heading that says how well what stands beside it is spoken. */
function withNative({ rows, heading }: SectionRows, printed: readonly Row[]): readonly Row[] {
  const [first, ...rest] = rows;
  const head = heading && printed.find(({ index }) => index === heading.row);
  const isBeside = head !== undefined && first !== undefined && first.start > head.start && first.end === head.end;
  return isBeside && tellsNative(head.words.slice(0, first.start - head.start)) ? [head, ...rest] : rows;
}

/** "Italiano" above "Inglese: buono" or above "B2 | C1 | B2". */
function besideLanguages(rows: readonly Row[], at: number): Row[] {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (row && below && isLevels(below)) return [row, below];
  const isBeside = [above, below].some(
    (other) => other && other.words.length < LONGEST_BESIDE && (isLoneLanguage(other) || isOpenedByLanguage(other)),
  );
  return row && isBeside ? [row] : [];
}
const LONGEST_BESIDE = 60;
const isOpenedByLanguage = (row: Row): boolean => isLanguageLine(row) || languagePieces(row, "other").length > 0;

const LABEL = /^([^:–=]{3,40}?)\s*(?::|=|\s[–-]\s)\s*|^\[[^\]]{3,30}\]\s*/;

/** "Languages: English, Dutch", "Talen | Duits": what stands behind the label, here or, where the label ends its line, on the next. */
function labelled(row: Row, next: Row | undefined, after: Row | undefined): Row[] | undefined {
  const cell = row.cells.length > 1 ? row.cells[0] : undefined;
  const length = LABEL.exec(row.words)?.[0].length ?? (cell && row.cells[1] ? row.cells[1].start - row.start : runInLength(row.words));
  const label = row.words.slice(0, length || row.words.length).replace(/^[\s[]+|[\s:=–\]-]+$/g, "");
  if (readHeading(label)?.section !== "languages" && !labels.has(fold(label).replace(/[^a-z ]+/g, ""))) return undefined;
  if (length > 0 && tellsNative(label) && namesLanguage(row.words.slice(length))) return [row];
  const content = length > 0 && length < row.words.length ? cutRow(row, { start: row.start + length, end: row.end }) : next;
  if (!content || !namesLanguage(content.words)) return undefined;
  return content === next && after && isLevels(after) ? [content, after] : [content];
}

/** "Languages English (fluent), Spanish": a heading that runs into its content. */
function runInLength(words: string): number {
  const [first, second] = toWords(words);
  const opens = first && second && readHeading(words.slice(0, first.end))?.exact === true;
  return opens && findLanguages(words)[0]?.start === second.start ? second.start : 0;
}

/** "I hold a licence and speak Irish and some Polish.": the sentences that say what the person speaks, as far as languages follow each other. */
function spokenIn(row: Row, byOneself: boolean): Row[] {
  return toSentences(row.words).flatMap((sentence) => {
    const words = row.words.slice(sentence.start, sentence.end);
    const cue = cueOf(words, byOneself);
    const chain = cue ? chainOf(words, cue) : undefined;
    return chain ? [cutRow(row, { start: row.start + sentence.start + chain.start, end: row.start + sentence.start + chain.end })] : [];
  });
}

/** What says that languages are spoken: by the person, or of a language that opens the sentence ("Deutsch ist Muttersprache"). */
function cueOf(words: string, byOneself: boolean): Span | undefined {
  const list = toWords(words);
  const [first] = findLanguages(words);
  if (!first) return undefined;
  const opener = list[0] && (openers.has(list[0].key) || opensAlone(words, first)) ? list[0] : undefined;
  const ofSubject = first.start <= (list[0]?.start ?? 0);
  return findPhrases(byOneself && !ofSubject ? toldByOneself : told, list)[0] ?? opener;
}

/** "Good Irish (from my mother) and English", but no "good French bread". */
const opensAlone = (words: string, language: Span): boolean => {
  const [first, second] = toWords(words);
  const isNext = first !== undefined && openersAlone.has(first.key) && second?.start === language.start;
  return isNext && /^\s*(?:[(,;.]|$|(?:and|und|et|y|e|en)\s+(?:\p{Ll}+ )?\p{Lu})/u.test(words.slice(language.end));
};

const MOST_BETWEEN = 5;

/** From the cue, or a language just before it ("English is my first language"), over languages with few words between them. */
function chainOf(words: string, cue: Span): Span | undefined {
  const hits = findLanguages(words);
  const near = (from: number, to: number) =>
    toWords(words.slice(Math.min(from, to), Math.max(from, to)).replace(/\([^()]*\)/g, " ")).length <= MOST_BETWEEN;
  const at = hits.findIndex((hit) => (hit.start >= cue.start ? near(cue.end, hit.start) : near(hit.end, cue.start)));
  const first = hits[at];
  if (!first) return undefined;
  let last = first;
  const told = (hit: Span) => (cue.end <= hit.start ? Math.max(last.end, cue.end) : last.end);
  for (const hit of hits.slice(at + 1)) if (near(told(hit), hit.start)) last = hit;
  return { start: Math.min(cue.start, first.start), end: last === first && last.end < cue.start ? cue.end : tailOf(words, last.end) };
}

/** With the level behind the last language: "French (B2)", "francês básico". */
function tailOf(words: string, from: number): number {
  const rest = words.slice(from);
  const bracket = /^\s*\([^()]{1,40}\)/.exec(rest)?.[0].length;
  const level = findLevelWords(rest).find(({ start }) => start <= 1);
  return from + (bracket ?? level?.end ?? 0);
}
