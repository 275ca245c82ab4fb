import figures from "../../data/resume/alike.json";
import type { AlikeReason } from "../types.ts";
import type { Sketch } from "./types.ts";

/** Why these two look like versions of one resume; empty when they do not. Equal whichever comes first. */
export function findLikeness(a: Sketch, b: Sketch): AlikeReason[] {
  const share = shareOf(a, b);
  const names = compareNames(a, b);
  const hasSameMail = a.mail !== null && a.mail === b.mail;
  const hasSamePhone = a.phone !== null && a.phone === b.phone;
  const hasNearText = share >= figures.nearText && (names !== "different" || hasSameMail);
  const reasons: AlikeReason[] = [];
  // One address may belong to an agency that sends many people, one number to a household.
  if (hasSameMail && (names !== "different" || hasNearText)) reasons.push("mail");
  if (hasSamePhone && (names === "same" || hasNearText)) reasons.push("phone");
  if (hasNearText || share >= figures.sameText) reasons.push("text");
  return reasons;
}

/** "same": two words of the name, or all of the shorter one; "open": some, or one of them was not read. */
function compareNames(a: Sketch, b: Sketch): "same" | "open" | "different" {
  const least = Math.min(a.names.length, b.names.length);
  if (least === 0) return "open";
  const shared = a.names.filter((word) => b.names.includes(word)).length;
  if (shared === 0) return "different";
  return shared >= Math.min(2, least) ? "same" : "open";
}

/**
 * Share of the shorter text's runs of words that stand in the other, so that a role added does not hide a likeness. Estimated:
 * the smallest hashes of both together are a fair sample of all; 0 when a text is too short to tell.
 */
export function shareOf(a: Sketch, b: Sketch): number {
  const least = Math.min(a.runCount, b.runCount);
  if (least < figures.leastRuns) return 0;
  const inA = new Set(a.runs);
  const inB = new Set(b.runs);
  const sample = [...new Set([...a.runs, ...b.runs])].sort((x, y) => x - y).slice(0, figures.runsKept);
  const equal = sample.filter((run) => inA.has(run) && inB.has(run)).length / sample.length;
  const shared = (equal * (a.runCount + b.runCount)) / (1 + equal);
  return Math.min(1, shared / least);
}
