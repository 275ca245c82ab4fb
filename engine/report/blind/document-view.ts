import type { Document } from "../../documents/index.ts";
import type { DocumentView } from "../types.ts";

/** What the evidence viewer needs of a document, with nothing covered. */
export function toDocumentView({ kind, text, language, pages, lines, hiddenText }: Document): DocumentView {
  return {
    kind,
    text,
    language,
    pages: pages.map(({ number, start, end }) => ({ number, start, end })),
    lines: lines.map((line) => ({
      start: line.start,
      end: line.end,
      page: line.page,
      block: line.block,
      kind: line.kind,
      bold: line.bold,
    })),
    hiddenText,
    masked: [],
  };
}
