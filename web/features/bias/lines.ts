import type { BiasFinding } from "@fairlead/contracts";
import { toSegments } from "./segments.ts";

/** One line of a text; `marks` is a JSON list of [start, end, kind] in the line, or "". */
export type MarkedLine = { text: string; marks: string };

/** Cuts a text into its lines, with the marks of the findings in each. */
export function toLines(text: string, findings: readonly BiasFinding[]): MarkedLine[] {
  const marked = toSegments(text.length, findings).filter(({ finding }) => finding !== null);
  let next = 0;
  let from = 0;
  return text.split("\n").map((line) => {
    const to = from + line.length;
    const marks: unknown[] = [];
    for (let i = next; i < marked.length; i++) {
      const { start, end, finding } = marked[i] as (typeof marked)[number];
      if (start >= to) break;
      if (end > from) marks.push([Math.max(start, from) - from, Math.min(end, to) - from, finding?.type]);
      if (end <= to) next = i + 1;
    }
    from = to + 1;
    return { text: line, marks: marks.length === 0 ? "" : JSON.stringify(marks) };
  });
}
