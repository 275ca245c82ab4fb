import type { FairnessTable } from "../types.ts";
import { type GroupCounts, toFiguresOverJobs, toGroupFigures } from "./group-figures.ts";
import { hideTogether } from "./hide-together.ts";
import { toNote } from "./notes.ts";
import { toSecondHidden } from "./second-hidden.ts";
import { NOT_STATED } from "./stated.ts";

/** One person's outcome. `groups`: self-reported attributes by name; empty or "unknown" means not stated. `job`: what they applied for. */
export type OutcomeRow = { groups: Record<string, string>; selected?: boolean; score?: number; job?: string };

/** `of`: the two attributes whose pair this is. */
type Attribute = { name: string; of?: readonly [string, string]; groupOf: (row: OutcomeRow) => string | null };
type Outcome = { kind: FairnessTable["kind"]; rows: OutcomeRow[]; isSelected: (row: OutcomeRow) => boolean; tiedShare: number };

/**
 * One table per attribute, and per pair of attributes, for being selected and for scoring above the median. Where the rows name several
 * jobs: one for each job, and one that compares over all of them job by job. `guarded`, for one job: hides as many further groups as it
 * takes that no group too small to show can be worked out from all tables together.
 */
export function adverseImpact(
  rows: readonly OutcomeRow[],
  { attributes, guarded = false }: { attributes: readonly string[]; guarded?: boolean },
): FairnessTable[] {
  const jobs = [...new Set(rows.map(({ job }) => job ?? ""))].sort();
  const outcomesOf = (ofJob: readonly OutcomeRow[]) => [toSelection(ofJob), toScoring(ofJob)].filter((outcome) => outcome.rows.length > 0);
  if (jobs.length < 2) {
    const outcomes = outcomesOf(rows);
    const all = toAttributes(attributes);
    const hidden = guarded ? hideTogether(toSizes(all, rows)) : new Map<string, ReadonlySet<string>>();
    return all.flatMap((attribute) => outcomes.map((outcome) => toTable(attribute, outcome, jobs[0] || null, hidden.get(attribute.name))));
  }
  const byJob = jobs.map((job) => ({ job: job || NO_JOB, outcomes: outcomesOf(rows.filter((row) => (row.job ?? "") === job)) }));
  return toAttributes(attributes).flatMap((attribute) =>
    KINDS.flatMap((kind) => {
      const ofKind = byJob.flatMap(({ job, outcomes }) => outcomes.filter((one) => one.kind === kind).map((outcome) => ({ job, outcome })));
      if (ofKind.length === 0) return [];
      const hidden = toSecondHidden(ofKind.map(({ outcome }) => count(attribute.groupOf, outcome).counts));
      const tables = ofKind.map(({ job, outcome }, at) => toTable(attribute, outcome, job, hidden[at]));
      return [
        ...tables,
        toTableOverJobs(
          attribute,
          ofKind.map(({ outcome }) => outcome),
        ),
      ];
    }),
  );
}

const KINDS = ["selection", "scoring"] as const;
const NO_JOB = "(no job named)";

function toTable({ name, groupOf }: Attribute, outcome: Outcome, job: string | null, hidden?: ReadonlySet<string>): FairnessTable {
  const { kind, rows, tiedShare } = outcome;
  const { counts, unknown } = count(groupOf, outcome);
  const { reference, groups } = toGroupFigures(counts, hidden);
  const note = toNote({ kind, reference, groups, total: rows.length, tiedShare, jobs: 1 });
  return { attribute: name, job, kind, reference, groups, unknown, note };
}

function toTableOverJobs({ name, groupOf }: Attribute, outcomes: readonly Outcome[]): FairnessTable {
  const kind = outcomes[0]?.kind ?? "selection";
  const counted = outcomes.map((outcome) => count(groupOf, outcome));
  const { reference, groups } = toFiguresOverJobs(counted.map(({ counts }) => counts));
  const unknown = counted.reduce((sum, one) => sum + one.unknown, 0);
  const total = outcomes.reduce((sum, { rows }) => sum + rows.length, 0);
  const tiedShare = Math.max(...outcomes.map((outcome) => outcome.tiedShare));
  const note = toNote({ kind, reference, groups, total, tiedShare, jobs: outcomes.length });
  return { attribute: name, job: null, kind, reference, groups, unknown, note };
}

/** How many people each group has; for a pair of attributes also which two groups it is in. */
function toSizes(attributes: readonly Attribute[], rows: readonly OutcomeRow[]) {
  const groupOf = new Map(attributes.map((attribute) => [attribute.name, attribute.groupOf]));
  return attributes.map(({ name, of }) => {
    const sizes = new Map<string, { n: number; within: [table: string, group: string][] }>();
    for (const row of rows) {
      const group = groupOf.get(name)?.(row) ?? null;
      if (group === null) continue;
      const within = (of ?? []).map((table): [string, string] => [table, groupOf.get(table)?.(row) ?? ""]);
      sizes.set(group, { n: (sizes.get(group)?.n ?? 0) + 1, within });
    }
    return { table: name, sizes };
  });
}

function count(groupOf: Attribute["groupOf"], { rows, isSelected }: Outcome): { counts: GroupCounts; unknown: number } {
  const counts = new Map<string, { n: number; selected: number }>();
  let unknown = 0;
  for (const row of rows) {
    const group = groupOf(row);
    if (group === null) {
      unknown++;
      continue;
    }
    const { n, selected } = counts.get(group) ?? { n: 0, selected: 0 };
    counts.set(group, { n: n + 1, selected: selected + (isSelected(row) ? 1 : 0) });
  }
  return { counts, unknown };
}

function toSelection(rows: readonly OutcomeRow[]): Outcome {
  return {
    kind: "selection",
    rows: rows.filter(({ selected }) => selected !== undefined),
    isSelected: ({ selected }) => selected === true,
    tiedShare: 0,
  };
}

/** Above the median of everybody, people of unknown group included. */
function toScoring(rows: readonly OutcomeRow[]): Outcome {
  const scored = rows.filter(({ score }) => score !== undefined && Number.isFinite(score));
  const median = toMedian(scored.map(({ score }) => score ?? 0));
  const tied = scored.filter(({ score }) => score === median).length;
  return { kind: "scoring", rows: scored, isSelected: ({ score }) => (score ?? 0) > median, tiedShare: tied / Math.max(1, scored.length) };
}

/** 0 of nothing. */
export function toMedian(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function toAttributes(names: readonly string[]): Attribute[] {
  const single = (name: string) => (row: OutcomeRow) => {
    const group = (row.groups[name] ?? "").trim();
    return NOT_STATED.has(group.toLowerCase()) ? null : group;
  };
  const pairs = names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second] as const));
  return [
    ...names.map((name) => ({ name, groupOf: single(name) })),
    ...pairs.map(([first, second]) => ({
      name: `${first} × ${second}`,
      of: [first, second] as const,
      groupOf: (row: OutcomeRow) => {
        const [a, b] = [single(first)(row), single(second)(row)];
        return a === null || b === null ? null : `${a} × ${b}`;
      },
    })),
  ];
}
