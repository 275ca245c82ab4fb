import spoken from "../../data/resume/spoken.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { blank, fold } from "../../text/index.ts";
import { isCity } from "../contact/gazetteer.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Span } from "../types.ts";
import { toFlow } from "../work/bodies.ts";
import { continues, endsOpen, startsSmall, wraps } from "../work/row-flow.ts";
import { findDenied } from "./denials.ts";
import { isLevelOnly } from "./language-levels.ts";
import { splitOutsideBrackets, toLists } from "./list-pieces.ts";
import { saysNoOrWish } from "./negation.ts";
import { namesLanguage } from "./spoken-languages.ts";

/** An item of an explicit list of skills. */
export type ListItem = Span & { text: string; id: string };

const LABEL = /^[^:,;|•]{2,40}:\s*/;
const LEVEL_TAIL =
  /(?:\s*[([]|\s+|(?=[★☆●○•■□])|(?<!\d)(?=\d{1,3}\s?%))(?:\d+\+?\s*(?:years?|yrs?|jahre|ans|años|anos|anni|jaar)|expert|advanced|sehr gut|gut|good|very good|excellent|bon niveau|courant|bueno|bom|buono|goed|sehr gute kenntnisse|gute kenntnisse|intermediate|beginner|basic|proficient|fortgeschritten|grundkenntnisse|experte|avancé|intermédiaire|avanzado|intermedio|básico|avançado|intermediário|avanzato|base|gevorderd|\d{1,3}\s?%|[★☆●○•■□]{2,})[)\]]?\.?$/i;
const MOST_WORDS = 6;
/** A list item that says this much more than the skills found in it is a skill of its own ("Karl Fischer titration"), as are "k6" and "S4". */
const FEWEST_OWN_LETTERS = 3;
const NOT_A_SKILL = /^(?:[abc][12]|and|und|et|y|e|en|etc|others?|more|references?.*|page \d+|\d+)$/i;

/** The stretches of text that list skills: what follows a label such as "Databases:" counts, the label does not. */
export function skillListSpans(sections: readonly SectionRows[]): Span[] {
  return sections
    .filter(({ section }) => section === "skills")
    .flatMap(({ rows }) => rows.map((row) => ({ start: row.start + labelLength(row), end: row.end })));
}

const labelLength = (row: Row): number => LABEL.exec(row.words.slice(0, 60))?.[0].length ?? 0;

/** Items of skills sections outside the taxonomy, cleaned of levels; never running text. */
export function findListItems(text: string, sections: readonly SectionRows[], taken: readonly Span[]): ListItem[] {
  const rows = sections
    .filter(({ section }) => section === "skills")
    .flatMap((section) => withoutSubheadings(withoutLanguageTable(section.rows)));
  return toParagraphs(rows).flatMap((paragraph) => {
    return toLists(text.slice(paragraph.start, paragraph.end)).flatMap(({ start, end }) => {
      const words = text.slice(paragraph.start + start, paragraph.start + end);
      return splitOutsideBrackets(words).flatMap((item) =>
        toItem(words.slice(item.start, item.end), paragraph.start + start + item.start, taken),
      );
    });
  });
}

const tableWords = new Set([...spoken.tableHeads, ...spoken.labels.flatMap((label) => label.split(" "))]);
const FAR = 4;

/** "Other language(s)", "Listening | Reading | Spoken interaction" over lines that begin with a language: the head of a table, no skills. */
function withoutLanguageTable(rows: readonly Row[]): readonly Row[] {
  const languages = rows.flatMap(({ words, cells, start }, i) =>
    namesLanguage(words.slice(0, (cells[0]?.end ?? start) - start)) ? [i] : [],
  );
  if (languages.length === 0) return rows;
  const isHead = ({ folded }: Row, i: number) =>
    languages.some((at) => at > i && at - i <= FAR) && (folded.match(/\p{L}{2,}/gu) ?? []).every((word) => tableWords.has(word));
  return rows.filter((row, i) => !isHead(row, i));
}

/** Short bold lines above plain ones name groups of skills ("Daily", "Languages"). */
function withoutSubheadings(rows: readonly Row[]): Row[] {
  const plain = rows.some((row) => !row.bold);
  return rows.filter(
    (row, i) =>
      !(
        plain &&
        row.bold &&
        !row.bullet &&
        row.wordCount <= 4 &&
        row.cells.length === 1 &&
        rows[i + 1]?.bold === false &&
        !/[,;|•]/.test(row.words)
      ),
  );
}

/** Lines of one list: a list with commas goes on over line ends, a list with one item a line does not. */
function toParagraphs(rows: readonly Row[]): Span[] {
  const single = toSingle(rows);
  const paragraphs: (Span & { last: number })[] = [];
  for (const [i, row] of rows.entries()) {
    const open = paragraphs.at(-1);
    const before = rows[i - 1];
    const label = labelLength(row);
    const joins =
      open &&
      before &&
      label === 0 &&
      !row.bullet &&
      open.last === row.index - 1 &&
      (single ? isRest(before, row, single) : continues(rows, i) || wraps(rows, i) || goesOn(before, row));
    if (joins) Object.assign(open, { end: row.end, last: row.index });
    else paragraphs.push({ start: row.start + label, end: row.end, last: row.index });
  }
  return paragraphs;
}

const FEWEST_SINGLE = 3;

