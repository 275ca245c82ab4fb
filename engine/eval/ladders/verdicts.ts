import type { Told } from "../../../corpus-generator/ladders/index.ts";
import type { Row } from "../../match/index.ts";
import { MET_AT } from "../../match/weights.ts";
import { toF1 } from "../figures.ts";
import type { Climb, Step } from "./climb.ts";

type Verdict = Exclude<Told, "open">;
const VERDICTS: Verdict[] = ["met", "partial", "unmet"];

/** What the truth and the product say of one thing asked for; `undefined`: nothing. */
export type Compared = { key: string; told: Told | undefined; found: Verdict | undefined; row: Row | undefined };

/**
 * Everything asked for beside the row that answers it. Rows belong to what they were read from: their place in the advertisement lies
 * inside the place of the wish. A second row for the same wish, or a row for nothing, is a verdict too many.
 */
export function compare({ ladder, job }: Climb, { candidate, result }: Step): Compared[] {
  const rows = result.rows.filter(
    ({ kind, component, id }) => kind === "requirement" && component !== "responsibilities" && id !== "experience:role",
  );
  const places = new Map<string, { start: number; end: number }[]>([
    ["education", job.education ? [job.education.span] : []],
    ["experience:years", job.experience ? [job.experience.span] : []],
  ]);
  for (const { id, span } of job.requirements) places.set(id, [...(places.get(id) ?? []), span]);
  const keyOf = ({ id }: Row) =>
    ladder.ad.places.find(({ start, end }) => (places.get(id) ?? []).some((span) => span.start < end && span.end > start))?.key;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  const answers = Object.entries(candidate.verdicts).map(([key, told]): Compared => {
    const row = keyed.find((one) => one.key === key)?.row;
    return { key, told, found: row && toVerdict(row), row };
  });
  const extra = keyed.filter(({ row }) => !answers.some((answer) => answer.row === row));
  return [...answers, ...extra.map(({ row, key }): Compared => ({ key: key ?? row.id, told: undefined, found: toVerdict(row), row }))];
}

function toVerdict({ verdict, evidenced }: Row): Verdict {
  if (verdict === "none" || verdict === "unknown") return "unmet";
  return evidenced >= MET_AT ? "met" : "partial";
}

/** Mean of the F1 of the three verdicts; matters of opinion are left out. */
export function toVerdictF1(compared: readonly Compared[]): { macro: number; each: Record<Verdict, number> } {
  const counted = compared.filter(({ told }) => told !== "open");
  const f1 = (verdict: Verdict) => {
    const right = counted.filter(({ told, found }) => told === verdict && found === verdict).length;
    const said = counted.filter(({ found }) => found === verdict).length;
    const true_ = counted.filter(({ told }) => told === verdict).length;
    return toF1(said === 0 ? 0 : right / said, true_ === 0 ? 0 : right / true_);
  };
  const each = { met: f1("met"), partial: f1("partial"), unmet: f1("unmet") };
  return { macro: VERDICTS.reduce((sum, verdict) => sum + each[verdict], 0) / VERDICTS.length, each };
}
