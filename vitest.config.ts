import { defineConfig } from "vitest/config";

/** What is polled for may take as long as a step of a person in the browser. */
const TIMES = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };
const toTests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const LIGHTHOUSE = "e2e/lighthouse/*.test.ts";
/** Two files beside each other: each waits half of its time for a browser or a database. */
const SIDE_BY_SIDE = { sequence: { groupOrder: 1 }, maxWorkers: 2 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "parts",
          ...TIMES,
          include: toTests("contracts", "engine", "cli", "scripts", "corpus-generator"),
          sequence: { groupOrder: 0 },
          maxWorkers: "100%",
          // Modules of these folders hold data and no state: what one file has loaded serves the next.
          isolate: false,
        },
      },
      { test: { name: "pages", ...TIMES, include: toTests("web", "sdk"), sequence: { groupOrder: 0 }, maxWorkers: "100%" } },
      {
        test: {
          name: "server",
          ...TIMES,
          ...SIDE_BY_SIDE,
          include: toTests("server", "bench"),
          globalSetup: "server/test/shared-postgres.ts",
          // What a file opens it closes; loading the engine and the libraries anew for every file took a third of the work.
          isolate: false,
        },
      },
      {
        test: {
          name: "browser",
          ...TIMES,
          ...SIDE_BY_SIDE,
          include: toTests("e2e"),
          exclude: ["**/node_modules/**", LIGHTHOUSE],
          globalSetup: "e2e/running/shared-product.ts",
          // A browser that the machine kept waiting gets a second try; the report says "retry x1".
          retry: process.env.REQUIRE_ALL === "1" ? 1 : 0,
        },
      },
      // Its figures are of time: nothing else runs beside it.
      { test: { name: "lighthouse", ...TIMES, include: [LIGHTHOUSE], sequence: { groupOrder: 2 }, maxWorkers: 1 } },
    ],
  },
});
