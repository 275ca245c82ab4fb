import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const GROUPS: [company: string, titles: string[]][] = [
  ["Hartwell Garages", ["Workshop Manager", "Mechanic"]],
  ["Beltane Motors", ["Service Receptionist"]],
];
const DATES = ["Mar 2019 – Present", "Jan 2016 – Feb 2019", "Sep 2013 – Dec 2015"];
const ROLES = ["Workshop Manager @ Hartwell Garages", "Mechanic @ Hartwell Garages", "Service Receptionist @ Beltane Motors"];

/** Roles in groups under their company, with lines of every role between title and dates or below the dates, and one below the company. */
function rolesWith(extra: { company?: string; title?: string; dates?: string[] }): string[] {
  const dates = [...DATES];
  const text = GROUPS.flatMap(([company, titles]) => [
    "",
    company,
    ...(extra.company ? [extra.company] : []),
    ...titles.flatMap((title) => [
      "",
      title,
      ...(extra.title ? [extra.title] : []),
      dates.shift() ?? "",
      ...(extra.dates ?? []),
      "- Shared out the work of the day",
      "- Cut complaints by a third",
    ]),
  ]);
  const document = toPlainDocument(["Jo Example", "jo@example.com", "", "Experience", ...text].join("\n"));
  return readResume(document, { asOf: "2026-11-01" }).work.map(({ position, name }) => `${position} @ ${name}`);
}

describe("lines that every role has beside its head", () => {
  it.each([
    ["the terms of the contract before a town", "Full-time, Wadebridge"],
    ["a shift and a town", "Night shift · Wadebridge"],
    ["how many work there", "Wadebridge · 120 employees"],
    ["who was reported to", "Reporting to the managing director"],
    ["a department", "After-sales department"],
  ])("%s is no employer", (_, line) => {
    expect(rolesWith({ dates: [line] })).toEqual(ROLES);
  });

  it("leave the company its name where a town no list knows stands below it", () => {
    expect(rolesWith({ company: "Quarnhurst" })).toEqual(ROLES);
  });

  it("are employers where most of them say so and the lines above do not", () => {
    const lines = [
      "",
      "Kitchens",
      "",
      "Chef",
      "2019 – 2021",
      "Harbour Hotel Ltd",
      "- Cooked",
      "",
      "Cook",
      "2016 – 2018",
      "Mill Inn Ltd",
      "- Cooked",
    ];
    const text = ["Jo Example", "", "Experience", ...lines, "", "Bars", "", "Barkeeper", "2012 – 2015", "Anchor Pubs Ltd", "- Poured"].join(
      "\n",
    );
    const work = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work;
    expect(work.map(({ name }) => name)).toEqual(["Harbour Hotel Ltd", "Mill Inn Ltd", "Anchor Pubs Ltd"]);
  });
});

describe("the terms of a contract behind a comma", () => {
  const nameOf = (head: string) => {
    const text = ["Jo Example", "", "Experience", head, "- Drove"].join("\n");
    const [role] = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).work;
    return `${role?.position} @ ${role?.name}`;
  };

  it("stay with a title, as it is printed, and leave an employer", () => {
    expect(nameOf("Courier, casual | Fastway Couriers Ltd | 2019 – 2021")).toBe("Courier, casual @ Fastway Couriers Ltd");
    expect(nameOf("Courier | Fastway Couriers Ltd, part-time | 2019 – 2021")).toBe("Courier @ Fastway Couriers Ltd");
  });
});
