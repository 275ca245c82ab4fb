import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toKindScorer } from "../../resume/work/head-kind.ts";
import { type Head, loadHeads, OTHERS } from "./heads.ts";
import { trainKinds } from "./train.ts";

const INVENTED: Head[] = ["Kite", "Bell", "Rope", "Glass", "Clock", "Basket"].map((craft, i) => ({
  author: "nobody",
  title: `${craft} ${i % 2 === 0 ? "Mender" : "Minder"}`,
  employer: `${craft} Valley Works`,
}));

it("what was learned tells both from each other and from what is neither", () => {
  const { title, employer } = trainKinds(INVENTED, ["Leeds", "Mend old things"]);
  const [isTitle, isEmployer] = [toKindScorer(title), toKindScorer(employer)];
  for (const head of INVENTED) {
    expect(isTitle(head.title)).toBeGreaterThan(isTitle(head.employer));
    expect(isEmployer(head.employer)).toBeGreaterThan(isEmployer(head.title));
  }
  expect(isTitle("Wheel Mender")).toBeGreaterThan(isEmployer("Wheel Mender"));
  expect(isEmployer("Wheel Valley Works")).toBeGreaterThan(isTitle("Wheel Valley Works"));
});

it("training gives the parameters that ship", () => {
  const shipped = readFileSync(join(process.cwd(), "engine/data/resume/head-kinds.json"), "utf8");
  expect(`${JSON.stringify(trainKinds(loadHeads(), OTHERS))}\n`).toBe(shipped);
});

it("parameters of another size are refused", () => {
  expect(() => toKindScorer({ weights: "AAAA", unit: 1, start: 0 })).toThrow("3 weights");
});