/** Lists that hold one item a line, however narrow their column is; `large`: most items begin with a capital. */
function toSingle(rows: readonly Row[]): { large: boolean } | undefined {
  if (rows.length < FEWEST_SINGLE || rows.some(({ words, wordCount, bullet }) => bullet || wordCount > MOST_WORDS || HAS_MARK.test(words)))
    return undefined;
  return { large: rows.filter(({ words }) => /^\p{Lu}/u.test(words)).length * 2 > rows.length };
}
const HAS_MARK = /[,;:|•·\t]/;

/** "Infection control risk assess-", "Health and": a line that asks for more, or goes on small where items begin large. */
const isRest = (before: Row, row: Row, { large }: { large: boolean }): boolean =>
  endsOpen(before.words) || /\p{Ll}-$/u.test(before.words) || (large && startsSmall(row.words));

const goesOn = (before: Row, row: Row): boolean =>
  !row.opensBlock &&
  row.line.column === before.line.column &&
  (/[,;]$|\p{Ll}-$/u.test(before.words) || (isCommaList(before.words) && (isCommaList(row.words) || /^\p{Ll}/u.test(row.words))));
const isCommaList = (words: string): boolean => /[,;|•·].*[,;|•·]/.test(words.slice(0, 400));

/** "…; Databases: PostgreSQL": a label within a line. */
const INNER_LABEL = /^[^\p{L}]*\p{L}[\p{L} &/-]{1,30}:\s+(?=[\p{L}\p{N}.])/u;

/** "wine knowledge (not a certified sommelier)": what is denied in brackets is no part of the name before them. */
const DENIAL =
  /(?<=[\p{L}\p{N}])\s\((?:not?|never|without|nicht|keine?|ohne|pas|sans|sin|sem|n[aã]o|non|senza|niet|geen|zonder)\s[^()]{2,}\)?$/iu;

/** "soil sampling (analysis outsourced)" */
const ASIDE = /(?<=[\p{L}\p{N}])\s\([^()]{4,}\)?$/u;

function toItem(printed: string, at: number, taken: readonly Span[]): ListItem[] {
  const cut = printed
    .replace(LEVEL_TAIL, "")
    .replace(/[\s.:;,–—-]+$/, "")
    .replace(DENIAL, "")
    .replace(ASIDE, (aside) => (findDenied(printed).some(({ start }) => start > printed.indexOf(aside)) ? "" : aside));
  const lead = INNER_LABEL.exec(cut)?.[0].length ?? /^(?:[^\p{L}\p{N}.#+(]|[.](?!\p{Lu}))*/u.exec(cut)?.[0].length ?? 0;
  const words = cut.slice(lead);
  const text = toFlow(words, { start: 0, end: words.length });
  if (!isItem(text)) return [];
  const start = at + lead;
  const own = ownLetters(words, start, taken);
  if (own < FEWEST_OWN_LETTERS && !(own === words.length && /\d/.test(words))) return [];
  return [{ start, end: start + words.length, text, id: canonicalOf(text)?.id ?? toTermId(fold(text)) }];
}

/** How many letters no known skill takes, words that join two of them not counted ("Word and Excel"). */
function ownLetters(words: string, start: number, taken: readonly Span[]): number {
  const others = taken.map((other) => ({ start: other.start - start, end: other.end - start }));
  const left = blank(
    words.replace(JOINT, (joint) => " ".repeat(joint.length)),
    others,
  );
  return left.replace(/[^\p{L}\p{N}]/gu, "").length;
}
const JOINT = /(?<=\s)(?:and|und|et|y|e|ed|en|&|or|oder|ou|o|of)(?=\s)/giu;

/** "11 yrs in distribution" tells how long, "niveau B1" how well: neither names a skill. */
const LENGTH_OF_TIME =
  /^\d+(?:[.,]\d+)?\s?\+?\s*(?:years?|yrs?|jahre?n?|ans|années|años|anos|anni|jaar|months?|monate?n?|mois|meses|mesi|maanden)(?!\p{L})/iu;
const LEVEL_WORD = /^(?:level|niveau|nivel|nível|livello)\s+/iu;

function isItem(text: string): boolean {
  if (text.length < 2 || text.length > 60 || text.split(" ").length > MOST_WORDS || !/\p{L}/u.test(text)) return false;
  if (NOT_A_SKILL.test(text) || ` ${text}`.replace(LEVEL_TAIL, "") === "" || /@|https?:|www\./.test(text)) return false;
  if (LENGTH_OF_TIME.test(text) || isLevelOnly(text.replace(LEVEL_WORD, ""))) return false;
  return readHeading(text)?.exact !== true && !isCity(text) && !namesLanguage(text) && !saysNoOrWish(text);
}

const FEWEST_KNOWN = 4;

/** A list under a heading no lexicon knows is a list of skills when at least half of its items are known skills. */
export function retypeLists(sections: readonly SectionRows[]): SectionRows[] {
  return sections.map((part) => {
    if (part.section !== "other" || !part.heading || part.heading.known) return part;
    const items = part.rows.flatMap((row) =>
      row.words.length > 600 ? [] : splitOutsideBrackets(row.words).map((span) => row.words.slice(span.start, span.end).trim()),
    );
    const known = items.filter((item) => canonicalOf(item) !== undefined).length;
    return known >= FEWEST_KNOWN && known * 2 >= items.length ? { ...part, section: "skills" } : part;
  });
}
