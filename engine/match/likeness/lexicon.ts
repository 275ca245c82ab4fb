import doingWords from "../../data/match/doing-words.json";
import likeWords from "../../data/match/like-words.json";
import buildingAndPlant from "../../data/match/tellings/building-and-plant.json";
import careAndSchool from "../../data/match/tellings/care-and-school.json";
import cleanersAndLabourers from "../../data/match/tellings/cleaners-and-labourers.json";
import clerksAndServices from "../../data/match/tellings/clerks-and-services.json";
import everyday from "../../data/match/tellings/everyday.json";
import fieldsAndLabour from "../../data/match/tellings/fields-and-labour.json";
import health from "../../data/match/tellings/health.json";
import hospitality from "../../data/match/tellings/hospitality.json";
import landAndTransport from "../../data/match/tellings/land-and-transport.json";
import lawAndOffice from "../../data/match/tellings/law-and-office.json";
import office from "../../data/match/tellings/office.json";
import people from "../../data/match/tellings/people.json";
import service from "../../data/match/tellings/service.json";
import shopAndPublic from "../../data/match/tellings/shop-and-public.json";
import shopsAndProtection from "../../data/match/tellings/shops-and-protection.json";
import software from "../../data/match/tellings/software.json";
import trades from "../../data/match/tellings/trades.json";
import { canonicalOf } from "../../skills/index.ts";
import { toListRoots } from "./roots.ts";

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
  /** The shortest spelling of each root. */
  plain: ReadonlyMap<string, string>;
  /** Words that say that something is done, or that it is a thing at all. */
  light: ReadonlySet<string>;
};

const FILES = [
  health,
  office,
  people,
  service,
  software,
  trades,
  everyday,
  buildingAndPlant,
  careAndSchool,
  hospitality,
  landAndTransport,
  lawAndOffice,
  shopAndPublic,
  clerksAndServices,
  shopsAndProtection,
  fieldsAndLabour,
  cleanersAndLabourers,
];
let read: Lexicon | undefined;

/** Read at the first wish: who only reads resumes need not wait for it. */
function lexicon(): Lexicon {
  read ??= {
    ...readTellings(),
    others: readOthers(),
    plain: readPlain(),
    light: new Set(toListRoots(`${doingWords.words} ${likeWords.light}`)),
  };
  return read;
}

function readTellings(): Pick<Lexicon, "byFirstWord" | "byRoot" | "bySkill" | "doings" | "things"> {
  const [byFirstWord, byRoot, bySkill] = [new Map<string, Named[]>(), new Map<string, Telling[]>(), new Map<string, Telling[]>()];
  const [doings, things] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of FILES.flatMap(({ tellings }) => tellings)) {
    const [names = "", sides = ""] = row.split("=");
    const [done = "", thing = ""] = sides.split("/");
    const telling = { doings: new Set(toListRoots(done)), things: new Set(toListRoots(thing)) };
    for (const root of new Set([...telling.doings, ...telling.things])) put(byRoot, root, telling);
    for (const root of telling.doings) doings.set(root, (doings.get(root) ?? 0) + 1);
    for (const root of telling.things) things.set(root, (things.get(root) ?? 0) + 1);
    for (const name of names.split(",")) {
      const words = toListRoots(name);
      put(byFirstWord, words[0] ?? "", { name: words, telling });
      const id = canonicalOf(name.trim())?.id;
      if (id !== undefined) put(bySkill, id, telling);
    }
  }
  return { byFirstWord, byRoot, bySkill, doings, things };
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

function readPlain(): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of [...FILES.flatMap(({ tellings }) => tellings), ...likeWords.words].join(" ").split(/[\s,=/]+/)) {
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
  return roots.map((root) => lexicon().plain.get(root) ?? root);
}

/** Whether a word is a thing of few tellings only, so that it hints at them where it stands alone. */
export function isTelling(root: string): boolean {
  const { doing, thing } = likeWords.rare;
  const things = lexicon().things.get(root) ?? 0;
  return things > 0 && things <= thing && (lexicon().doings.get(root) ?? 0) <= doing;
}

/** Whether no telling but these holds all of the words. */
export function isOnlyOf(tellings: ReadonlySet<Telling>, roots: readonly string[]): boolean {
  const [fewest = []] = roots.map((root) => lexicon().byRoot.get(root) ?? []).sort((a, b) => a.length - b.length);
  return fewest.every((telling) => tellings.has(telling) || roots.some((root) => !telling.doings.has(root) && !telling.things.has(root)));
}

/** Whether a thing belongs to so many tellings ("customer", "team") that a verb beside it tells none of them. */
export function isCommon(root: string): boolean {
  return (lexicon().things.get(root) ?? 0) > likeWords.rare.common;
}
