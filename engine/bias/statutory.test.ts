import { describe, expect, test } from "vitest";
import { checkWording } from "./index.ts";

describe("what a law says is not wording of the employer", () => {
  test.each([
    "The Age Discrimination in Employment Act protects workers who are over 40.",
    "Upper age limits are relaxed by five years under the notification of the commission.",
    "An enhanced DBS check with the children's barred list is carried out before you start.",
    "French law forbids us to ask for a photograph, your age or your marital status.",
    "Drivers under 21 are excluded from interstate routes under 49 CFR 391.11.",
    "Women candidates are exempt from the fee.",
  ])("passes: %s", (text) => {
    expect(checkWording(text).findings).toEqual([]);
  });

  test.each([
    "Our law firm forbids headscarves at reception.",
    "The law practice lets only women work at the front desk.",
    "In order to keep the peace we hire men only.",
    "Act fast: only white applicants are covered by this offer.",
    "Applicants over 45 are barred by our internal code.",
  ])("a house rule that sounds like one is still found: %s", (text) => {
    expect(checkWording(text).findings).not.toEqual([]);
  });
});
