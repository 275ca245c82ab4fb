import { describe, expect, it } from "vitest";
import { monthsOfUnion, toInterval, totalYears } from "./durations.ts";

const AS_OF = "2026-11-01";
const interval = (start: string | undefined, end: string | null | undefined) => {
  const found = toInterval(start, end, AS_OF);
  if (!found) throw new Error("no interval");
  return found;
};

describe("months of a role", () => {
  it("counts both named months in full", () => {
    const { start, end } = interval("2020-01", "2020-12");
    expect(end - start).toBe(12);
  });

  it("lets bare years lie between 13 and 36 months", () => {
    const { startHi, endLo, startLo, endHi, start, end } = interval("2019", "2021");
    expect([endLo - startHi, endHi - startLo]).toEqual([13, 36]);
    expect(end - start).toBe(24);
  });

  it("runs until the day of reading when the role goes on", () => {
    expect(interval("2025-11", null).end).toBe(2026 * 12 + 10);
  });

  it("never ends before it starts, not even when it starts next year", () => {
    const { start, end } = interval("2027-01", null);
    expect(end).toBeGreaterThanOrEqual(start);
  });

  it("is unknown without a start", () => {
    expect(toInterval(undefined, "2020", AS_OF)).toBeUndefined();
  });
});

describe("union", () => {
  it("counts months of overlapping roles once", () => {
    expect(
      monthsOfUnion([
        { start: 0, end: 12 },
        { start: 6, end: 18 },
        { start: 30, end: 36 },
      ]),
    ).toBe(24);
  });

  it("is nothing without roles", () => {
    expect(monthsOfUnion([])).toBe(0);
  });

  it("keeps the best figure between its bounds", () => {
    const years = totalYears([interval("2015", "2018"), interval("2018-03", "2020-05")]);
    expect(years.lo).toBeLessThanOrEqual(years.mid);
    expect(years.mid).toBeLessThanOrEqual(years.hi);
  });
});
