import { describe, expect, it } from "vitest";
import { namesDayFirst } from "./date-order.ts";
import { readDateRanges } from "./dates.ts";

describe("the order of day and month", () => {
  it.each([
    ["hired 14/02/2018, left 03/04/2019", "en", true],
    ["hired 02/14/2018, left 03/04/2019", "nl", false],
    ["01/06/2015 to 01/09/2018", "en", true],
    ["05/01/2015 to 09/01/2018", "it", false],
    ["03/04/2019", "fr", true],
    ["03/04/2019", "en", false],
  ])("of %s in %s names the day first: %s", (text, language, expected) => {
    expect(namesDayFirst(text, language)).toBe(expected);
  });

  it("decides what the dates mean", () => {
    const startOf = (dayFirst: boolean) => readDateRanges("03/04/2019 - 08/11/2021", "2026-11-01", dayFirst)[0]?.from?.value;
    expect([startOf(true), startOf(false)]).toEqual(["2019-04", "2019-03"]);
  });

  it("takes no numeral behind a name for a month", () => {
    expect(readDateRanges("Phase II 2019", "2026-11-01").map(({ from }) => from?.value)).toEqual(["2019"]);
  });
});
