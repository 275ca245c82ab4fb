import words from "../data/skills/context-words.json";
import { type Atom, toKeys } from "./atoms.ts";
import type { SkillRecord } from "./types.ts";

const NOUNS: ReadonlySet<string> = new Set(words.titleNouns);
const LEADS: readonly (readonly string[])[] = words.titleLeads.map(toKeys);

/** Whether a name of a trade is the title of who does it ("machinist", "private tutor"). A certificate is always of its holder. */
export function isTitle(written: string, { type }: Pick<SkillRecord, "type">): boolean {
  return (type === "method" || type === "domain") && NOUNS.has(toKeys(written).at(-1) ?? "");
}

/** Whether a title is given to someone here: written with a capital, first in its line, or after "as a". "Her private tutor" is not the writer's trade. */
export function isGivenTitle(text: string, atoms: readonly Atom[], { from, to }: { from: number; to: number }): boolean {
  const first = atoms[from];
  const last = atoms[to];
  if (first === undefined || last === undefined) return false;
  return (
    isCapital(text.charAt(last.start)) ||
    isFirstInLine(text, first.start) ||
    LEADS.some((keys) => keys.every((key, i) => atoms[from - keys.length + i]?.key === key))
  );
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isFirstInLine(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return before.slice(before.lastIndexOf("\n") + 1).trim() === "";
}
