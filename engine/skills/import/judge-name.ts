import settings from "../../data/skills/import.json";
import { toKeys } from "../atoms.ts";
import { RECORDS } from "../taxonomy.ts";
import type { Ambiguity, Concept, Refusal } from "../types.ts";

const GENERAL: ReadonlySet<string> = new Set(settings.tooGeneral);
const SMALL: ReadonlySet<string> = new Set(settings.smallWords);

/** How sure an imported name may be found in a text. Nobody read these names one by one, so a word alone needs its context. */
export function judgeName(name: string, type: Concept["type"]): Ambiguity | Refusal {
  const keys = toKeys(name);
  if (!/\p{L}/u.test(name)) return "empty";
  if (keys.join("").length < settings.shortestName) return "too short";
  if (keys.length > settings.mostWords) return "too long";
  if (keys.every((key) => GENERAL.has(key)) || (type === "tool" && isKindOfProduct(name))) return "too general";
  if (keys.length > 1) return "A";
  return isPlainWord(keys[0] as string, name) ? "C" : "B";
}

/** "Decision support software", "Compilers": a product's name has a capital in every word. */
function isKindOfProduct(name: string): boolean {
  return name.split(/[\s/-]+/).some((word) => /^\p{Ll}/u.test(word) && !SMALL.has(word) && !/\p{Lu}/u.test(word));
}

function isPlainWord(key: string, name: string): boolean {
  plainWords ??= new Set(RECORDS.flatMap(({ label, aliases }) => [label, ...aliases].map(toKeys).filter((keys) => keys.length > 1)).flat());
  return name === name.toLowerCase() || plainWords.has(key);
}

/** Words that longer names of the curated taxonomy are made of: "training", "legal", "impact". */
let plainWords: Set<string> | undefined;
