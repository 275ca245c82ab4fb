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
    ["15 JUN 17 - 02 AUG 20", "range 2017-06..2020-08"],
    ["11-FEB-25 - 28-OCT-25", "range 2025-02..2025-10"],
    ["03 Mar 19 to present", "range 2019-03..today"],
    ["Ward 7 Jun 19 - Aug 21", "range 2019-06..2021-08"],
    ["06/18 - 09/21", "range 2018-06..2021-09"],
    ["04/89 – 11/96", "range 1989-04..1996-11"],
    ["09/98 - 02/03", "range 1998-09..2003-02"],
    ["veranos de 2012, 2013 y 2014", "range 2012..2014"],
    ["étés 2015 et 2016", "range 2015..2016"],
    ["2021, 2022, 2023, 2024", "range 2021..2024"],
    ["Summer 2019, Summer 2020", "range 2019..2020"],
    ["été 2012 et été 2013", "range 2012..2013"],
    ["2020, 2021, 2022 (each June to Sept)", "range 2020-06..2022-09"],
    ["2022 (Mar to Nov)", "range 2022-03..2022-11"],
    ["2016 (April–Juli)", "range 2016-04..2016-07"],
    ["March – June 2019", "range 2019-03..2019-06"],
    ["2018-21", "range 2018..2021"],
    ["2019/20", "range 2019..2020"],
    ["01.10.2012 - 31.12.2015", "range 2012-10..2015-12"],
    ["2019-03 to 2020-04", "range 2019-03..2020-04"],
    ["Q3 2019 - Q1 2020", "range 2019..2020"],
    ["2019 to date", "range 2019..today"],
    ["2019 –", "since 2019..today"],
    ["09/22-   Yard foreman", "since 2022-09..today"],
    ["Dates: 07/20 –", "since 2020-07..today"],
    ["Teacher, Year 4\tOct 2016 - July 2018", "range 2016-10..2018-07"],
    ["08/'21 – 02/'24", "range 2021-08..2024-02"],
    ["IV 2017 – XI 2019", "range 2017-04..2019-11"],
    ["IX/2020 - present", "range 2020-09..today"],
    ["02/2019 – alla data attuale", "range 2019-02..today"],
    ["05/2021 – at present", "range 2021-05..today"],
    ["now <- 2020-03 : Translator", "since 2020-03..today"],
    ["2020-02 <- 2019-06", "range 2019-06..2020-02"],
    ["[Mar 2023 - date]", "range 2023-03..today"],
    ["2017 a la fecha / to present", "range 2017..today"],
    ["2012 a 2017 / 2012 to 2017", "range 2012..2017"],
    ["Juillet et août 2015", "range 2015-07..2015-08"],
    ["summers of 2019 and 2020", "range 2019..2020"],
    ["_2016 – Feb 2020_", "range 2016..2020-02"],
    ["[2015 / 2020]", "range 2015..2020"],
    ["2020 / oggi", "range 2020..today"],
    ["Hale Arms II 2016 – 2018", "range 2016..2018"],
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
    ["da 02/2021", "since 2021-02..today"],
    ["september 2015 t/m januari 2021", "range 2015-09..2021-01"],
    ["início de 2015 a fim de 2018", "range 2015..2018"],
    ["metà del 2015 – fine del 2018", "range 2015..2018"],
  ])("reads %s in its own language", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ["02 – 07/2017", "range 2017-02..2017-07"],
    ["03.–09.2018", "range 2018-03..2018-09"],
    ["2018/19 – 2020/21", "range 2018..2021"],
    ["WS 2014/15 – SS 2018", "range 2014..2018"],
    ["H1 2017 – H2 2019", "range 2017..2019"],
    ["FY2017 – FY2019", "range 2017..2019"],
    ["1998–03", "range 1998..2003"],
    ["mid-2016 to end of 2018", "range 2016..2018"],
    ["mediados de 2015 – finales de 2017", "range 2015..2017"],
    ["inizio 2016 – fine 2019", "range 2016..2019"],
    ["2015 – ca. 2018", "range 2015..2018"],
    ["2017.3 – 2019.11", "range 2017-03..2019-11"],
    ["Nov 2020 – still employed", "range 2020-11..today"],
    ["sept 2023 til now", "range 2023-09..today"],
    ["2014 onwards", "since 2014..today"],
    ["since about 2013", "since 2013..today"],
    ["depuis l’automne 2017", "since 2017..today"],
    ["(since 07/21)", "since 2021-07..today"],
    ["2016 – hasta la fecha", "range 2016..today"],
    ["De março de 2019 até à data", "range 2019-03..today"],
    ["März 2020 – z. Zt.", "range 2020-03..today"],
    ["mei 2019 – huidige functie", "range 2019-05..today"],
    ["2019 à nos jours", "range 2019..today"],
    ["06/2018 – a tutt'oggi", "range 2018-06..today"],
    ["2019 -->", "since 2019..today"],
    ["2013/2016", "range 2013..2016"],
    ["marzo 2015/junio 2019", "range 2015-03..2019-06"],
    ["03-2015 / 06-2019", "range 2015-03..2019-06"],
    ["01-06-2018 to 31-05-2020", "range 2018-06..2020-05"],
    ["01-02-2018 - 01-05-2020", "range 2018-02..2020-05"],
    ["03-06/2019", "range 2019-03..2019-06"],
    ["2019 – Data Analyst", "single 2019.."],
  ])("reads the vague %s", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it("lets a day above 12 tell the order of day and month at both ends", () => {
    expect(read("dal 02/05/2016 al 30/09/2018")).toEqual(["range 2016-05..2018-09"]);
    expect(read("02/05/2016 – 09/30/2018")).toEqual(["range 2016-02..2018-09"]);
  });

  it.each([
    ["Front End, 2019 – 2021", "2019"],
    ["Meta 2019 – 2021", "2019"],
    ["Final, 2019 – 2021", "2019"],
    ["Start 2019 – 2021", "2019"],
  ])("takes no word of %s for a part of the year", (text, from) => {
    const [range] = readDateRanges(text, AS_OF);
    expect(text.slice(range?.start, range?.from?.end)).toBe(from);
  });

  it("keeps two single years apart that only stand beside each other", () => {
    expect(read("2010, 2012")).toEqual(["single 2010..", "single 2012.."]);
  });
});

