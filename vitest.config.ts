import { defineConfig } from "vitest/config";

const TIMES = { testTimeout: 60_000, hookTimeout: 60_000 };
const toTests = (folders: string) => [`{${folders}}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    projects: [
      // Parts alone use every core; whole products, databases and browsers have the machine to themselves, one file at a time.
      {
        test: {
          name: "parts",
          ...TIMES,
          include: toTests("contracts,engine,web,sdk,cli,scripts"),
          sequence: { groupOrder: 0 },
          maxWorkers: "100%",
        },
      },
      { test: { name: "whole", ...TIMES, include: toTests("server,bench,e2e"), sequence: { groupOrder: 1 }, maxWorkers: 1 } },
    ],
  },
});
