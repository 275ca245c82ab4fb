import { LABELS as L, LABEL } from "./labels.ts";
import { backwards, forwards, type Lattice, normalise } from "./lattice.ts";

/** A span from word to word, with the share of all rows of labels that hold exactly it. */
export type LikelySpan = { first: number; last: number; chance: number };

/**
 * The spans without overlap that promise the highest F1: those with a chance above `atLeast`, best sum of what they exceed it by.
 * A span raises F1 when its chance is above half of it (Lewis 1995), so `atLeast` lies well below one half.
 */
export function likelySpans(lattice: Lattice, atLeast: number): LikelySpan[] {
  const best = new Float64Array(lattice.length + 1);
  const chosen: (LikelySpan | undefined)[] = [];
  const spans = spanChances(lattice, atLeast).sort((a, b) => a.last - b.last);
  for (let i = 0, next = 0; i < lattice.length; i++) {
    best[i + 1] = best[i] as number;
    for (let span = spans[next]; span?.last === i; span = spans[++next]) {
      const sum = (best[span.first] as number) + span.chance - atLeast;
      if (sum > (best[i + 1] as number)) {
        best[i + 1] = sum;
        chosen[i] = span;
      }
    }
  }
  return walkBack(chosen, lattice.length);
}

function walkBack(chosen: readonly (LikelySpan | undefined)[], length: number): LikelySpan[] {
  const spans: LikelySpan[] = [];
  for (let i = length - 1; i >= 0; ) {
    const span = chosen[i];
    if (span !== undefined) spans.push(span);
    i = span === undefined ? i - 1 : span.first - 1;
  }
  return spans.reverse();
}

/** Every span with a chance above `atLeast`, by start. */
function spanChances(lattice: Lattice, atLeast: number): LikelySpan[] {
  const after = backwards(lattice);
  const labelAt = forwards(lattice).map((share, k) => share * (after[k] as number));
  const spans: LikelySpan[] = [];
  for (let i = 0; i < lattice.length; i++) {
    normalise(labelAt, i);
    const alone = labelAt[i * L + LABEL.alone] as number;
    if (alone > atLeast) spans.push({ first: i, last: i, chance: alone });
    pushLonger(spans, lattice, after, i, labelAt[i * L + LABEL.first] as number, atLeast);
  }
  return spans;
}

/** Spans of two words and more from `first` on; `open`: the chance that one begins there and has not ended yet. */
function pushLonger(spans: LikelySpan[], lattice: Lattice, after: Float64Array, first: number, open: number, atLeast: number): void {
  const weigh = (before: number, i: number, label: number): number => {
    const k = i * L + label;
    return (lattice.allowed[before * L + label] as number) * (lattice.emitted[k] as number) * (after[k] as number);
  };
  let before: number = LABEL.first;
  for (let i = first + 1, chance = open; i < lattice.length && chance > atLeast && lattice.isCut?.(i) !== true; i++) {
    const ends = weigh(before, i, LABEL.last);
    const share = ends / (ends + weigh(before, i, LABEL.inside));
    if (chance * share > atLeast) spans.push({ first, last: i, chance: chance * share });
    chance *= 1 - share;
    before = LABEL.inside;
  }
}
