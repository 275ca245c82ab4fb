import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import { isDepartment } from "./organisations.ts";
import { continues } from "./row-flow.ts";
import { hasTitleWord } from "./titles.ts";

const LONGEST = 9;
const INDENT = 3;

/**
 * Lines with a company above several dated roles: by the index of each dated row, the line it stands under.
 * Such lines look different from the roles', at least one of them has two roles or more below, and no other role has a line of its own above its dates.
 */
export function findGroupHeads(rows: readonly Row[], signs: readonly Signs[], anchors: readonly number[]): Map<number, Row> {
  const dated = new Set(anchors);
  const groups = new Map<number, Row>();
  const counts = new Map<Row, number>();
  let open: Row | undefined;
  for (const [i, row] of rows.entries()) {
    if (dated.has(i)) {
      if (!open) continue;
      groups.set(row.index, open);
      counts.set(open, (counts.get(open) ?? 0) + 1);
    } else if (dated.has(i + 1) && isGroupHead(row, rows[i + 1], signs[row.index])) open = row;
    else if (open && dated.has(i + 1) && !row.bullet && !continues(rows, i) && row.wordCount <= LONGEST) return new Map();
  }
  return Math.max(0, ...counts.values()) > 1 ? groups : new Map();
}

function isGroupHead(row: Row, anchor: Row | undefined, signs: Signs | undefined): boolean {
  if (!anchor || !signs || row.bullet || signs.hasDate || signs.contact || row.wordCount > LONGEST) return false;
  if (hasTitleWord(row.words) || isDepartment(row.words) || /[.;:]$/.test(row.words) || !/^[\p{Lu}\p{N}]/u.test(row.words)) return false;
  if (readHeading(row.words)) return false;
  return stands(row, anchor);
}

/** Bolder, larger, in capitals or further left than the line below. */
const stands = (row: Row, anchor: Row): boolean =>
  (row.bold && !anchor.bold) ||
  (row.caps && !anchor.caps) ||
  row.scale > anchor.scale * 1.04 ||
  (row.opensBlock && !anchor.opensBlock && row.indent < anchor.indent - INDENT);
