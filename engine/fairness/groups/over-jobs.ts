import type { OverJobs } from "../types.ts";
import { Z_95 } from "../weights.ts";
import { upperChiSquare } from "./distributions.ts";
import type { Pair } from "./fisher.ts";
import type { Interval } from "./rate-intervals.ts";

/** The four cells: chosen and not chosen of the group, then of the reference. */
type Cells = { a: number; b: number; c: number; d: number; total: number };

/**
 * One group against the reference over several jobs, job by job, so that jobs with other rates do not make or hide a difference
 * (Simpson's paradox). `oddsRatio` (Mantel–Haenszel, interval by Robins, Breslow and Greenland) and `riskRatio` below 1: the group is
 * chosen less. `p`: Cochran–Mantel–Haenszel without continuity correction. `homogeneityP`: Breslow–Day; small when jobs differ
 * among each other, so that no common ratio describes them. Null where the numbers allow none.
 */
export function testOverJobs(pairs: readonly Pair[]): OverJobs {
  const jobs = pairs.filter(({ n, referenceN }) => n > 0 && referenceN > 0).map(toCells);
  const sum = (figure: (job: Cells) => number) => jobs.reduce((total, job) => total + figure(job), 0);
  const forGroup = sum(toFor);
  const forReference = sum(toAgainst);
  const oddsRatio = forReference === 0 ? null : forGroup / forReference;
  const below = sum(({ a, b, c, total }) => (c * (a + b)) / total);
  const above = sum(({ a, c, d, total }) => (a * (c + d)) / total);
  const spread = sum(toVariance);
  const gap = sum(({ a, b, c, total }) => a - ((a + b) * (a + c)) / total);
  return {
    jobs: jobs.length,
    oddsRatio,
    ci95: oddsRatio === null || oddsRatio === 0 ? null : toInterval(jobs, oddsRatio, forGroup, forReference),
    riskRatio: below === 0 ? null : above / below,
    p: spread === 0 ? null : upperChiSquare((gap * gap) / spread, 1),
    homogeneityP: oddsRatio === null || oddsRatio === 0 ? null : testHomogeneity(jobs, oddsRatio),
  };
}

function toCells({ selected, n, referenceSelected, referenceN }: Pair): Cells {
  return { a: selected, b: n - selected, c: referenceSelected, d: referenceN - referenceSelected, total: n + referenceN };
}

const toFor = ({ a, d, total }: Cells) => (a * d) / total;
const toAgainst = ({ b, c, total }: Cells) => (b * c) / total;

/** Of the number chosen, with all margins fixed. */
function toVariance({ a, b, c, d, total }: Cells): number {
  return total < 2 ? 0 : ((a + b) * (c + d) * (a + c) * (b + d)) / (total * total * (total - 1));
}

function toInterval(jobs: readonly Cells[], oddsRatio: number, forGroup: number, forReference: number): Interval {
  let variance = 0;
  for (const job of jobs) {
    const agree = (job.a + job.d) / job.total;
    const differ = (job.b + job.c) / job.total;
    variance += (agree * toFor(job)) / (2 * forGroup * forGroup);
    variance += (agree * toAgainst(job) + differ * toFor(job)) / (2 * forGroup * forReference);
    variance += (differ * toAgainst(job)) / (2 * forReference * forReference);
  }
  const reach = Math.exp(Z_95 * Math.sqrt(variance));
  return [oddsRatio / reach, oddsRatio * reach];
}

/** Null with fewer than two jobs in which some were chosen and some were not. */
function testHomogeneity(jobs: readonly Cells[], oddsRatio: number): number | null {
  const telling = jobs.filter(({ a, b, c, d }) => a + c > 0 && b + d > 0);
  if (telling.length < 2) return null;
  const statistic = telling.reduce((sum, job) => {
    const expected = toExpected(job, oddsRatio);
    const { a, b, c, d } = job;
    const [n, chosen, reference] = [a + b, a + c, c + d];
    const variance = 1 / (1 / expected + 1 / (chosen - expected) + 1 / (n - expected) + 1 / (reference - chosen + expected));
    return sum + (a - expected) ** 2 / variance;
  }, 0);
  return upperChiSquare(statistic, telling.length - 1);
}

/** How many of the group would be chosen in this job if its odds ratio were the common one: the root of a quadratic. */
function toExpected({ a, b, c, d }: Cells, oddsRatio: number): number {
  const [n, chosen, reference] = [a + b, a + c, c + d];
  const square = 1 - oddsRatio;
  const linear = reference - chosen + oddsRatio * (chosen + n);
  const rest = -oddsRatio * chosen * n;
  // The form of the root that stays exact when the square term vanishes.
  return (-2 * rest) / (linear + Math.sqrt(linear * linear - 4 * square * rest));
}
