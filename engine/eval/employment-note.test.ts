import { expect, test } from "vitest";
import { sameTitle } from "./employment-note.ts";

test("a note on the terms of employment behind a title may stand or not", () => {
  expect(sameTitle("Nurse (part-time)", "Nurse")).toBe(true);
  expect(sameTitle("Serveuse", "Serveuse (saisonnier)")).toBe(true);
});

test("any other words in brackets belong to the title", () => {
  expect(sameTitle("Nurse (Paediatrics)", "Nurse")).toBe(false);
  expect(sameTitle("Nurse (part-time)", "Sister")).toBe(false);
  expect(sameTitle(undefined, "Nurse")).toBe(false);
});
