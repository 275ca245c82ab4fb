import { isCommon, isLight, isOnlyOf, isTelling, type Telling, tellsEnough, toOtherWords, toTellings } from "./lexicon.ts";

/** Parts of a word in its wish: "care" says less than "wound". */
const PARTS = { light: 0.4, full: 1 };
/** How many words of a line a telling may span. */
const REACH = 8;

type Use = { word: number; how: "same" | "other" } | { telling: number; isThing: boolean };

/** Something asked for, made ready to be looked for in many lines: each root of a line that matters, and what for. */
export type Wish = {
  /** Its own words. */
  words: ReadonlySet<string>;
  parts: readonly number[];
  /** For each telling the words of the wish that it stands for. */
  tellings: readonly (readonly number[])[];
  own: ReadonlySet<Telling>;
  uses: ReadonlyMap<string, readonly Use[]>;
};

/** By root of a line the wishes it matters to, so that a line is gone through once for all of them. */
export type WishIndex = ReadonlyMap<string, readonly { wish: Wish; uses: readonly Use[] }[]>;

/** How much of a wish a line says, as shares of the wish. */
export type Cover = {
  /** By its own words. */
  same: number;
  /** By its own words, by words that may stand for them, and as it is told by those who do it. */
  any: number;
  /** The same, where one word that few tellings have is enough. */
  hinted: number;
  /** How many of its words are said by another word, and whether a telling is there. */
  others: number;
  told: boolean;
  /** All of it is told, in words that no other telling holds together. */
  sure: boolean;
  /** What tells it is told in words that few tellings have. */
  firm: boolean;
  /** Roots of the line by which it is said in other words. */
  by: string[];
};

/** `roots`: of the words asked for. `OTHER_WORD`: what a word that may stand for another is worth. */
export function toWish(id: string, roots: readonly string[]): Wish {
  const words = [...new Set(roots)];
  const uses = new Map<string, Use[]>();
  const add = (root: string, use: Use) => uses.set(root, [...(uses.get(root) ?? []), use]);
  for (const [at, word] of words.entries()) {
    add(word, { word: at, how: "same" });
    for (const other of toOtherWords(word)) if (other !== word) add(other, { word: at, how: "other" });
  }
  const found = toTellings(id, words);
  const tellings = found.map(({ stands, telling: { doings, things } }, at) => {
    for (const root of new Set([...doings, ...things])) add(root, { telling: at, isThing: things.has(root) });
    return stands.map((part) => words.indexOf(part));
  });
  return {
    words: new Set(words),
    parts: words.map((word) => (isLight(word) ? PARTS.light : PARTS.full)),
    tellings,
    own: new Set(found.map(({ telling }) => telling)),
    uses,
  };
}

type Found = { root: string; at: number; isThing: boolean };
/** By word of the wish what says it; `pieces` by telling. Most lines say a word or two of a wish, so the rest is made when needed. */
type Said = { own: Set<number>; others?: Map<number, string>; pieces?: Map<number, Found[]> };
/** By word of the wish the pair that tells it, the piece that hints at it, and whether it is told for sure and in rare words. */
type Told = { told: Map<number, readonly Found[]>; sure: Set<number>; firm: Set<number>; hinted: Map<number, Found> };

export function toWishIndex(wishes: readonly Wish[]): WishIndex {
  const index = new Map<string, { wish: Wish; uses: readonly Use[] }[]>();
  for (const wish of new Set(wishes)) for (const [root, uses] of wish.uses) index.set(root, [...(index.get(root) ?? []), { wish, uses }]);
  return index;
}

const NONE: ReadonlyMap<Wish, Cover> = new Map();

/** How far a line says each wish of which it says anything. `otherWord`: what a word that may stand for another counts. */
export function toCovers(index: WishIndex, line: readonly string[], otherWord: number): ReadonlyMap<Wish, Cover> {
  let all: Map<Wish, Said> | null = null;
  for (const [at, root] of line.entries()) {
    const found = index.get(root);
    if (found === undefined) continue;
    all ??= new Map();
    for (const { wish, uses } of found) {
      let said = all.get(wish);
      if (said === undefined) {
        said = { own: new Set() };
        all.set(wish, said);
      }
      for (const use of uses) note(said, use, root, at);
    }
  }
  if (all === null) return NONE;
  const covers = new Map<Wish, Cover>();
  for (const [wish, said] of all) covers.set(wish, toCover(wish, said, otherWord));
  return covers;
}

