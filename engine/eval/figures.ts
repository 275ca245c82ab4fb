import { canonicalOf } from "../skills/index.ts";
import { fold } from "../text/index.ts";

/** Hits over tries; printed as a share, never as a percentage without its count. */
export class Share {
  hits = 0;
  tries = 0;
  add(hit: boolean): void {
    this.tries++;
    if (hit) this.hits++;
  }
  get value(): number {
    return this.tries === 0 ? 0 : this.hits / this.tries;
  }
}

/** Shares and plain numbers by name. */
export class Figures {
  readonly shares = new Map<string, Share>();
  readonly numbers = new Map<string, number>();
  add(name: string, hit: boolean): void {
    const share = this.shares.get(name) ?? new Share();
    share.add(hit);
    this.shares.set(name, share);
  }
  set(name: string, value: number): void {
    this.numbers.set(name, value);
  }
  /** Every figure as a number from 0 to 1 or in its own unit. */
  values(): Record<string, number> {
    const shares = [...this.shares].map(([name, share]) => [name, round(share.value)] as const);
    return Object.fromEntries([...shares, ...[...this.numbers].map(([name, value]) => [name, round(value)] as const)]);
  }
}

export const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Equal after folding, without punctuation at the ends and with single spaces. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
export const same = (found: string | undefined, expected: string): boolean => found !== undefined && plain(found) === plain(expected);

export function toF1(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Profiles and jobs name languages in English; expected files as printed ("Deutsch"). */
export const toEnglishName = (printed: string): string => canonicalOf(printed)?.label ?? printed;
