import type { FairnessTable } from "../types.ts";
import { type Counts, toGroupFigures } from "./group-figures.ts";
import { toNote } from "./notes.ts";

/** One person's outcome. `groups`: self-reported attributes by name; empty or "unknown" means not stated. */
export type OutcomeRow = { groups: Record<string, string>; selected?: boolean; score?: number };

type Attribute = { name: string; groupOf: (row: OutcomeRow) => string | null };
type Outcome = { kind: FairnessTable["kind"]; rows: OutcomeRow[]; isSelected: (row: OutcomeRow) => boolean; tiedShare: number };

const NOT_STATED = new Set([
  "",
  "unknown",
  "n/a",
  "na",
  "none",
  "not stated",
  "not specified",
  "undisclosed",
  "prefer not to say",
  "decline to state",
  "?",
  "-",
]);

/** One table per attribute, and per pair of attributes, for being selected and for scoring above the median. */
export function adverseImpact(rows: readonly OutcomeRow[], { attributes }: { attributes: readonly string[] }): FairnessTable[] {
  const outcomes = [toSelection(rows), toScoring(rows)].filter((outcome) => outcome.rows.length > 0);
  return toAttributes(attributes).flatMap((attribute) => outcomes.map((outcome) => toTable(attribute, outcome)));
}

function toTable({ name, groupOf }: Attribute, { kind, rows, isSelected, tiedShare }: Outcome): FairnessTable {
  const counts = new Map<string, Counts>();
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
  const { reference, groups } = toGroupFigures(counts);
  return { attribute: name, kind, reference, groups, unknown, note: toNote({ kind, reference, groups, total: rows.length, tiedShare }) };
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

function toMedian(figures: readonly number[]): number {
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
      groupOf: (row: OutcomeRow) => {
        const [a, b] = [single(first)(row), single(second)(row)];
        return a === null || b === null ? null : `${a} × ${b}`;
      },
    })),
  ];
}
