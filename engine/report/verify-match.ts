import { match, type Pairing, type Receipt } from "../match/index.ts";
import { canonicalJson, sha256 } from "../text/index.ts";
import type { MatchLine, Verification } from "./types.ts";

// The order in which parts are named: causes before consequences.
const PARTS: readonly (readonly [keyof Receipt, string])[] = [
  ["textHash", "text"],
  ["viewHash", "view"],
  ["jobHash", "job"],
  ["weightsHash", "weights"],
  ["engineVersion", "engine"],
  ["taxonomyVersion", "taxonomy"],
  ["asOf", "asOf"],
  ["score", "score"],
];

/** Computes a stored match again from the resume and the line's own job, and names every part that differs. */
export function verifyMatch(line: MatchLine, { document, profile }: Pick<Pairing, "document" | "profile">): Verification {
  const { hash, ...parts } = line.receipt;
  const again = match({ document, profile, job: line.job, asOf: line.receipt.asOf });
  const differences = PARTS.filter(([key]) => parts[key as keyof typeof parts] !== again.receipt[key]).map(([, name]) => name);
  const isForged = hash !== sha256(canonicalJson(parts)) || line.score !== line.receipt.score || line.asOf !== line.receipt.asOf;
  const rows = canonicalJson(line.rows) === canonicalJson(again.rows) ? [] : ["rows"];
  const all = [...differences, ...(differences.length === 0 ? rows : []), ...(isForged ? ["receipt"] : [])];
  return { equal: all.length === 0, differences: all };
}
