import type { Pairing, Receipt } from "../match/index.ts";
import { canonicalJson, sha256 } from "../text/index.ts";
import { toMatchLine } from "./match-line.ts";
import type { MatchFigures, MatchLine, Verification } from "./types.ts";

// The order in which parts are named: causes before consequences.
const PARTS: readonly (readonly [keyof Receipt, string])[] = [
  ["textHash", "text"],
  ["correctionsHash", "corrections"],
  ["viewHash", "view"],
  ["jobHash", "job"],
  ["weightsHash", "weights"],
  ["engineVersion", "engine"],
  ["taxonomyVersion", "taxonomy"],
  ["asOf", "asOf"],
  ["score", "score"],
];
/** What a line carries beside the match: where it was printed, and what is compared part by part above. */
const BESIDE = new Set(["file", "status", "rank", "tieGroup", "job", "receipt"]);

/** Computes a stored match again from the resume and the line's own job, and names everything that differs. */
export function verifyMatch(line: MatchLine, { document, profile }: Pick<Pairing, "document" | "profile">): Verification {
  const again = toMatchLine({ document, profile, job: line.job, asOf: line.receipt.asOf });
  const verification = compareLines(line, again);
  return verification.equal ? verification : { ...verification, stored: toFigures(line), now: toFigures(again) };
}

const toFigures = ({ score, interval, band, receipt: { engineVersion, taxonomyVersion, hash } }: MatchLine): MatchFigures => ({
  score,
  interval,
  band,
  engineVersion,
  taxonomyVersion,
  hash,
});

/** Names everything in which a stored match differs from the one computed now. */
export function compareLines(line: MatchLine, again: MatchLine): Verification {
  const { hash, ...parts } = line.receipt;
  const causes = PARTS.filter(([key]) => parts[key as keyof typeof parts] !== again.receipt[key]).map(([, name]) => name);
  const isForged = hash !== sha256(canonicalJson(parts)) || line.score !== line.receipt.score || line.asOf !== line.receipt.asOf;
  const all = [...causes, ...(causes.length === 0 ? findUnlike(line, again) : []), ...(isForged ? ["receipt"] : [])];
  return { equal: all.length === 0, differences: all };
}

/** Names of the fields that differ, and of those that no match has. */
function findUnlike(stored: MatchLine, again: MatchLine): string[] {
  const [was, is] = [toComparable(stored), toComparable(again)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => canonicalJson(was[key]) !== canonicalJson(is[key])).sort();
}

/** Remarks on copied words need the job's own text, which a line does not hold. */
function toComparable({ flags, ...line }: MatchLine): Record<string, unknown> {
  const rest = Object.entries(line).filter(([key]) => !BESIDE.has(key));
  return { ...Object.fromEntries(rest), flags: flags.filter(({ code }) => code !== "keyword-copy") };
}
