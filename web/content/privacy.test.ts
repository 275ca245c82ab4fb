import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { IN_BROWSER, INVENTORY, OF_NOBODY, SIGN_IN } from "./privacy.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const sort = (words: Iterable<string>) => [...new Set(words)].sort();

test("the privacy policy names every table, and no other", () => {
  const tables = [...read("docs/data-model.md").matchAll(/^## (\w+)$/gm)].map((match) => match[1] ?? "");
  expect(tables.length).toBeGreaterThan(25);
  expect(sort([...INVENTORY.flatMap((entry) => entry.tables), ...OF_NOBODY])).toEqual(sort(tables));
});

test("no table with an owner is passed over as nobody's", () => {
  const owned = [...read("docs/data-model.md").matchAll(/^\| \[`(\w+)`\]\(.*\| owner_id \|/gm)].map((match) => match[1] ?? "");
  expect(owned).toContain("resumes");
  expect(owned.filter((table) => (OF_NOBODY as readonly string[]).includes(table))).toEqual([]);
});

test("the privacy policy names everything that pages put into the browser's storage", () => {
  const folder = new URL("..", import.meta.url).pathname;
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /[.]tsx?$/.test(path) && !/(^|[/])(node_modules|dist|build|test)[/]|[.]test[.]/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .filter((source) => /localStorage|sessionStorage|\breadStored\b/.test(source));
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:[A-Z_]*KEY|PREFIX|HINT) = "([^"]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(used).toContain("theme");
  const named = IN_BROWSER.flatMap(({ names }) => [...names]).filter((name) => name !== "fairlead.session_token");
  expect(sort(named)).toEqual(sort(used));
});

test("the policy's times of sign-ins are the server's", () => {
  expect(SIGN_IN).toEqual({ idleDays: 14, longestDays: 90, resetMinutes: 30, verifyDays: 3, tokenMinutes: 15 });
  const server = readdirSync(new URL("../../server/identity", import.meta.url))
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => read(`server/identity/${name}`))
    .join("\n");
  expect(server).toMatch(/IDLE_DAYS = 14;/);
  expect(server).toMatch(/LONGEST_SESSION_MS = 90 \* 86_400_000;/);
  expect(server).toMatch(/resetPassword: 30 \* 60_000, verifyEmail: 3 \* 86_400_000/);
  expect(server).toMatch(/expirationTime: "15m"/);
});
