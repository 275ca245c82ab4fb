import { z } from "zod";
import { CounterfactualReceipt } from "./fairness.ts";
import { Importance, JobProfile } from "./job.ts";
import { LIMITS } from "./limits.ts";
import { Band, MatchResult, Receipt, Verdict } from "./match.ts";
import { Flag } from "./place.ts";
import { DocumentView } from "./resume-view.ts";
import { Failure } from "./upload.ts";

export const DecisionWord = z.enum(["shortlist", "maybe", "notNow"]);
export type DecisionWord = z.infer<typeof DecisionWord>;

/** `open` takes a decision back. "notNow" asks for a reason: an unmet requirement, words, or both. */
export const DecisionInput = z.strictObject({
  resumeId: z.uuid(),
  decision: z.enum([...DecisionWord.options, "open"]),
  requirementId: z.string().max(LIMITS.nameChars).optional(),
  reason: z.string().trim().max(LIMITS.reasonChars).optional(),
  /** Whether the evidence was on the screen when the person decided; recorded, never demanded. */
  evidenceOpened: z.boolean(),
});
export type DecisionInput = z.infer<typeof DecisionInput>;
export const Decision = z.strictObject({
  decision: z.enum([...DecisionWord.options, "open"]),
  requirementId: z.string().nullable(),
  reason: z.string().nullable(),
  decidedAt: z.iso.datetime(),
});
export type Decision = z.infer<typeof Decision>;

/** One column of the table: a requirement row of the job's rubric, in the order of the job. */
export const RubricColumn = z.strictObject({ id: z.string(), name: z.string(), importance: Importance, component: z.string() });
export type RubricColumn = z.infer<typeof RubricColumn>;
/** One cell: what this resume shows for one column. `points` of `weight` points of the score. */
export const Cell = z.strictObject({ id: z.string(), verdict: Verdict, points: z.number(), weight: z.number() });
export type Cell = z.infer<typeof Cell>;

export const CandidateRow = z.strictObject({
  resumeId: z.uuid(),
  label: z.string(),
  /** Null under blind review. */
  name: z.string().nullable(),
  state: z.enum(["pending", "analysed", "failed"]),
  failure: Failure.nullable(),
  /** Of a file that could not be read: where to find it. `fileName` is null under blind review. */
  file: z
    .strictObject({
      no: z.number().int(),
      of: z.number().int(),
      sessionName: z.string(),
      bytes: z.number().int(),
      fileName: z.string().nullable(),
    })
    .nullable(),
  /** 1 is best; equal for a tie; null until analysed. */
  rank: z.number().int().positive().nullable(),
  score: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).nullable(),
  band: Band.nullable(),
  years: z.number().nullable(),
  mustHaves: z.strictObject({ met: z.number().int(), of: z.number().int() }),
  cells: z.array(Cell),
  flags: z.array(Flag),
  /** Labels of other resumes that look like versions of this one. */
  looksLike: z.array(z.string()),
  decision: Decision.nullable(),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

export const AnalysisCounts = z.strictObject({
  items: z.number().int(),
  pending: z.number().int(),
  analysed: z.number().int(),
  failed: z.number().int(),
  shortlist: z.number().int(),
  maybe: z.number().int(),
  notNow: z.number().int(),
  meetAllMustHaves: z.number().int(),
});
export type AnalysisCounts = z.infer<typeof AnalysisCounts>;

export const AnalysisRow = z.strictObject({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  requestedAt: z.iso.datetime(),
  engineVersion: z.string(),
  counts: AnalysisCounts,
});
export type AnalysisRow = z.infer<typeof AnalysisRow>;

/** What one requirement costs. `none`: candidates who show no evidence for it; `unknown`: those whose resume leaves it open. */
export const RequirementLoss = z.strictObject({
  id: z.string(),
  name: z.string(),
  importance: Importance,
  none: z.number().int(),
  unknown: z.number().int(),
});
export type RequirementLoss = z.infer<typeof RequirementLoss>;
/** What the wording of a job costs in its newest analysis: of `analysed` candidates, how many each requirement leaves out. */
export const Attrition = z.strictObject({
  jobId: z.uuid(),
  candidates: z.number().int(),
  analysed: z.number().int(),
  requirements: z.array(RequirementLoss),
});
export type Attrition = z.infer<typeof Attrition>;

/** The newest analysis of a job. `addedSince`: ready resumes of the same sessions that it does not hold yet. */
export const AnalysisView = AnalysisRow.extend({
  asOf: z.string(),
  blind: z.boolean(),
  columns: z.array(RubricColumn),
  candidates: z.array(CandidateRow),
  addedSince: z.number().int(),
  /** Whether figures about groups can be looked at; what they are stands in FairnessView. */
  hasGroupData: z.boolean(),
  /** The requirement most candidates show no evidence for: `count` of them; `unknown` others leave it open, which is no gap. */
  commonGap: z.strictObject({ name: z.string(), count: z.number().int(), unknown: z.number().int() }).nullable(),
  /** The requirement that most candidates leave open: it may be told in words that nobody listed. */
  commonUnknown: z.strictObject({ name: z.string(), count: z.number().int() }).nullable(),
});
export type AnalysisView = z.infer<typeof AnalysisView>;

/** One result down to the words: offsets of every quote are offsets of `document.text` as sent. */
export const ResultView = z.strictObject({
  analysisId: z.uuid(),
  jobId: z.uuid(),
  resumeId: z.uuid(),
  label: z.string(),
  name: z.string().nullable(),
  blind: z.boolean(),
  analysedAt: z.iso.datetime(),
  match: MatchResult.extend({ fairness: CounterfactualReceipt, job: JobProfile }),
  document: DocumentView,
  decisions: z.array(Decision),
});
export type ResultView = z.infer<typeof ResultView>;

/** What a match came to, and by which versions. */
export const MatchFigures = MatchResult.pick({ score: true, interval: true, band: true }).extend(
  Receipt.pick({ engineVersion: true, taxonomyVersion: true, hash: true }).shape,
);
export type MatchFigures = z.infer<typeof MatchFigures>;
/** A stored match beside the same one computed now. `differences`: names of the parts that are not equal, causes first. */
export const ResultCheck = z.strictObject({
  equal: z.boolean(),
  differences: z.array(z.string()),
  stored: MatchFigures,
  now: MatchFigures,
});
export type ResultCheck = z.infer<typeof ResultCheck>;
