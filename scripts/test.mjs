// Runs every test, says what was skipped and why, and ends with one line of counts.
// With REQUIRE_ALL=1 a skipped test counts as failed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "fairlead-tests-"));
const report = join(folder, "report.json");
const words = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile=${report}`,
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, words, { stdio: ["ignore", "inherit", "inherit"] });

const { testResults } = readReport();
const tests = testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
const count = (state) => tests.filter((test) => test.status === state).length;
const skipped = tests.filter((test) => test.status === "pending" || test.status === "skipped" || test.status === "todo");
for (const test of skipped) console.log(`skipped: ${test.fullName}`);

const all = process.argv.length === 2 ? listTestFiles() : [];
const left = all.filter((file) => !testResults.some(({ name }) => name === file));
for (const file of left) console.log(`never run: ${file}`);

const strict = process.env.REQUIRE_ALL === "1";
const brokenFiles = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
const failed =
  count("failed") +
  brokenFiles +
  left.length +
  (strict ? skipped.length : 0) +
  (status !== 0 && count("failed") + brokenFiles === 0 ? 1 : 0);
console.log(`${count("passed")} passed, ${failed} failed${skipped.length && !strict ? `, ${skipped.length} skipped` : ""}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;

/** Every test file of the repository, so that none is left out by a slip in the configuration. */
function listTestFiles() {
  return ["contracts", "engine", "server", "web", "sdk", "cli", "bench", "scripts", "e2e", "corpus-generator"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /[.]test[.]tsx?$/.test(path) && !path.split(sep).includes("node_modules"))
      .map((path) => resolve(folder, path)),
  );
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
