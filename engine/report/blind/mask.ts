import type { PersonalSpan } from "../../fairness/index.ts";

/** What stands in place of personal words. One width for all, so that its length says nothing about the words below it. */
export const BAR = "█████";

type Side = "start" | "end";
/** `masked`: the bars in the new text. `toMasked` moves an offset; inside covered words it goes to the bar's near side. */
export type Masked = { text: string; masked: PersonalSpan[]; toMasked: (offset: number, side?: Side) => number };

/** The text with a bar over each span. Spans are in order and apart from each other, as `findPersonal` gives them. */
export function mask(text: string, spans: readonly PersonalSpan[]): Masked {
  const parts: string[] = [];
  const masked: PersonalSpan[] = [];
  let from = 0;
  let length = 0;
  for (const { kind, start, end } of spans) {
    if (start < from || end <= start || end > text.length) throw new RangeError("Personal spans overlap, are empty or leave the text.");
    parts.push(text.slice(from, start), BAR);
    length += start - from + BAR.length;
    masked.push({ kind, start: length - BAR.length, end: length });
    from = end;
  }
  parts.push(text.slice(from));
  return { text: parts.join(""), masked, toMasked: (offset, side = "start") => move(spans, masked, offset, side) };
}

function move(spans: readonly PersonalSpan[], masked: readonly PersonalSpan[], offset: number, side: Side): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const [span, bar] = [spans[low - 1], masked[low - 1]];
  if (span === undefined || bar === undefined) return offset;
  if (offset >= span.end) return bar.end + offset - span.end;
  return side === "start" ? bar.start : bar.end;
}
