import { skillById } from "../../skills/index.ts";
import { type Embedding, toEmbedding } from "./embedding.ts";
import { isByWish, isCommon, isEnough, isLight, isOnlyOf, isTelling, toOtherWords, toTellings, toWeight } from "./lexicon.ts";
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

type WordUse = Extract<Use, { word: number }>;
/** What a root says of the words of wishes, and of their tellings; each telling of each wish has a slot of its own. */
type Uses = { words: { wish: Wish; use: WordUse }[]; pieces: { slot: number; piece: Piece }[] };

/**
 * By root of a line the wishes it matters to, so that a line is gone through once for all of them. `slots`: which telling of which wish; `lines`:
 * the last line that said a word of it, counted, and `first` what it said: most lines say one word of many tellings, which tells none.
 */
export type WishIndex = {
  uses: ReadonlyMap<string, Uses>;
  slots: readonly { wish: Wish; telling: number }[];
  lines: Uint32Array;
  first: Found[];
  line: number;
};

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
export function toWish(id: string, roots: readonly string[], of: "wish" | "duty" = "wish"): Wish {
  const words = [...new Set(roots)];
  const uses = new Map<string, Use[]>();
  const add = (root: string, use: Use) => uses.set(root, [...(uses.get(root) ?? []), use]);
  for (const [at, word] of words.entries()) {
    add(word, { word: at, how: "same" });
    for (const other of toOtherWords(word)) if (other !== word) add(other, { word: at, how: "other" });
  }
  const found = toTellings(id, words).filter(({ telling }) => of === "wish" || !isByWish(telling));
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
  const all = new Map<string, Uses>();
  const slots: { wish: Wish; telling: number }[] = [];
  for (const wish of new Set(wishes)) {
    const from = slots.length;
    for (const telling of wish.tellings.keys()) slots.push({ wish, telling });
    for (const [root, uses] of wish.uses) {
      const { words, pieces } = all.get(root) ?? { words: [], pieces: [] };
      for (const use of uses)
        if ("telling" in use) pieces.push({ slot: from + use.telling, piece: use.piece });
        else words.push({ wish, use });
      all.set(root, { words, pieces });
    }
  }
  return { uses: all, slots, lines: new Uint32Array(slots.length), first: [], line: 0 };
}

const NONE: ReadonlyMap<Wish, Cover> = new Map();

/** How far a line says each wish of which it says a word, or enough of a telling. `otherWord`: what a word that may stand for another counts. */
export function toCovers(index: WishIndex, line: readonly string[], otherWord: number): ReadonlyMap<Wish, Cover> {
  const all = toSaid(index, line);
  if (all.size === 0) return NONE;
  const covers = new Map<Wish, Cover>();
  for (const [wish, said] of all) covers.set(wish, toCover(wish, said, otherWord));
  return covers;
}

function toSaid(index: WishIndex, line: readonly string[]): Map<Wish, Said> {
  const all = new Map<Wish, Said>();
  index.line++;
  for (let at = 0; at < line.length; at++) {
    const root = line[at] as string;
    const uses = index.uses.get(root);
    if (uses === undefined) continue;
    for (const { wish, use } of uses.words) noteWord(saidOf(all, wish), use, root);
    for (const { slot, piece } of uses.pieces) notePiece(index, all, slot, { at, piece });
  }
  return all;
}

function saidOf(all: Map<Wish, Said>, wish: Wish): Said {
  let said = all.get(wish);
  if (said === undefined) {
    said = {};
    all.set(wish, said);
  }
  return said;
}

const NO_WORD: ReadonlyMap<number, string> = new Map();
const NOT_OWN: ReadonlySet<number> = new Set();
const UNTOLD: Readonly<Told> = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };

function toCover(wish: Wish, { own, others, pieces }: Said, otherWord: number): Cover {
  return toShares(wish.parts, own ?? NOT_OWN, others ?? NO_WORD, pieces === undefined ? UNTOLD : toTold(wish, pieces), otherWord);
}

function toTold(wish: Wish, all: ReadonlyMap<number, readonly Found[]>): Told {
  const found: Told = { told: new Map(), sure: new Set(), firm: new Set(), hinted: new Map() };
  for (const [telling, pieces] of inOrder(all)) {
    const stands = wish.tellings[telling] ?? [];
    const hint = pieces.find(({ piece }) => piece.hints);
    const pair = toPair(pieces, wish);
    if (hint !== undefined) for (const word of stands) found.hinted.set(word, hint);
    if (pair !== undefined) addTold(found, wish, pair, toDifferent(pieces), stands);
  }
  return found;
}

/** Tellings by their first word in the line: of several the last is shown. */
function inOrder(all: ReadonlyMap<number, readonly Found[]>): Iterable<readonly [number, readonly Found[]]> {
  if (all.size < 2) return all;
  return [...all].sort(([one, [a]], [other, [b]]) => (a?.at ?? 0) - (b?.at ?? 0) || one - other);
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

function noteWord(said: Said, { word, how }: WordUse, root: string): void {
  if (how === "same") {
    said.own ??= new Set();
    said.own.add(word);
  } else {
    said.others ??= new Map();
    if (!said.others.has(word)) said.others.set(word, root);
  }
}

/** The first piece of a telling is kept until the second, or noted at once where it may stand alone. */
function notePiece({ lines, first, line, slots }: WishIndex, all: Map<Wish, Said>, slot: number, found: Found): void {
  const before = lines[slot] === line ? first[slot] : undefined;
  if (before === undefined) {
    lines[slot] = line;
    first[slot] = found;
    if (!found.piece.hints) return;
  }
  const { wish, telling } = slots[slot] as WishIndex["slots"][number];
  const said = saidOf(all, wish);
  said.pieces ??= new Map();
  const pieces = said.pieces.get(telling);
  if (pieces !== undefined) pieces.push(found);
  else said.pieces.set(telling, before === undefined ? [found] : [before, found]);
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
  for (let word = 0; word < parts.length; word++) {
    const part = parts[word] as number;
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
