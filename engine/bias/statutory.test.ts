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

describe("a sex that a law lets the work require may be named in the whole advertisement", () => {
  const law = "Being female is an occupational requirement under Schedule 9, Part 1 of the Equality Act 2010.";
  const found = (text: string) => checkWording(`We run a night shelter in Leith.\n\n${text}`).findings.map(({ text: words }) => words);

  test.each([
    `Female support worker. ${law}`,
    `${law}\n\nThe successful woman will work nights. Only women will be placed on the second floor.`,
    "We seek a female carer. This post is open to women only. It is an occupational requirement (Equality Act 2010, Schedule 9).",
    "Sex (male) is a bona fide occupational qualification for this post. Male attendants only.",
  ])("passes: %s", (text) => expect(found(text)).toEqual([]));

  test.each([
    `Male support worker. ${law}`,
    "Female support worker. The shelter is governed by the Equality Act 2010.",
    `Young attractive women only. ${law}`,
    `Female support worker, unmarried. ${law}`,
  ])("but nothing beyond it: %s", (text) => expect(found(text)).not.toEqual([]));
});
