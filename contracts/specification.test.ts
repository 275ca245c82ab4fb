import { expect, test } from "vitest";
import { CounterfactualReceipt } from "./fairness.ts";
import { JobInput, JobView } from "./job-view.ts";
import { MatchedSkill, MatchResult, MissingSkill } from "./match.ts";
import { ROUTES } from "./routes.ts";
import { ResumeRow, UploadSession } from "./upload.ts";

test("there is nobody but strangers and signed-in people [SPEC-6.01] [SPEC-6.05]", () => {
  expect(new Set(Object.values(ROUTES).map(({ access }) => access))).toEqual(new Set(["public", "user"]));
});

test("a stranger may send feedback and nothing else [SPEC-6.02] [SPEC-6.03]", () => {
  const open = Object.entries(ROUTES).filter(([, { access }]) => access === "public");
  expect(open.map(([name]) => name)).toEqual(["sendFeedback"]);
});

test("every inner page has the operations it needs [SPEC-7.19] [SPEC-1.10]", () => {
  const paths = Object.values(ROUTES).map(({ path }) => path);
  for (const noun of ["upload-sessions", "jobs", "analyses", "wording", "interview", "resumes", "feedback", "account"]) {
    expect(
      paths.filter((path) => path.includes(`/${noun}`)),
      noun,
    ).not.toEqual([]);
  }
});

test("a job has a title and a description [SPEC-3.07]", () => {
  expect(Object.keys(JobInput.shape)).toEqual(expect.arrayContaining(["title", "description"]));
  expect(Object.keys(JobView.shape)).toEqual(expect.arrayContaining(["title", "description"]));
  expect(JobInput.safeParse({ title: "", description: "Cook" }).success).toBe(false);
});

test("every resume belongs to an upload session [SPEC-3.08]", () => {
  expect(ResumeRow.shape.sessionId.safeParse(undefined).success).toBe(false);
  expect(Object.keys(UploadSession.shape)).toEqual(expect.arrayContaining(["id", "name", "counts"]));
});

test("a match says how much, what is there, what is missing, and how fair it is [SPEC-3.09] [SPEC-3.10]", () => {
  const parts = ["score", "matchedSkills", "missingSkills", "strengths", "weaknesses"];
  expect(Object.keys(MatchResult.shape)).toEqual(expect.arrayContaining(parts));
  expect(MatchResult.shape.score.safeParse(100).success).toBe(true);
  expect(MatchResult.shape.score.safeParse(100.1).success).toBe(false);
  expect(Object.keys(MatchedSkill.shape)).toEqual(expect.arrayContaining(["name", "score"]));
  expect(Object.keys(MissingSkill.shape)).toEqual(expect.arrayContaining(["name", "gap"]));
  expect(Object.keys(CounterfactualReceipt.shape)).toEqual(expect.arrayContaining(["swaps", "maxChange", "ignoredSignals"]));
});
