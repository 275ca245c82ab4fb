import { toLineKey } from "../explain/source-keys.ts";
import type { Wish } from "../likeness/wish.ts";
import { byText } from "../order.ts";
import type { Verdict } from "../types.ts";
import { SHOWN_AT, type Weights } from "../weights.ts";
import { type Draft, UNKNOWN } from "./draft.ts";
import type { Duty } from "./duties.ts";
import { isSaid, toNearShare } from "./other-words.ts";
import type { Reading, ReadLine } from "./types.ts";

const NAME_LENGTH = 90;

/** `plain`: by the words of the duty alone. */
type Pair = { duty: string; line: string; value: number; plain: number };

/** One row per duty of the job. Only what roles did counts, and one line of a resume shows one duty at most. */
export function toDutyRows({ view, roles, weights }: Reading, duties: readonly Duty[]): Draft[] {
  if (duties.length === 0) return [];
  const lines = new Map(roles.flatMap((role) => role.lines).map((line) => [toLineKey(line.terms), line]));
  const pairs: Pair[] = [];
  for (const { words, key, wish } of duties) {
    for (const [line, said] of lines) {
      const plain = toShare(words, said.terms, weights);
      const value = plain === 1 ? plain : Math.max(plain, toOtherShare(wish, said, weights));
      if (value > 0) pairs.push({ duty: key, line, value, plain });
    }
  }
  const chosen = assign(pairs);
  const unread = view.roles.length === 0 && view.unread.includes("experience");
  return duties.map(({ text, key }, at) => toRow(text, at, chosen.get(key), unread));
}

function toShare(words: ReadonlySet<string>, said: readonly string[], { duty }: Weights): number {
  let common = 0;
  for (const word of words) if (said.includes(word)) common++;
  if (common < Math.min(duty.wordsInCommon, words.size)) return 0;
  const share = common / words.size;
  return share < duty.least ? 0 : Math.min(1, share / duty.full);
}

/** The same for a line that says it in other words: never in full. */
function toOtherShare(wish: Wish, line: ReadLine, weights: Weights): number {
  const { duty, paraphrase } = weights;
  const cover = line.covers.get(wish);
  const near = toNearShare(wish, line, weights);
  if (cover === undefined || cover.any < duty.least || !isSaid(cover)) return near;
  return Math.max(near, Math.min(1, cover.any / duty.full) * (cover.told ? paraphrase.told : paraphrase.like));
}

/**
 * Best pairs first, each duty and each line once. Pairs are ordered by value alone and then by fixed names, so a further
 * line can only raise what a duty gets (a stable assignment never gets worse for one side when the other side grows).
 */
function assign(pairs: readonly Pair[]): Map<string, Pair> {
  const chosen = new Map<string, Pair>();
  const used = new Set<string>();
  for (const pair of [...pairs].sort((a, b) => b.value - a.value || byText(a.duty, b.duty) || byText(a.line, b.line))) {
    if (chosen.has(pair.duty) || used.has(pair.line)) continue;
    chosen.set(pair.duty, pair);
    used.add(pair.line);
  }
  return chosen;
}

function toRow(text: string, at: number, pair: Pair | undefined, unread: boolean): Draft {
  const value = pair?.value ?? 0;
  const verdict = toVerdict(value, unread);
  return {
    id: `duty:${at + 1}`,
    name: text.length <= NAME_LENGTH ? text : `${text.slice(0, text.lastIndexOf(" ", NAME_LENGTH))} …`,
    component: "responsibilities",
    importance: "should",
    parts: 1,
    evidenced: unread ? UNKNOWN : { value, lo: pair?.plain ?? 0, hi: value > (pair?.plain ?? 0) ? 1 : value },
    verdict,
    sources: pair === undefined ? [] : [pair.line],
    ...(pair !== undefined && pair.plain === 0 && { unsure: true }),
    ...(verdict === "strong" ? {} : { why: toWhy(verdict, pair) }),
  };
}

function toVerdict(value: number, unread: boolean): Verdict {
  if (unread) return "unknown";
  if (value >= SHOWN_AT) return "strong";
  return value > 0 ? "partial" : "none";
}

function toWhy(verdict: Verdict, pair: Pair | undefined): string {
  if (verdict === "unknown") return "The roles of this resume could not be read.";
  if (pair !== undefined && pair.value > pair.plain) return "A line of a role says this duty in other words.";
  return verdict === "partial" ? "A line of a role shares part of this duty." : "No line of a role speaks of this duty.";
}
