import { hasCertificateWord } from "../lists/certificate-names.ts";
import { namesLanguage } from "../lists/spoken-languages.ts";
import { cutRow, type Row } from "../rows.ts";
import type { Section, Span } from "../types.ts";
import { readHeading } from "./headings.ts";

const LISTS: ReadonlySet<Section> = new Set<Section>(["skills", "certifications", "languages", "interests", "awards"]);
const MOST_ROWS = 25;
const FEWEST = 2;

/** "Skills | Certifications | Languages" as one line of headings above lists: one heading after the other, each with the cells below it. */
export function partHeadingRows(rows: readonly Row[]): Row[] {
  const parted: Row[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as Row;
    const listed = headsOf(row).length >= FEWEST ? listedBelow(rows, at) : [];
    if (listed.some(({ cells }) => cells.length >= FEWEST)) {
      parted.push(...columnsOf(row, listed));
      at += listed.length;
    } else parted.push(row);
  }
  return parted.map((row, index) => ({ ...row, index }));
}

function listedBelow(rows: readonly Row[], at: number): Row[] {
  const head = rows[at] as Row;
  const below = rows.slice(at + 1, at + 1 + MOST_ROWS);
  const end = below.findIndex((row) => endsLists(row, head));
  return end < 0 ? below : below.slice(0, end);
}

/** What the cells of a line head, where all of them head a list and no two the same. */
function headsOf(row: Row): Section[] {
  if (row.furniture || row.bullet || row.cells.length < FEWEST) return [];
  const heads = row.cells.map((cell) => readHeading(cutRow(row, cell).words));
  const sections = heads.flatMap((head) => (head?.exact && LISTS.has(head.section) ? [head.section] : []));
  return sections.length === row.cells.length && new Set(sections).size === sections.length ? sections : [];
}

/** Another heading, more cells than headings, or another part of the page. */
const endsLists = (row: Row, head: Row): boolean =>
  row.furniture ||
  row.line.page !== head.line.page ||
  row.cells.length > head.cells.length ||
  (row.cells.length === 1 && (row.caps || row.bold || row.opensBlock) && readHeading(row.words)?.exact === true) ||
  headsOf(row).length > 0;

function columnsOf(head: Row, listed: readonly Row[]): Row[] {
  const sections = headsOf(head);
  const columns: Row[][] = head.cells.map((cell) => [{ ...cutRow(head, cell), opensBlock: true }]);
  for (const row of listed)
    for (const [i, cell] of row.cells.entries()) {
      const part = withoutRoom(cutRow(row, cell));
      columns[columnFor(part, row, i, cell, sections)]?.push(part);
    }
  return columns.flat();
}

/** The line is wider than its cell: where the cell broke cannot be told. */
const withoutRoom = (row: Row): Row => ({ ...row, line: { ...row.line, width: 0 } });

/** The column of a cell: by the tabs before it where all are kept, otherwise by its words, otherwise the next. */
function columnFor({ words }: Row, row: Row, i: number, cell: Span, sections: readonly Section[]): number {
  if (row.cells.length === sections.length) return i;
  const tabs = row.words.match(/\t/g)?.length ?? 0;
  if (tabs === sections.length - 1) return row.words.slice(0, cell.start - row.start).match(/\t/g)?.length ?? 0;
  const fitting = sections.findIndex(
    (section) => (section === "languages" && namesLanguage(words)) || (section === "certifications" && hasCertificateWord(words)),
  );
  return fitting >= 0 ? fitting : Math.min(i, sections.length - 1);
}
