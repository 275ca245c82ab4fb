import doingWords from "../../data/match/doing-words.json";
import { skillById } from "../../skills/index.ts";
import { isCommon } from "../likeness/lexicon.ts";
import { toRoots } from "../likeness/roots.ts";
import { toStem } from "../view/stem.ts";
import { toWordTerms } from "../view/terms.ts";

/** "Dementia care", "medication administration": general nouns that end a name, and are left out where somebody lists it. */
const HEADS: ReadonlySet<string> = new Set(`${doingWords.words} ${doingWords.heads}`.split(" ").map(toStem));
const VAGUE: ReadonlySet<string> = new Set(doingWords.vague.split(" ").map(toStem));

export const NO_NAMES: ReadonlySet<string> = new Set();

/** What is left of the names of a wish without such a noun at their end, as rows of terms; a common word alone ("project") says too little. */
export function toShortNames(id: string, name: string, language: string): ReadonlySet<string> {
  const record = skillById(id);
  const names = record === undefined ? [name] : [name, record.label, ...record.aliases];
  return new Set(names.flatMap((one) => toShortName(toWordTerms(one, language))));
}

function toShortName(words: readonly string[]): string[] {
  if (words.length < 2 || !HEADS.has(words.at(-1) ?? "")) return [];
  const rest = words.slice(0, -1);
  const [only = ""] = toRoots(rest);
  return rest.length === 1 && (isCommon(only) || VAGUE.has(rest[0] ?? "")) ? [] : [rest.join(" ")];
}
