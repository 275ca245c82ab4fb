import type { DraftLine } from "../draft.ts";
import { joinRow } from "../join-row.ts";
import type { HiddenReason } from "../types.ts";
import { ofRow } from "./find-unseen.ts";
import { childOf, type Element, elementsOf } from "./parse-xml.ts";
import { readShade } from "./read-styles.ts";

type ReadCell = (cell: Element, shade: string | undefined, hidden: HiddenReason | undefined) => DraftLine[];

/** A table row by row. */
export function readTable(table: Element, readCell: ReadCell): DraftLine[] {
  const shade = readShade(childOf(table, "w:tblPr"));
  return rowsOf(table).flatMap((row) => {
    const cells = cellsOf(row).map((cell) => readCell(cell, readShade(childOf(cell, "w:tcPr")) ?? shade, ofRow(row)));
    return joinRow(cells.filter((lines) => lines.length > 0));
  });
}

const WRAPPERS = new Set(["w:sdt", "w:sdtContent", "w:customXml", "w:ins"]);

function rowsOf(table: Element): Element[] {
  return unwrap(table, "w:tr");
}

function cellsOf(row: Element): Element[] {
  return unwrap(row, "w:tc");
}

function unwrap(container: Element, name: string): Element[] {
  return elementsOf(container).flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? unwrap(child, name) : [];
  });
}
