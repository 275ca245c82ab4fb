import likeWords from "../../data/match/like-words.json";
import { canonicalOf } from "../../skills/index.ts";
import type { PackedTellings } from "./packed-tellings.ts";
import { toListRoots } from "./roots.ts";
import { LEARNED, TELLINGS } from "./tellings.ts";

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
  const packed: PackedTellings = { learned: LEARNED.length, roots: roots.join(" "), rows };
  return `${JSON.stringify(packed, null, 1)}\n`;
}

const toList = (names: readonly string[]): string => [...new Set(names.filter((name) => name !== ""))].join(",");

/** Of the spellings of one root a shorter one stands for it when it is written at least so often as a share of the most frequent. */
const OFTEN = 0.5;

/** A spelling people know for each root, as the lists write it: "question" rather than "quest", never a part of "two-man". */
function readPlain(): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const word of [...TELLINGS, ...likeWords.words].join(" ").split(/[\s,=/]+/)) {
    const [root, ...others] = toListRoots(word);
    if (root === undefined || others.length > 0 || word.includes("-")) continue;
    const spellings = counts.get(root) ?? new Map<string, number>();
    counts.set(root, spellings.set(word, (spellings.get(word) ?? 0) + 1));
  }
  return new Map([...counts].map(([root, spellings]) => [root, plainest(spellings)]));
}

function plainest(spellings: ReadonlyMap<string, number>): string {
  const most = Math.max(...spellings.values());
  const often = [...spellings].filter(([, count]) => count >= most * OFTEN).map(([word]) => word);
  return often.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? "";
}
