import { beforeAll, expect, test } from "vitest";
import { loadAllMessages } from "../../test/messages.ts";
import { findTopics, PLACES, readChapters, readQuestions } from "./topics.ts";

beforeAll(loadAllMessages);
const answerOf = (id: string) => readQuestions().find((one) => one.id === id);

test("the five shortcuts lead to the five pages of the work [SPEC-2.28]", () => {
  expect(PLACES.map(({ to }) => to)).toEqual(["/upload", "/job-description", "/bias-detection", "/analysis", "/interview"]);
});

test("the answer on limits states both figures [SPEC-9.13, SPEC-9.14]", () => {
  expect(answerOf("limits")?.title).toContain("up to 10 resumes per session");
  expect(answerOf("limits")?.text).toBe(
    "Both. Sessions work best with up to 10 resumes, at 10-30 seconds per resume with a language model. You can upload up to 100 at once.",
  );
  expect(answerOf("time")?.text).toContain("10-30 seconds per resume");
});

test("the answer on formats names DOCX, PDF, TXT, with the limits of a file [SPEC-9.15]", () => {
  expect(answerOf("formats")?.text).toBe("DOCX, PDF, TXT. Up to 10 MB a file; the first 50 pages are read.");
});

test("what cannot be done is said: edit a description, delete one resume, export [SPEC-9.16, SPEC-9.17, SPEC-9.18]", () => {
  expect(answerOf("edit")?.text).toContain("Job descriptions cannot be edited after creation");
  expect(answerOf("delete")?.text).toContain("Individual resumes cannot be deleted.");
  expect(answerOf("export")?.text).toContain("Export is not available.");
});

test("the answer on AI names a primary and a secondary provider and the built-in engine [SPEC-1.06]", () => {
  expect(answerOf("engines")?.text).toContain("one AI provider as primary and another as secondary");
  expect(answerOf("engines")?.text).toContain("the built-in engine");
});

test("nothing ends with the trial, and the help never says that no sign-in is needed [SPEC-6.06]", () => {
  expect(answerOf("trial")?.text).toBe("Nothing ends after 7 days and nothing is charged. No credit card is asked for.");
  const said = [...readQuestions(), ...readChapters()].map(({ title, text }) => `${title} ${text}`).join(" ");
  expect(said).not.toMatch(/no (login|sign-?in|account)/i);
});

test("the guide names the five kinds of bias and the four categories of questions [SPEC-9.19, SPEC-9.20]", () => {
  const textOf = (id: string) => readChapters().find((one) => one.id === id)?.text;
  expect(textOf("bias")).toContain("gender, age, cultural, educational and experience");
  expect(textOf("interview")).toContain("technical, experience, skill gap and inclusion");
});

test("a search needs every word, in title or text", () => {
  const find = (query: string) => findTopics(readQuestions(), query).map(({ id }) => id);
  expect(find("")).toHaveLength(13);
  expect(find("sign in password")).toEqual(["account", "locked"]);
  expect(find("docx")).toEqual(["formats"]);
  expect(find("EXPORT printed")).toEqual(["export"]);
  expect(find("export docx")).toEqual([]);
});
