/** Repeatable draws: the same seed gives the same row of draws on every machine. */
export class Draws {
  #state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.#state = hash >>> 0;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error("nothing to draw from");
    return one;
  }

  /** So many different ones, in the order of the list. */
  several<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, index) => index);
    while (left.length > count) left.splice(this.below(left.length), 1);
    return left.map((index) => list[index] as T);
  }

  /** Replaces {2} by two digits, {3} by three and {n} by a number of things. */
  fill(pattern: string): string {
    return pattern
      .replace(/\{([23])\}/g, (_, count: string) => Array.from({ length: Number(count) }, () => this.between(1, 9)).join(""))
      .replace("{n}", () => String(this.between(3, 60)));
  }
}
