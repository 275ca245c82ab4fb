import { z } from "zod";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { AnalysisRow, AnalysisView, Attrition, Decision, DecisionInput, ResultCheck, ResultView } from "./analysis.ts";
import { WordingReport } from "./bias.ts";
import { Correction, SkillChoice } from "./correction.ts";
import { DraftPrompts, DraftRewordings, DraftSpec, JobDraft } from "./draft.ts";
import type { ErrorCode } from "./errors.ts";
import { FairnessOverJobs, FairnessView, GroupSheetInput, SheetReceipt, SheetTemplate } from "./fairness-view.ts";
import { JobProfile } from "./job.ts";
import { JobInput, JobRow, JobView, KeptPlace, WordingChoice, WordingView } from "./job-view.ts";
import { Arrangement, UnlawfulWords } from "./kit-edit.ts";
import { KitMinutes, KitView, Scorecard } from "./kit-view.ts";
import { LIMITS } from "./limits.ts";
import { StreamMessage } from "./live-event.ts";
import { defaults, list, type OperationSpec, page } from "./operation-spec.ts";
import { ResumePage, ResumeView } from "./resume-view.ts";
import type { OperationName } from "./routes.ts";
import { ReadingState, ResumeRow, SessionName, UploadedFile, UploadSession } from "./upload.ts";

const sessionId = z.strictObject({ sessionId: z.uuid() });
const resumeId = z.strictObject({ resumeId: z.uuid() });
const resumePage = resumeId.extend({ number: z.coerce.number().int().positive().max(LIMITS.pagesRead) });
const jobId = z.strictObject({ jobId: z.uuid() });
const pair = z.strictObject({ jobId: z.uuid(), resumeId: z.uuid() });
const JobText = z.strictObject({ description: z.string().max(LIMITS.jobChars) });

/** Codes that any operation may answer. */
export const COMMON_ERRORS = [
  "unauthenticated",
  "invalid-input",
  "rate-limited",
  "unavailable",
  "SYSTEM_ERROR",
] as const satisfies ErrorCode[];

