import swaps from "../../data/fairness/swaps.json";
import type { Document } from "../../documents/index.ts";
import { fold } from "../../text/index.ts";

export type Label = keyof typeof swaps.labels;
/** Personal details stand in short lines; longer ones are sentences. */
const LONGEST_LINE = 120;

/** Values that resumes print as "Label: value". */
export function findLabelled(document: Document, label: Label): { start: number; end: number }[] {
  return document.lines.flatMap((line) => {
    const text = document.text.slice(line.start, line.end);
    const value = text.length > LONGEST_LINE ? null : valueAfter(text, swaps.labels[label]);
    return value === null ? [] : [{ start: line.start + value.start, end: line.start + value.end }];
  });
}

/** The words after a label and its colon, up to the next separator of the line. */
function valueAfter(line: string, labels: readonly string[]): { start: number; end: number } | null {
  const colon = /[:\t]/g;
  for (const mark of line.matchAll(colon)) {
    const before = fold(line.slice(Math.max(0, mark.index - 30), mark.index)).trim();
    if (!labels.some((label) => before === label || before.endsWith(` ${label}`) || before.endsWith(`|${label}`))) continue;
    const start = mark.index + 1 + (line.slice(mark.index + 1).length - line.slice(mark.index + 1).trimStart().length);
    const stop = line.slice(start).search(/[|•·;\t]/);
    const end = start + line.slice(start, stop < 0 ? undefined : start + stop).trimEnd().length;
    if (end > start) return { start, end };
  }
  return null;
}
