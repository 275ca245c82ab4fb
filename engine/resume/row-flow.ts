import type { Row } from "./rows.ts";

const INDENT_TOLERANCE = 3;

/** Does row `i` go on with the bullet or paragraph above it? */
export function continues(rows: readonly Row[], i: number): boolean {
  const row = rows[i];
  const before = rows[i - 1];
  if (!row || !before || row.bullet || row.opensBlock || row.line.column !== before.line.column) return false;
  if (row.bold && !before.bold) return false;
  const inBullet = before.bullet || continuesBullet(rows, i - 1);
  if (/^\p{Ll}/u.test(row.words) && !/[.!?:]$/.test(before.words)) return inBullet || before.wordCount > 6;
  if (!inBullet) return false;
  const hanging = row.indent > bulletIndent(rows, i - 1) + INDENT_TOLERANCE || (row.line.x === 0 && row.indent > 0);
  return hanging;
}

function continuesBullet(rows: readonly Row[], i: number): boolean {
  for (let at = i; at > 0 && at > i - 8; at--) {
    if (rows[at]?.bullet) return true;
    if (rows[at]?.opensBlock || (rows[at]?.indent ?? 0) <= bulletIndentAbove(rows, at)) return false;
  }
  return false;
}

function bulletIndentAbove(rows: readonly Row[], i: number): number {
  for (let at = i - 1; at >= 0 && at > i - 8; at--) if (rows[at]?.bullet) return rows[at]?.indent ?? 0;
  return Number.POSITIVE_INFINITY;
}

function bulletIndent(rows: readonly Row[], i: number): number {
  for (let at = i; at >= 0 && at > i - 8; at--) if (rows[at]?.bullet) return rows[at]?.indent ?? 0;
  return 0;
}
