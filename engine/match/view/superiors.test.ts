import { expect, test } from "vitest";
import { withoutSuperiors } from "./superiors.ts";

const left = (text: string) => withoutSuperiors(text).replace(/\s+/g, " ").trim();

test.each([
  ["Report to the shift supervisor", ""],
  ["Reported directly to the Head of Data, and built dashboards", ", and built dashboards"],
  ["Reporting to the team leader and training new starters", "and training new starters"],
  ["Supervised by a senior nurse on night shifts", "on night shifts"],
  ["Wound care under the supervision of the ward manager", "Wound care"],
  ["Pflege unter Anleitung der Stationsleitung", "Pflege"],
  ["Tenue des comptes, sous la responsabilité du chef comptable", "Tenue des comptes,"],
])("who stands above is no work of one's own: %s", (line, own) => {
  expect(left(line)).toBe(own);
});

test.each([
  "Supervised four nurses",
  "Wrote reports to deadlines",
  "Led by example",
  "Managed the shift supervisors",
  "Answered calls to the desk",
])("own work stays: %s", (line) => {
  expect(left(line)).toBe(line);
});
