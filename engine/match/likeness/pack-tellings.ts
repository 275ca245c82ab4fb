import likeWords from "../../data/match/like-words.json";
import { canonicalOf } from "../../skills/index.ts";
import type { PackedTellings } from "./packed-tellings.ts";
import { toListRoots } from "./roots.ts";
import { TELLINGS } from "./tellings.ts";

/** The rows as the match reads them, as JSON: words as roots, named by their numbers, and the skills that the names stand for. */
export function packTellings(): string {
  const numbers = new Map<string, number>();
  const number = (root: string) => {
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known.toString(36);
  };
  const toNumbers = (words: string) => [...new Set(toListRoots(words))].map(number).join(" ");
  const rows = TELLINGS.map((row) => {
    const [names = "", sides = ""] = row.split("=");
    const [done = "", thing = ""] = sides.split("/");
    const called = names.split(",").map((name) => toListRoots(name).map(number).join(" "));
    const skills = names.split(",").flatMap((name) => canonicalOf(name.trim())?.id ?? []);
    return [toList(called), toNumbers(done), toNumbers(thing), [...new Set(skills)].join(" ")].join("=");
  });
  const plain = readPlain();
  for (const root of plain.keys()) number(root);
  const roots = [...numbers.keys()].map((root) => ((plain.get(root) ?? root) === root ? root : `${root}:${plain.get(root)}`));
  const packed: PackedTellings = { roots: roots.join(" "), rows };
  return `${JSON.stringify(packed, null, 1)}\n`;
}

const toList = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ""))].join(",");

/** The shortest spelling of each root: the words as the lists write them, for people. */
function readPlain(): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of [...TELLINGS, ...likeWords.words].join(" ").split(/[\s,=/]+/)) {
    const [root = ""] = toListRoots(word);
    if (root !== "" && word.length < (found.get(root)?.length ?? Number.POSITIVE_INFINITY)) found.set(root, word);
  }
  return found;
}
