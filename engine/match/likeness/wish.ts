import { skillById } from "../../skills/index.ts";
import { type Embedding, toEmbedding } from "./embedding.ts";
import { isCommon, isEnough, isLight, isOnlyOf, isTelling, toOtherWords, toTellings, toWeight } from "./lexicon.ts";
import type { Telling } from "./packed-tellings.ts";
import { isSoftware } from "./roots.ts";

/** Parts of a word in its wish: "care" says less than "wound". */
const PARTS = { light: 0.4, full: 1 };
/** How many words of a line a telling may span. */
const REACH = 8;

/** A word of a telling, looked at once for all lines. `tells`: a thing, and no common one; `hints`: it may stand alone; `weight`: how rare it is. */
type Piece = { root: string; isThing: boolean; tells: boolean; hints: boolean; weight: number };
type Use = { word: number; how: "same" | "other" } | { telling: number; piece: Piece };

/** Something asked for, made ready to be looked for in many lines: each root of a line that matters, and what for. */
export type Wish = {
  /** Its own words. */
  words: ReadonlySet<string>;
  parts: readonly number[];
  /** For each telling the words of the wish that it stands for. */
  tellings: readonly (readonly number[])[];
  own: ReadonlySet<Telling>;
  uses: ReadonlyMap<string, readonly Use[]>;
  /** What it is about; null where none of its words is known. */
  embedding: Embedding | null;
  /** Something with a name of its own, which work like it does not show. */
  isProduct: boolean;
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
  /** What tells it is the name of another skill. */
  isNames: boolean;
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
    for (const root of new Set([...doings, ...things])) add(root, { telling: at, piece: toPiece(root, things.has(root), words) });
    return stands.map((part) => words.indexOf(part));
  });
  return {
    words: new Set(words),
    parts: words.map((word) => (isLight(word) ? PARTS.light : PARTS.full)),
    tellings,
    own: new Set(found.map(({ telling }) => telling)),
    uses,
    embedding: toEmbedding(words),
    isProduct: isProduct(id),
  };
}

function isProduct(id: string): boolean {
  const { type = "", label = "" } = skillById(id) ?? {};
  return isSoftware(type) || (type === "tool" && /\p{Lu}/u.test(label));
}

function toPiece(root: string, isThing: boolean, words: readonly string[]): Piece {
  const hints = isThing && isTelling(root) && !words.includes(root);
  return { root, isThing, tells: isThing && !isCommon(root), hints, weight: toWeight(root, isThing) };
}

type Found = { at: number; piece: Piece };
/** By word of the wish what says it; `pieces` by telling. Most lines say a word or two of a wish, so all is made when needed. */
type Said = { own?: Set<number>; others?: Map<number, string>; pieces?: Map<number, Found[]> };
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
        said = {};
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
const NOT_OWN: ReadonlySet<number> = new Set();
const UNTOLD: Readonly<Told> = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };

function toCover(wish: Wish, { own, others, pieces }: Said, otherWord: number): Cover {
  return toShares(wish.parts, own ?? NOT_OWN, others ?? NO_WORD, pieces === undefined ? UNTOLD : toTold(wish, pieces), otherWord);
}

function toTold(wish: Wish, all: ReadonlyMap<number, readonly Found[]>): Told {
  const found: Told = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };
  for (const [telling, pieces] of all) {
    const stands = wish.tellings[telling] ?? [];
    const hint = pieces.find(({ piece }) => piece.hints);
    const pair = toPair(pieces, wish);
    if (hint !== undefined) for (const word of stands) found.hinted.set(word, hint);
    if (pair !== undefined) addTold(found, wish, pair, toDifferent(pieces), stands);
  }
  return found;
}

function addTold({ told, sure, firm }: Told, { own }: Wish, pair: readonly Found[], words: readonly Piece[], stands: readonly number[]) {
  const [isFirm, isSure] = [isEnough(words), isOnlyOf(own, words)];
  for (const word of stands) {
    told.set(word, pair);
    if (isFirm) firm.add(word);
    if (isSure) sure.add(word);
  }
}

/** Each word of a telling that the line holds, once. */
function toDifferent(pieces: readonly Found[]): Piece[] {
  const different: Piece[] = [];
  for (const { piece } of pieces) if (!different.some(({ root }) => root === piece.root)) different.push(piece);
  return different;
}

function note(said: Said, use: Use, root: string, at: number): void {
  if ("telling" in use) {
    said.pieces ??= new Map();
    const pieces = said.pieces.get(use.telling);
    const found = { at, piece: use.piece };
    if (pieces === undefined) said.pieces.set(use.telling, [found]);
    else pieces.push(found);
  } else if (use.how === "same") {
    said.own ??= new Set();
    said.own.add(use.word);
  } else {
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
  const cover: Cover = { same: 0, any: 0, hinted: 0, others: 0, told: false, sure: true, firm: true, by: [], isNames: false };
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
    for (const { piece } of telling) cover.by.push(piece.root);
  } else if (isOwn) return;
  else if (other !== undefined) {
    cover.any += part * otherWord;
    cover.others++;
    cover.by.push(other);
  } else if (hint !== undefined) cover.by.push(hint.piece.root);
}

/** Two different words near each other: what is done to a thing, or two of its things. Words of the wish itself are no telling. */
function toPair(pieces: readonly Found[], { words }: Wish): Found[] | undefined {
  for (let first = 0; first < pieces.length; first++) {
    const a = pieces[first] as Found;
    for (let second = first + 1; second < pieces.length; second++) {
      const b = pieces[second] as Found;
      if (b.at - a.at > REACH) break;
      if (a.piece.root === b.piece.root || !(a.piece.tells || b.piece.tells)) continue;
      if (!(words.has(a.piece.root) && words.has(b.piece.root))) return [a, b];
    }
  }
  return undefined;
}
