import { blank } from "../../../text/index.ts";
import type { Row, TableCell } from "../../rows.ts";
import type { Span } from "../../types.ts";
import type { Segment } from "./segments.ts";

/** The words of a row with blanks for the cells of its table that hold no title, employer or place. */
export function withoutOtherCells({ words, start, table }: Row): string {
  if (table?.part !== "row") return words;
  const others = table.cells.filter(({ label }) => label !== undefined && !isNamed(label));
  return blank(
    words,
    others.map((cell) => ({ start: cell.start - start, end: cell.end - start })),
  );
}

const isNamed = (label: TableCell["label"]): label is "what" | "where" | "place" =>
  label === "what" || label === "where" || label === "place";

/** What the head of the table says of the cell a segment opens. */
export function tableCellOf({ start, table }: Row, segment: Span): Pick<Segment, "label" | "rest"> | undefined {
  if (table?.part !== "row") return undefined;
  const cell = table.cells.find((one) => one.start - start === segment.start);
  return cell && isNamed(cell.label) ? { label: cell.label, ...(cell.rest.length > 0 ? { rest: cell.rest } : {}) } : undefined;
}
