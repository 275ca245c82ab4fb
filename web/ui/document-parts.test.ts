import { describe, expect, it } from "vitest";
import { toParts } from "./document-parts.ts";

type Kind = "body" | "heading" | "bullet";
/** A document of lines, each with its kind and block. */
function toDocument(rows: readonly [text: string, kind: Kind, block: number][], kind: "pdf" | "docx" = "pdf") {
  const text = rows.map(([words]) => words).join("\n");
  let start = 0;
  const lines = rows.map(([words, kindOfLine, block]) => {
    const line = { start, end: start + words.length, page: 1, block, kind: kindOfLine, bold: false };
    start = line.end + 1;
    return line;
  });
  return { kind, text, lines, masked: [] };
}
const LONG = "Led the move of forty services to another platform and wrote";
const wordsOf = (parts: ReturnType<typeof toParts>) => parts.map(({ pieces }) => pieces.map(({ text }) => text).join(""));

describe("the layout of a resume's text", () => {
  it("joins a broken sentence and keeps short lines apart", () => {
    const document = toDocument([
      ["Experience", "heading", 0],
      [LONG, "body", 1],
      ["the operators.", "body", 1],
      ["Go", "body", 2],
      ["Kubernetes", "body", 2],
    ]);
    expect(wordsOf(toParts(document, []))).toEqual(["Experience", `${LONG} the operators.`, "Go", "Kubernetes"]);
  });

  it("keeps each paragraph of a word processor apart, however long the one before is", () => {
    const document = toDocument(
      [
        [LONG, "bullet", 0],
        ["Warehouse Operative, Polar Pack, Wakefield", "body", 0],
      ],
      "docx",
    );
    expect(wordsOf(toParts(document, []))).toEqual([LONG, "Warehouse Operative, Polar Pack, Wakefield"]);
  });

  it("shows every quote as one or more pieces that spell it, over line ends too", () => {
    const document = toDocument([
      [LONG, "body", 0],
      ["the operators.", "body", 0],
    ]);
    const quote = { start: document.text.indexOf("another"), end: document.text.indexOf("operators") + 9 };
    const marked = toParts(document, [quote]).flatMap(({ pieces }) => pieces.filter(({ quotes }) => quotes.includes(0)));
    expect(marked.map(({ start, end }) => document.text.slice(start, end)).join("")).toBe(document.text.slice(quote.start, quote.end));
  });

  it("tells overlapping quotes apart", () => {
    const document = toDocument([["Kubernetes and Helm", "body", 0]]);
    const pieces =
      toParts(document, [
        { start: 0, end: 19 },
        { start: 0, end: 10 },
      ])[0]?.pieces ?? [];
    expect(pieces.map(({ text, quotes }) => [text, quotes])).toEqual([
      ["Kubernetes", [0, 1]],
      [" and Helm", [0]],
    ]);
  });

  it("leaves out the printed bullet, not the offsets", () => {
    const document = toDocument([["• Cut costs by half", "bullet", 0]]);
    const [piece] = toParts(document, [])[0]?.pieces ?? [];
    expect(piece).toMatchObject({ start: 2, text: "Cut costs by half" });
  });

  it("knows which piece is covered and what was under it", () => {
    const document = { ...toDocument([["at ██████ since 2019", "body", 0]]), masked: [{ start: 3, end: 9, kind: "school" as const }] };
    const pieces = toParts(document, [])[0]?.pieces ?? [];
    expect(pieces.map(({ masked }) => masked)).toEqual([null, "school", null]);
  });
});
