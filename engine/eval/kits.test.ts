import { expect, test } from "vitest";
import { measureKits } from "./kits.ts";

const WANTED = 20_000;

test(`of ${WANTED} written questions none is unlawful, every one is grounded, and each is asked once`, { timeout: 600_000 }, () => {
  const { shares } = measureKits();
  expect(shares.get("grounded")?.tries).toBeGreaterThanOrEqual(WANTED);
  for (const name of [
    "lawful with follow-ups",
    "asked once in a kit",
    "grounded",
    "must-haves asked or named as not asked",
    "kinds of conditions asked once",
    "screening: whether a condition can be met",
  ])
    expect(shares.get(name)?.value, name).toBe(1);
  for (const name of ["open", "single-barrelled"]) expect(shares.get(name)?.value, name).toBeGreaterThanOrEqual(0.99);
});
