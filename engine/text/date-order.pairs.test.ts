import { describe, expect, it } from "vitest";
import { readsYearPairs, withYearPairs } from "./date-order.ts";

describe("two years of two digits and a hyphen", () => {
  it.each(["2014-19 Welder, 2010-12 Cook", "1998-03 Clerk\n2012-14 Cook", "2019-23 and 2011-12", "2004-2011 Deckhand\n2002-04 Stocker"])(
    "are pairs: %s",
    (text) => {
      expect(readsYearPairs(text)).toBe(true);
    },
  );

  it.each([
    "2019-03 to 2021-12",
    "2010-12",
    "2014-19 Welder, since 2019-03",
    "born 1990-11-12",
    "2015-16-17",
    "2004-2011 Cook, 2002-04 to 2003-10 Clerk",
    "2004-2011 Cook, since 2002-04",
  ])("are none where one of them is a month, or all may be: %s", (text) => {
    expect(readsYearPairs(text)).toBe(false);
  });

  it("are written with a dash of the same length", () => {
    expect(withYearPairs("2010-12 Cook, 2019-03-01")).toBe("2010–12 Cook, 2019-03-01");
  });
});
