import { z } from "zod";
import { RequirementLoss } from "./analysis.ts";
import { FairnessTable, GroupFigures } from "./fairness.ts";
import { LIMITS } from "./limits.ts";

/** A sheet of what candidates stated of themselves: CSV with a column that names the candidate and one for each attribute. */
export const GroupSheetInput = z.strictObject({ csv: z.string().max(LIMITS.sheetChars) });

/** What is wrong with one line of a sheet; `line` counts from 1, the heading included. */
export const SheetProblem = z.strictObject({
  line: z.number().int().positive(),
  reason: z.enum(["not-a-candidate", "several-candidates", "named-twice", "not-a-group"]),
  /** The words of the cell, shortened. */
  words: z.string(),
  column: z.string(),
});
export type SheetProblem = z.infer<typeof SheetProblem>;

/** `saved`: false when a line names a group that does not exist or a candidate twice; nothing was changed then. */
export const SheetReceipt = z.strictObject({
  saved: z.boolean(),
  /** Lines that name a candidate of this analysis. */
  matched: z.number().int(),
  candidates: z.number().int(),
  problems: z.array(SheetProblem),
  problemCount: z.number().int(),
  /** Columns that were not looked at and not kept. */
  ignoredColumns: z.array(z.string()),
});
export type SheetReceipt = z.infer<typeof SheetReceipt>;

/** A table without the groups that may not be shown. `hidden`: people in them, null where that number would tell too much. */
export const GroupTable = FairnessTable.omit({ job: true, note: true }).extend({
  groups: z.array(GroupFigures),
  hidden: z.strictObject({ groups: z.boolean(), people: z.number().int().nullable() }),
});
export type GroupTable = z.infer<typeof GroupTable>;

/** The outcomes that the tables are about. `undecided` count as not chosen. `tiedShare`: of the scores, on the median. */
export const OutcomeCounts = z.strictObject({
  analysed: z.number().int(),
  shortlist: z.number().int(),
  maybe: z.number().int(),
  notNow: z.number().int(),
  undecided: z.number().int(),
  scored: z.number().int(),
  median: z.number().nullable(),
  tiedShare: z.number(),
});
export type OutcomeCounts = z.infer<typeof OutcomeCounts>;

/** Group figures as they were last worked out. `waiting`: fewer than five people changed since, too few to show what they changed. */
export const GroupFiguresView = z.strictObject({
  uploadedAt: z.iso.datetime(),
  figuresAt: z.iso.datetime(),
  engineVersion: z.string(),
  attributes: z.array(z.string()),
  people: z.number().int(),
  outcomes: OutcomeCounts,
  tables: z.array(GroupTable),
  waiting: z.boolean(),
});
export type GroupFiguresView = z.infer<typeof GroupFiguresView>;

const Part = z.strictObject({ name: z.string(), resumes: z.number().int(), confidence: z.number() });
/** What the screening of a job does to everybody, whoever they are. */
export const Screening = z.strictObject({
  requirements: z.array(RequirementLoss),
  /** Signals present in resumes and not counted. */
  ignored: z.array(z.strictObject({ signal: z.string(), resumes: z.number().int() })),
  layouts: z.array(Part),
  languages: z.array(Part),
  unread: z.number().int(),
});
export type Screening = z.infer<typeof Screening>;

/** Fairness of the newest analysis of a job. `groups` is null until a sheet was uploaded. */
export const FairnessView = z.strictObject({
  jobId: z.uuid(),
  jobTitle: z.string(),
  analysedAt: z.iso.datetime(),
  asOf: z.string(),
  engineVersion: z.string(),
  candidates: z.number().int(),
  analysed: z.number().int(),
  screening: Screening,
  groups: GroupFiguresView.nullable(),
});
export type FairnessView = z.infer<typeof FairnessView>;

/** One group against the reference in those jobs that show both. `n`: its people in all jobs of the table. */
export const PooledGroup = GroupFigures.pick({ group: true, n: true, shortfall: true, holmP: true, overJobs: true, verdict: true });
export type PooledGroup = z.infer<typeof PooledGroup>;

/** `jobs`: in how many two groups or more are shown. */
export const PooledTable = FairnessTable.pick({ attribute: true, kind: true, reference: true }).extend({
  jobs: z.number().int(),
  groups: z.array(PooledGroup),
});
export type PooledTable = z.infer<typeof PooledTable>;

/** Group figures over several jobs, from nothing but what the fairness of each job shows. Of versions of one job the newest counts. */
export const FairnessOverJobs = z.strictObject({
  jobs: z.array(GroupFiguresView.pick({ figuresAt: true, people: true, waiting: true }).extend({ jobId: z.uuid(), jobTitle: z.string() })),
  /** Jobs with group data that are too old to be among `jobs`. */
  jobsLeftOut: z.number().int(),
  engineVersion: z.string(),
  tables: z.array(PooledTable),
});
export type FairnessOverJobs = z.infer<typeof FairnessOverJobs>;

/** One candidate of a sheet to fill in. The code says nothing about the person. */
export const SheetLine = z.strictObject({ code: z.string(), label: z.string() });
export type SheetLine = z.infer<typeof SheetLine>;
export const SheetTemplate = z.strictObject({
  candidates: z.array(SheetLine),
  attributes: z.array(z.strictObject({ name: z.string(), groups: z.array(z.string()) })),
});
export type SheetTemplate = z.infer<typeof SheetTemplate>;
