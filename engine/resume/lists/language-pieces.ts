import lexicon from "../../data/resume/spoken.json";
import { blank, fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { cutRow, type Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Section } from "../types.ts";
import { hasCertificateWord } from "./certificate-names.ts";
import { cut } from "./certificate-parts.ts";
import { isLevelOnly, withoutLevels } from "./language-levels.ts";
import { findLanguages, namesLanguage } from "./spoken-languages.ts";

const fillers = new Set(lexicon.fillers);
const native = toPhraseSet(lexicon.fluency.C2);
const ways = toPhraseSet(lexicon.ways.map(fold));

/** Sections in which a language may be what was taught, sold or studied: only "I speak …" counts. */
export const OF_OTHERS: ReadonlySet<Section> = new Set<Section>(["experience", "education", "projects", "publications", "volunteering"]);

const MOST_RATED = 14;
const MARKS = /[★☆●○⬤◯■□▪▫▮▯█░✦✩✪*]{2,}|[★●⬤■█*]\s*$|\b\d{1,3} ?%|\b\d ?\/ ?(?:5|6|10)\b/u;
const ASIDE = /\([^()]{1,30}\)/g;

/** What a line says beside the languages it names. */
const besideLanguages = (words: string): string => blank(words, findLanguages(words));

const withoutFillers = (text: string): string =>
  toWords(text)
    .filter(({ key }) => !fillers.has(key))
    .reduce((kept, { start, end }) => `${kept} ${text.slice(start, end)}`, "");

/** "Turkish ****", "English: fluent", "native German speaker", "English: Marlins 88 %": a language and how well, and nothing else but the name of a test. */
export function isRated({ words, wordCount }: Row): boolean {
  const [first] = findLanguages(words);
  if (wordCount > MOST_RATED || !first || /\p{L}/u.test(withoutFillers(withoutLevels(words.slice(0, first.start))))) return false;
  const rest = besideLanguages(words);
  const left = toWords(withoutLevels(rest)).filter(({ key }) => /\p{L}/u.test(key) && !fillers.has(key));
  if (MARKS.test(rest)) return left.length === 0 || (left.length === 1 && /^\s*:/.test(words.slice(first.end)));
  const said = rest.replace(ASIDE, " ");
  const isSaid = (beside: string) => /\p{L}/u.test(beside) && isLevelOnly(withoutFillers(beside));
  return (left.length === 0 && isSaid(rest)) || (said !== rest && isSaid(said));
}

/** "English, Twi (home), Ewe": two languages or more and nothing else but asides. */
function isListedAlone({ words, wordCount }: Row): boolean {
  if (wordCount > MOST_RATED || findLanguages(words).length < 2) return false;
  return !/\p{L}/u.test(withoutFillers(withoutLevels(besideLanguages(words).replace(ASIDE, " "))));
}

/** A line of nothing but languages and how well they are spoken. */
export const isLanguageLine = (row: Row): boolean => isRated(row) || isListedAlone(row) || isToldAlone(row);

const MOST_WORDS_OF_PIECE = 6;

/** "English good, Igbo mother tongue, Efik small small", "Welsh: chat only. Twi with my nan": each part opens with a language, one at least says how well. */
function isToldAlone(row: Row): boolean {
  if (row.wordCount > MOST_RATED || hasCertificateWord(row.words)) return false;
  const pieces = piecesOf(row, 0);
  return (
    pieces.length > 0 &&
    pieces.every((piece) => opensWithLanguage(piece) && piece.wordCount <= MOST_WORDS_OF_PIECE) &&
    pieces.some((piece) => isRated(piece) || LABELLED.test(besideLanguages(piece.words)) || saysWhere(piece.words))
  );
}

/** ": chat only" */
const LABELLED = /^\s*:\s+\p{Ll}[^:]{2,30}$/u;

/** "with my nan", "from home": where a language is spoken says that it is. */
const saysWhere = (words: string): boolean => findPhrases(ways, toWords(words)).some(({ at }) => at === findLanguages(words)[0]?.words);

/** "Italiano": one language and nothing else. */
export const isLoneLanguage = ({ words }: Row): boolean => namesLanguage(words) && !/\p{L}/u.test(besideLanguages(words));

const opensWithLanguage = ({ words }: Row): boolean => !/\p{L}/u.test(words.slice(0, findLanguages(words)[0]?.start));

/** "Other: native German speaker" below the last role belongs to what its label says. */
function sectionOf(row: Row, section: Section): Section {
  const label = /^([^:]{3,30}):\s/.exec(row.words)?.[1];
  const heading = label === undefined ? undefined : readHeading(label);
  return heading?.exact ? heading.section : section;
}

export function languagePieces(row: Row, holder: Section): Row[] {
  const section = sectionOf(row, holder);
  if (isRated(row) && (!OF_OTHERS.has(section) || opensWithLanguage(row))) return [row];
  if (!OF_OTHERS.has(section) && (isListedAlone(row) || isToldAlone(row))) return [row];
  return ratedPieces(row, section);
}

const PIECES = /\s*[,;|•·\t]\s*|\.\s+(?=\p{Lu})/gu;
const piecesOf = (row: Row, from: number): Row[] =>
  cut(row.words.slice(from), PIECES).map(({ start, end }) => cutRow(row, { start: row.start + from + start, end: row.start + from + end }));
const OPENED = /^[^\p{L}]*(?:\p{Ll}+ )?$/u;

/** "latte art, Finnish (conversational), Swedish, Excel": parts of a line that are a language and how well, and the languages beside them. */
function ratedPieces(row: Row, section: Section): Row[] {
  if (section === "experience" || !namesLanguage(row.words)) return [];
  const lead = /^[^:]{3,30}:\s+/.exec(row.words)?.[0] ?? "";
  const label = namesLanguage(lead) ? 0 : lead.length;
  const pieces = piecesOf(row, label);
  const sure = pieces.filter(
    (piece) => (isRated(piece) || saysWhere(piece.words)) && (/[(:–]/.test(piece.words) || !OF_OTHERS.has(section)),
  );
  if (sure.length === 0) return [];
  return pieces.filter((piece) => sure.includes(piece) || isLanguageAndAside(piece));
}

/** "Plattdeutsch (verstehe ich)", "Englisch Note 3", "French: school standard": a language beside others, and words of how well that no list knows. */
function isLanguageAndAside({ words }: Row): boolean {
  const [first, ...more] = findLanguages(words);
  if (!first || more.length > 0 || !OPENED.test(words.slice(0, first.start))) return false;
  const behind = withoutLevels(words.slice(first.end));
  return /^\s*:?\s*(?:\([^()]*\)|(?:\p{L}+ )?\d)?\W*$/u.test(behind) || /^:\s+[^:]{2,30}$/u.test(behind);
}

/** "Mother tongue(s)" in one cell, "Hungarian" in the other. */
export function besideNative(row: Row): Row[] {
  const [label, ...values] = row.cells;
  const value = values.at(-1);
  if (!label || !value) return [];
  const content = cutRow(row, value);
  const says = findPhrases(native, toWords(cutRow(row, label).words.replace(/\(\p{L}\)/gu, ""))).length > 0;
  return says && isLoneLanguage(content) ? [content] : [];
}
