import type { Document, Span } from "./types.ts";

export type Edit = Span & { text: string };

/**
 * The document with other words at some places; every offset moves along. Edits may come in any order and must not overlap.
 * A place inside a replaced stretch moves to that stretch's start (as a start) or end (as an end).
 */
export function rewrite(document: Document, edits: readonly Edit[]): Document {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  checkEdits(document.text, ordered);
  const parts: string[] = [];
  let from = 0;
  for (const edit of ordered) {
    parts.push(document.text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  parts.push(document.text.slice(from));
  const move = toMove(ordered);
  const moveSpan = <T extends Span>(span: T): T => {
    const start = move(span.start, "start");
    return { ...span, start, end: Math.max(start, move(span.end, "end")) };
  };
  return {
    ...document,
    text: parts.join(""),
    pages: document.pages.map(moveSpan),
    lines: document.lines.map((line) => ({ ...moveSpan(line), cells: line.cells.map(moveSpan) })),
    links: document.links.map(moveSpan),
    ...(document.words === undefined ? {} : { words: document.words.map(moveSpan) }),
  };
}

function checkEdits(text: string, ordered: readonly Edit[]): void {
  let from = 0;
  for (const edit of ordered) {
    if (edit.start < from || edit.end < edit.start || edit.end > text.length) throw new RangeError("Edits overlap or leave the text.");
    from = edit.end;
  }
}

/** `shifts[i]`: how far places behind the first `i` edits move. */
function toMove(ordered: readonly Edit[]): (place: number, side: "start" | "end") => number {
  const shifts = [0];
  for (const edit of ordered) shifts.push((shifts.at(-1) ?? 0) + edit.text.length - (edit.end - edit.start));
  return (place, side) => {
    const behind = countBefore(ordered, place, side);
    const next = ordered[behind];
    const shift = shifts[behind] ?? 0;
    if (next === undefined || place <= next.start) return place + shift;
    return next.start + shift + (side === "start" ? 0 : next.text.length);
  };
}

/** How many edits lie wholly before a place. Words put in right where a span starts or ends belong to the span. */
function countBefore(ordered: readonly Edit[], place: number, side: "start" | "end"): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const edit = ordered[middle];
    if (edit !== undefined && edit.end <= place && (side === "end" || edit.start < place)) low = middle + 1;
    else high = middle;
  }
  return low;
}
