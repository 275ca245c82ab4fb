import type { DocumentView, ResumeView, Span } from "@fairlead/contracts";

/**
 * Moves places of a covered text to the same words of the revealed one. The bar number n of one stands over the covered span
 * number n of the other, and between them both texts are the same. Null when the two do not belong together.
 */
export function toUncovered<T extends Span>(
  covered: Pick<DocumentView, "text" | "masked">,
  revealed: Pick<ResumeView, "document" | "covered">,
  places: readonly T[],
): (T & { text: string })[] | null {
  const { document, covered: spans } = revealed;
  if (document === null || spans.length !== covered.masked.length) return null;
  const move = (offset: number, side: "start" | "end"): number => {
    const at = covered.masked.findLastIndex(({ start }) => start < offset || (side === "start" && start === offset));
    const [bar, span] = [covered.masked[at], spans[at]];
    if (bar === undefined || span === undefined) return offset;
    if (offset >= bar.end) return span.end + offset - bar.end;
    return side === "start" ? span.start : span.end;
  };
  const moved = places.map((place) => ({ ...place, start: move(place.start, "start"), end: move(place.end, "end") }));
  return moved.map((place) => ({ ...place, text: document.text.slice(place.start, place.end) }));
}
