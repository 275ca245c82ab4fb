import { expect, test } from "vitest";
import { aDocument, aJob } from "../test/samples.ts";
import { toFlags } from "./remarks.ts";

const flagsOf = (resume: string, job: string) =>
  toFlags({ ...aDocument("text"), language: resume }, aJob({ language: job }), undefined).filter(({ code }) => code === "other-language");

test("a resume in another language than the job says so, and what could not be compared", () => {
  const [flag] = flagsOf("de", "en");
  expect(flag?.message).toMatch(/^The resume is in German and the job in English: .* could not be compared\.$/);
});

test.each([
  ["en", "en"],
  ["und", "en"],
  ["de", "und"],
])("one language, or one that is not told, is no remark: %s, %s", (resume, job) => {
  expect(flagsOf(resume, job)).toEqual([]);
});