/** Every operation of the HTTP interface: what goes in, what comes out, which errors. routes.ts says where. */
export const OPERATIONS = {
  ...ACCOUNT_OPERATIONS,

  createUploadSession: {
    ...defaults,
    summary: "Start a session that groups resumes",
    status: 201,
    creates: true,
    body: z.strictObject({ name: SessionName }),
    output: UploadSession,
  },
  listUploadSessions: { ...defaults, summary: "Upload sessions, newest first", query: z.strictObject(page), output: list(UploadSession) },
  getUploadSession: {
    ...defaults,
    summary: "One session with the state of every resume in it, in the order they came",
    params: sessionId,
    output: z.strictObject({ session: UploadSession, resumes: z.array(ResumeRow) }),
    errors: ["absent"],
  },
  renameUploadSession: {
    ...defaults,
    summary: "Rename a session",
    params: sessionId,
    body: z.strictObject({ name: SessionName }),
    output: UploadSession,
    errors: ["absent"],
  },
  deleteUploadSession: {
    ...defaults,
    summary: "Delete a session with its resumes, files, results and decisions",
    params: sessionId,
    output: z.strictObject({ deletedResumes: z.number().int() }),
    errors: ["absent"],
  },
  uploadResumes: {
    ...defaults,
    summary:
      "Upload resumes; every file gets an answer of its own and is on disk when the answer comes. `after`, the Idempotency-Key of an earlier upload that may still be on its way: its candidates get the lower numbers",
    kind: "files",
    status: 202,
    creates: true,
    params: sessionId,
    query: z.strictObject({ after: z.string().max(255).optional() }),
    output: z.strictObject({ files: z.array(UploadedFile) }),
    errors: ["absent", "too-many-files", "request-too-large", "storage-full", "queue-full"],
  },
  addSamples: {
    ...defaults,
    summary: "Add twelve sample resumes and two sample jobs; `added` counts the resumes that were not there already",
    status: 202,
    creates: true,
    output: z.strictObject({ sessionId: z.uuid(), jobIds: z.array(z.uuid()), added: z.number().int() }),
    errors: ["storage-full", "queue-full"],
  },
  listResumes: {
    ...defaults,
    summary: "Resumes, newest first; `search` looks for a label and into the text and the skills",
    query: z.strictObject({
      ...page,
      search: z.string().max(LIMITS.nameChars).optional(),
      sessionId: z.uuid().optional(),
      state: ReadingState.optional(),
    }),
    output: list(ResumeRow),
  },
  getResume: { ...defaults, summary: "One resume: text, profile, places", params: resumeId, output: ResumeView, errors: ["absent"] },
  revealResume: {
    ...defaults,
    summary: "One resume with nothing masked; recorded in the audit log",
    params: resumeId,
    output: ResumeView,
    errors: ["absent"],
  },
  getResumePage: {
    ...defaults,
    summary: "One page of a PDF as it is printed, with the places of its words; masked under blind review",
    params: resumePage,
    output: ResumePage,
    errors: ["absent", "resource-limit", "reader-crashed"],
  },
  revealResumePage: {
    ...defaults,
    summary: "One page of a PDF with nothing masked; recorded in the audit log",
    params: resumePage,
    output: ResumePage,
    errors: ["absent", "resource-limit", "reader-crashed"],
  },
  correctResume: {
    ...defaults,
    summary: "Put fields of a profile right; a new revision is kept and the newest analyses that hold the resume match it again",
    params: resumeId,
    body: z.strictObject({ corrections: z.array(Correction).min(1).max(LIMITS.correctionsAtOnce) }),
    output: ResumeView,
    errors: ["absent", "not-read", "covered"],
  },
  undoCorrection: {
    ...defaults,
    summary: "Put the engine's reading of one corrected field back",
    params: z.strictObject({ resumeId: z.uuid(), correctionId: z.uuid() }),
    output: ResumeView,
    errors: ["absent", "covered"],
  },
  searchSkills: {
    ...defaults,
    summary: "Skills of the taxonomy by name, and the words themselves where it does not know them; each can be entered in a profile",
    query: z.strictObject({ search: z.string().trim().min(1).max(LIMITS.nameChars) }),
    output: z.strictObject({ items: z.array(SkillChoice) }),
  },
  denyLikeness: {
    ...defaults,
    summary: "Say that two resumes that look alike are not the same person's, or take that back",
    params: z.strictObject({ resumeId: z.uuid(), otherId: z.uuid() }),
    body: z.strictObject({ isDenied: z.boolean() }),
    output: ResumeRow,
    errors: ["absent"],
  },
  retryResume: {
    ...defaults,
    summary: "Read a failed resume again",
    params: resumeId,
    output: ResumeRow,
    errors: ["absent", "not-failed", "queue-full"],
  },

  readJobText: {
    ...defaults,
    summary: "Read the requirements out of a draft; stores nothing",
    body: JobText,
    output: JobProfile,
    errors: ["job-empty", "job-language"],
  },
  draftJob: {
    ...defaults,
    summary: "Write a job description from its facts, each of them once; stores nothing",
    body: DraftSpec,
    output: JobDraft,
  },
  getDraftPrompts: {
    ...defaults,
    summary:
      "Prompts for a draft: what work in each occupation often holds, what the law of some places asks about pay, and which language models can reword lines",
    output: DraftPrompts,
  },
  rewordDraft: {
    ...defaults,
    summary:
      "Ask the configured language models for other words for the lines of a draft; offers what adds and loses nothing, stores nothing",
    body: DraftSpec,
    output: DraftRewordings,
    errors: ["no-model"],
  },
  createJob: {
    ...defaults,
    summary: "Create a job with its confirmed requirements; it cannot be changed afterwards",
    status: 201,
    creates: true,
    body: JobInput,
    output: JobView,
    errors: ["absent", "job-empty", "quote-mismatch", "protected-criterion"],
  },
  listJobs: { ...defaults, summary: "Jobs, newest first", query: z.strictObject(page), output: list(JobRow) },
  getJob: { ...defaults, summary: "One job with its versions", params: jobId, output: JobView, errors: ["absent"] },

  checkBias: {
    ...defaults,
    summary: "Check the wording of a draft; stores nothing",
    body: JobText,
    output: WordingReport,
  },
  getBiasReport: {
    ...defaults,
    summary: "The wording of a job, with what was kept and why",
    params: jobId,
    output: WordingView,
    errors: ["absent"],
  },
  keepWording: {
    ...defaults,
    summary: "Keep a finding as it is, with a reason",
    params: jobId,
    body: WordingChoice,
    output: WordingView,
    errors: ["absent", "quote-mismatch"],
  },
  reopenWording: {
    ...defaults,
    summary: "Open a kept finding again; one that is open stays open",
    params: jobId,
    body: KeptPlace,
    output: WordingView,
    errors: ["absent"],
  },

  startAnalysis: {
    ...defaults,
    summary: "Match the resumes of sessions with a job; resumes still being read follow as they become ready",
    status: 202,
    creates: true,
    params: jobId,
    body: z.strictObject({ sessionIds: z.array(z.uuid()).min(1).max(LIMITS.listPage) }),
    output: AnalysisRow,
    errors: ["absent", "nothing-to-analyse", "queue-full"],
  },
  listAnalyses: {
    ...defaults,
    summary: "The newest analysis of each job, newest first",
    query: z.strictObject(page),
    output: list(AnalysisRow),
  },
  getAnalysis: {
    ...defaults,
    summary: "The newest analysis of a job: every candidate with cells, best first, then those not yet analysed",
    params: jobId,
    output: AnalysisView,
    errors: ["absent"],
  },
  getResult: {
    ...defaults,
    summary: "One candidate's match in the newest analysis, down to the words",
    params: pair,
    output: ResultView,
    errors: ["absent", "not-analysed"],
  },
  verifyResult: {
    ...defaults,
    summary: "Compute a candidate's match again with the engine of today: equal, or what differs, with both figures. Nothing is stored",
    params: pair,
    output: ResultCheck,
    errors: ["absent", "not-analysed"],
  },
  decide: {
    ...defaults,
    summary: "Record a person's decision on a candidate; the newest counts, all are kept",
    params: jobId,
    body: DecisionInput,
    output: Decision,
    errors: ["absent", "reason-needed"],
  },
  getAttrition: {
    ...defaults,
    summary: "How many candidates of the newest analysis each requirement of a job leaves out: counts only",
    params: jobId,
    output: Attrition,
    errors: ["absent"],
  },

  getFairness: {
    ...defaults,
    summary: "What the newest analysis of a job means for groups: aggregates only",
    params: jobId,
    output: FairnessView,
    errors: ["absent"],
  },
  getFairnessOverJobs: {
    ...defaults,
    summary: "Outcomes of groups over all jobs with group data, compared job by job: aggregates only",
    output: FairnessOverJobs,
  },
  getSheetTemplate: {
    ...defaults,
    summary: "What a sheet of group data is filled in with: a code for each candidate, the groups that can be named",
    params: jobId,
    output: SheetTemplate,
    errors: ["absent"],
  },
  saveGroupSheet: {
    ...defaults,
    summary: "Keep what candidates stated of themselves, apart from everything else; replaces the sheet before",
    params: jobId,
    body: GroupSheetInput,
    output: SheetReceipt,
    errors: ["absent", "csv-damaged", "sheet-columns", "sheet-strangers"],
  },
  deleteGroupSheet: {
    ...defaults,
    summary: "Delete the group data of a job and the figures made of it",
    params: jobId,
    output: z.strictObject({ deletedRows: z.number().int() }),
    errors: ["absent"],
  },

  openInterview: {
    ...defaults,
    summary: "The interview kit of a candidate and a job; written at first use, the same afterwards",
    params: pair,
    body: z.strictObject({ minutes: KitMinutes }),
    output: KitView,
    errors: ["absent", "not-analysed"],
  },
  arrangeQuestions: {
    ...defaults,
    summary: "Order, hide, edit and add questions: of the core for every candidate of the job, or of one candidate's probes",
    params: z.strictObject({ kitId: z.uuid(), resumeId: z.uuid() }),
    body: Arrangement,
    output: KitView,
    errors: ["absent", "not-analysed", "unlawful-question"],
  },
  replaceQuestion: {
    ...defaults,
    summary: "Another question of the engine in place of one; notes on the one before stay with it",
    params: z.strictObject({ kitId: z.uuid(), resumeId: z.uuid() }),
    body: z.strictObject({ questionId: z.string().max(LIMITS.nameChars) }),
    output: KitView,
    errors: ["absent", "not-analysed", "no-other-question"],
  },
  checkQuestion: {
    ...defaults,
    summary: "Whether a question asks about a protected trait, and what may be asked instead; stores nothing",
    body: z.strictObject({ text: z.string().max(LIMITS.questionChars) }),
    output: z.strictObject({ findings: z.array(UnlawfulWords) }),
  },
  saveScorecard: {
    ...defaults,
    summary: "Save what one interviewer noted; replaces that interviewer's card",
    params: z.strictObject({ kitId: z.uuid(), resumeId: z.uuid() }),
    body: Scorecard,
    output: Scorecard,
    errors: ["absent"],
  },

  streamEvents: {
    ...defaults,
    summary: "Live progress as server-sent events; Last-Event-ID catches up after a cut",
    kind: "events",
    output: StreamMessage,
  },
} as const satisfies Record<OperationName, OperationSpec>;

export type Operations = typeof OPERATIONS;
type InputOf<T> = T extends z.ZodType ? z.input<T> : never;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : never;
/** What a client sends, and what a handler gets after validation. */
export type Sent<N extends OperationName, P extends "params" | "query" | "body"> = InputOf<Operations[N][P]>;
export type Received<N extends OperationName, P extends "params" | "query" | "body"> = OutputOf<Operations[N][P]>;
export type Output<N extends OperationName> = OutputOf<Operations[N]["output"]>;
