import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";

/** What a labelled line or cell says that it holds. */
export type FieldLabel = "what" | "where" | "place" | "when" | "told";

export const LONGEST_LABEL = 72;
const labels = new Map(
  (["what", "where", "place", "when", "told"] as const).flatMap((kind) => lexicon.labels[kind].map((word) => [word, kind] as const)),
);

/** "Employer 2", "Position #1": forms count their entries. */
const COUNT = / (?:#|no\.? ?)?\d{1,2}$/;

/** "Grade 12" is what somebody left school with, "Grade: 1.3" how well. */
const SCHOOL_YEAR = /^(?:Grade|Year|Form|Class|Standard) \d{1,2}$/i;

export const readLabel = (words: string): FieldLabel | undefined => {
  if (SCHOOL_YEAR.test(words)) return undefined;
  const key = fold(words).trim();
  return labels.get(key) ?? labels.get(key.replace(/\s*\([^()]*\)$/, "")) ?? labels.get(key.replace(COUNT, ""));
};

function labelOfRow({ words, cells, start }: Row): FieldLabel | undefined {
  const [cell, second] = cells;
  const colon = words.slice(0, LONGEST_LABEL).indexOf(":");
  const label = cell && second ? readLabel(words.slice(0, cell.end - start)) : undefined;
  return label ?? (colon > 1 ? readLabel(words.slice(0, colon)) : undefined);
}

/** "Employer: Acme", "Tipo di impiego | Tintore": a line that says itself what it holds. */
export function isLabelledRow(row: Row, kinds?: readonly FieldLabel[]): boolean {
  const kind = labelOfRow(row);
  return kind !== undefined && kinds?.includes(kind) !== false;
}

/** "Dates: 2015". */
export const saysWhen = (row: Row): boolean => labelOfRow(row) === "when";

/** "Dates | Employer | Duties": the head of a table, a label in most of its cells or in the first of them. */
export function isTableHead(row: Row, signs: Signs | undefined): boolean {
  if (row.cells.length < 2 || row.bullet || signs?.hasDate) return false;
  const cells = row.cells.map((cell) => fold(row.words.slice(cell.start - row.start, cell.end - row.start)).trim());
  const named = cells.filter((cell) => labels.has(cell));
  return (
    named.length * 2 > cells.length ||
    (named.length > 0 && cells.every((cell) => cell.length < LONGEST_HEAD_CELL) && labels.get(cells[0] ?? "") === "when")
  );
}

const LONGEST_HEAD_CELL = 32;
