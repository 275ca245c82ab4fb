import type { Span } from "@fairlead/contracts";
import type { Change } from "../../ui/changed-words.tsx";
import type { Replacement } from "./replacement.ts";

/** Words put in place of a range of the stored text. A list of them is in the order of the text and never overlaps. */
export type Rewording = Span & { text: string };

const growth = ({ start, end, text }: Rewording): number => text.length - (end - start);
const toGrowth = (rewordings: readonly Rewording[]): number => rewordings.reduce((sum, one) => sum + growth(one), 0);

export function applyRewordings(stored: string, rewordings: readonly Rewording[]): string {
  let at = 0;
  let text = "";
  for (const one of rewordings) {
    text += stored.slice(at, one.start) + one.text;
    at = one.end;
  }
  return text + stored.slice(at);
}

/** Where each rewording stands in the text as it is now. */
function toPlaces(rewordings: readonly Rewording[]): Span[] {
  let shift = 0;
  return rewordings.map((one) => {
    const start = one.start + shift;
    shift += growth(one);
    return { start, end: start + one.text.length };
  });
}

/** Adds a change made to the text as it is now; changes that touch become one, and one that restores the stored words goes. */
export function addRewording(stored: string, rewordings: readonly Rewording[], change: Replacement): Rewording[] {
  const places = toPlaces(rewordings);
  const isTouched = (i: number) => (places[i] as Span).start < change.end && (places[i] as Span).end > change.start;
  const before = rewordings.filter((_, i) => (places[i] as Span).end <= change.start && !isTouched(i));
  const touched = rewordings.filter((_, i) => isTouched(i));
  const after = rewordings.slice(before.length + touched.length);
  const firstAt = before.length;
  const lastAt = before.length + touched.length - 1;
  const shiftBefore = toGrowth(before);
  const shiftAll = shiftBefore + toGrowth(touched);
  const first = touched[0];
  const last = touched.at(-1);
  const firstStart = places[firstAt]?.start ?? 0;
  const lastEnd = places[lastAt]?.end ?? 0;
  const startsInside = first !== undefined && change.start >= firstStart;
  const endsInside = last !== undefined && change.end <= lastEnd;
  const merged = {
    start: startsInside ? first.start : change.start - shiftBefore,
    end: endsInside ? last.end : change.end - shiftAll,
    text:
      (startsInside ? first.text.slice(0, change.start - firstStart) : "") +
      change.text +
      (endsInside ? last.text.slice(last.text.length - (lastEnd - change.end)) : ""),
  };
  const isUndone = stored.slice(merged.start, merged.end) === merged.text;
  return [...before, ...(isUndone ? [] : [merged]), ...after];
}

/** The place in the stored text of a place in the text as it is now; null where the words were changed. */
export function toStoredSpan(rewordings: readonly Rewording[], { start, end }: Span): Span | null {
  const places = toPlaces(rewordings);
  if (places.some((place) => place.start < end && place.end > start)) return null;
  const shift = toGrowth(rewordings.filter((_, i) => (places[i] as Span).end <= start));
  return { start: start - shift, end: end - shift };
}

/** The place in the text as it is now of a place in the stored text; null where the words were changed. */
export function toCurrentSpan(rewordings: readonly Rewording[], { start, end }: Span): Span | null {
  if (rewordings.some((one) => one.start < end && one.end > start)) return null;
  const shift = toGrowth(rewordings.filter((one) => one.end <= start));
  return { start: start + shift, end: end + shift };
}

/** The two texts in one: what stayed, what went, what came. */
export function toChanges(stored: string, rewordings: readonly Rewording[]): Change[] {
  let at = 0;
  const changes: Change[] = [];
  for (const { start, end, text } of rewordings) {
    changes.push({ kind: "same", start: at, text: stored.slice(at, start) });
    changes.push({ kind: "removed", start, text: stored.slice(start, end) }, { kind: "added", start, text });
    at = end;
  }
  changes.push({ kind: "same", start: at, text: stored.slice(at) });
  return changes.filter(({ text }) => text !== "");
}
