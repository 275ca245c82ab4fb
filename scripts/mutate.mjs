// Shows that the tests of docs/spec-conformance.md can fail: changes one text or number of the product at a time, runs the test
// that carries the statement's id, and puts the file back. `node scripts/mutate.mjs`; ends with how many were noticed.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** Statement, file, what stands there, what is put in its place, the test that must notice. */
const MUTATIONS = [
  ["SPEC-2.16", "web/app/routes.tsx", 'page("/profile", ', 'page("/profiles", ', "web/app/routes.test.ts"],
  ["SPEC-4.06", "web/lib/auth/auth.ts", "NEW_USER_MS = 300_000", "NEW_USER_MS = 301_000", "web/lib/auth/auth.test.ts"],
  ["SPEC-4.08", "web/ui/toast-store.ts", "REMOVE_MS = 1_000_000", "REMOVE_MS = 999_999", "web/ui/toast-store.test.ts"],
  ["SPEC-5.07", "web/messages/en/auth.json", '"Password must', '"The password must', "web/features/accounts/check-credentials.test.ts"],
  ["SPEC-7.12", "sdk/request.ts", "    method,\n    headers", '    method: "GET",\n    headers', "web/lib/api-request.test.ts"],
  ["SPEC-8.02", "web/messages/en/auth.json", "Incorrect password.", "Wrong password.", "web/features/accounts/check-credentials.test.ts"],
  ["SPEC-8.30", "web/lib/errors/categories.ts", 'section: "high"', 'section: "medium"', "web/lib/errors/errors.test.ts"],
  ["SPEC-9.01", "web/lib/auth/auth.ts", "INIT_MS = 10_000", "INIT_MS = 9_000", "web/lib/auth/auth.test.ts"],
  ["SPEC-9.07", "web/lib/query-client.ts", "STALE_MS = 5 * 60_000", "STALE_MS = 6 * 60_000", "web/lib/api-request.test.ts"],
  ["SPEC-9.12", "web/lib/errors/backoff.ts", "LONGEST_WAIT_MS = 10_000", "LONGEST_WAIT_MS = 12_000", "web/lib/errors/errors.test.ts"],
];

const run = (test, id) =>
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", test, "-t", id.replace(".", "\\.")], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
const countOf = (output, state) => Number(new RegExp(`Tests .*?(\\d+) ${state}`).exec(output)?.[1] ?? 0);

let noticed = 0;
for (const [id, file, from, to, test] of MUTATIONS) {
  const before = readFileSync(file, "utf8");
  if (!before.includes(from)) throw new Error(`${file} does not say ${from}`);
  const clean = run(test, id).stdout;
  let changed = "";
  try {
    writeFileSync(file, before.replace(from, to));
    changed = run(test, id).stdout;
  } finally {
    writeFileSync(file, before);
  }
  const isNoticed = countOf(clean, "failed") === 0 && countOf(clean, "passed") > 0 && countOf(changed, "failed") > 0;
  if (isNoticed) noticed += 1;
  console.log(`${isNoticed ? "noticed" : "MISSED "}  ${id}  ${file}: ${from.trim()} → ${to.trim()}`);
}
console.log(`${noticed} of ${MUTATIONS.length} changes were noticed`);
process.exitCode = noticed === MUTATIONS.length ? 0 : 1;
