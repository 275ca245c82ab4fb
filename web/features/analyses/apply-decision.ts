import type { AnalysisView, CandidateRow, Decision, DecisionInput } from "@fairlead/contracts";

const COUNTED = ["shortlist", "maybe", "notNow"] as const;

export const findCandidate = (view: AnalysisView | undefined, resumeId: string): CandidateRow | undefined =>
  view?.candidates.find((row) => row.resumeId === resumeId);

/** The analysis with one decision changed and the counts following it. */
export function applyDecision(view: AnalysisView, resumeId: string, decision: Decision | null): AnalysisView {
  const before = findCandidate(view, resumeId);
  if (before === undefined) return view;
  const counts = { ...view.counts };
  for (const word of COUNTED) {
    if (before.decision?.decision === word) counts[word]--;
    if (decision?.decision === word) counts[word]++;
  }
  const candidates = view.candidates.map((row) => (row === before ? { ...row, decision } : row));
  return { ...view, counts, candidates };
}

/** Whether a row still shows what was decided; the cache keeps a copy of its own, so that values are compared. */
export const stillShows = (now: Decision | null | undefined, { decision, decidedAt }: Decision): boolean =>
  now?.decision === decision && now.decidedAt === decidedAt;

/** What to send so that the decision before counts again, with its reason. */
export function toUndo({ resumeId, evidenceOpened }: DecisionInput, before: Decision | null): DecisionInput {
  if (before === null || before.decision === "open") return { resumeId, evidenceOpened, decision: "open" };
  const { decision, requirementId, reason } = before;
  return {
    resumeId,
    evidenceOpened,
    decision,
    ...(requirementId === null ? {} : { requirementId }),
    ...(reason === null ? {} : { reason }),
  };
}