it("is told with the word that makes its beginning vague", () => {
  const [range] = readDateRanges("Cook, Leeds, circa 2015 to about 2018", AS_OF);
  expect(range?.start).toBe("Cook, Leeds, ".length);
});

describe("what is no date", () => {
  it.each([
    "ISO 9001:2015",
    "Designer 2018.3",
    "$2015",
    "2,019 parcels",
    "2015% more",
    "section 12-2",
    "May I help",
    "on 04 Mar 12",
    "11-FEB-25",
    "05/21 loads",
    "12/24-hour",
  ])("%s", (text) => {
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

  it.each([
    ["IV. Quartal 2019", 9, 11],
    ["3T 2019", 6, 8],
    ["third quarter of 2019", 6, 8],
    ["primer trimestre de 2019", 0, 2],
    ["S2 2019", 6, 11],
    ["2019 Fall", 8, 10],
    ["T2 2019", 3, 5],
    ["najaar 2019", 8, 10],
    ["outono de 2019", 8, 10],
  ])("reads %s as the months it may mean", (text, lo, hi) => {
    const [{ from } = {}] = readDateRanges(text, AS_OF);
    expect([from?.lo, from?.hi].map((month) => (month ?? 0) - 2019 * 12)).toEqual([lo, hi]);
  });

  it.each(["Spring – Fall 2019", "Q1 to Q3 2019", "2019 (Frühjahr – Herbst)", "printemps - automne 2019"])(
    "gives both parts of the year in %s that year",
    (text) => {
      const [{ from, to } = {}] = readDateRanges(text, AS_OF);
      expect([from?.value, to?.value]).toEqual(["2019", "2019"]);
      expect((from?.hi ?? 0) < (to?.lo ?? 0)).toBe(true);
    },
  );

  it("takes no word before a comma for a part of the year", () => {
    const [range] = readDateRanges("Rischio medio, 2021", AS_OF);
    expect(range?.start).toBe(15);
  });

  it("leaves a season alone that is a word of a title", () => {
    const [range] = readDateRanges("2019 Summer Camp Leader", AS_OF);
    expect(range?.end).toBe(4);
  });

  it("joins a period that breaks over two lines", () => {
    expect(read("Jan 2019 –\nPresent")).toEqual(["range 2019-01..today"]);
  });
});

describe("numbers of versions", () => {
  it.each(["Cluster upgrade 1.24 -> 1.31", "moved the fleet from 1.25 to 1.32", "1.18 → 1.22"])("are no period: %s", (text) => {
    expect(read(text).filter((range) => range.startsWith("range"))).toEqual([]);
  });

  it("are told from months with their years", () => {
    expect(read("06.18 - 03.21")).toEqual(["range 2018-06..2021-03"]);
    expect(read("1.19 – 6.22")).toEqual(["range 2019-01..2022-06"]);
  });
});

describe("the day of reading", () => {
  it("takes no printed date away, however early it is", () => {
    const values = readDateRanges("03/2019 – '21", "1999-06-15").map(({ from, to }) => [from?.value, to?.value]);
    expect(values).toEqual([["2019-03", "2021"]]);
  });
});

describe("hostile text", () => {
  it.each([" ", "1/", "Jan ", "to ", "- ", "2019 "])("passes 150,000 characters of %j quickly", (piece) => {
    const started = performance.now();
    readDateRanges(piece.repeat(150_000 / piece.length), AS_OF);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
