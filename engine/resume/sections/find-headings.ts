import grammar from "../../data/resume/heading-words.json";
import { namesLanguage } from "../lists/spoken-languages.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import type { Section, Span } from "../types.ts";
import { HEADING } from "../weights.ts";
import { readLabel } from "../work/field-labels.ts";
import { type HeadingReading, readHeading, toHeadingKey } from "./headings.ts";

/** A line, or the start of one, that opens a section. `known`: its words stand in the lexicon. `content`: what follows on the same line. */
export type Heading = Span & { row: number; section: Section; words: string; known: boolean; content?: Span };

type Candidate = { row: Row; words: number; signs: Signs; exact: boolean; known: boolean; alone: boolean; underDates: boolean };

/** "[work]", "== Education ==", "**Languages**": typed headings. */
const FRAMED = /^(?:\[[^[\]]+\]|<[^<>]+>|([=*_~:#-]{2,}) ?[^=*_~:#]+?\1)$/;

const FEATURES: readonly Feature<Candidate>[] = [
  { name: "in the lexicon", weight: HEADING.exact, holds: ({ exact }) => exact },
  { name: "partly in the lexicon", weight: HEADING.partial, holds: ({ exact, known }) => known && !exact },
  { name: "unknown words", weight: HEADING.unknown, holds: ({ known }) => !known },
  {
    name: "marked as heading",
    weight: HEADING.markedHeading,
    holds: ({ row }) => row.line.kind === "heading" || row.underlined || FRAMED.test(row.words),
  },
  { name: "bold", weight: HEADING.bold, holds: ({ row }) => row.bold },
  { name: "larger than the text", weight: HEADING.larger, holds: ({ row }) => row.scale > 1.08 },
  { name: "capitals", weight: HEADING.caps, holds: ({ row }) => row.caps },
  { name: "colon at the end", weight: HEADING.colonAtEnd, holds: ({ row }) => row.words.endsWith(":") },
  { name: "opens a block", weight: HEADING.opensBlock, holds: ({ row }) => row.opensBlock },
  { name: "alone in its block", weight: HEADING.aloneInBlock, holds: ({ alone }) => alone },
  { name: "few words", weight: HEADING.fewWords, holds: ({ words }) => words <= 4 },
  { name: "many words", weight: HEADING.manyWords, holds: ({ words }) => words > 7 },
  { name: "ends like a sentence", weight: HEADING.sentenceEnd, holds: ({ row }) => /[.;,]$/.test(row.words) },
  { name: "digits or contact", weight: HEADING.digits, holds: ({ row, signs }) => /\d/.test(toHeadingKey(row.words)) || signs.contact },
  { name: "names a degree", weight: HEADING.degree, holds: ({ exact, signs }) => signs.degree && !exact },
  { name: "names a job", weight: HEADING.job, holds: ({ known, exact, signs }) => signs.title && known && !exact },
  { name: "title below its dates", weight: HEADING.titleBelowDates, holds: ({ known, underDates }) => underDates && !known },
  { name: "bullet", weight: HEADING.bullet, holds: ({ row }) => row.bullet },
  { name: "several cells", weight: HEADING.severalCells, holds: ({ row }) => row.cells.length > 1 },
];

/** Words that are headings of a section in one resume and of a part of a role in another: they must look like their fellows. */
const SOFT: ReadonlySet<Section> = new Set<Section>(["awards", "summary", "projects", "skills", "other", "contact"]);

const alsoTitles = new Set(grammar.alsoTitles);

/** Characters of a heading, letter-spaced ones included. */
const LONGEST = 70;

/** Headings by index of their row. */
export function findHeadings(rows: readonly Row[], signs: readonly Signs[]): Map<number, Heading> {
  const headings = new Map<number, Heading>();
  const candidates = rows.flatMap((row) => {
    const sign = signs[row.index];
    return sign && !row.furniture && row.words.length <= LONGEST ? [toCandidate(rows, row, sign, signs[row.index - 1])] : [];
  });
  const style = dominantStyle(rows, signs, candidates);
  let above: Section | undefined;
  for (const candidate of candidates) {
    const { row } = candidate;
    const reading = readHeading(row.words);
    if (namesSchool(candidate, reading) || saysTerms(rows, signs, candidate, reading)) continue;
    if (above === "education" && namesDegree(candidate, reading)) continue;
    if (above === "experience" && namesEmployer(rows, signs, candidate, reading)) continue;
    const score = sumFeatures(FEATURES, candidate) + styleScore(candidate, reading?.section, style);
    if (score < HEADING.threshold || row.words.replace(/[^\p{L}]/gu, "").length < 2) continue;
    headings.set(row.index, {
      start: row.start,
      end: row.end,
      row: row.index,
      section: reading?.section ?? "other",
      words: row.words,
      known: reading !== undefined,
    });
    above = reading?.section ?? "other";
  }
  dropNames(rows, headings);
  dropPartsOfRoles(rows, signs, headings);
  addInlineHeadings(rows, signs, headings);
  addLeftCellHeadings(rows, headings);
  return headings;
}

/** "CASCADIA STATE UNIVERSITY" above its degrees, however it is printed. */
const namesSchool = ({ signs, words }: Candidate, reading: HeadingReading | undefined): boolean =>
  signs.institution && !signs.title && words > 1 && (reading === undefined || (reading.section === "education" && !reading.exact));

/** "BTEC IT" in bold among the studies, although a section may be called "IT". */
const namesDegree = ({ signs, words }: Candidate, reading: HeadingReading | undefined): boolean =>
  signs.degree && words > 1 && !reading?.exact && reading?.section !== "education";

/** "HALE FARM EQUIPMENT" above "Mechanic    2010 to 2014": a word that heads a section elsewhere ends the name of an employer here. */
function namesEmployer(
  rows: readonly Row[],
  signs: readonly Signs[],
  { row, words }: Candidate,
  reading: HeadingReading | undefined,
): boolean {
  const [next, below] = [rows[row.index + 1], signs[row.index + 1]];
  const isPartly = reading !== undefined && !reading.exact && SOFT.has(reading.section) && words > 1;
  return isPartly && next !== undefined && !next.opensBlock && !next.bullet && below?.title === true && below.hasRange;
}

/** "Internship" between a title and its dates: the terms of that role. A title that has its dates already is complete. */
function saysTerms(rows: readonly Row[], signs: readonly Signs[], { row }: Candidate, reading: HeadingReading | undefined): boolean {
  const [above, below] = [signs[row.index - 1], signs[row.index + 1]];
  const isPlain = !row.opensBlock && !row.bold && !row.caps;
  const isOtherSection = reading?.exact === true && reading.section !== "experience" && !alsoTitles.has(toHeadingKey(row.words));
  return (
    isPlain && !isOtherSection && above?.title === true && !above.hasRange && below?.hasRange === true && !rows[row.index + 1]?.opensBlock
  );
}

/** "SEA SERVICE (last vessel first)" */
const CAPITALS_BEFORE_ASIDE = /^\P{Ll}*\p{Lu}{4}\P{Ll}* \([^()]+\):?$/u;

function toCandidate(rows: readonly Row[], row: Row, signs: Signs, above: Signs | undefined): Candidate {
  const reading = readHeading(row.words);
  const next = rows[row.index + 1];
  const words = toHeadingKey(row.words).split(" ").length;
  return {
    row: row.caps ? row : { ...row, caps: CAPITALS_BEFORE_ASIDE.test(row.words) },
    words,
    signs,
    exact: reading?.exact === true,
    known: reading !== undefined,
    underDates: !row.opensBlock && signs.title && above?.hasRange === true,
    alone: row.opensBlock && (next === undefined || next.opensBlock),
  };
}

/** Unknown words above every known heading, or in the largest print of the file, are a name or a title. */
function dropNames(rows: readonly Row[], headings: Map<number, Heading>): void {
  const known = [...headings.values()].filter((heading) => heading.known);
  const first = Math.min(...known.map((heading) => heading.row));
  const largest = Math.max(...rows.map((row) => row.scale));
  for (const [index, heading] of headings) {
    const scale = rows[index]?.scale ?? 1;
    if (!heading.known && (index < first || (scale === largest && scale > 1.2))) headings.delete(index);
  }
}

/**
 * "Key achievements:" above what was achieved in one role: words that head a section elsewhere head a part of a role here, where they
 * stand among roles with more roles below, and look less than the heading above or stand more than once; then the roles need no dates.
 */
function dropPartsOfRoles(rows: readonly Row[], signs: readonly Signs[], headings: Map<number, Heading>): void {
  const times = new Map<string, number>();
  for (const { words } of headings.values()) times.set(words, (times.get(words) ?? 0) + 1);
  const order = [...headings.values()].sort((one, other) => one.row - other.row);
  let above: Heading | undefined;
  for (const [i, heading] of order.entries()) {
    const [row, head] = [rows[heading.row], rows[above?.row ?? -1]];
    const next = order.slice(i + 1).find((one) => one.words !== heading.words)?.row ?? rows.length;
    const isRepeated = (times.get(heading.words) ?? 0) > 1;
    const isPart =
      row !== undefined &&
      PARTS.has(heading.section) &&
      (isRepeated || (head !== undefined && above?.section === "experience" && styleKey(row) !== styleKey(head))) &&
      rows
        .slice(heading.row + 1, next)
        .some((below) => opensRole(rows, signs, below) || (isRepeated && !below.bullet && signs[below.index]?.title === true));
    if (isPart) headings.delete(heading.row);
    else above = heading;
  }
}

/** Sections whose names also head a part of what is told of a role. */
const PARTS: ReadonlySet<Section> = new Set<Section>(["awards", "skills", "projects", "other", "summary"]);

/** A period in a line, or next to one, that names a title. */
const opensRole = (rows: readonly Row[], signs: readonly Signs[], { index }: Row): boolean =>
  signs[index]?.hasRange === true &&
  !signs[index].degree &&
  [index - 2, index - 1, index, index + 1, index + 2].some((i) => signs[i]?.title && !signs[i].prose && !rows[i]?.bullet);

type Style = { key: string; row: Row; purity: number };

const styleKey = (row: Row): string => `${Math.round(row.scale * 20)}/${row.bold}/${row.caps}/${row.line.color}/${row.words.endsWith(":")}`;

/** How the lines that surely are headings look, and what share of the lines of this look are such headings or stand where headings do. */
function dominantStyle(rows: readonly Row[], signs: readonly Signs[], candidates: readonly Candidate[]): Style | undefined {
  let best: Style | undefined;
  let most = 1;
  for (const [key, { all, alike, known }] of toLooks(rows, signs, candidates)) {
    const first = known[0];
    if (known.length <= most || !first) continue;
    most = known.length;
    best = { key, row: first.row, purity: Math.max(known.length / all, alike / all >= ALIKE ? PURE : 0) };
  }
  return best;
}

/** By look how many lines have it, how many of them stand as headings, and those that surely are. */
type Look = { all: number; alike: number; known: Candidate[] };

function toLooks(rows: readonly Row[], signs: readonly Signs[], candidates: readonly Candidate[]): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const candidate of candidates) {
    const key = styleKey(candidate.row);
    const look = looks.get(key) ?? { all: 0, alike: 0, known: [] };
    looks.set(key, look);
    look.all++;
    if (candidate.exact || standsAsHeading(rows, signs, candidate)) look.alike++;
    if (candidate.exact && sumFeatures(FEATURES, candidate) >= HEADING.threshold) look.known.push(candidate);
  }
  return looks;
}

/** In a resume whose sections open with capitals, nearly all lines of this look head one. */
const ALIKE = 0.8;
const PURE = 0.6;

/** A few words in capitals over a block that does not open like an entry: "ATTITUDE" is a heading where "TICKETS" is, "HALE FARM" is not. */
function standsAsHeading(rows: readonly Row[], signs: readonly Signs[], { row, words, signs: own }: Candidate): boolean {
  const [next, below] = [rows[row.index + 1], signs[row.index + 1]];
  const isAlone = row.caps && row.opensBlock && row.cells.length === 1 && words <= 4 && !/[\d.;,]/.test(row.words);
  const isName = own.title || own.institution || own.contact || own.degree;
  return isAlone && !isName && next !== undefined && !next.opensBlock && !next.caps && below?.title !== true && below?.hasDate !== true;
}

function styleScore({ row, known, exact }: Candidate, section: Section | undefined, style: Style | undefined): number {
  if (!style) return 0;
  const distinct = style.row.bold || style.row.caps || style.row.scale > 1.05 || style.key.endsWith("true");
  if (styleKey(row) === style.key)
    return distinct && (known || style.purity >= 0.5)
      ? HEADING.sharesStyle + (known || row.wordCount > 6 || style.purity < 0.6 ? 0 : HEADING.sharesStyleFully)
      : 0;
  if (!isLesser(row, style) && (exact || row.scale <= style.row.scale * 1.02)) return 0;
  return section !== undefined && exact && !SOFT.has(section) && !alsoTitles.has(toHeadingKey(row.words)) ? -1 : -HEADING.sharesStyle - 1;
}

/** Smaller, thinner, without the capitals of the headings, or with a colon that they do not have. */
const isLesser = (row: Row, style: Style): boolean =>
  row.scale < style.row.scale * 0.95 ||
  (style.row.caps && !row.caps) ||
  (style.row.bold && !row.bold) ||
  (row.words.endsWith(":") && !style.row.words.endsWith(":"));

/** Heads such as "Skills:" before their content; never those that also name a line of a role ("Technologies: …"). */
const INLINE = new Set(
  "skills,technical skills,key skills,core skills,soft skills,languages,language skills,education,summary,profile,objective,interests,hobbies,references,certifications,certificates,kenntnisse,sprachen,sprachkenntnisse,ausbildung,interessen,hobbys,competences,langues,formation,loisirs,centres d'interet,competencias,habilidades,idiomas,formacion,educacion,intereses,formacao,interesses,competenze,lingue,formazione,interessi,vaardigheden,talen,opleiding,hobby's,certificazioni,certificaciones,certificacoes,zertifikate,awards,publications,volunteering,languages known,languages spoken,computer skills,it skills,it-kenntnisse,edv-kenntnisse,declaration".split(
    ",",
  ),
);

/** "What I can do: cash handling, latte art": skills in the words of their owner. */
const ownWords = new Set(grammar.ownWords);

function addInlineHeadings(rows: readonly Row[], signs: readonly Signs[], headings: Map<number, Heading>): void {
  const standing = new Set(Array.from(headings.values(), (heading) => heading.section));
  const labels = repeatedLabels(rows);
  for (const row of rows) {
    if (headings.has(row.index) || row.furniture || row.bullet || labels.has(row)) continue;
    const head = inlineHead(row) ?? (headings.get(row.index - 1)?.content ? leftCellHead(row) : undefined) ?? languagesHead(row);
    if (!head) continue;
    const section = readHeading(head.words)?.section;
    if (section === undefined || isThere(standing, section)) continue;
    if (section === "skills" && toldWithinRole(rows, signs, row, headings)) continue;
    if (section === "languages" && !namesLanguage(row.words.slice(head.content - row.start))) continue;
    headings.set(row.index, {
      start: row.start,
      end: head.end,
      row: row.index,
      section,
      words: head.words,
      known: true,
      content: { start: head.content, end: row.end },
    });
  }
}

/** A second heading of one section on the line of its content is a label; other things have as many as they like. */
const isThere = (standing: ReadonlySet<Section>, section: Section): boolean => section !== "other" && standing.has(section);

/** "Skills: Excel" below what was done in a role, with more roles below it. */
function toldWithinRole(rows: readonly Row[], signs: readonly Signs[], row: Row, headings: ReadonlyMap<number, Heading>): boolean {
  const isHeading = ({ index }: Row) => headings.has(index);
  const above = rows.slice(0, row.index).findLast(isHeading);
  if (row.opensBlock || !above || headings.get(above.index)?.section !== "experience") return false;
  const below = rows.slice(row.index + 1);
  const end = below.findIndex(isHeading);
  return (end < 0 ? below : below.slice(0, end)).some(({ index }) => signs[index]?.hasRange && !signs[index]?.degree);
}

const FEWEST_LEFT_HEADINGS = 2;

/** Where known headings stand in a cell left of their content, other short first cells of paragraphs are headings too. */
function addLeftCellHeadings(rows: readonly Row[], headings: Map<number, Heading>): void {
  const left = [...headings.values()].filter(
    (heading) => heading.content !== undefined && !heading.words.includes(":") && (rows[heading.row]?.cells.length ?? 0) > 1,
  );
  if (left.length < FEWEST_LEFT_HEADINGS || left.length * 2 < headings.size) return;
  const labels = repeatedLabels(rows);
  for (const row of rows) {
    const [cell, second] = row.cells;
    if (headings.has(row.index) || labels.has(row) || !row.opensBlock || row.furniture || !cell || !second) continue;
    const words = row.words.slice(0, cell.end - row.start);
    if (words.split(/\s+/).length > 3 || /[\d@,]/.test(words)) continue;
    headings.set(row.index, {
      start: row.start,
      end: cell.end,
      row: row.index,
      section: "other",
      words,
      known: false,
      content: { start: second.start, end: row.end },
    });
  }
}

/** "Client | Acme Ltd" in each of several entries: a section heads its content once, a label all of them. */
function repeatedLabels(rows: readonly Row[]): Set<Row> {
  const labelOf = ({ words, cells: [cell, second], start }: Row) => (cell && second ? words.slice(0, cell.end - start) : "");
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(labelOf(row), (counts.get(labelOf(row)) ?? 0) + 1);
  const isLabel = (words: string) => readLabel(words) !== undefined || readHeading(words) === undefined;
  return new Set(rows.filter((row) => labelOf(row) !== "" && (counts.get(labelOf(row)) ?? 0) > 1 && isLabel(labelOf(row))));
}

type InlineHead = { words: string; end: number; content: number };

/** A heading in a cell left of its content. */
function leftCellHead(row: Row, partly = false): InlineHead | undefined {
  const [cell, second] = row.cells;
  const words = cell && second ? row.words.slice(0, cell.end - row.start) : "";
  const reading = readHeading(words);
  return cell && second && (reading?.exact || (partly && reading)) ? { words, end: cell.end, content: second.start } : undefined;
}

/** In a table whose rows have no gaps between them, what stands at the right tells this one. */
function languagesHead(row: Row): InlineHead | undefined {
  const head = leftCellHead(row, true);
  return head && readHeading(head.words)?.section === "languages" ? head : undefined;
}

function inlineHead(row: Row): InlineHead | undefined {
  const left = row.opensBlock ? leftCellHead(row) : undefined;
  if (left) return left;
  const colon = row.words.slice(0, 40).indexOf(":");
  if (colon < 3 || colon >= row.words.length - 2) return undefined;
  const words = row.words.slice(0, colon);
  const key = toHeadingKey(words);
  if (!INLINE.has(key) && !ownWords.has(key)) return undefined;
  const gap = row.words.slice(colon + 1).length - row.words.slice(colon + 1).trimStart().length;
  return { words, end: row.start + colon + 1, content: row.start + colon + 1 + gap };
}
