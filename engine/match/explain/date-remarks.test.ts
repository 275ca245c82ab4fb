import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { AS_OF } from "../test/samples.ts";
import { toDateFlags } from "./date-remarks.ts";

const resumeOf = (...dates: string[]) =>
  `Hal Norton\nhal@example.com\n\nExperience\n\n${dates.map((range, at) => `Payroll Clerk, Firm ${"ABC"[at]} Ltd\n${range}\n- Ran payroll\n`).join("\n")}`;
const messagesOf = (...dates: string[]) => {
  const document = toPlainDocument(resumeOf(...dates));
  return toDateFlags(readResume(document, { asOf: AS_OF }), AS_OF).map(({ code, message }) => [code, message]);
};

test.each([
  ["a role told from its end", ["May 2022 - March 2019", "2017 - 2018"], /“May 2022 – March 2019”: the end stands before the beginning/],
  [
    "a role that begins in time to come",
    ["2030 - 2035", "2017 - 2018"],
    /“2030 – 2035”: begins after \d{4}-\d\d-\d\d, so no time was counted/,
  ],
  ["a role that ends far ahead", ["2018 - 2034"], /“2018 – 2034”: ends years after/],
])("%s is remarked with its words", (_, dates, message) => {
  expect(messagesOf(...dates)).toEqual([["dates-contradict", expect.stringMatching(message)]]);
});

test.each([
  ["as usual", ["March 2019 - May 2022", "2017 - 2018", "June 2022 - Present"]],
  ["in the year of the day itself", [`${AS_OF.slice(0, 4)} - Present`]],
  ["under a contract that still runs", [`2022 - ${Number(AS_OF.slice(0, 4)) + 2}`]],
  ["from their ends throughout", ["May 2022 - March 2019", "February 2019 - January 2015"]],
])("roles told %s are no remark", (_, dates) => {
  expect(messagesOf(...dates)).toEqual([]);
});
