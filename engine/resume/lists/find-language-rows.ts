import lexicon from "../../data/resume/spoken.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { cutRow, type Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Section, Span } from "../types.ts";
import { cut } from "./certificate-parts.ts";
import { findLevelWords, isLevelOnly, withoutLevels } from "./language-levels.ts";
import { toParagraphs, toSentences } from "./paragraphs.ts";
import { findLanguages, namesLanguage } from "./spoken-languages.ts";

const told = toPhraseSet(lexicon.told.map(fold));
const toldByOneself = toPhraseSet(lexicon.toldByOneself.map(fold));
const fillers = new Set(lexicon.fillers);

/** Sections in which a language may be what was taught, sold or studied: only "I speak …" counts. */
const OF_OTHERS: ReadonlySet<Section> = new Set<Section>(["experience", "education", "projects", "publications", "volunteering"]);

/** Lines about spoken languages: those of their own section, or else what other sections say of them. */
export function findLanguageRows(sections: readonly SectionRows[], text: string): Row[] {
  const own = sections.filter(({ section }) => section === "languages").flatMap(({ rows }) => rows);
  const told = sections.filter(({ section }) => section !== "references" && section !== "languages");
  if (own.some(({ words }) => namesLanguage(words)))
    return [...own, ...told.flatMap(({ rows }) => rows.flatMap((row, i) => labelled(row, rows[i + 1]) ?? []))];
  const listed = told.flatMap(({ section, rows }) =>
    rows.flatMap((row, i) => labelled(row, rows[i + 1]) ?? rated(row) ?? listedAlone(row, section) ?? ratedPieces(row, section)),
  );
  if (listed.length > 0) return listed;
  return told.flatMap(({ section, rows }) => toParagraphs(rows, text).flatMap((row) => spoken(row, OF_OTHERS.has(section))));
}

const LABEL = /^([^:–]{3,40}?)\s*(?::|\s[–-]\s)\s*/;

/** "Languages: English, Dutch", "Talen | Duits": what stands behind the label, here or, where the label ends its line, on the next. */
function labelled(row: Row, next: Row | undefined): Row[] | undefined {
  const cell = row.cells.length > 1 ? row.cells[0] : undefined;
  const length = LABEL.exec(row.words)?.[0].length ?? (cell && row.cells[1] ? row.cells[1].start - row.start : runInLength(row.words));
  const label = row.words.slice(0, length || row.words.length).replace(/[\s:–-]+$/, "");
  if (readHeading(label)?.section !== "languages") return undefined;
  const content = length > 0 && length < row.words.length ? cutRow(row, { start: row.start + length, end: row.end }) : next;
  return content && namesLanguage(content.words) ? [content] : undefined;
}

/** "Languages English (fluent), Spanish": a heading that runs into its content. */
function runInLength(words: string): number {
  const [first, second] = toWords(words);
  const opens = first && second && readHeading(words.slice(0, first.end))?.exact === true;
  return opens && findLanguages(words)[0]?.start === second.start ? second.start : 0;
}

const MARKS = /[★☆●○⬤◯■□▪▫▮▯█░✦✩✪*]{2,}|[★●⬤■█*]\s*$|\b\d{1,3} ?%|\b\d ?\/ ?(?:5|6|10)\b/u;

/** "Turkish ****", "English: fluent": a language and how well, and nothing else. */
function rated(row: Row): Row[] | undefined {
  if (row.wordCount > MOST_RATED) return undefined;
  const hits = findLanguages(row.words);
  const [first] = hits;
  if (!first || /\p{L}/u.test(row.words.slice(0, first.start))) return undefined;
  const rest = hits.reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), row.words);
  const left = toWords(withoutLevels(rest)).filter(({ key }) => /\p{L}/u.test(key) && !fillers.has(key));
  return left.length === 0 && (MARKS.test(rest) || (/\p{L}/u.test(rest) && isLevelOnly(withoutFillers(rest)))) ? [row] : undefined;
}

/** "English, Twi, Ewe": two languages or more and nothing else. */
function listedAlone(row: Row, section: Section): Row[] | undefined {
  if (OF_OTHERS.has(section) || row.wordCount > MOST_RATED) return undefined;
  const hits = findLanguages(row.words);
  const rest = hits.reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), row.words);
  return hits.length > 1 && !/\p{L}/u.test(withoutFillers(withoutLevels(rest))) ? [row] : undefined;
}

/** "latte art, finnish (conversational), Excel": parts of a line that are a language and how well. */
function ratedPieces(row: Row, section: Section): Row[] {
  if (section === "experience" || !namesLanguage(row.words)) return [];
  const label = /^[^:]{3,30}:\s+/.exec(row.words)?.[0].length ?? 0;
  return cut(row.words.slice(label), PIECES).flatMap(({ start, end }) => {
    const piece = cutRow(row, { start: row.start + label + start, end: row.start + label + end });
    const bracketed = /[(:–]/.test(piece.words) || !OF_OTHERS.has(section);
    return bracketed ? (rated(piece) ?? []) : [];
  });
}

const PIECES = /\s*[,;|•·\t]\s*|\.\s+(?=\p{Lu})/gu;
const MOST_RATED = 14;
const withoutFillers = (text: string): string =>
  toWords(text)
    .filter(({ key }) => !fillers.has(key))
    .reduce((kept, { start, end }) => `${kept} ${text.slice(start, end)}`, "");

/** "I hold a licence and speak Irish and some Polish.": the sentences that say what the person speaks, as far as languages follow each other. */
function spoken(row: Row, ofOthers: boolean): Row[] {
  return toSentences(row.words).flatMap((sentence) => {
    const words = row.words.slice(sentence.start, sentence.end);
    const cue = findPhrases(ofOthers ? toldByOneself : told, toWords(words))[0];
    const chain = cue ? chainOf(words, cue) : undefined;
    return chain ? [cutRow(row, { start: row.start + sentence.start + chain.start, end: row.start + sentence.start + chain.end })] : [];
  });
}

const MOST_BETWEEN = 5;

/** From the cue, or a language just before it ("English is my first language"), over languages with few words between them. */
function chainOf(words: string, cue: Span): Span | undefined {
  const hits = findLanguages(words);
  const near = (from: number, to: number) => toWords(words.slice(Math.min(from, to), Math.max(from, to))).length <= MOST_BETWEEN;
  const at = hits.findIndex((hit) => (hit.start >= cue.start ? near(cue.end, hit.start) : near(hit.end, cue.start)));
  const first = hits[at];
  if (!first) return undefined;
  let last = first;
  for (const hit of hits.slice(at + 1)) if (near(last.end, hit.start)) last = hit;
  return { start: Math.min(cue.start, first.start), end: last === first && last.end < cue.start ? cue.end : tailOf(words, last.end) };
}

/** With the level behind the last language: "French (B2)", "francês básico". */
function tailOf(words: string, from: number): number {
  const rest = words.slice(from);
  const bracket = /^\s*\([^()]{1,40}\)/.exec(rest)?.[0].length;
  const level = findLevelWords(rest).find(({ start }) => start <= 1);
  return from + (bracket ?? level?.end ?? 0);
}
