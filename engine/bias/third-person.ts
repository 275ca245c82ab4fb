import { DANGLING, JOINTS, LOOSE, OPENERS, type Range } from "./place.ts";
import type { Rule } from "./rules.ts";
import type { Word } from "./words.ts";

const ADDRESS = /^(?:you|your|yours|yourself)$/i;
const NOT_OWNED: ReadonlySet<string> = new Set([...LOOSE, ...DANGLING, ...JOINTS, ...OPENERS, "to", "before", "after", "when", "if", "as"]);

/** Pronouns that agree with the rest of the sentence: "you" where nobody was named before, "their" where something is owned, else "them". */
export function inThirdPerson(words: readonly Word[], { from, to }: Range, { about, id }: Rule, swaps: readonly string[]): string[] {
  if (about !== "pronoun" && id !== "gender/he-she-pair") return [...swaps];
  const next = words[to];
  const owns = next !== undefined && next.marks === "" && !NOT_OWNED.has(next.folded);
  const isHer = to - from === 1 && words[from]?.folded === "her";
  const fitting = swaps.filter((one) => {
    if (isHer && /^(?:them|their|your)$/i.test(one) && owns === (one.toLowerCase() === "them")) return false;
    return from === 0 || !ADDRESS.test(one);
  });
  return fitting.length > 0 ? fitting : [...swaps];
}
