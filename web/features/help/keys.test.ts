import { expect, test } from "vitest";
import { KEY_GROUPS } from "./keys.ts";

test("the table names the keys of a question in focus", () => {
  const rows = KEY_GROUPS.find(({ title }) => title === "help.keys.interview")?.rows ?? [];
  const shown = rows.map(({ keys }) => keys.map((chord) => chord.join(" ")).join(", "));
  expect(shown).toEqual(["1, 2, 3, 4", "E", "H", "Alt ↑, Alt ↓"]);
});
