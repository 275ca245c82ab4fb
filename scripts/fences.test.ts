import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WORKSPACES = ["contracts", "engine", "server", "web", "sdk", "cli"];
const FOLDERS = [...WORKSPACES, "corpus-generator"];

/** A file that breaks exactly the rule it is listed under. */
type Plant = { rule: string; file: string; text: string };
const stages = ["text", "documents", "skills", "resume", "job", "bias", "draft", "match", "fairness", "interview", "report"];

const IMPORT_PLANTS: Plant[] = [
  { rule: "contracts-stand-alone", file: "contracts/planted.ts", text: 'import "../engine/bias/index.ts";' },
  {
    rule: "engine-knows-only-types-of-contracts",
    file: "engine/skills/planted-value.ts",
    text: 'import { ERRORS } from "@fairlead/contracts"; export const x = ERRORS;',
  },
  { rule: "engine-carries-no-validator", file: "engine/planted/types.ts", text: 'export { ERRORS } from "@fairlead/contracts";' },
  {
    rule: "engine-meets-contracts-in-types",
    file: "engine/match/planted-type.ts",
    text: 'import type { ResumeProfile } from "@fairlead/contracts"; export type X = ResumeProfile;',
  },
  {
    rule: "engine-is-pure",
    file: "engine/resume/planted-core.ts",
    text: 'import { readFileSync } from "node:fs"; export const x = readFileSync;',
  },
  {
    rule: "engine-looks-down-only",
    file: "engine/job/planted-up.ts",
    text: 'import * as server from "@fairlead/server"; export const x = server;',
  },
  {
    rule: "engine-without-its-evaluation",
    file: "engine/skills/planted-training.ts",
    text: 'import { train } from "../eval/span-tagger/train.ts"; export const x = train;',
  },
  ...stages.map((stage) => ({
    rule: `engine-libraries-${stage}`,
    file: `engine/${stage}/planted-library.ts`,
    text: 'import * as parse from "csv-parse"; export const x = parse;',
  })),
  ...stages.slice(0, -1).map((stage, i) => ({
    rule: `engine-order-${stage}`,
    file: `engine/${stage}/planted-order.ts`,
    text: `import * as later from "../${stages[i + 1]}/index.ts"; export const x = later;`,
  })),
  {
    rule: "engine-door-text",
    file: "engine/match/planted-door.ts",
    text: 'import { fold } from "../text/fold.ts"; export const x = fold;',
  },
  { rule: "sdk-only-contracts", file: "sdk/planted.ts", text: 'import * as bias from "@fairlead/engine/bias"; export const x = bias;' },
  { rule: "server-not-web-or-sdk", file: "server/planted.ts", text: 'import * as web from "@fairlead/web"; export const x = web;' },
  {
    rule: "server-features-apart",
    file: "server/features/jobs/planted.ts",
    text: 'import { y } from "../resumes/store.ts"; export const x = y;',
  },
  {
    rule: "server-platform-below-features",
    file: "server/db/planted.ts",
    text: 'import { y } from "../features/resumes/store.ts"; export const x = y;',
  },
  {
    rule: "server-sql-in-stores",
    file: "server/features/resumes/planted-sql.ts",
    text: 'import { z } from "../../db/schema.ts"; export const x = z;',
  },
  {
    rule: "server-policies-are-pure",
    file: "server/features/resumes/policy.ts",
    text: 'import { y } from "./store.ts"; export const x = y;',
  },
  {
    rule: "web-engine-bias-only",
    file: "web/planted-engine.ts",
    text: 'import * as match from "@fairlead/engine/match"; export const x = match;',
  },
  { rule: "web-not-server", file: "web/planted-server.ts", text: 'import * as server from "@fairlead/server"; export const x = server;' },
  { rule: "web-features-apart", file: "web/features/jobs/planted.ts", text: 'import { y } from "../resumes/list.ts"; export const x = y;' },
  { rule: "web-ui-is-a-leaf", file: "web/ui/planted.ts", text: 'import { y } from "../features/resumes/list.ts"; export const x = y;' },
  { rule: "web-upwards", file: "web/features/resumes/planted.ts", text: 'import { p } from "../../pages/upload.ts"; export const x = p;' },
  { rule: "cli-is-on-top", file: "server/planted-cli.ts", text: 'import { run } from "../cli/run.ts"; export const x = run;' },
  {
    rule: "corpus-generator-stands-apart",
    file: "corpus-generator/planted.ts",
    text: 'import * as bias from "@fairlead/engine/bias"; export const x = bias;',
  },
  {
    rule: "corpus-generator-is-for-measuring",
    file: "server/planted-ladder.ts",
    text: 'import * as ladders from "../corpus-generator/ladders/index.ts"; export const x = ladders;',
  },
  { rule: "no-circular", file: "server/planted-circle-a.ts", text: 'import { b } from "./planted-circle-b.ts"; export const a = () => b;' },
  { rule: "no-orphans", file: "server/planted-orphan.ts", text: "export const x = 1;" },
  { rule: "not-to-test", file: "server/planted-test.ts", text: 'import { t } from "./planted.test.ts"; export const x = t;' },
  {
    rule: "declared-dependencies",
    file: "server/planted-undeclared.ts",
    text: 'import * as pack from "left-pad-not-declared"; export const x = pack;',
  },
];
const SUPPORT: Omit<Plant, "rule">[] = [
  { file: "engine/eval/span-tagger/train.ts", text: "export const train = 1;" },
  { file: "server/features/resumes/store.ts", text: "export const y = 1;" },
  { file: "server/db/schema.ts", text: "export const z = 1;" },
  { file: "web/features/resumes/list.ts", text: "export const y = 1;" },
  { file: "web/pages/upload.ts", text: "export const p = 1;" },
  { file: "server/planted-circle-b.ts", text: 'import { a } from "./planted-circle-a.ts"; export const b = () => a;' },
  { file: "server/planted.test.ts", text: "export const t = 1;" },
];

