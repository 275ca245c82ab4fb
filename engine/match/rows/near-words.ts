import { remember } from "../../text/index.ts";
import { type Embedding, sumUp, toEmbedding, toNearestRoots, toPlaces, toSimilarity } from "../likeness/embedding.ts";
import { isListed } from "../likeness/lexicon.ts";
import { toRoots } from "../likeness/roots.ts";
import type { Wish } from "../likeness/wish.ts";
import type { Weights } from "../weights.ts";
import type { ReadLine } from "./types.ts";

/** How many words of a line are shown for what it tells. */
const SHOWN = 3;

const isSkill = (term: string): boolean => term.startsWith("#");
const placesOf = remember((term): readonly number[] => (isSkill(term) ? [] : toPlaces(toRoots([term]))));

/** What a line is about, without its names of skills: what they tell stands in the taxonomy. */
export const toLineEmbedding = (terms: readonly string[]): Embedding | null => sumUp(terms.map(placesOf));

/**
 * How near a line of a role is to a wish by what its words were learned to tell, -1 to 1. Words of the wish itself say nothing here: what
 * they tell is found without learning.
 */
export function toNearness(wish: Wish, line: ReadLine): number {
  const { embedding } = wish;
  if (embedding === null) return 0;
  const { same = 0 } = line.covers.get(wish) ?? {};
  const about = same > 0 ? toEmbedding(toOthers(wish, line)) : line.embedding();
  return about === null ? 0 : toSimilarity(embedding, about);
}

function toOthers({ words }: Wish, { terms }: ReadLine): string[] {
  return toRoots(terms.filter((term) => !isSkill(term))).filter((root) => !words.has(root));
}

/** A line that tells a wish by what it is about, or (`isHint`) may; null for one that speaks of something else the job asks for. */
export function toNear(wish: Wish, line: ReadLine, { paraphrase }: Weights): { isHint: boolean; by: string[] } | null {
  if (wish.embedding === null || wish.isProduct || line.isDuty) return null;
  for (const [other, { same }] of line.covers) if (other !== wish && same >= paraphrase.least) return null;
  const near = toNearness(wish, line);
  if (near < paraphrase.perhaps) return null;
  const by = toNearestRoots(toOthers(wish, line).filter(isListed), wish.embedding, SHOWN);
  return { isHint: near < paraphrase.near, by };
}
