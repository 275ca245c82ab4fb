import { describe, expect, it } from "vitest";
import { isOneDate, joinDate, wrapsDate } from "./one-date.ts";

describe("a date alone", () => {
  it("may say how long it was", () => {
    expect(
      ["2019 – 2021 (2 yrs)", "03/2019 – 05/2021 · 2 ans", "seit 2024-10 (2 Jahre)", "Jun 2019 - May 2021 (1 yr 11 mos)"].every(isOneDate),
    ).toBe(true);
    expect(["2 years", "2019 (2 Kinder)", "Nurse 2019 – 2021 (2 yrs)"].some(isOneDate)).toBe(false);
  });

  it("breaks at its own hyphens", () => {
    expect(joinDate("2018-04 – 2019-", "06")).toBe("2018-04 – 2019-06");
    expect(joinDate("03/2018 –", "06/2019")).toBe("03/2018 – 06/2019");
  });

  it("breaks before its last year and its length", () => {
    expect(wrapsDate("Jun 2024 – Nov", "2024 (6 mos)")).toBe(true);
    expect(wrapsDate("2019 – 2021", "2016 – 2019 (3 yrs)")).toBe(false);
  });

  it("does not run into the period below that has both its ends", () => {
    expect(wrapsDate("Oct. 2021–", "2018–Sept. 2021")).toBe(false);
    expect(wrapsDate("Oct. 2021–", "Sept. 2023")).toBe(true);
  });
});
