import { remember } from "../../text/index.ts";
import { type Part, toLengthOf, toNearestRoots, toParts } from "../likeness/embedding.ts";
import { isListed } from "../likeness/lexicon.ts";
import { toRoots } from "../likeness/roots.ts";
import type { Wish } from "../likeness/wish.ts";
import { isSkillTerm } from "../view/terms.ts";
import { byWish } from "./by-wish.ts";
import type { ReadLine } from "./types.ts";

/** How many words of a line are shown for what it tells. */
const SHOWN = 3;

/** Wishes with a number each, and by term of a line what it says of each. A name of a skill says nothing: what it tells stands in the taxonomy. */
export type NearWishes = { at: ReadonlyMap<Wish, number>; partsOf: (term: string) => readonly Part[] };

export function toNearWishes(all: readonly Wish[]): NearWishes {
  const wishes = [...new Set(all)];
  const texts = wishes.map(({ embedding }) => embedding);
  return {
    at: new Map(wishes.map((wish, at) => [wish, at])),
    partsOf: remember((term) => (isSkillTerm(term) ? [] : toParts(toRoots([term]), texts))),
  };
}

/**
 * How near a line of a role is to each wish by what its words were learned to tell, -1 to 1. Words of the wish itself say nothing here:
 * what they tell is found without learning.
 */
export function toNearness({ at, partsOf }: NearWishes, { terms, covers }: Pick<ReadLine, "terms" | "covers">): ReadLine["near"] {
  let parts: Part[] | undefined;
  let length: number | undefined;
  return byWish((wish) => {
    const no = at.get(wish);
    if (no === undefined || wish.embedding === null) return 0;
    parts ??= toPartsOf(terms, partsOf);
    const { same = 0 } = covers.get(wish) ?? {};
    const others = same > 0 ? parts.filter(({ root }) => !wish.words.has(root)) : parts;
    if (same === 0) length ??= toLengthOf(parts);
    const ofOthers = same > 0 ? toLengthOf(others) : (length as number);
    if (ofOthers === 0) return 0;
    let product = 0;
    for (const { products } of others) product += products[no] as number;
    return product / (ofOthers * wish.embedding.length);
  });
}

function toPartsOf(terms: readonly string[], partsOf: NearWishes["partsOf"]): Part[] {
  const all: Part[] = [];
  for (const term of terms) for (const part of partsOf(term)) all.push(part);
  return all;
}

/** The words of a line that tell a wish: those of the lists, or else the nearest that the lists know. */
export function toTellingRoots(wish: Wish, { covers, terms }: ReadLine): string[] {
  const { by = [] } = covers.get(wish) ?? {};
  if (by.length > 0 || wish.embedding === null) return by;
  const others = toRoots(terms.filter((term) => !isSkillTerm(term))).filter((root) => !wish.words.has(root) && isListed(root));
  return toNearestRoots(others, wish.embedding, SHOWN);
}
