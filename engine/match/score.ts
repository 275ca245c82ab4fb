import type { JobProfile } from "../job/index.ts";
import { withCountedRows } from "./rows/counted-rows.ts";
import { type Draft, UNKNOWN } from "./rows/draft.ts";
import { toDuties } from "./rows/duties.ts";
import { toDutyRows } from "./rows/duty-rows.ts";
import { toEducationRows } from "./rows/education-row.ts";
import { isAskedOfSkill, toExperienceRows } from "./rows/experience-rows.ts";
import { toLanguageRows } from "./rows/language-rows.ts";
import { toMustHaves } from "./rows/must-haves.ts";
import { withOpenRows } from "./rows/open-rows.ts";
import { withOtherWays } from "./rows/other-ways.ts";
import { toReading } from "./rows/reading.ts";
import { toSkillRows } from "./rows/skill-rows.ts";
import { toBacking } from "./rows/work-likeness.ts";
import { type Summand, toSummands, toTenth, total } from "./sum.ts";
import { toShown } from "./tenths.ts";
import { type Band, type Component, LIMITS, type MatchResult, type MustHave, type Row } from "./types.ts";
import type { ScoringView } from "./view/scoring-view.ts";
import { BANDS, WEIGHTS, type Weights } from "./weights.ts";

/** A row with the keys of its evidence; words are attached afterwards, so no word of a resume can move a score. */
export type ScoredRow = Omit<Row, "evidence"> & { draft: Draft };

export type Score = Pick<MatchResult, "score" | "interval" | "band" | "components"> & {
  reason?: string;
  /** The score before rounding, for comparing two views closely; null without a score. */
  exact: number | null;
  rows: ScoredRow[];
  mustHaves: MustHave[];
};

/** What a view shows for a job. The same view and job give the same result, whoever the resume is about. */
export function score(view: ScoringView, job: JobProfile, weights: Weights = WEIGHTS): Score {
  const duties = toDuties(job);
  const reading = toReading(view, job, weights);
  const backing = toBacking(reading, job);
  const byKind = [
    ...toSkillRows(reading, job, backing),
    ...toLanguageRows(view, job, weights),
    ...toExperienceRows(reading, job),
    ...toEducationRows(reading, job),
    ...toDutyRows(reading, duties),
  ];
  const found = withCountedRows(withOtherWays(byKind, reading, job, backing), reading, job, backing);
  const drafts = isBlank(view) ? found.map(toUnread) : withOpenRows(found, reading, job);
  const summands = toSummands(drafts, weights);
  const rows = toRows(summands);
  const shared = { rows, components: toComponents(rows), mustHaves: toMustHaves(drafts) };
  const asked = countAsked(job);
  if (asked < LIMITS.requirementsForScore)
    return { ...shared, score: null, exact: null, interval: [0, 100], band: null, reason: toReason(asked) };
  const exact = withinScale(total(summands.map(({ points }) => points)));
  const figure = toTenth(exact);
  const lo = toTenth(withinScale(total(summands.map((summand) => summand.lo))));
  const hi = toTenth(withinScale(total(summands.map((summand) => summand.hi))));
  return {
    ...shared,
    score: figure,
    exact,
    interval: [Math.min(lo, figure), Math.max(hi, figure)],
    band: toBand(figure, shared.mustHaves),
  };
}

function toRows(summands: readonly Summand[]): ScoredRow[] {
  const shown = toShown(summands);
  return summands.map((summand, at) => {
    const { draft, kind } = summand;
    const { points, weight } = shown[at] ?? { points: 0, weight: 0 };
    const isDeduction = kind === "deduction";
    return {
      id: isDeduction ? `${draft.id}:deduction` : draft.id,
      name: isDeduction ? `Must-have without evidence: ${draft.name}` : draft.name,
      component: draft.component,
      kind,
      importance: draft.importance,
      weight,
      evidenced: isDeduction ? 0 : Math.round(draft.evidenced.value * 1000) / 1000,
      points,
      range: toRange(summand, points, weight),
      verdict: draft.verdict,
      draft,
      ...(draft.why === undefined
        ? {}
        : { why: isDeduction ? "A must-have the resume shows nothing for takes off half its weight." : draft.why }),
    };
  });
}

/** A bound that is the points, or the whole weight, is shown as these are. */
function toRange({ kind, weight, points, lo, hi }: Summand, shown: number, most: number): [number, number] {
  const top = kind === "deduction" ? 0 : most;
  const high = hi === weight ? top : Math.min(top, toTenth(hi));
  return [lo === points ? shown : Math.min(toTenth(lo), shown), hi === points ? shown : Math.max(high, shown)];
}

/** Points and weights are sums of the rows as shown, so that components add up to the score as well. */
function toComponents(rows: readonly ScoredRow[]): MatchResult["components"] {
  const components: MatchResult["components"] = {};
  for (const component of new Set<Component>(rows.map((row) => row.component))) {
    const own = rows.filter((row) => row.component === component);
    const weight = toTenth(total(own.map((row) => row.weight)));
    const points = toTenth(total(own.map((row) => row.points)));
    components[component] = { weight, points, score: weight === 0 ? 0 : toTenth(withinScale((100 * points) / weight)) };
  }
  return components;
}

/** What a person can confirm as asked for: duties describe the work and do not count. */
function countAsked(job: JobProfile): number {
  const { requirements, languages, experience, education } = job;
  const asked = new Set(requirements.map(({ id }) => id)).size + new Set(languages.map(({ language }) => language)).size;
  return asked + (experience === undefined || isAskedOfSkill(job) ? 0 : 1) + (education === undefined ? 0 : 1);
}

function toReason(asked: number): string {
  const found = asked === 0 ? "no requirement" : `only ${asked} requirement${asked === 1 ? "" : "s"}`;
  return `The job states ${found}; a percentage needs at least ${LIMITS.requirementsForScore}. Add or confirm what the job requires, then match again.`;
}

function toBand(figure: number, mustHaves: readonly MustHave[]): Band {
  const isComplete = mustHaves.every(({ status }) => status === "met" || status === "partial");
  if (figure >= BANDS.strong && isComplete) return "strong";
  if (figure >= BANDS.good) return "good";
  return figure >= BANDS.partial ? "partial" : "low";
}

/** A resume of which nothing could be read is unknown in everything, not short of everything. */
function isBlank(view: ScoringView): boolean {
  const { skills, roles, projects, mentions, degrees, certificates, unheld, languages } = view;
  return [skills, roles, projects, mentions, degrees, certificates, unheld, languages].every(
    (list: readonly unknown[]) => list.length === 0,
  );
}

function toUnread({ gap: _gap, ...draft }: Draft): Draft {
  return { ...draft, evidenced: UNKNOWN, verdict: "unknown", sources: [], why: "Nothing of this resume could be read." };
}

function withinScale(points: number): number {
  return Math.min(100, Math.max(0, points));
}
