import type { Cover, Wish } from "../likeness/wish.ts";
import type { ViewRole } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import { isInSense } from "./sense.ts";
import type { Reading, ReadLine } from "./types.ts";

/** A wish said in other words: the line that says it best, how well (0-1), whether it can be nothing else and in how rare words, in work like the job or not, and the roles that say it. */
export type OtherWords = {
  line: readonly string[];
  share: number;
  isHint: boolean;
  isSure: boolean;
  isFirm: boolean;
  isLike: boolean;
  by: string[];
  roles: ViewRole[];
};

/** Whether some role says the wish without its name. Only what was done counts: a list or a summary names things. */
export function findOtherWords({ roles: all, weights }: Reading, wish: Wish): OtherWords | null {
  let best: OtherWords | null = null;
  const roles: ViewRole[] = [];
  for (const read of all) {
    const { role, lines } = read;
    const isLike = isInSense(read, weights);
    let isIn = false;
    for (const { terms, covers, isDuty } of lines) {
      const cover = covers.get(wish);
      const said = cover === undefined ? null : toSaid(cover, isDuty, weights);
      if (cover === undefined || said === null) continue;
      isIn = true;
      const isSure = cover.sure && !isDuty;
      const one = { line: terms, ...said, isSure, isFirm: cover.firm, isLike, by: cover.by, roles };
      if (best === null || isBetter(one, best)) best = one;
    }
    if (isIn) roles.push(role);
  }
  return best;
}

/** What says more comes first, then what stands in work like the job, then what is said in rare words, then what is sure. */
function isBetter(one: OtherWords, best: OtherWords): boolean {
  if (one.share !== best.share) return one.share > best.share;
  if (one.isLike !== best.isLike) return one.isLike;
  return one.isFirm === best.isFirm ? one.isSure && !best.isSure : one.isFirm;
}

/** How far a line says a wish, in its words or others; 0 below the least that counts. */
export function toSaidShare(wish: Wish, { covers }: ReadLine, weights: Weights): number {
  const cover = covers.get(wish);
  if (cover === undefined) return 0;
  if (cover.same === cover.any && cover.same >= weights.paraphrase.least) return cover.same;
  const said = toSaid(cover, false, weights);
  return said === null || said.isHint ? 0 : said.share;
}

/** One word for another is chance; a telling, two such words, or one beside a word of the wish itself is not. */
export function isSaid({ same, told, others }: Cover): boolean {
  return told || others >= 2 || (others === 1 && same > 0);
}

function toSaid(cover: Cover, isDuty: boolean, { paraphrase }: Weights): { share: number; isHint: boolean } | null {
  const { any, same, hinted, told, sure } = cover;
  const worth = isDuty || !sure ? paraphrase.told : 1;
  if (any >= paraphrase.least && isSaid(cover)) return { share: any * (told ? worth : paraphrase.like), isHint: false };
  if (hinted >= paraphrase.least && hinted > same) return { share: hinted * paraphrase.hint, isHint: true };
  return null;
}
