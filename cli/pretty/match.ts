import type { CounterfactualReceipt, Importance, JobProfile, MatchResult, Row } from "@fairlead/contracts";
import { bad, bold, column, cut, dim, good, lines, number, quote, warn } from "./paper.ts";

type Line = MatchResult & { file: string; fairness: CounterfactualReceipt; job: JobProfile; rank?: number; tieGroup?: number };
const WORDS: Record<Importance, string> = { must: "must", should: "should", nice: "nice" };
const SIGNS: Record<Row["verdict"], string> = { strong: "●", partial: "◐", mentioned: "○", none: "–", unknown: "?" };
const VERDICTS: Record<Row["verdict"], string> = {
  strong: "met",
  partial: "partly",
  mentioned: "listed only",
  none: "not found",
  unknown: "to be read",
};

/** One candidate: the number, then every row of its sum with what was asked and found, then what is missing of it. */
export function match(line: Line): string {
  return lines(
    bold(`${line.rank ? `${String(line.rank).padStart(3)}. ` : ""}${toScore(line)}  ${line.file}`),
    line.reason && warn(`     ${line.reason}`),
    toBelowZero(line),
    line.rows.flatMap((row) => toRow(row, line)),
    toGaps(line),
    dim(`     ${toFairness(line.fairness)}`),
    line.flags.map(({ code, message }) => warn(`     ! ${code}: ${message}`)),
    dim(`     as of ${line.asOf}, engine ${line.receipt.engineVersion}, receipt ${line.receipt.hash.slice(0, 16)}`),
    "",
  );
}

function toScore({ score, band, interval: [low, high], tieGroup }: Line): string {
  if (score === null) return "no percentage";
  return `${score.toFixed(1)} ${band ?? ""} [${low.toFixed(1)} – ${high.toFixed(1)}]${tieGroup ? ` tie group ${tieGroup}` : ""}`;
}

/** Among equal noughts the order is that of the sums, so they have to be seen. */
function toBelowZero({ score, rows }: Line): string {
  const sum = rows.reduce((total, { points }) => total + points, 0);
  return score === 0 && sum < 0
    ? dim(`     rows add up to ${sum.toFixed(1)}, shown as 0; among several at 0 this sum decides the order`)
    : "";
}

/** What is asked with its points, and below it what was found. */
function toRow(row: Row, { job, asOf }: Line): string[] {
  const points = `${number(row.points, 6)} of ${number(row.weight, 5)}`;
  const paint = row.kind === "deduction" ? bad : row.verdict === "strong" ? good : (text: string) => text;
  const years = job.requirements.find(({ id }) => id === row.id)?.minYears;
  const asked = `${row.name}${years ? `, ${years}+ years` : ""}`;
  const head = `${paint(`   ${SIGNS[row.verdict]} ${points}`)}  ${WORDS[row.importance].padEnd(6)} ${column(asked, WIDTH)}`;
  if (row.kind === "deduction") return [`${head} ${dim(row.why ?? "")}`.trimEnd()];
  return [`${head} ${VERDICTS[row.verdict]}`, toFound(row, asOf)].filter((text) => text !== "");
}

const WIDTH = 56;

function toFound({ evidence, why, used }: Row, asOf: string): string {
  const [first] = evidence;
  const found = [used && toTime(used, asOf), first && quote(first.text), why && dim(`(${cut(why, 100)})`)].filter((part) => part);
  return found.length === 0 ? "" : `${" ".repeat(28)}${found.join("  ")}`;
}

/** "2 roles, 3.5 years, until 2024-05"; "until now" on the day of the match. */
function toTime({ roles, months, until }: NonNullable<Row["used"]>, asOf: string): string {
  const last = until === asOf.slice(0, until?.length) ? "now" : until;
  const parts = [count(roles, "role"), months !== undefined && toLength(months), last && `until ${last}`];
  return parts.filter((part) => part).join(", ");
}

const TWO_YEARS = 24;
const toLength = (months: number): string => (months < TWO_YEARS ? count(months, "month") : `${(months / 12).toFixed(1)} years`);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/** What is missing of anything asked for: of skills with what stands nearest, of degrees, years, likeness and duties with the words they rest on; what is unknown is told apart. */
function toGaps({ missingSkills, rows }: Line): string[] {
  const others = rows.filter(({ component, kind, verdict }) => component !== "skills" && kind === "requirement" && verdict !== "strong");
  return [
    ...missingSkills.map(({ name, gap, nearest }) =>
      gap === "unknown" ? toOpen(name, undefined) : toGap(name, gap, nearest && toNearest(nearest)),
    ),
    ...others.map(({ name, verdict, evidence: [first] }) =>
      verdict === "unknown" ? toOpen(name, first && quote(first.text, 60)) : toGap(name, VERDICTS[verdict], first && quote(first.text, 60)),
    ),
  ];
}

const toNearest = ({ name, text }: { name: string; text: string }): string => `${name === text ? "" : `${name} `}${quote(text, 60)}`;
const toGap = (name: string, gap: string, nearest: string | undefined): string =>
  bad(`     gap: ${cut(name, WIDTH)} (${gap})`) + (nearest ? ` nearest: ${nearest}` : "");

const toOpen = (name: string, nearest: string | undefined): string =>
  warn(`     not told: ${cut(name, WIDTH)}`) + (nearest ? ` read: ${nearest}` : "");

function toFairness({ swaps, maxChange, ignoredSignals }: CounterfactualReceipt): string {
  const applied = swaps.filter((swap) => swap.applied > 0);
  const change =
    maxChange === null
      ? "not tested"
      : `largest change ${maxChange.toFixed(1)} points over ${applied.length} ${applied.length === 1 ? "kind" : "kinds"} of swap (${applied.map((swap) => swap.kind).join(", ")})`;
  return `fairness: ${change}${ignoredSignals.length ? `; present and ignored: ${ignoredSignals.join(", ")}` : ""}`;
}
