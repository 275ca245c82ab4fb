import { cutRow, type Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Section } from "../types.ts";

const MOST_ROWS = 12;

/** "Education | Languages | Other" as one line of headings: the cells that stand below the heading of a section. */
export function cellsUnder(rows: readonly Row[], section: Section): Row[] {
  return rows.flatMap((row, i) => {
    if (row.cells.length < 2) return [];
    const heads = row.cells.map((cell) => readHeading(cutRow(row, cell).words));
    const at = heads.findIndex((head) => head?.exact && head.section === section);
    if (at < 0 || heads.filter((head) => head?.exact).length < 2) return [];
    const below = rows.slice(i + 1, i + 1 + MOST_ROWS);
    const end = below.findIndex(({ cells }) => cells.length !== row.cells.length);
    return below.slice(0, end < 0 ? below.length : end).flatMap((other) => {
      const cell = other.cells[at];
      return cell ? [cutRow(other, cell)] : [];
    });
  });
}
