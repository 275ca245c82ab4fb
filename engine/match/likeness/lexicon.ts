import doingWords from "../../data/match/doing-words.json";
import likeWords from "../../data/match/like-words.json";
import { canonicalOf } from "../../skills/index.ts";
import { toListRoots } from "./roots.ts";
import { TELLINGS } from "./tellings.ts";

/** How something asked for is told by those who do it: what they do ("clean", "dress") and to what ("wound", "cut"). */
export type Telling = { doings: ReadonlySet<string>; things: ReadonlySet<string> };
type Named = { name: readonly string[]; telling: Telling };

type Lexicon = {
  byFirstWord: ReadonlyMap<string, readonly Named[]>;
  byRoot: ReadonlyMap<string, readonly Telling[]>;
  /** By skill of the taxonomy, whatever the job calls it. */
  bySkill: ReadonlyMap<string, readonly Telling[]>;
  /** In how many tellings a word is done, and in how many it is a thing. */
  doings: ReadonlyMap<string, number>;
  things: ReadonlyMap<string, number>;
  /** Other words for a word of a job. One way: who asks for a vehicle may be told of a truck, not the other way round. */
  others: ReadonlyMap<string, readonly string[]>;
  /** Words that say that something is done, or that it is a thing at all. */
  light: ReadonlySet<string>;
};

let read: Lexicon | undefined;

/** Read at the first wish: who only reads resumes need not wait for it. */
function lexicon(): Lexicon {
  read ??= {
    ...readTellings(),
    others: readOthers(),
    light: new Set(toListRoots(`${doingWords.words} ${likeWords.light}`)),
  };
  return read;
}

function readTellings(): Pick<Lexicon, "byFirstWord" | "byRoot" | "bySkill" | "doings" | "things"> {
  const [byFirstWord, byRoot, bySkill] = [new Map<string, Named[]>(), new Map<string, Telling[]>(), new Map<string, Telling[]>()];
  const [doings, things] = [new Map<string, number>(), new Map<string, number>()];
  const toRoots = rememberRoots();
  for (const row of TELLINGS) {
    const [names = "", sides = ""] = row.split("=");
    const [done = "", thing = ""] = sides.split("/");
    const telling = { doings: new Set(toRoots(done)), things: new Set(toRoots(thing)) };
    count(doings, telling.doings);
    count(things, telling.things);
    for (const root of telling.doings) put(byRoot, root, telling);
    for (const root of telling.things) if (!telling.doings.has(root)) put(byRoot, root, telling);
    for (const name of names.split(",")) {
      const words = PLAIN.test(name) ? toRoots(name) : toListRoots(name);
      put(byFirstWord, words[0] ?? "", { name: words, telling });
      const id = canonicalOf(name.trim())?.id;
      if (id !== undefined) put(bySkill, id, telling);
    }
  }
  return { byFirstWord, byRoot, bySkill, doings, things };
}

/** Words without marks have the roots of each word; the same ones stand in many rows. */
const PLAIN = /^[a-z ]+$/;

function rememberRoots(): (words: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (words) => {
    const all: string[] = [];
    for (const word of words.split(" ")) {
      if (word === "") continue;
      let roots = known.get(word);
      if (roots === undefined) {
        roots = toListRoots(word);
        known.set(word, roots);
      }
      for (const root of roots) all.push(root);
    }
    return all;
  };
}

function count(counts: Map<string, number>, roots: ReadonlySet<string>): void {
  for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
}

function put<T>(rows: Map<string, T[]>, key: string, value: T): void {
  const row = rows.get(key);
  if (row === undefined) rows.set(key, [value]);
  else row.push(value);
}

function readOthers(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const row of likeWords.words) {
    const [word = "", ...others] = toListRoots(row);
    found.set(word, [...new Set([...(found.get(word) ?? []), ...others])]);
  }
  return found;
}

let plain: ReadonlyMap<string, string> | undefined;

/** The shortest spelling of each root, read at the first row that is explained. */
function readPlain(): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of [...TELLINGS, ...likeWords.words].join(" ").split(/[\s,=/]+/)) {
    const [root = ""] = toListRoots(word);
    if (word.length < (found.get(root)?.length ?? Number.POSITIVE_INFINITY)) found.set(root, word);
  }
  return found;
}

/** How a wish may be told; `stands`: the words of the wish that it answers. */
export function toTellings(id: string, words: readonly string[]): { stands: readonly string[]; telling: Telling }[] {
  const held = new Set(words);
  const byName = words.flatMap((word) =>
    (lexicon().byFirstWord.get(word) ?? []).filter(({ name }) => name.every((part) => held.has(part))),
  );
  return [
    ...(lexicon().bySkill.get(id) ?? []).map((telling) => ({ stands: words, telling })),
    ...byName.map(({ name, telling }) => ({ stands: name, telling })),
  ];
}

export function toOtherWords(word: string): readonly string[] {
  return lexicon().others.get(word) ?? [];
}

export function isLight(word: string): boolean {
  return lexicon().light.has(word);
}

/** The words as the lists write them, for people. */
export function toPlainWords(roots: readonly string[]): string[] {
  if (roots.length > 0) plain ??= readPlain();
  return roots.map((root) => plain?.get(root) ?? root);
}

/** Whether a word is a thing of few tellings only, so that it hints at them where it stands alone. */
export function isTelling(root: string): boolean {
  const { doing, thing } = likeWords.rare;
  const things = toShare(lexicon().things, root);
  return things > 0 && things <= thing && toShare(lexicon().doings, root) <= doing;
}

/** Whether no telling but these, and such as tell the same under another name, holds all of the words. */
export function isOnlyOf(tellings: ReadonlySet<Telling>, roots: readonly string[]): boolean {
  const [fewest = []] = roots.map((root) => lexicon().byRoot.get(root) ?? []).sort((a, b) => a.length - b.length);
  const others = fewest.filter(
    (telling) => !tellings.has(telling) && roots.every((root) => telling.doings.has(root) || telling.things.has(root)),
  );
  return others.every((other) => [...tellings].some((own) => isMuchAlike(own, other)));
}

/** Two rows of one thing share its things. */
function isMuchAlike({ things }: Telling, other: Telling): boolean {
  let shared = 0;
  for (const thing of things) if (other.things.has(thing)) shared++;
  return shared >= likeWords.rare.alike;
}

/** Whether a thing belongs to so many tellings ("customer", "team") that a verb beside it tells none of them. */
export function isCommon(root: string): boolean {
  return toShare(lexicon().things, root) > likeWords.rare.common;
}

/**
 * Whether the words of a line that a telling holds are together rare enough: the sum of their inverse document frequencies, tellings
 * being the documents (Spärck Jones 1972); what is done says less than what it is done to.
 */
export function tellsEnough(pieces: readonly { root: string; isThing: boolean }[]): boolean {
  const { things, doings } = lexicon();
  const seen = new Set<string>();
  let sum = 0;
  for (const { root, isThing } of pieces) {
    if (seen.has(root)) continue;
    seen.add(root);
    sum += isThing ? toInformation(root, things, doings) : likeWords.rare.done * toInformation(root, doings, things);
  }
  return sum >= likeWords.rare.enough;
}

const toInformation = (root: string, own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number =>
  Math.log(TELLINGS.length / ((own.get(root) ?? 0) + (other.get(root) ?? 0) / 2 + 1));

/** In how many of a thousand tellings: a longer list makes no word more common. */
function toShare(counts: ReadonlyMap<string, number>, root: string): number {
  return ((counts.get(root) ?? 0) / TELLINGS.length) * 1000;
}