const NO_WORD: ReadonlyMap<number, string> = new Map();
const UNTOLD: Readonly<Told> = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };

function toCover(wish: Wish, { own, others, pieces }: Said, otherWord: number): Cover {
  return toShares(wish.parts, own, others ?? NO_WORD, pieces === undefined ? UNTOLD : toTold(wish, pieces), otherWord);
}

function toTold(wish: Wish, all: ReadonlyMap<number, readonly Found[]>): Told {
  const { told, sure, firm, hinted }: Told = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };
  for (const [telling, pieces] of all) {
    const pair = toPair(pieces, wish);
    const hint = pieces.find((piece) => piece.isThing && isTelling(piece.root) && !wish.words.has(piece.root));
    const isFirm = pair !== undefined && tellsEnough(pieces);
    const isSure = pair !== undefined && isOnlyOf(wish.own, [...new Set(pieces.map(({ root }) => root))]);
    for (const word of wish.tellings[telling] ?? []) {
      if (pair !== undefined) told.set(word, pair);
      if (isSure) sure.add(word);
      if (isFirm) firm.add(word);
      if (hint !== undefined) hinted.set(word, hint);
    }
  }
  return { told, sure, firm, hinted };
}

function note(said: Said, use: Use, root: string, at: number): void {
  if ("telling" in use) {
    said.pieces ??= new Map();
    const pieces = said.pieces.get(use.telling);
    const piece = { root, at, isThing: use.isThing };
    if (pieces === undefined) said.pieces.set(use.telling, [piece]);
    else pieces.push(piece);
  } else if (use.how === "same") said.own.add(use.word);
  else {
    said.others ??= new Map();
    if (!said.others.has(use.word)) said.others.set(use.word, root);
  }
}

function toShares(
  parts: readonly number[],
  own: ReadonlySet<number>,
  others: ReadonlyMap<number, string>,
  { told, sure, firm, hinted }: Told,
  otherWord: number,
): Cover {
  const cover: Cover = { same: 0, any: 0, hinted: 0, others: 0, told: false, sure: true, firm: true, by: [] };
  let total = 0;
  for (const [word, part] of parts.entries()) {
    total += part;
    if (!own.has(word) && !sure.has(word)) cover.sure = false;
    if (told.has(word) && !own.has(word) && !firm.has(word)) cover.firm = false;
    if (own.has(word) || hinted.has(word)) cover.hinted += part;
    if (own.has(word)) {
      cover.same += part;
      cover.any += part;
    }
    addOther(cover, { part, otherWord, isOwn: own.has(word) }, told.get(word), others.get(word), hinted.get(word));
  }
  cover.sure &&= cover.told;
  cover.same /= total;
  cover.any /= total;
  cover.hinted /= total;
  if (cover.by.length > 1) cover.by = [...new Set(cover.by)];
  return cover;
}

/** What other words add for one word of the wish; beside its own word only a telling matters. */
function addOther(
  cover: Cover,
  { part, otherWord, isOwn }: { part: number; otherWord: number; isOwn: boolean },
  telling: readonly Found[] | undefined,
  other: string | undefined,
  hint: Found | undefined,
): void {
  if (telling !== undefined) {
    if (!isOwn) cover.any += part;
    cover.told = true;
    for (const { root } of telling) cover.by.push(root);
  } else if (isOwn) return;
  else if (other !== undefined) {
    cover.any += part * otherWord;
    cover.others++;
    cover.by.push(other);
  } else if (hint !== undefined) cover.by.push(hint.root);
}

/** Two different words near each other: what is done to a thing, or two of its things. Words of the wish itself are no telling. */
function toPair(pieces: readonly Found[], { words }: Wish): Found[] | undefined {
  for (const [index, a] of pieces.entries())
    for (const b of pieces.slice(index + 1))
      if (a.root !== b.root && b.at - a.at <= REACH && (isTold(a) || isTold(b)) && !(words.has(a.root) && words.has(b.root))) return [a, b];
  return undefined;
}

function isTold({ root, isThing }: Found): boolean {
  return isThing && !isCommon(root);
}
