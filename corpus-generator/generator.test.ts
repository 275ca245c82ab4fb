import { describe, expect, it } from "vitest";
import { printInterval, toTotalYears } from "./dates.ts";
import { toMonth } from "./person.ts";
import { type Half, type Planned, plan } from "./plan.ts";
import { encode } from "./producers/text.ts";
import { LANGUAGES, VOCABULARIES } from "./vocabulary.ts";

const HALVES: Half[] = ["dev", "held-out"];
const plainOf = (text: string): string =>
  text
    .replace(/<[^>]+>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/\\([&%#_$])/g, "$1")
    .replace(/\s+/g, " ");

/** Layouts may print in capitals what the truth names as it is. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase();

/** What the truth names and the page does not show. */
function missingOn({ source, truth: { profile } }: Planned): string[] {
  const page = plainOf(source);
  const named = [
    profile.basics.name,
    profile.basics.email,
    profile.basics.phone,
    profile.basics.location.city,
    ...profile.work.flatMap(({ name, position, location }) => [name, position, location ?? name]),
    ...profile.education.flatMap(({ institution, studyType, area }) => [institution, studyType, area ?? studyType]),
    ...profile.skills,
    ...profile.certificates.map(({ name }) => name),
    ...profile.languages.flatMap(({ language, fluency }) => [language, fluency]),
  ];
  const folded = foldCase(page);
  return named.filter((text) => text === "" || !folded.includes(foldCase(text)));
}

describe.each(HALVES)("the plan of the %s half", (half) => {
  it("is the same from the same seed and another one from another seed", () => {
    expect(plan(half, 2, 5)).toEqual(plan(half, 2, 5));
    expect(plan(half, 1, 5)[0]?.truth).not.toEqual(plan(half, 1, 6)[0]?.truth);
  });

  it("prints everything that the truth names", () => {
    const wanting = plan(half, 7, 1).filter((one) => missingOn(one).length > 0);
    expect(wanting.map(({ name }) => name)).toEqual([]);
  });

  it("has every language", () => {
    expect(new Set(plan(half, 6, 1).map(({ truth }) => truth.language))).toEqual(new Set(LANGUAGES));
  });
});

describe("the words", () => {
  it("know at least forty trades, most of them outside software", () => {
    const trades = new Set(
      HALVES.flatMap((half) => plan(half, 60, 1).filter(({ truth }) => truth.language === "en")).map(
        ({ truth }) => truth.profile.work.at(-1)?.position,
      ),
    );
    expect(trades.size).toBeGreaterThanOrEqual(40);
    const families = VOCABULARIES.en.occupations.map(({ family }) => family);
    expect(families.filter((family) => family !== "software").length / families.length).toBeGreaterThan(0.6);
  });
});

describe("dates", () => {
  const style = { form: "month", between: " – ", since: false, present: "actualidad" } as const;

  it("are printed as the language prints them", () => {
    const open = { start: toMonth(2019, 3), end: null };
    expect(printInterval(open, style, VOCABULARIES.es)).toBe("marzo de 2019 – actualidad");
    expect(printInterval(open, { ...style, form: "dotted", since: true }, VOCABULARIES.de)).toBe("seit 03.2019");
  });

  it("add up to the union of the roles, the last month included", () => {
    const overlapping = [
      { start: toMonth(2020, 1), end: toMonth(2021, 12) },
      { start: toMonth(2021, 7), end: null },
    ];
    expect(toTotalYears(overlapping, "slash")).toBe(6.83);
    expect(toTotalYears([{ start: toMonth(2015, 2), end: toMonth(2018, 11) }], "years")).toBe(3);
  });
});

describe("text files", () => {
  it("are written in the old encoding of Windows where it has the letters", () => {
    expect([...encode("œ–é", "text-cp1252")]).toEqual([0x9c, 0x96, 0xe9]);
    expect([...encode("a", "text-utf16")]).toEqual([0xff, 0xfe, 0x61, 0]);
  });
});
