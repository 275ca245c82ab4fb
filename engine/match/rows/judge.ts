import learned from "../../data/match/telling-judge.json";
import type { Wish } from "../likeness/wish.ts";
import type { Weights } from "../weights.ts";
import type { ReadLine } from "./types.ts";

/** What speaks for and against a line telling a wish, in the order of the learned weights; each 0-1, `others` up to 2. */
export const SIGNS = [
  /** How near they are by what their words were learned to tell, and its square. */
  "near",
  "nearSquared",
  /** Share of the wish in its own words, and share in other words of the lists. */
  "same",
  "other",
  /** How many of its words are said by a word that may stand for them. */
  "others",
  /** Whether the lists tell it, for sure, and in words few tellings have. */
  "told",
  "sure",
  "firm",
  /** How much nearer the line is to this wish than to any other requirement, how near it is to that one, and whether the lists tell one. */
  "lead",
  "rivalNear",
  "rivalTold",
] as const;

/** `weights`: one for each sign. Written by `npm run eval:tellings -- --train`. */
export type LearnedJudge = { bias: number; weights: Readonly<Record<(typeof SIGNS)[number], number>> };

const WEIGHTS = SIGNS.map((sign) => (learned as LearnedJudge).weights[sign]);

/** What of a line is judged. */
type Judged = Pick<ReadLine, "covers" | "near" | "rival">;

export type Judgement = "tells" | "perhaps" | null;

/** `own`: the log-odds of a line of work like the job. `company`: share of the other requirements that the resume tells in words of its own. */
export function judge(own: number, company: number, { paraphrase }: Weights): Judgement {
  const odds = own + paraphrase.company * company;
  if (odds >= paraphrase.tells) return "tells";
  return odds >= paraphrase.perhaps ? "perhaps" : null;
}

/** Whether a line may be judged at all: no product with a name of its own, no line that names another wish or skill, and none that neither lists nor vectors see anything in. */
export function isJudged(wish: Wish, line: Judged, { paraphrase }: Weights): boolean {
  if (wish.embedding === null || wish.isProduct || line.covers.get(wish)?.isNames) return false;
  for (const [other, { same }] of line.covers) if (other !== wish && same >= paraphrase.least) return false;
  const { any = 0, hinted = 0 } = line.covers.get(wish) ?? {};
  return Math.max(any, hinted) >= paraphrase.least || line.near(wish) >= paraphrase.nearHint;
}

export function toSigns(wish: Wish, line: Judged): number[] {
  const near = Math.max(0, line.near(wish));
  const rival = line.rival(wish);
  const { same = 0, any = 0, others = 0, told = false, sure = false, firm = false } = line.covers.get(wish) ?? {};
  const isTold = told ? 1 : 0;
  const lead = Math.max(0, near - rival.near);
  const byLists = Math.min(2, others);
  return [
    near,
    near * near,
    same,
    any - same,
    byLists,
    isTold,
    sure ? isTold : 0,
    firm ? isTold : 0,
    lead,
    rival.near,
    rival.isTold ? 1 : 0,
  ];
}

/** Log-odds, natural logarithm, that a line tells a wish; null where it may not be judged. */
export function toOdds(wish: Wish, line: Judged, weights: Weights): number | null {
  if (!isJudged(wish, line, weights)) return null;
  let odds = learned.bias;
  for (const [at, sign] of toSigns(wish, line).entries()) odds += sign * (WEIGHTS[at] as number);
  return odds;
}
