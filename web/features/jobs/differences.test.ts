import { expect, test } from "vitest";
import { toDifferences } from "./differences.ts";

const told = (before: string, after: string) => toDifferences(before, after).map(({ kind, text }) => `${kind}: ${text}`);

test("words that were replaced stand between those that stayed", () => {
  expect(told("We want a rockstar\nto sing.\n", "We want an expert\nto sing.\n")).toEqual([
    "same: We want ",
    "removed: a",
    "added: an",
    "same:  ",
    "removed: rockstar",
    "added: expert",
    "same: \nto sing.\n",
  ]);
});

test("a line that went and a line that came are whole", () => {
  expect(told("- SQL\n- Under 35\n- Java\n", "- SQL\n- Java\n- Kotlin\n")).toEqual([
    "same: - SQL\n",
    "removed: - Under 35\n",
    "same: - Java\n",
    "added: - Kotlin\n",
  ]);
});

test("nothing of either text is lost, whatever they hold", () => {
  const texts = ["", "a", "a b c", "c b a\n\nx", "\n\n", "🚀 مرحبا\n- b", "x ".repeat(3000), `${"y\n".repeat(3000)}z`];
  for (const before of texts)
    for (const after of texts) {
      const changes = toDifferences(before, after);
      const join = (other: string) => changes.filter(({ kind }) => kind !== other).map(({ text }) => text);
      expect([join("added").join(""), join("removed").join("")]).toEqual([before, after]);
    }
});
