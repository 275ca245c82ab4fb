import type { CounterfactualReceipt, Importance, MatchResult, Row } from "@fairlead/contracts";
import { bad, bold, column, cut, dim, good, lines, number, quote, warn } from "./paper.ts";

type Line = MatchResult & { file: string; fairness: CounterfactualReceipt; rank?: number; tieGroup?: number };
const WORDS: Record<Importance, string> = { must: "must", should: "should", nice: "nice" };
const SIGNS: Record<Row["verdict"], string> = { strong: "●", partial: "◐", mentioned: "○", none: "–", unknown: "?" };

/** One candidate: the number, then every row of its sum with the words it comes from. */
export function match(line: Line): string {
  return lines(
    bold(`${line.rank ? `${String(line.rank).padStart(3)}. ` : ""}${toScore(line)}  ${line.file}`),
    line.reason && warn(`     ${line.reason}`),
    toBelowZero(line),
    line.rows.map(toRow),
    line.missingSkills.map(
      ({ name, gap, nearest }) =>
        bad(`     gap: ${name} (${gap})`) + (nearest ? ` nearest: ${nearest.name} ${quote(nearest.text, 60)}` : ""),
    ),
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

function toRow(row: Row): string {
  const points = `${number(row.points, 6)} of ${number(row.weight, 5)}`;
  const paint = row.kind === "deduction" ? bad : row.verdict === "strong" ? good : (text: string) => text;
  const head = `${paint(`   ${SIGNS[row.verdict]} ${points}`)}  ${WORDS[row.importance].padEnd(6)} ${column(row.name, 34)}`;
  const [first] = row.evidence;
  return [head, first ? quote(first.text) : "", row.why ? dim(`(${cut(row.why, 70)})`) : ""].filter((part) => part !== "").join(" ");
}

function toFairness({ swaps, maxChange, ignoredSignals }: CounterfactualReceipt): string {
  const applied = swaps.filter((swap) => swap.applied > 0);
  const change =
    maxChange === null
      ? "not tested"
      : `largest change ${maxChange.toFixed(1)} points over ${applied.length} ${applied.length === 1 ? "kind" : "kinds"} of swap (${applied.map((swap) => swap.kind).join(", ")})`;
  return `fairness: ${change}${ignoredSignals.length ? `; present and ignored: ${ignoredSignals.join(", ")}` : ""}`;
}
