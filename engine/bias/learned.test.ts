import { expect, test } from "vitest";
import { checkRuled } from "./check-wording.ts";
import { checkWording } from "./index.ts";

/** Sentences of nobody's corpus in which no rule has its say. */
const UNRULED = [
  ["age", "Somebody with most of their career still to come would settle in best."],
  ["experience", "You have never worked for anybody but our competitors."],
  ["educational", "The partners only look at people from the grandest colleges."],
] as const;

test.each(UNRULED)("what no rule names is found as %s: %s", (type, text) => {
  expect(checkRuled(text).findings).toEqual([]);
  const [finding, ...others] = checkWording(text).findings;
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ type, rule: `learned-${type}`, severity: "medium", suggestions: [] });
  expect(finding?.text).toBe(text.slice(finding?.start, finding?.end));
  expect(finding?.reason).toMatch(/\.$/);
  expect(finding?.source).toContain("learned");
});

test.each([
  "11-20-16",
  "- Lead Generation",
  "You will care for patients in their last years.",
  "A driving licence? No. A medical? No.",
  "We will teach you everything on the job, and it does not matter where you went to school.",
  "Wir suchen jemanden mit dem größten Teil des Berufslebens vor sich, gern direkt von der Schule.",
])("says nothing of: %s", (text) => expect(checkWording(text).findings).toEqual([]));

test("where a rule of the type has its say, the network keeps silent", () => {
  const rules = checkWording("We want a digital native who was born after 1995 and is fresh out of school.").findings.map(
    ({ rule }) => rule,
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => rule === "learned-age")).toEqual([]);
});

test("the same text has the same findings, after many others too", () => {
  const text = UNRULED.map(([, one]) => one).join(" ");
  const first = JSON.stringify(checkWording(text));
  for (let i = 0; i < 50; i++) checkWording(`We look for a baker number ${i} who likes mornings and bread${i}.`);
  expect(JSON.stringify(checkWording(text))).toBe(first);
});

test("in a whole advertisement the network must be surer than in a lone sentence", () => {
  const doubtful = "Clear speaking voice on the telephone.";
  const sure = "Somebody with most of their career still to come would settle in best.";
  const others =
    "Claims clerk in Leith. We insure boats. You open the post. You file it. You answer calls. You note each claim. We pay monthly.";
  const learned = (text: string) => checkWording(text).findings.map(({ rule }) => rule);
  expect(learned(doubtful)).toEqual(["learned-cultural"]);
  expect(learned(`${others} ${doubtful}`)).toEqual([]);
  expect(learned(`${others} ${sure}`)).toEqual(["learned-age"]);
});
