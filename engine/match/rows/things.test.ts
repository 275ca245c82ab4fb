import { expect, test } from "vitest";
import { score } from "../score.ts";
import { AS_OF, aJob, aProfile, aRequirement, aRole } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn")];

function shown(name: string, line: string) {
  const wanted = aRequirement(`term:${name}`, "must", { name, quote: { start: 0, end: 1, text: name } });
  const profile = aProfile({ work: [aRole("Team Leader", "2018-01", "2022-12", line)] });
  const { rows } = score(toScoringView(profile, AS_OF), aJob({ title: "Team Leader", requirements: [wanted, ...FILLER] }));
  const row = rows.find(({ id }) => id === wanted.id);
  if (row === undefined) throw new Error("no row");
  return row;
}

test.each([
  ["writing rosters", "Rosters for thirty porters, out by the 20th"],
  ["Winning new accounts", "New accounts from the trade register, 22 in a year"],
  ["grafting saplings", "Saplings of plum and quince, 400 in a spring"],
])("a line that names what it is done to shows %s in part, and may show nothing or all of it", (name, line) => {
  const row = shown(name, line);
  expect(row).toMatchObject({ verdict: "partial", why: expect.stringContaining("Names what it is done to") });
  expect(row.evidenced).toBeGreaterThan(0.25);
  expect(row.evidenced).toBeLessThan(0.6);
  expect(row.range[1]).toBeGreaterThan(row.points);
});

test.each([
  ["wedding cakes", "Sold cakes on the market"],
  ["serving customers", "Customers of the bank were sent letters"],
  ["writing rosters", "Writing letters to the council"],
])("what belongs to anything, or is a kind of it, shows nothing of %s", (name, line) => {
  expect(shown(name, line).verdict).toBe("none");
});

test("what is done may stand as a noun", () => {
  expect(shown("apprentices supervision", "Supervising apprentices, two at a time").verdict).toBe("partial");
  expect(shown("apprentices supervision", "Supervising apprentices, two at a time").evidenced).toBeGreaterThanOrEqual(0.9);
});
