import type { Cover, Wish } from "../likeness/wish.ts";
import type { ViewRole } from "../view/scoring-view.ts";
import type { Weights } from "../weights.ts";
import { byWish } from "./by-wish.ts";
import { type Judgement, judge } from "./judge.ts";
import { toTellingRoots } from "./near-words.ts";
import { isInSense } from "./sense.ts";
import type { Reading, ReadLine, ReadRole } from "./types.ts";

/** A wish said in other words: the line that says it best, how well (0-1), whether it only may, can be nothing else, in work like the job or not, and the roles that say it. */
export type OtherWords = {
  line: readonly string[];
  share: number;
  isHint: boolean;
  isSure: boolean;
  isLike: boolean;
  by: string[];
  roles: ViewRole[];
};

/**
 * Whether some role says the wish without its name, or a sentence outside of them where none surely does. In work like the job lists
 * and vectors are weighed together; elsewhere, and of what has a name of its own, the lists speak alone.
 */
export function findOtherWords(reading: Reading, wish: Wish): OtherWords | null {
  const done = bestOf(reading.roles, reading, wish);
  if (done !== null && !done.isHint) return done;
  const [stated] = reading.stated();
  const said = stated === undefined ? null : bestOf([stated], reading, wish);
  return said !== null && (done === null || isBetter(said, done)) ? { ...said, roles: [] } : done;
}

function bestOf(reads: readonly ReadRole[], reading: Reading, wish: Wish): OtherWords | null {
  let best: OtherWords | null = null;
  const roles: ViewRole[] = [];
  for (const read of reads) {
    const isLike = isInSense(read, reading.weights);
    let isIn = false;
    for (const line of read.lines) {
      const said = toSaidBy(wish, line, isLike, reading);
      if (said === null) continue;
      isIn = true;
      const one = { line: line.terms, ...said, isLike, roles };
      if (best === null || isBetter(one, best)) best = one;
    }
    if (isIn) roles.push(read.role);
  }
  return best;
}

function toSaidBy(wish: Wish, line: ReadLine, isLike: boolean, { company, weights }: Pick<Reading, "company" | "weights">): Said | null {
  const odds = isLike ? line.odds(wish) : null;
  return odds === null ? toListed(wish, line, isLike, weights) : toJudged(wish, line, judge(odds, company(wish), weights), weights);
}

type Said = Pick<OtherWords, "share" | "isHint" | "isSure" | "by">;

function toJudged(wish: Wish, line: ReadLine, judgement: Judgement, weights: Weights): Said | null {
  if (judgement === null) return null;
  const { told, hint } = weights.paraphrase;
  const by = toTellingRoots(wish, line);
  if (judgement === "perhaps") return { share: hint, isHint: true, isSure: false, by };
  return { share: line.isDuty ? told : 1, isHint: false, isSure: !line.isDuty, by };
}

function toListed(wish: Wish, line: ReadLine, isLike: boolean, weights: Weights): Said | null {
  const cover = line.covers.get(wish);
  const said = cover === undefined ? null : toSaid(cover, line.isDuty, weights);
  if (cover === undefined || said === null) return null;
  // One word means many things: in other work the line has to be near to the wish by its other words too.
  if (said.isHint && !isLike && wish.embedding !== null && line.near(wish) < weights.paraphrase.nearHint) return null;
  return { ...said, isSure: cover.sure && !line.isDuty, by: cover.by };
}

/** What says more comes first, then what stands in work like the job, then what is sure. */
function isBetter(one: OtherWords, best: OtherWords): boolean {
  if (one.share !== best.share) return one.share > best.share;
  return one.isLike === best.isLike ? one.isSure && !best.isSure : one.isLike;
}

/** How far a line says a wish, in its words or others; 0 below the least that counts. */
export function toSaidShare(wish: Wish, line: ReadLine, weights: Weights): number {
  const cover = line.covers.get(wish);
  const { same, any } = cover ?? { same: 0, any: 0 };
  if (same === any && same >= weights.paraphrase.least) return same;
  const said = cover !== undefined && saysEnough(cover, weights) ? any * toWorth(cover, weights) : 0;
  return said >= weights.paraphrase.like ? said : Math.max(said, toNearShare(wish, line, weights));
}

/** How far the best of some lines says a wish; each wish is looked for once. */
export function toBestShares(lines: readonly ReadLine[], weights: Weights): (wish: Wish) => number {
  return byWish((wish) => {
    let best = 0;
    for (const line of lines) best = Math.max(best, toSaidShare(wish, line, weights));
    return best;
  });
}

/** What a line is worth for a duty, or for how like a role is to the job, when it is near to it. */
export function toNearShare(wish: Wish, line: ReadLine, { paraphrase }: Weights): number {
  return line.near(wish) >= paraphrase.nearDuty ? paraphrase.like : 0;
}

/** One word for another is chance; a telling, two such words, or one beside a word of the wish itself is not. */
export function isSaid({ same, told, others }: Cover): boolean {
  return told || others >= 2 || (others === 1 && same > 0);
}

const saysEnough = (cover: Cover, { paraphrase }: Weights): boolean => cover.any >= paraphrase.least && isSaid(cover);

function toWorth({ told, sure }: Cover, { paraphrase }: Weights, isDuty = false): number {
  if (!told) return paraphrase.like;
  return sure && !isDuty ? 1 : paraphrase.told;
}

/** A telling in common words is a hint, as one word is that few tellings have. */
function toSaid(cover: Cover, isDuty: boolean, weights: Weights): { share: number; isHint: boolean } | null {
  const { any, same, hinted, told, firm } = cover;
  const { least, hint } = weights.paraphrase;
  if (saysEnough(cover, weights)) {
    if (told && !firm) return { share: any * hint, isHint: true };
    return { share: any * toWorth(cover, weights, isDuty), isHint: false };
  }
  if (hinted >= least && hinted > same) return { share: hinted * hint, isHint: true };
  return null;
}
