import type { Flag, HiddenText, Line, Page, ScannedWord, Span } from "./types.ts";

/** A line before its place in the document's text is known: cells and links count from the line's own start. */
export type DraftLine = Omit<Line, "start" | "end" | "cells" | "block"> & {
  text: string;
  cells: Span[];
  links: (Span & { url: string })[];
  /** Words read from a picture. */
  words?: ScannedWord[];
  /** A visible vertical gap, a new page or a new paragraph stands before this line. */
  opensBlock: boolean;
};

/** What a reader of one format hands over. */
export type Draft = {
  kind: "pdf" | "docx" | "txt";
  pages: Pick<Page, "number" | "width" | "height" | "columns">[];
  lines: DraftLine[];
  hiddenText: HiddenText[];
  flags: Flag[];
  /** Numbers of the pages whose words only their picture shows. */
  scans?: number[];
};

const PLAIN = { page: 1, x: 0, y: 0, width: 0, height: 0, size: 0, bold: false, italic: false, color: "#000000", column: 0 } as const;

/** A line of a file that knows no layout. */
export function toPlainLine(cells: string[], separator = "\t"): DraftLine {
  return { ...PLAIN, kind: "body", links: [], opensBlock: false, ...joinCells(cells, separator) };
}

export function joinCells(parts: string[], separator: string): { text: string; cells: Span[] } {
  let text = "";
  const cells: Span[] = [];
  for (const part of parts) {
    if (text !== "") text += separator;
    cells.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, cells };
}
