import doingWords from "../../data/match/doing-words.json";
import likeWords from "../../data/match/like-words.json";
import { readLearned, readPacked, type Telling, type Tellings } from "./packed-tellings.ts";
import { toListRoots } from "./roots.ts";

type Lexicon = {
  tellings: Tellings;
  /** Other words for a word of a job. One way: who asks for a vehicle may be told of a truck, not the other way round. */
  others: ReadonlyMap<string, readonly string[]>;
  /** Words that say that something is done, or that it is a thing at all. */
  light: ReadonlySet<string>;
};

let read: Lexicon | undefined;

/** Read at the first wish: who only reads resumes need not wait for it. */
function lexicon(): Lexicon {
  read ??= toLexicon(readPacked());
  return read;
}

/** For training alone: the lists without the rows by wish, so that what is learned there serves wishes no list names. */
export function forgetByWish(): void {
  read = toLexicon(readLearned());
}

const toLexicon = (tellings: Tellings): Lexicon => ({
  tellings,
  others: readOthers(),
  light: new Set(toListRoots(`${doingWords.words} ${likeWords.light}`)),
});

function readOthers(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const row of likeWords.words) {
    const [word = "", ...others] = toListRoots(row);
    found.set(word, [...new Set([...(found.get(word) ?? []), ...others])]);
  }
  return found;
}

/** How a wish may be told; `stands`: the words of the wish that it answers. */
export function toTellings(id: string, words: readonly string[]): { stands: readonly string[]; telling: Telling }[] {
  const { tellings } = lexicon();
  const held = new Set(words);
  const byName = words.flatMap((word) => tellings.namesAt(word).filter(({ name }) => name.every((part) => held.has(part))));
  return [
    ...tellings.ofSkill(id).map((telling) => ({ stands: words, telling })),
    ...byName.map(({ name, telling }) => ({ stands: name, telling })),
  ];
}

/** Whether the row was written for a wish alone. A duty says much in passing, and half of the words of others. */
export const isByWish = ({ at }: Telling): boolean => at >= lexicon().tellings.learned;

export function toOtherWords(word: string): readonly string[] {
  return lexicon().others.get(word) ?? [];
}

export function isLight(word: string): boolean {
  return lexicon().light.has(word);
}

/** The words as the lists write them, for people. */
export function toPlainWords(roots: readonly string[]): string[] {
  return roots.map((root) => lexicon().tellings.spellingOf(root) ?? root);
}

/** Whether the lists know how the word is written in full. */
export function isListed(root: string): boolean {
  return lexicon().tellings.spellingOf(root) !== undefined;
}

/** Whether a word is a thing of few tellings only, so that it hints at them where it stands alone. */
export function isTelling(root: string): boolean {
  const { tellings } = lexicon();
  const { doing, thing } = likeWords.rare;
  const things = toShare(tellings.thingIn(root));
  return things > 0 && things <= thing && toShare(tellings.doneIn(root)) <= doing;
}

/** Whether no telling but these, and such as tell the same under another name, holds all of the words. */
export function isOnlyOf(own: ReadonlySet<Telling>, words: readonly { root: string }[]): boolean {
  const { tellings } = lexicon();
  const lists = words.map(({ root }) => tellings.holding(root)).sort((a, b) => a.length - b.length);
  for (const place of lists[0] ?? []) {
    if (!lists.every((list, index) => index === 0 || holds(list, place))) continue;
    const other = tellings.at(place);
    if (!own.has(other) && !isLikeAny(own, other)) return false;
  }
  return true;
}

/** Whether an ascending list holds a place (binary search). */
function holds(list: Uint16Array, place: number): boolean {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return list[from] === place;
}

/** By the tellings of a wish what is known of others: a job asks the same of every line of every candidate. */
const ALIKE = new WeakMap<ReadonlySet<Telling>, Map<Telling, boolean>>();

function isLikeAny(own: ReadonlySet<Telling>, other: Telling): boolean {
  const known = ALIKE.get(own) ?? new Map<Telling, boolean>();
  if (known.size === 0) ALIKE.set(own, known);
  const before = known.get(other);
  if (before !== undefined) return before;
  const isLike = [...own].some((one) => isMuchAlike(one, other));
  known.set(other, isLike);
  return isLike;
}

/** Two rows of one thing share its things. */
function isMuchAlike({ things }: Telling, other: Telling): boolean {
  let shared = 0;
  for (const thing of things) if (other.things.has(thing)) shared++;
  return shared >= likeWords.rare.alike;
}

/** Whether a thing belongs to so many tellings ("customer", "team") that a verb beside it tells none of them. */
export function isCommon(root: string): boolean {
  return toShare(lexicon().tellings.thingIn(root)) > likeWords.rare.common;
}

/**
 * How rare a word is: its inverse document frequency, tellings being the documents (Spärck Jones 1972); what is done says less than
 * what it is done to.
 */
export function toWeight(root: string, isThing: boolean): number {
  const { tellings } = lexicon();
  const [done, thing] = [tellings.doneIn(root), tellings.thingIn(root)];
  return isThing ? toInformation(thing, done) : likeWords.rare.done * toInformation(done, thing);
}

/** Whether the words of a line that a telling holds are together rare enough. */
export function isEnough(pieces: readonly { weight: number }[]): boolean {
  let sum = 0;
  for (const { weight } of pieces) sum += weight;
  return sum >= likeWords.rare.enough;
}

const toInformation = (own: number, other: number): number => Math.log(lexicon().tellings.count / (own + other / 2 + 1));

/** In how many of a thousand tellings: a longer list makes no word more common. */
const toShare = (count: number): number => (count / lexicon().tellings.count) * 1000;
