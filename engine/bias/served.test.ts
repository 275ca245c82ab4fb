import { describe, expect, test } from "vitest";
import { checkWording } from "./index.ts";

const found = (text: string) => checkWording(text).findings.map(({ rule }) => rule);

describe("those to whom something is done are not the person wanted", () => {
  test.each([
    "We make furniture for people over 60 and deliver it ourselves.",
    "You will be the keyworker for six women.",
    "The bank lends to women who open a shop and to men who close one.",
    "Our vans take lunch to pensioners, and a nurse visits men over 70.",
    "We insure drivers under 25 and fishermen over 65.",
    "You'll teach beginners, mature students and recent school leavers.",
  ])("%s", (text) => expect(found(text)).toEqual([]));

  test.each([
    "We are looking for drivers under 25.",
    "Support older residents, young man preferred.",
    "You fit into our young crew.",
    "Our support workers must be people under 40.",
    "We need a teacher educated at a top school.",
  ])("but %s", (text) => expect(found(text)).not.toEqual([]));
});

describe("a line under a heading of duties says what is done", () => {
  const duty = (line: string) => `Ward clerk\n\nKey responsibilities\n- Answer the telephone\n- ${line}\n`;
  test.each(["Safeguard young mothers at risk", "Prepare women under 35 for surgery", "Record falls of people over 80"])("%s", (line) =>
    expect(found(duty(line))).toEqual([]),
  );
  test("unless it weighs whom to take", () => {
    expect(found(duty("Only women under 35 considered"))).not.toEqual([]);
    expect(found(duty("Young men with strong backs"))).not.toEqual([]);
  });
  test("and the next heading ends it", () => {
    expect(found("Tasks\n- Answer the telephone\n\nYour profile\n- Applicants under 35\n")).toContain("age/upper-limit");
  });
});

test("what staff are given weighs nobody", () => {
  expect(found("The pension contribution is 10 % for staff over 45 and 6 % for staff under 45.")).toEqual([]);
  expect(found("We want staff under 45.")).not.toEqual([]);
});
