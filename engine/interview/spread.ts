import type { Kind } from "./frames.ts";
import type { Topic } from "./topics.ts";
import type { QuestionCategory } from "./types.ts";

/** A question to be written: its category and what it is about. */
export type Slot = { category: QuestionCategory; topic: Topic };
type Asking = "technical" | "experience" | "skillGap";

/** How well a kind of thing suits a category: soft skills are told by experience, nothing is left to learn for most papers. */
const SUITS: Readonly<Record<Kind, Readonly<Record<Asking, number>>>> = {
  skill: { technical: 3, experience: 2, skillGap: 2 },
  field: { technical: 3, experience: 2, skillGap: 2 },
  code: { technical: 3, experience: 1, skillGap: 2 },
  platform: { technical: 3, experience: 1, skillGap: 2 },
  tool: { technical: 3, experience: 1, skillGap: 2 },
  soft: { technical: 0, experience: 3, skillGap: 1 },
  rule: { technical: 3, experience: 1, skillGap: 3 },
  basics: { technical: 1, experience: 1, skillGap: 3 },
  place: { technical: 1, experience: 3, skillGap: 2 },
  people: { technical: 2, experience: 3, skillGap: 1 },
  paper: { technical: 3, experience: -5, skillGap: -5 },
  licence: { technical: 3, experience: -5, skillGap: -5 },
  vetting: { technical: 3, experience: -5, skillGap: -5 },
  hours: { technical: 1, experience: 3, skillGap: 2 },
  other: { technical: 2, experience: 2, skillGap: 2 },
  duty: { technical: 3, experience: 3, skillGap: 2 },
  work: { technical: 1, experience: 2, skillGap: 2 },
};
/** Two questions of one category about the same thing: only when nothing else is left. */
const TWICE = -10;
/** Papers and hours are asked about once; basics come last of what is asked again: there is least to tell about them. */
const ONCE: ReadonlySet<Kind> = new Set<Kind>(["paper", "licence", "vetting", "hours"]);
const LATE: ReadonlySet<Kind> = new Set<Kind>(["basics"]);

/** As many topics as there are slots: each once, then again from the front, papers last. */
export function toRow(topics: readonly Topic[], count: number): Topic[] {
  const told = topics.filter(({ kind }) => !ONCE.has(kind));
  const again = [...told.filter(({ kind }) => !LATE.has(kind)), ...told.filter(({ kind }) => LATE.has(kind))];
  const rounds = Array.from({ length: 1 + Math.ceil(count / Math.max(1, again.length)) }, (_, round) => (round === 0 ? topics : again));
  return rounds.flat().slice(0, count);
}

/** Gives each topic of a row the category that suits it, so that the whole suits best; `categories` are those to be filled. */
export function assign(row: readonly Topic[], categories: readonly QuestionCategory[]): Slot[] {
  const slots = categories.map((category, at) => ({ category, topic: row[at] })).filter((slot): slot is Slot => slot.topic !== undefined);
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < slots.length; a++) for (let b = a + 1; b < slots.length; b++) changed = swapIfBetter(slots, a, b) || changed;
  }
  return slots;
}

function swapIfBetter(slots: Slot[], a: number, b: number): boolean {
  const [one, other] = [slots[a], slots[b]];
  if (!one || !other || one.category === other.category) return false;
  const before = worth(slots);
  const [mine, theirs] = [one.topic, other.topic];
  one.topic = theirs;
  other.topic = mine;
  if (worth(slots) > before) return true;
  one.topic = mine;
  other.topic = theirs;
  return false;
}

function worth(slots: readonly Slot[]): number {
  return slots.reduce((sum, { category, topic }, at) => {
    const isTwice = slots.slice(0, at).some((slot) => slot.category === category && slot.topic === topic);
    return sum + SUITS[topic.kind][category as Asking] + (isTwice ? TWICE : 0);
  }, 0);
}
