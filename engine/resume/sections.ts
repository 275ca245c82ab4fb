import { findHeadings, type Heading } from "./find-headings.ts";
import type { Signs } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import type { Section } from "./types.ts";
import { SECTION } from "./weights.ts";

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
    if (!opens || heading.content !== undefined) sections.at(-1)?.rows.push(opens ? cutHead(row, heading) : row);
  }
  return sections;
}

/** "Skills: Excel, SAP" without "Skills:". */
function cutHead(row: Row, heading: Heading): Row {
  const content = heading.content ?? row;
  const words = row.words.slice(content.start - row.start);
  const cells = row.cells
    .map((cell) => ({ start: Math.max(cell.start, content.start), end: cell.end }))
    .filter((cell) => cell.end > cell.start);
  return { ...row, start: content.start, words, folded: row.folded.slice(-words.length), cells, wordCount: words.split(/\s+/).length };
}

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
  let scores = STATES.map((state) => (state === "contact" ? 0 : SECTION.leave / 2));
  for (const [i, row] of rows.entries()) {
    const heading = headings.get(row.index);
    const emission = emissionsOf(row, signs[row.index], i);
    const best = indexOfMax(scores);
    const from: number[] = [];
    scores = STATES.map((state, to) => {
      const opens = heading?.section === state;
      const moved = (scores[best] ?? 0) + (opens ? 0 : heading && !heading.known ? SECTION.leave / 2 : SECTION.leave);
      const stayed = scores[to] ?? 0;
      from.push(moved > stayed ? best : to);
      const gain =
        heading === undefined
          ? 0
          : opens
            ? heading.known
              ? SECTION.heading
              : SECTION.heading / 2
            : heading.known
              ? SECTION.ignoreHeading
              : 0;
      return Math.max(moved, stayed) + gain + (heading ? 0 : (emission[state] ?? 0));
    });
    back.push(from);
  }
  return trace(back, scores);
}

function trace(back: readonly number[][], scores: readonly number[]): Section[] {
  let state = indexOfMax(scores);
  const states: Section[] = [];
  for (let i = back.length - 1; i >= 0; i--) {
    states.unshift(STATES[state] ?? "other");
    state = back[i]?.[state] ?? 0;
  }
  return states;
}

function indexOfMax(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

/** How well a line without heading fits each section. */
function emissionsOf(row: Row, signs: Signs | undefined, position: number): Partial<Record<Section, number>> {
  if (!signs) return {};
  const fits: Partial<Record<Section, number>> = {};
  const add = (section: Section, points: number) => {
    fits[section] = (fits[section] ?? 0) + points;
  };
  if (signs.contact) {
    add("contact", 1.5);
    add("experience", -0.5);
  }
  if (position > 3 && signs.hasRange) add("contact", -2);
  if (signs.hasRange && !signs.degree && !signs.institution) add("experience", 1.5);
  if (signs.title && !signs.degree && position > 2) add("experience", 0.8);
  if (signs.degree) add("education", 2);
  if (signs.institution && !signs.title) add("education", 1.2);
  if (row.bullet) {
    add("contact", -1);
    add("experience", signs.list ? 0 : 0.3);
  }
  if (signs.prose) {
    add("contact", -2);
    add("summary", 0.8);
    add("experience", 0.2);
    add("skills", signs.list ? 0 : -0.3);
  }
  if (signs.list) {
    add("skills", 0.8);
    add("contact", signs.contact ? 0 : -0.8);
  }
  if (/\b(?:on|upon) request\b|auf anfrage|sur demande|a solicitud|su richiesta|op aanvraag/.test(row.folded)) add("references", 3);
  return fits;
}
