import type { Requirement } from "../../job/index.ts";
import { remember } from "../../text/index.ts";
import { toRoots } from "../likeness/roots.ts";
import { type Cover, toCover, toWish, type Wish } from "../likeness/wish.ts";
import type { ScoringView, ViewRole } from "../view/scoring-view.ts";
import { toWordTerms } from "../view/terms.ts";
import type { Weights } from "../weights.ts";

/** A wish said in other words: the line that says it best, how well (0-1), and the roles that say it. */
export type OtherWords = { line: readonly string[]; share: number; isHint: boolean; by: string[]; roles: ViewRole[] };

/** Lines are looked through for every wish of every job; their words are taken apart once. */
const known = new WeakMap<readonly string[], readonly string[]>();

export function toLineRoots(line: readonly string[]): readonly string[] {
  const found = known.get(line);
  if (found !== undefined) return found;
  const roots = toRoots(line);
  known.set(line, roots);
  return roots;
}

const SEPARATOR = "\n";
const wishOf = remember((key): Wish => {
  const [id = "", language = "", name = ""] = key.split(SEPARATOR);
  return toWish(id, toRoots(toWordTerms(name, language)));
});

export function toWishOf({ id, name }: Pick<Requirement, "id" | "name">, language: string): Wish {
  return wishOf([id, language, name].join(SEPARATOR));
}

/** Whether some role says the wish without its name. Only what was done counts: a list or a summary names things. */
export function findOtherWords(view: ScoringView, wish: Wish, weights: Weights): OtherWords | null {
  let best: OtherWords | null = null;
  const roles: ViewRole[] = [];
  for (const role of view.roles) {
    let isIn = false;
    for (const line of role.duties) {
      const cover = toCover(wish, toLineRoots(line), weights.paraphrase.word);
      const said = cover === null ? null : toSaid(cover, weights);
      if (cover === null || said === null) continue;
      isIn = true;
      if (best === null || said.share > best.share) best = { line, ...said, by: cover.by, roles };
    }
    if (isIn) roles.push(role);
  }
  return best;
}

/** How far a line says a wish, in its words or others; 0 below the least that counts. */
export function toSaidShare(wish: Wish, line: readonly string[], weights: Weights): number {
  const cover = toCover(wish, toLineRoots(line), weights.paraphrase.word);
  if (cover === null) return 0;
  if (cover.same === cover.any && cover.same >= weights.paraphrase.least) return cover.same;
  const said = toSaid(cover, weights);
  return said === null || said.isHint ? 0 : said.share;
}

/** One word for another is chance; a telling, two such words, or one beside a word of the wish itself is not. */
export function isSaid({ same, told, others }: Cover): boolean {
  return told || others >= 2 || (others === 1 && same > 0);
}

function toSaid(cover: Cover, { paraphrase }: Weights): { share: number; isHint: boolean } | null {
  const { any, same, hinted, told } = cover;
  if (any >= paraphrase.least && isSaid(cover)) return { share: any * (told ? paraphrase.told : paraphrase.like), isHint: false };
  if (hinted >= paraphrase.least && hinted > same) return { share: hinted * paraphrase.hint, isHint: true };
  return null;
}
