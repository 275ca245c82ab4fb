import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,engine,server,web,sdk,cli,bench,e2e,scripts}/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
