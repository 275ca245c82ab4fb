import type { FairnessTable, GroupFigures } from "../types.ts";
import { LIMITS } from "../types.ts";
import { SIGNIFICANT, SMALL_SHARE, TIED } from "../weights.ts";

type Facts = {
  kind: FairnessTable["kind"];
  reference: string | null;
  groups: readonly GroupFigures[];
  total: number;
  tiedShare: number;
  jobs: number;
};

/** What must be read with a table. */
export function toNote({ kind, reference, groups, total, tiedShare, jobs }: Facts): string {
  const suppressed = groups.filter(({ verdict }) => verdict === "suppressed");
  const small = groups.filter(({ n, verdict }) => verdict !== "suppressed" && n / total < SMALL_SHARE);
  const notes = [
    "Self-check from self-reported data, not an independent bias audit.",
    "The four-fifths line is a screening heuristic; its federal guideline is being withdrawn; other laws and courts still look at selection rates.",
    jobs > 1
      ? `${jobs} jobs are compared one by one and pooled (Mantel–Haenszel); sums over jobs may mislead. The reference was chosen most beyond the rates of its own jobs.`
      : "",
    ...groups
      .filter(({ overJobs }) => overJobs !== null && overJobs.homogeneityP !== null && overJobs.homogeneityP < SIGNIFICANT)
      .map(({ group }) => `${group}: the jobs differ among each other (Breslow–Day), so look at each job.`),
    kind === "scoring" ? "Rate: share of the group above the median score of everybody." : "",
    groups.length === 0 ? "Nobody stated a group: not measurable." : "",
    groups.length > 0 && reference === null ? "Nobody was selected in any group that can be shown: no ratio can be given." : "",
    suppressed.length > 0 ? `Groups of fewer than ${LIMITS.groupShown} people are suppressed.` : "",
    small.length > 0
      ? `Below 2% of the data, an auditor may leave them out of the comparison: ${small.map(({ group }) => group).join(", ")}.`
      : "",
    tiedShare > TIED
      ? `${Math.round(tiedShare * 100)}% of the scores lie exactly on the median; rates above it say little. Use unrounded scores.`
      : "",
    ...groups
      .filter(({ verdict }) => verdict === "too few to say")
      .map(({ group }) => `${group}: too few people to say, or one decision would change the picture.`),
  ];
  return notes.filter((note) => note !== "").join(" ");
}
