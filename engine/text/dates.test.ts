import { describe, expect, it } from "vitest";
import { readDateRanges } from "./dates.ts";

const AS_OF = "2026-11-01";
const read = (text: string) =>
  readDateRanges(text, AS_OF).map(
    (range) => `${range.kind} ${range.from?.value ?? ""}..${range.to?.value ?? (range.ongoing ? "today" : "")}`,
  );

describe("periods", () => {
  it.each([
    ["Jan 2019 – Present", "range 2019-01..today"],
    ["03/2015 – 12/2018", "range 2015-03..2018-12"],
    ["2011–2015", "range 2011..2015"],
    ["Mar. '19 - Sept '21", "range 2019-03..2021-09"],
    ["06/18 - 09/21", "range 2018-06..2021-09"],
    ["March – June 2019", "range 2019-03..2019-06"],
    ["2018-21", "range 2018..2021"],
    ["2019/20", "range 2019..2020"],
    ["01.10.2012 - 31.12.2015", "range 2012-10..2015-12"],
    ["2019-03 to 2020-04", "range 2019-03..2020-04"],
    ["Q3 2019 - Q1 2020", "range 2019..2020"],
    ["2019 to date", "range 2019..today"],
    ["2019 –", "since 2019..today"],
  ])("%s is read as %s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ["15. März 2019 bis heute", "range 2019-03..today"],
    ["seit 05.2020", "since 2020-05..today"],
    ["1er mars 2019 – aujourd'hui", "range 2019-03..today"],
    ["juil. 2018 à févr. 2020", "range 2018-07..2020-02"],
    ["sept 2019 hasta la actualidad", "range 2019-09..today"],
    ["março de 2019 – atual", "range 2019-03..today"],
    ["dal 2019 ad oggi", "range 2019..today"],
    ["september 2015 t/m januari 2021", "range 2015-09..2021-01"],
  ])("reads %s in its own language", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it("keeps two single years apart that only stand beside each other", () => {
    expect(read("2010, 2012")).toEqual(["single 2010..", "single 2012.."]);
  });
});

describe("what is no date", () => {
  it.each(["ISO 9001:2015", "$2015", "2,019 parcels", "2015% more", "section 12-2", "May I help"])("%s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe("places and vagueness", () => {
  it("gives the place of each end in the text", () => {
    const text = "Cook, Mar 2019 – Present";
    const [range] = readDateRanges(text, AS_OF);
    expect(text.slice(range?.from?.start, range?.from?.end)).toBe("Mar 2019");
    expect(text.slice(range?.present?.start, range?.present?.end)).toBe("Present");
  });

  it("lets a bare year mean any of its months and a season three", () => {
    const [year] = readDateRanges("2019", AS_OF);
    const [season] = readDateRanges("Summer 2019", AS_OF);
    expect([year?.from?.lo, year?.from?.hi]).toEqual([2019 * 12, 2019 * 12 + 11]);
    expect([season?.from?.lo, season?.from?.hi]).toEqual([2019 * 12 + 5, 2019 * 12 + 7]);
  });

  it("joins a period that breaks over two lines", () => {
    expect(read("Jan 2019 –\nPresent")).toEqual(["range 2019-01..today"]);
  });
});

describe("hostile text", () => {
  it.each([" ", "1/", "Jan ", "to ", "- ", "2019 "])("passes 150,000 characters of %j quickly", (piece) => {
    const started = performance.now();
    readDateRanges(piece.repeat(150_000 / piece.length), AS_OF);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
