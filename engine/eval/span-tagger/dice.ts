/** Numbers from 0 to 1 that are the same for the same seed. */
export function toDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle(list: number[], dice: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
}
