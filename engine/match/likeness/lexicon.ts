import doingWords from "../../data/match/doing-words.json";
import likeWords from "../../data/match/like-words.json";
import everyday from "../../data/match/tellings/everyday.json";
import health from "../../data/match/tellings/health.json";
import office from "../../data/match/tellings/office.json";
import people from "../../data/match/tellings/people.json";
import service from "../../data/match/tellings/service.json";
import software from "../../data/match/tellings/software.json";
import trades from "../../data/match/tellings/trades.json";
import { canonicalOf } from "../../skills/index.ts";
import { toListRoots } from "./roots.ts";

/** How something asked for is told by those who do it: what they do ("clean", "dress") and to what ("wound", "cut"). */
export type Telling = { doings: ReadonlySet<string>; things: ReadonlySet<string> };
type Named = { name: readonly string[]; telling: Telling };

/** In how many tellings a word is done, and in how many it is a thing. */
const COUNTS = { doings: new Map<string, number>(), things: new Map<string, number>() };

const FILES = [health, office, people, service, software, trades, everyday];
const BY_FIRST_WORD = new Map<string, Named[]>();
const BY_ROOT = new Map<string, Telling[]>();
/** By skill of the taxonomy, whatever the job calls it. */
const BY_SKILL = new Map<string, Telling[]>();
for (const { tellings } of FILES) {
  for (const row of tellings) {
    const [names = "", sides = ""] = row.split("=");
    const [doings = "", things = ""] = sides.split("/");
    const telling = { doings: new Set(toListRoots(doings)), things: new Set(toListRoots(things)) };
    for (const root of new Set([...telling.doings, ...telling.things])) BY_ROOT.set(root, [...(BY_ROOT.get(root) ?? []), telling]);
    for (const side of ["doings", "things"] as const)
      for (const root of telling[side]) COUNTS[side].set(root, (COUNTS[side].get(root) ?? 0) + 1);
    for (const name of names.split(",")) {
      const words = toListRoots(name);
      const [first = ""] = words;
      BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), { name: words, telling }]);
      const id = canonicalOf(name.trim())?.id;
      if (id !== undefined) BY_SKILL.set(id, [...(BY_SKILL.get(id) ?? []), telling]);
    }
  }
}

/** Other words for a word of a job. One way: who asks for a vehicle may be told of a truck, not the other way round. */
const OTHERS = new Map<string, readonly string[]>();
for (const row of likeWords.words) {
  const [word = "", ...others] = toListRoots(row);
  OTHERS.set(word, [...new Set([...(OTHERS.get(word) ?? []), ...others])]);
}

/** The shortest spelling of each root. */
const PLAIN = new Map<string, string>();
for (const word of [...FILES.flatMap(({ tellings }) => tellings), ...likeWords.words].join(" ").split(/[\s,=/]+/)) {
  const [root = ""] = toListRoots(word);
  if (word.length < (PLAIN.get(root)?.length ?? Number.POSITIVE_INFINITY)) PLAIN.set(root, word);
}

/** Words that say that something is done, or that it is a thing at all. */
const LIGHT = new Set(toListRoots(`${doingWords.words} ${likeWords.light}`));

/** How a wish may be told; `stands`: the words of the wish that it answers. */
export function toTellings(id: string, words: readonly string[]): { stands: readonly string[]; telling: Telling }[] {
  const held = new Set(words);
  const byName = words.flatMap((word) => (BY_FIRST_WORD.get(word) ?? []).filter(({ name }) => name.every((part) => held.has(part))));
  return [
    ...(BY_SKILL.get(id) ?? []).map((telling) => ({ stands: words, telling })),
    ...byName.map(({ name, telling }) => ({ stands: name, telling })),
  ];
}

export function toOtherWords(word: string): readonly string[] {
  return OTHERS.get(word) ?? [];
}

export function isLight(word: string): boolean {
  return LIGHT.has(word);
}

/** The words as the lists write them, for people. */
export function toPlainWords(roots: readonly string[]): string[] {
  return roots.map((root) => PLAIN.get(root) ?? root);
}

/** Whether a word is a thing of few tellings only, so that it hints at them where it stands alone. */
export function isTelling(root: string): boolean {
  const { doing, thing } = likeWords.rare;
  const things = COUNTS.things.get(root) ?? 0;
  return things > 0 && things <= thing && (COUNTS.doings.get(root) ?? 0) <= doing;
}

/** Whether no telling but these holds all of the words. */
export function isOnlyOf(tellings: ReadonlySet<Telling>, roots: readonly string[]): boolean {
  const [fewest = []] = roots.map((root) => BY_ROOT.get(root) ?? []).sort((a, b) => a.length - b.length);
  return fewest.every((telling) => tellings.has(telling) || roots.some((root) => !telling.doings.has(root) && !telling.things.has(root)));
}

/** Whether a thing belongs to so many tellings ("customer", "team") that a verb beside it tells none of them. */
export function isCommon(root: string): boolean {
  return (COUNTS.things.get(root) ?? 0) > likeWords.rare.common;
}
