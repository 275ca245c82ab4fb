import { expect, test } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { score } from "../score.ts";
import { AS_OF, aJob, aRequirement } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn")];
const FISH = aRequirement("term:whole fish", "must", { name: "whole fish" });
const WELDING = aRequirement("tig-welding", "must", { name: "TIG welding" });

function evidenced(line: string, wanted: typeof FISH, summary = ""): number {
  const text = `Odalys Fenwick\nodalys@example.com\n\n${summary}EXPERIENCE\n\nWorker, Acme Ltd, Hull\nJan 2015 - Dec 2020\n- Kept the place tidy\n- ${line}\n`;
  const profile = readResume(toPlainDocument(text), { asOf: AS_OF });
  const { rows } = score(toScoringView(profile, AS_OF), aJob({ requirements: [wanted, ...FILLER] }));
  return rows.find(({ id }) => id === wanted.id)?.evidenced ?? Number.NaN;
}

test.each([
  ["Never worked with whole fish (all our fish arrives filleted)", FISH],
  ["Filleted trout, not whole fish", FISH],
  ["Whole fish is handled by the head fishmonger", FISH],
  ["Have not used TIG welding since college", WELDING],
  ["Watched TIG welding, did not do it myself", WELDING],
])("what a line says was not done is not shown by its words, nor by others of the role: %s", (line, wanted) => {
  expect(evidenced(line, wanted)).toBe(0);
});

test.each([
  ["Handled whole fish, not frozen blocks", FISH],
  ["Never sold whole fish without checking the gills", FISH],
  ["TIG welding with no rework", WELDING],
])("what stands beside a denial of something else counts in full: %s", (line, wanted) => {
  expect(evidenced(line, wanted)).toBeGreaterThan(0.8);
});

test("a summary that denies a wish leaves what stands in the lines of a role", () => {
  const summary = "SUMMARY\nI have no experience of whole fish.\n\n";
  expect(evidenced("Packed boxes", FISH, summary)).toBe(0);
  expect(evidenced("Handled whole fish", FISH, summary)).toBeGreaterThan(0.8);
});

test("what is denied is unmet, not unknown, also for who tells the rest in other words", () => {
  const lines = ["Cleaned and dressed surgical cuts", "Hung every drip in time", "Gave flu jabs", "Never worked with whole fish"];
  const text = `Odalys Fenwick\nodalys@example.com\n\nEXPERIENCE\n\nNurse, Acme Ltd, Hull\nJan 2015 - Dec 2020\n${lines.map((line) => `- ${line}\n`).join("")}`;
  const requirements = ["wound care", "iv therapy", "vaccination"].map((name) => aRequirement(`term:${name}`, "must", { name }));
  const job = aJob({ title: "Nurse", requirements: [...requirements, FISH, ...FILLER] });
  const { rows } = score(toScoringView(readResume(toPlainDocument(text), { asOf: AS_OF }), AS_OF), job);
  const verdicts = (wanted: typeof FISH) => rows.filter(({ draft }) => draft.id === wanted.id).map(({ kind, verdict }) => [kind, verdict]);
  expect(FILLER.map(verdicts)).toEqual([[["requirement", "unknown"]], [["requirement", "unknown"]]]);
  expect(verdicts(FISH)).toEqual([
    ["requirement", "none"],
    ["deduction", "none"],
  ]);
});
