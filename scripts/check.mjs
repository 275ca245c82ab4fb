// Everything that needs no run of the product: types, lint and format, import rules, unused code. Side by side, seconds.
import { spawn } from "node:child_process";

const FOLDERS = ["contracts", "engine", "server", "web", "sdk", "cli", "corpus-generator"];
const CHECKS = {
  types: ["typescript7/bin/tsc", "-b"],
  lint: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
  imports: ["dependency-cruiser/bin/dependency-cruise.mjs", "--config", "dependency-rules.cjs", "--output-type", "err", ...FOLDERS],
  unused: ["knip/bin/knip.js"],
};

const run = ([script, ...words]) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${script}`, ...words], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code, output }));
  });

const start = process.hrtime.bigint();
const results = await Promise.all(Object.entries(CHECKS).map(async ([name, words]) => ({ name, ...(await run(words)) })));
for (const { name, code, output } of results) {
  process.stdout.write(code === 0 ? `ok    ${name}\n` : `${output}\nFAILED ${name}\n`);
}
process.stdout.write(`check: ${(Number(process.hrtime.bigint() - start) / 1e9).toFixed(1)} s\n`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
