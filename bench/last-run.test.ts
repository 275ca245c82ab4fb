import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLastRun, record } from "./last-run.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-figures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MONDAY = { on: "2026-11-16", machine: "2 cores, one kind, Node 20.20.2" };
const FRIDAY = { on: "2026-11-20", machine: "4 cores, another kind, Node 20.20.2" };

test("a figure says when and where it was measured; the others keep theirs", () => {
  const path = join(folder, "last-run.json");
  record("startSeconds", 1.9234, MONDAY, path);
  record("rankedSeconds", 16.249, MONDAY, path);
  record("startSeconds", 2.06, FRIDAY, path);
  expect(readLastRun(path)).toEqual({
    rankedSeconds: { value: 16.2, on: "2026-11-16", machine: "2 cores, one kind, Node 20.20.2" },
    startSeconds: { value: 2.1, on: "2026-11-20", machine: "4 cores, another kind, Node 20.20.2" },
  });
  expect(readFileSync(path, "utf8").indexOf("rankedSeconds")).toBeLessThan(readFileSync(path, "utf8").indexOf("startSeconds"));
});

test("a file that is none counts as empty", () => {
  const path = join(folder, "last-run.json");
  writeFileSync(path, "not yet");
  expect(readLastRun(path)).toEqual({});
});

test("every figure of the landing page was measured and is explained in docs/figures.md", () => {
  const run = readLastRun("web/content/last-run.json");
  const explained = [...readFileSync("docs/figures.md", "utf8").matchAll(/^## .*`(\w+)`/gm)].map((match) => match[1]);
  expect(Object.keys(run)).toEqual(["rankedSeconds", "firstReadSeconds", "startSeconds", "skillsFoundPercent", "biasFoundPercent"]);
  expect(explained).toEqual(Object.keys(run));
  for (const figure of Object.values(run)) {
    expect(figure.value).toBeGreaterThan(0);
    expect(figure.on).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
