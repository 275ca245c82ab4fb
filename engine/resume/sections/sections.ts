import { hasCertificateWord } from "../lists/certificate-names.ts";
import { findLevelWords, isLevelOnly } from "../lists/language-levels.ts";
import { namesLanguage } from "../lists/spoken-languages.ts";
import type { Signs } from "../row-signs.ts";
import { cutRow, type Row } from "../rows.ts";
import type { Section } from "../types.ts";
import { SECTION } from "../weights.ts";
import { findHeadings, type Heading } from "./find-headings.ts";
import { readHeading } from "./headings.ts";

/** A section with its rows in reading order; `heading` is not among `rows`. Rows may continue in another column or page. */
export type SectionRows = { section: Section; heading?: Heading; rows: Row[] };

const STATES: Section[] = [
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
  "awards",
  "volunteering",
  "interests",
  "references",
  "other",
];

/** Parts rows into sections: headings, content and the order of lines decide together. */
export function toSections(rows: readonly Row[], signs: readonly Signs[]): SectionRows[] {
  const headings = findHeadings(rows, signs);
  const order = inStreams(rows);
  const states = bestStates(order, signs, headings);
  const sections: SectionRows[] = [];
  for (const [i, row] of order.entries()) {
    const state = states[i] ?? "other";
    const heading = headings.get(row.index);
    const opens = heading !== undefined && heading.section === state;
    const last = sections.at(-1);
    if (!last || opens || last.section !== state) sections.push({ section: state, rows: [], ...(opens ? { heading } : {}) });
    if (!opens || heading.content !== undefined)
      sections.at(-1)?.rows.push(opens ? cutHead(row, heading, order.slice(i + 1, i + 1 + MOST_BELOW)) : row);
  }
  return sections.flatMap((part, i) => endLanguageLine(part, sections[i - 1]));
}

/** Behind "Languages: English, Welsh" among labelled lines the section it stands in goes on: "Driving: B". */
function endLanguageLine(part: SectionRows, before: SectionRows | undefined): SectionRows[] {
  const at =
    part.section === "languages" && part.heading?.content
      ? part.rows.findIndex((row, i) => i > 0 && endsLanguages(row, part.rows[i - 1]))
      : -1;
  if (at < 0 || !before) return [part];
  return [
    { ...part, rows: part.rows.slice(0, at) },
    { section: before.section, rows: part.rows.slice(at) },
  ];
}

const endsLanguages = ({ words }: Row, before: Row | undefined): boolean =>
  opensLabel(words) ||
  (!namesLanguage(words) && findLevelWords(words).length === 0 && !isLevelOnly(words) && !/[,;]$/.test(before?.words ?? ""));

const opensLabel = (words: string): boolean => {
  const label = /^([^:]{2,40}?)\s*:\s/.exec(words)?.[1];
  return label !== undefined && !namesLanguage(label) && readHeading(label)?.section !== "languages";
};

/** "Skills: Excel, SAP" without "Skills:"; what stands in cells beside its heading stands where lines like it below do. */
function cutHead(row: Row, { content }: Heading, below: readonly Row[]): Row {
  const rest = cutRow(row, content ?? row);
  const isCell = row.cells.some(({ start }, at) => at > 0 && start === content?.start);
  const next = below.findIndex(({ indent }) => indent <= row.indent);
  const beside = below.slice(0, next < 0 ? undefined : next).filter(({ furniture }) => !furniture);
  const like = beside.find(({ cells, bullet }) => !bullet && cells.length === rest.cells.length) ?? beside[0];
  return isCell && like ? { ...rest, indent: like.indent, scale: Math.min(rest.scale, like.scale) } : rest;
}
/** Lines below a heading among which one like the line beside it is looked for. */
const MOST_BELOW = 40;

/** Body lines, column by column where pages that follow each other have the same columns; running heads and feet are left out. */
function inStreams(rows: readonly Row[]): Row[] {
  const body = rows.filter((row) => !row.furniture);
  const columnsOf = new Map<number, Set<number>>();
  for (const row of body) columnsOf.set(row.line.page, (columnsOf.get(row.line.page) ?? new Set()).add(row.line.column));
  const counts = [...columnsOf.values()].map((columns) => columns.size);
  if (counts.length < 2 || counts.some((count) => count < 2 || count !== counts[0])) return body;
  return [...body].sort((a, b) => a.line.column - b.line.column || a.index - b.index);
}