/** What no planted file breaks a rule with; the fewer files there are to go through, the better. */
const LEFT_OUT = /[/](?:node_modules|corpus|eval)$|[.]test[.]tsx?$/;

let copy = "";
const plant = ({ file, text }: Omit<Plant, "rule">) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), `${text}\n`);
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "fairlead-fences-"));
  for (const name of [
    ...FOLDERS,
    "package.json",
    "tsconfig.json",
    "tsconfig.base.json",
    "tsconfig.tests.json",
    "biome.json",
    "determinism.grit",
    "dependency-rules.cjs",
  ]) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  // Third-party packages are linked, the workspaces point into the copy.
  mkdirSync(join(copy, "node_modules/@fairlead"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules"))) {
    if (name !== "@fairlead" && name !== ".cache") symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of WORKSPACES) symlinkSync(join(copy, name), join(copy, "node_modules/@fairlead", name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const bin = (name: string) => join(ROOT, "node_modules", name);
const lint = () =>
  spawnSync(process.execPath, [bin("@biomejs/biome/bin/biome"), "lint", "--reporter=json", "--max-diagnostics=none", "."], {
    cwd: copy,
    encoding: "utf8",
  });

test("every import rule catches the violation planted for it", () => {
  for (const file of [...IMPORT_PLANTS, ...SUPPORT]) plant(file);
  const run = spawnSync(
    process.execPath,
    [bin("dependency-cruiser/bin/dependency-cruise.mjs"), "--config", "dependency-rules.cjs", "--output-type", "json", ...FOLDERS],
    { cwd: copy, encoding: "utf8", maxBuffer: 1e9 },
  );
  const found: { from: string; rule: { name: string } }[] = JSON.parse(run.stdout).summary.violations;
  const missed = IMPORT_PLANTS.filter(({ rule, file }) => !found.some((one) => one.rule.name === rule && one.from === file));
  expect(missed.map(({ rule, file }) => `${rule} let ${file} pass`)).toEqual([]);
  for (const { file } of [...IMPORT_PLANTS, ...SUPPORT]) rmSync(join(copy, file), { force: true });
});

test("every import rule but the generated families has a plant of its own", () => {
  const rules: { name: string }[] = JSON.parse(
    execFileSync(process.execPath, ["-p", 'JSON.stringify(require("./dependency-rules.cjs").forbidden)'], { cwd: ROOT, encoding: "utf8" }),
  );
  const names = rules.map(({ name }) => name).filter((name) => !name.startsWith("engine-door-"));
  expect(names.filter((name) => !IMPORT_PLANTS.some(({ rule }) => rule === name))).toEqual([]);
});

const COMPILER_PLANTS: Omit<Plant, "rule">[] = [
  { file: "engine/job/planted-process.ts", text: "export const x: unknown = process.env;" },
  { file: "engine/job/planted-timer.ts", text: "export const x: unknown = setTimeout(() => {}, 1);" },
  { file: "engine/job/planted-fetch.ts", text: 'export const x: unknown = fetch("http://127.0.0.1");' },
  { file: "engine/job/planted-window.ts", text: "export const x: unknown = document.title;" },
  { file: "engine/job/planted-deep.ts", text: 'import { ERRORS } from "@fairlead/contracts/errors.ts"; export const x: unknown = ERRORS;' },
  { file: "engine/job/planted-index.ts", text: 'export const x: string = ["a"][0];' },
];

test("the compiler refuses platform names and deep imports in the engine", () => {
  for (const file of COMPILER_PLANTS) plant(file);
  const { stdout } = spawnSync(process.execPath, [bin("typescript7/bin/tsc"), "-p", "engine/tsconfig.json", "--noEmit", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(COMPILER_PLANTS.filter(({ file }) => !stdout.includes(file)).map(({ file }) => file)).toEqual([]);
  for (const { file } of COMPILER_PLANTS) rmSync(join(copy, file));
});

const LINT_PLANTS: Omit<Plant, "rule">[] = [
  { file: "engine/job/planted-clock.ts", text: "export const x = Date.now();" },
  { file: "engine/job/planted-day.ts", text: "export const x = new Date();" },
  { file: "engine/job/planted-dice.ts", text: "export const x = Math.random();" },
  { file: "server/planted-env.ts", text: "export const x = process.env.HOME;" },
  { file: "server/planted-default.ts", text: "export default 1;" },
  { file: "server/plantedCamel.ts", text: "export const x = 1;" },
  { file: "server/planted-long.ts", text: Array.from({ length: 401 }, (_, i) => `export const x${i} = ${i};`).join("\n") },
  { file: "server/planted-console.ts", text: 'console.log("x");\nexport const x = 1;' },
];

test("the linter refuses clock, dice, environment, default exports, odd names, long files and console", () => {
  for (const file of LINT_PLANTS) plant(file);
  const report = JSON.parse(lint().stdout) as { diagnostics: { severity: string; location?: { path?: unknown } }[] };
  const caught = new Set(
    report.diagnostics
      .filter((one) => one.severity === "error")
      .map((one) => String((one.location?.path as { file?: string })?.file ?? one.location?.path)),
  );
  expect(LINT_PLANTS.filter(({ file }) => !caught.has(file)).map(({ file }) => file)).toEqual([]);
  for (const { file } of LINT_PLANTS) rmSync(join(copy, file));
});
