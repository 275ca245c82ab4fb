import type { JobProfile, Requirement } from "@fairlead/contracts";
import { ApiError } from "@fairlead/sdk";
import { expect, test } from "vitest";
import { toRefused } from "./refused.ts";
import { toAddedRequirement } from "./requirement-edits.ts";

const REASON = '"Oxbridge" asks for the name of a school and is not used. Ask for the subject.';
const profileOf = (requirements: Requirement[]): JobProfile => ({
  language: "en",
  requirements,
  languages: [],
  responsibilities: [],
  flags: [],
});
const sent = profileOf(["Excel", "An Oxbridge degree", "SQL"].map((name) => toAddedRequirement(name, "must")));
const refusal = (details: string, code = "protected-criterion") => new ApiError(422, JSON.stringify({ code, message: "No.", details }));

test("a refused save names the requirement at fault, and what to ask for instead", () => {
  const refused = { id: "term:an oxbridge degree", name: "An Oxbridge degree", reason: REASON };
  expect(toRefused(refusal(`body.profile.requirements.1: ${REASON}`), sent)).toEqual(refused);
  expect(toRefused(refusal(`body.profile.requirements.1.alternatives.0: ${REASON}`), sent)).toEqual(refused);
});

test("whatever else went wrong is no fault of a requirement", () => {
  expect(toRefused(null, sent)).toBeNull();
  expect(toRefused(new TypeError("fetch failed"), sent)).toBeNull();
  expect(toRefused(refusal("body.profile.requirements.1.quote", "quote-mismatch"), sent)).toBeNull();
  expect(toRefused(refusal(`body.profile.requirements.7: ${REASON}`), sent)).toBeNull();
  expect(toRefused(refusal(REASON), sent)).toBeNull();
  expect(toRefused(refusal(`body.profile.requirements.1: ${REASON}`), undefined)).toBeNull();
});