/** Viterbi: the cheapest way through the 14 sections. */
function bestStates(rows: readonly Row[], signs: readonly Signs[], headings: ReadonlyMap<number, Heading>): Section[] {
  const back: number[][] = [];
  const leave = [...headings.values()].some((heading) => heading.known) ? 1 : SECTION.withoutHeadings;
  let scores: number[] = STATES.map((state) => (state === "contact" ? 0 : SECTION.leave));
  for (const [i, row] of rows.entries()) {
    const heading = headings.get(row.index);
    const fits = heading && !heading.content ? {} : fitsOf(row, signs[row.index], i);
    const best = indexOfMax(scores);
    const from: number[] = [];
    scores = STATES.map((state, to) => {
      const moved = (scores[best] ?? 0) + costOfMove(state, heading, row) * leave * (opensColumn(rows, i) ? SECTION.columnShare : 1);
      const stayed = scores[to] ?? 0;
      from.push(moved > stayed ? best : to);
      return Math.max(moved, stayed) + gainOf(state, heading) + (fits[state] ?? 0);
    });
    back.push(from);
  }
  return trace(back, scores);
}

/** A new column may begin anything. */
const opensColumn = (rows: readonly Row[], i: number): boolean => rows[i]?.line.column !== rows[i - 1]?.line.column;

const costOfMove = (state: Section, heading: Heading | undefined, { table }: Row): number => {
  if (heading === undefined) return opensWork(table) && state === "experience" ? SECTION.leave / 7 : SECTION.leave;
  if (heading.section === state) return 0;
  return heading.known ? SECTION.leave : SECTION.leave / 7;
};

/** The head of a table of posts, or the line that names it. */
const opensWork = (table: Row["table"]): boolean => table?.tellsWork === true && (table.part === "head" || table.part === "title");

function gainOf(state: Section, heading: Heading | undefined): number {
  if (heading === undefined) return 0;
  if (!heading.known) return heading.section === state ? SECTION.unknownHeading : 0;
  return heading.section === state ? SECTION.heading : SECTION.ignoreHeading;
}

function trace(back: readonly number[][], scores: readonly number[]): Section[] {
  let state = indexOfMax(scores);
  const states: Section[] = [];
  for (let i = back.length - 1; i >= 0; i--) {
    states.push(STATES[state] ?? "other");
    state = back[i]?.[state] ?? 0;
  }
  return states.reverse();
}

function indexOfMax(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

type Fit = { section: Section; points: number; holds: (line: Line) => boolean };
type Line = { row: Row; signs: Signs; position: number };
const ON_REQUEST = /\b(?:on|upon) request\b|auf anfrage|sur demande|a solicitud|su richiesta|op aanvraag/;

/** What a line without heading says about the section it stands in. */
const FITS: readonly Fit[] = [
  { section: "contact", points: 1.5, holds: ({ signs }) => signs.contact },
  { section: "contact", points: 3, holds: ({ row }) => row.scale > 1.5 && row.wordCount < 6 },
  { section: "experience", points: -0.5, holds: ({ signs }) => signs.contact },
  { section: "contact", points: -2, holds: ({ signs, position }) => signs.hasRange && position > 1 },
  { section: "summary", points: -1.5, holds: ({ signs }) => signs.hasRange },
  { section: "skills", points: -1, holds: ({ signs }) => signs.hasRange },
  { section: "other", points: -1, holds: ({ signs }) => signs.hasRange },
  { section: "experience", points: 1.5, holds: ({ signs }) => signs.hasRange && !signs.degree && !signs.institution },
  { section: "experience", points: 0.8, holds: ({ signs, position }) => signs.title && !signs.degree && position > 2 },
  {
    section: "certifications",
    points: 0.8,
    holds: ({ row, signs }) => signs.title && !signs.degree && !signs.hasRange && hasCertificateWord(row.words),
  },
  { section: "education", points: 2, holds: ({ signs, position }) => signs.degree && !(signs.title && position === 1) },
  { section: "education", points: 1.2, holds: ({ signs }) => signs.institution && !signs.title },
  { section: "contact", points: -1, holds: ({ row }) => row.bullet },
  { section: "summary", points: -0.4, holds: ({ row }) => row.bullet },
  { section: "experience", points: 0.3, holds: ({ row, signs }) => row.bullet && !signs.list },
  { section: "contact", points: -2, holds: ({ signs }) => signs.prose },
  { section: "summary", points: 0.8, holds: ({ signs }) => signs.prose },
  { section: "experience", points: 0.2, holds: ({ signs }) => signs.prose },
  { section: "skills", points: 0.8, holds: ({ signs }) => signs.list },
  { section: "contact", points: -0.8, holds: ({ signs }) => signs.list && !signs.contact },
  ...(["experience", "volunteering", "projects"] as const).map(
    (section): Fit => ({ section, points: SECTION.tableRow, holds: ({ row }) => row.table?.part === "row" && row.table.tellsWork }),
  ),
  { section: "references", points: 3, holds: ({ row }) => ON_REQUEST.test(row.folded) },
];

function fitsOf(row: Row, signs: Signs | undefined, position: number): Partial<Record<Section, number>> {
  if (!signs) return {};
  const sums: Partial<Record<Section, number>> = {};
  for (const { section, points, holds } of FITS) if (holds({ row, signs, position })) sums[section] = (sums[section] ?? 0) + points;
  return sums;
}
