import { LABELS as L, mayEnd, START } from "./labels.ts";

/**
 * What all rows of labels of one sentence weigh. `emitted`: by word and label; `allowed`: by label before (the start last)
 * and label, 0 where it may not follow; `isCut`: no span goes on over this word's start.
 */
export type Lattice = { length: number; emitted: Float64Array; allowed: Float64Array; isCut?: (i: number) => boolean };

/** Each row is scaled to the sum 1, so that no sentence is too long. */
export function normalise(table: Float64Array, i: number): void {
  let sum = 0;
  for (let k = i * L; k < (i + 1) * L; k++) sum += table[k] as number;
  for (let k = i * L; k < (i + 1) * L; k++) table[k] = (table[k] as number) / sum;
}

/** By word and label, the share of all rows up to this word that end in the label. */
export function forwards({ length, emitted, allowed, isCut }: Lattice): Float64Array {
  const table = new Float64Array(length * L);
  for (let i = 0; i < length; i++) {
    const cut = isCut?.(i) === true;
    for (let y = 0; y < L; y++) {
      let sum = i === 0 ? (allowed[START * L + y] as number) : 0;
      for (let x = 0; i > 0 && x < L; x++) {
        if (!cut || mayEnd(x)) sum += (table[(i - 1) * L + x] as number) * (allowed[x * L + y] as number);
      }
      table[i * L + y] = sum * (emitted[i * L + y] as number);
    }
    normalise(table, i);
  }
  return table;
}

/** By word and label, the share of all rows after this word that may follow the label. */
export function backwards({ length, emitted, allowed, isCut }: Lattice): Float64Array {
  const table = new Float64Array(length * L);
  for (let y = 0; y < L; y++) table[(length - 1) * L + y] = mayEnd(y) ? 1 : 0;
  for (let i = length - 2; i >= 0; i--) {
    const cut = isCut?.(i + 1) === true;
    for (let x = 0; x < L; x++) {
      if (cut && !mayEnd(x)) continue;
      let sum = 0;
      for (let k = (i + 1) * L, y = 0; y < L; y++, k++)
        sum += (allowed[x * L + y] as number) * (emitted[k] as number) * (table[k] as number);
      table[i * L + x] = sum;
    }
    normalise(table, i);
  }
  return table;
}
