import { checkWording } from "../bias/index.ts";
import data from "../data/draft/rewording.json";
import irregular from "../data/match/irregular-forms.json";
import { findSkills } from "../skills/index.ts";
import { type Token, toTokens } from "../text/index.ts";
import type { RewordingFault } from "./types.ts";

const toSet = (words: string) => new Set(words.split(" "));
const LIGHT = toSet(data.light);
const BINDING = toSet(data.binding);
const NUMBERS = toSet(data.numbers);
/** "told" → "tell": forms that share no ending. */
const BASE = new Map(irregular.forms.flatMap((forms) => forms.split(" ").map((form) => [form, forms.split(" ")[0] as string])));
/** Numbers of the groups a word is in; the words of a group say the same in an advertisement. */
const GROUPS = new Map<string, number[]>();
for (const [group, words] of data.same.entries())
  for (const word of words.split(" ")) GROUPS.set(word, [...(GROUPS.get(word) ?? []), group]);
const SHORTEST_ROOT = 4;
/** Of the words that carry meaning, the share that has to be there afterwards. */
const KEPT = 0.5;
/** Characters a line may grow by. */
const GROWTH = 60;
const MARKUP = /[<>{}[\]|`*_#\\]|https?:|www\.|@|[\p{Cc}\p{Cf}]/u;

/**
 * What speaks against putting `after` in the place of a line of a draft, in the first kind that is found; null where it says the
 * same: no word, number, name or skill that the line did not have, none of its numbers, names, skills and limits lost, and no
 * wording that shuts people out.
 */
export function checkRewording(before: string, after: string): RewordingFault | null {
  if (after.trim() === "" || MARKUP.test(after) || after.length > before.length + GROWTH) return { reason: "form", words: [] };
  const [then, now] = [toTokens(before), toTokens(after)];
  const added = now.filter((token) => isNew(token, then)).map(({ text }) => text);
  if (added.length > 0) return { reason: "added", words: added };
  const lost = [...lostFixed(then, now), ...lostSkills(before, now)];
  if (lost.length > 0) return { reason: "lost", words: [...new Set(lost)] };
  const told = then.filter(carriesMeaning);
  const kept = told.filter((token) => now.some((other) => isKin(token, other)));
  if (kept.length < told.length * KEPT)
    return { reason: "lost", words: told.filter((token) => !kept.includes(token)).map(({ text }) => text) };
  const known = new Set(checkWording(before).findings.map(({ text }) => text.toLowerCase()));
  const biased = checkWording(after).findings.filter(({ text }) => !known.has(text.toLowerCase()));
  return biased.length > 0 ? { reason: "biased", words: biased.map(({ text }) => text) } : null;
}

/** A number, a limit or a proper name has to stand there as often as before; any other word that carries meaning, or one akin to it. */
function isNew(token: Token, then: readonly Token[]): boolean {
  if (BINDING.has(token.folded) || isNumber(token)) return !then.some(({ folded }) => folded === token.folded);
  return carriesMeaning(token) && !then.some((other) => isKin(token, other));
}

const lostFixed = (then: readonly Token[], now: readonly Token[]): string[] =>
  then.filter(isFixed).flatMap(({ text, folded }) => (now.some((other) => other.folded === folded) ? [] : [text]));

const isNumber = ({ folded }: Token): boolean => /\p{N}/u.test(folded) || NUMBERS.has(folded);
/** A word with a capital behind the first place, or written in capitals. */
const isName = ({ text }: Token, at: number): boolean => /\p{Lu}/u.test(at === 0 ? text.slice(1) : text);
const isFixed = (token: Token, at: number): boolean => isNumber(token) || isName(token, at) || BINDING.has(token.folded);
const carriesMeaning = ({ folded }: Token): boolean => !LIGHT.has(folded) && !BINDING.has(folded);

/** Forms of one word ("plan", "planning", "planned"), or words that say the same ("check", "inspecting"). */
function isKin(a: Token, b: Token): boolean {
  if (isForm(a.folded, b.folded) || toBases(a.folded).includes(b.folded) || toBases(b.folded).includes(a.folded)) return true;
  const groups = groupsOf(a.folded);
  return groups.length > 0 && groupsOf(b.folded).some((group) => groups.includes(group));
}

function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a[same] === b[same]) same++;
  return same >= Math.max(SHORTEST_ROOT, most - 2) && Math.max(a.length, b.length) - same <= 5;
}

const groupsOf = (word: string): number[] => toBases(word).flatMap((base) => GROUPS.get(base) ?? []);

/** What the word could be a form of; those that are no words are in no group. */
function toBases(word: string): string[] {
  const short = word.replace(/(?:ed|ing)$/, "");
  const plain = [word, word.replace(/(?:es|s|d)$/, ""), word.replace(/s$/, ""), short, `${short}e`, short.replace(/(.)\1$/, "$1")];
  return [...plain, word.replace(/ie[sd]$/, "y"), BASE.get(word) ?? word];
}

/** A skill is there as long as each word of its name is, in whatever form. */
function lostSkills(before: string, now: readonly Token[]): string[] {
  return findSkills(before).flatMap(({ start, end, name }) =>
    toTokens(before.slice(start, end)).every((token) => now.some((other) => isKin(token, other))) ? [] : [name],
  );
}
