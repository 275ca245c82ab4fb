import { z } from "zod";
import { MatchFigures } from "./analysis.ts";
import { WordingReport } from "./bias.ts";
import { Document } from "./document.ts";
import { JobDraft } from "./draft.ts";
import { ErrorCode } from "./errors.ts";
import { CounterfactualReceipt, FairnessTable } from "./fairness.ts";
import { InterviewKit } from "./interview.ts";
import { JobProfile } from "./job.ts";
import { MatchResult } from "./match.ts";
import { ResumeProfile } from "./resume.ts";
import { SkillsFound } from "./skill.ts";

const ok = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) => schema.extend({ file: z.string(), status: z.literal("ok") });
export const FailedLine = z.object({ file: z.string(), status: z.literal("failed"), code: ErrorCode, message: z.string() });
export type FailedLine = z.infer<typeof FailedLine>;

const MatchLine = MatchResult.extend({ fairness: CounterfactualReceipt, job: JobProfile.optional() });

/** Every command that reads files, by its one name. A line of output is `line` or a FailedLine. */
export const COMMANDS = {
  parse: {
    command: "parse",
    summary: "Read resumes: profile and document",
    line: ok(z.object({ engineVersion: z.string(), profile: ResumeProfile, document: Document })),
  },
  job: { command: "job", summary: "Read job descriptions: title and requirements", line: ok(JobProfile) },
  draft: { command: "draft", summary: "Write a job description from its facts", line: ok(JobDraft) },
  skills: { command: "skills", summary: "Find skills in any text", line: ok(SkillsFound) },
  bias: { command: "bias", summary: "Check wording for biased language", line: ok(WordingReport) },
  match: { command: "match", summary: "Score resumes against a job, in input order", line: ok(MatchLine) },
  rank: {
    command: "rank",
    summary: "Score resumes against a job, best first",
    line: ok(MatchLine.extend({ rank: z.number().int().positive(), tieGroup: z.number().int().positive() })),
  },
  interview: { command: "interview", summary: "Write an interview kit for one candidate and job", line: ok(InterviewKit) },
  fairness: { command: "fairness", summary: "Adverse-impact tables of a CSV of outcomes", line: ok(FairnessTable) },
  taxonomy: {
    command: "taxonomy",
    summary: "Add the skills of your own copy of ESCO or O*NET",
    line: ok(
      z.object({
        source: z.enum(["ESCO", "O*NET"]),
        concepts: z.number().int(),
        labels: z.number().int(),
        added: z.number().int(),
        addedLabels: z.number().int(),
        known: z.number().int(),
        refused: z.partialRecord(z.enum(["empty", "too short", "too long", "too general", "taken"]), z.number().int()),
        written: z.string(),
        version: z.string(),
      }),
    ),
  },
  verify: {
    command: "verify",
    summary: "Compute a stored match again and compare",
    line: ok(
      z.object({ equal: z.boolean(), differences: z.array(z.string()), stored: MatchFigures.optional(), now: MatchFigures.optional() }),
    ),
  },
} as const;
export type CommandName = keyof typeof COMMANDS;
