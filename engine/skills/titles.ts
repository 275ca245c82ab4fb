import words from "../data/skills/context-words.json";
import { type Atom, toKeys } from "./atoms.ts";
import type { SkillRecord } from "./types.ts";

const NOUNS: ReadonlySet<string> = new Set(words.titleNouns);
const LEADS: readonly (readonly string[])[] = words.titleLeads.map(toKeys);
const OWNED: ReadonlySet<string> = new Set(words.ownedBy);

/** Whether a name of a trade is the title of who does it ("machinist", "private tutor"). A certificate is always of its holder. */
export function isTitle(written: string, { type }: Pick<SkillRecord, "type">): boolean {
  return (type === "method" || type === "domain") && NOUNS.has(toKeys(written).at(-1) ?? "");
}

/** Whether a title is given to someone here: written with a capital, after "as a", or as the end of a short headline. "Her private tutor" is not the writer's trade. */
export function isGivenTitle(text: string, atoms: readonly Atom[], { from, to }: { from: number; to: number }): boolean {
  const last = atoms[to];
  if (last === undefined) return false;
  return (
    isCapital(text.charAt(last.start)) ||
    isHeadline(text, atoms, from, last.end) ||
    LEADS.some((keys) => keys.every((key, i) => atoms[from - keys.length + i]?.key === key))
  );
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

// "Plumbing and heating engineer | Harbour Town".
const HEADLINE_WORDS = 3;
const HEADLINE_END = /^[ \t]*(?:$|[\n|,•·–—(:]|- )/;

function isHeadline(text: string, atoms: readonly Atom[], from: number, end: number): boolean {
  const start = text.lastIndexOf("\n", (atoms[from] as Atom).start) + 1;
  let at = from;
  while (at > 0 && (atoms[at - 1] as Atom).start >= start && from - at <= HEADLINE_WORDS) at--;
  if (at === from) return true;
  const isShort = from - at <= HEADLINE_WORDS && HEADLINE_END.test(text.slice(end, end + 4));
  return isShort && isCapital(text.charAt((atoms[at] as Atom).start)) && !atoms.slice(at, from).some(({ key }) => OWNED.has(key));
}
