import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { ResumeProfile } from "../../resume/index.ts";
import { canonicalJson } from "../../text/index.ts";
import { AS_OF, aProfile, aRole, aSkill } from "../test/samples.ts";
import { type ScoringView, toScoringView } from "./scoring-view.ts";

/** Made-up proper names: capital, then letters of no word. */
const secret = fc
  .string({ unit: fc.constantFrom(..."bcdfghjkmpqvwxz"), minLength: 6, maxLength: 10 })
  .map((letters) => letters.charAt(0).toUpperCase() + letters.slice(1));

test.each(["none", "None.", "keine", "not yet"])("a language beside which the resume says that it is not spoken is none: %s", (fluency) => {
  const languages = [
    { language: "Spanish", fluency },
    { language: "French", fluency: "basic" },
  ];
  expect(toScoringView(aProfile({ languages }), AS_OF).languages).toEqual([{ language: "french", cefr: null }]);
});

const YEAR = fc.integer({ min: 1961, max: 2024 });

describe("the scoring view", () => {
  test("has these fields and no others", () => {
    expectTypeOf<keyof ScoringView>().toEqualTypeOf<
      | "skills"
      | "roles"
      | "experience"
      | "projects"
      | "mentions"
      | "notDone"
      | "degrees"
      | "certificates"
      | "unheld"
      | "languages"
      | "writtenIn"
      | "unread"
    >();
    expectTypeOf<keyof ScoringView["roles"][number]>().toEqualTypeOf<"title" | "head" | "settings" | "months" | "duties" | "notDone">();
    expectTypeOf<keyof ScoringView["degrees"][number]>().toEqualTypeOf<"level" | "fields" | "status" | "school">();
    expectTypeOf<keyof ScoringView["skills"][number]>().toEqualTypeOf<"id" | "depth" | "months" | "entered" | "unheld">();
    const { skills, roles, degrees, ...rest } = toScoringView(
      aProfile({ work: [aRole("Cook", "2020", "2021")], skills: [aSkill("sql")], education: [{ level: 6 }] }),
      AS_OF,
    );
    expect(Object.keys(rest).sort()).toEqual([
      "certificates",
      "experience",
      "languages",
      "mentions",
      "projects",
      "unheld",
      "unread",
      "writtenIn",
    ]);
    expect([...skills, ...roles, ...degrees].flatMap((entry) => Object.keys(entry)).sort()).toEqual(
      ["depth", "duties", "fields", "head", "id", "level", "months", "months", "status", "title"].sort(),
    );
  });

  test("holds nothing of name, contact, address, school, employer, club, hobby or calendar, wherever the resume repeats it", () => {
    fc.assert(
      fc.property(fc.uniqueArray(secret, { minLength: 12, maxLength: 12 }), YEAR, (words, year) => {
        const json = canonicalJson(toScoringView(aPersonOf(words, year), AS_OF)).toLowerCase();
        for (const word of words) expect(json).not.toContain(word.toLowerCase());
        expect(json).not.toContain(String(year));
      }),
      { seed: 23, numRuns: 3000 },
    );
  });

  test("is the same for two people who did the same, whatever they are called and wherever they come from", () => {
    const people = fc.uniqueArray(secret, { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(people, YEAR, (words, year) => {
        const [one, other] = [aPersonOf(words.slice(0, 12), year), aPersonOf(words.slice(12), year)];
        expect(canonicalJson(toScoringView(one, AS_OF))).toBe(canonicalJson(toScoringView(other, AS_OF)));
      }),
      { seed: 24, numRuns: 2000 },
    );
  });

  test("moving all dates together with the day of reading changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 2000, max: 2020 }), (shift, start) => {
        const held = (by: number) =>
          aProfile({ work: [aRole("Cook", `${start + by}-03`, `${start + by + 2}`), aRole("Baker", `${start + by + 3}`, null)] });
        expect(canonicalJson(toScoringView(held(shift), `${2026 + shift}-11-01`))).toBe(
          canonicalJson(toScoringView(held(0), "2026-11-01")),
        );
      }),
      { seed: 25, numRuns: 500 },
    );
  });

  test.each(["Data Institute", "Institute of Data", "Analyst College"])(
    "a title keeps its words where they stand in a school's name: %s",
    (institution) => {
      const roles = (school: string) =>
        toScoringView(
          aProfile({
            work: [
              {
                name: "Kestrel Ltd",
                position: "Data Analyst",
                startDate: "2019",
                highlights: ["Data for managers", `Taught at ${school}`],
              },
            ],
            education: [{ institution: school, level: 6, status: "completed" }],
          }),
          AS_OF,
        ).roles;
      expect(roles(institution)).toEqual(roles("Westmere University"));
    },
  );

  test("a skill's word inside a school's or a person's name proves no skill", () => {
    const places = [{ path: "/education/0/institution", start: 0, end: 30, raw: "Institute of Technology", confidence: 1 }];
    const profile = aProfile({ skills: [aSkill("sql", { section: "education" })], meta: { ...aProfile().meta, places } });
    expect(toScoringView(profile, AS_OF).skills).toEqual([]);
    expect(toScoringView(aProfile({ skills: [aSkill("sql", { section: "education" })] }), AS_OF).skills).toHaveLength(1);
  });

  test("a trade that is also the person's name still counts", () => {
    const cook = aProfile({
      basics: { name: "Grace Cook", profiles: [] },
      work: [aRole("Head Cook", "2020", "2021", "Planned menus and baked bread")],
    });
    expect(toScoringView(cook, AS_OF).roles[0]?.title).toContain("cook");
  });

  test("a title's mark of gender is gone", () => {
    const titleOf = (title: string, language = "en") =>
      toScoringView(aProfile({ work: [aRole(title)], meta: { ...aProfile().meta, language } }), AS_OF).roles[0]?.title;
    expect(titleOf("Waitress")).toEqual(titleOf("Waiter"));
    expect(titleOf("Saleswoman")).toEqual(titleOf("Salesman"));
    expect(titleOf("Softwareentwicklerin", "de")).toEqual(titleOf("Softwareentwickler", "de"));
    expect(titleOf("Infirmière", "fr")).toEqual(titleOf("Infirmier", "fr"));
  });

  test("words that programs use for themselves are words like any other", () => {
    const { roles } = toScoringView(
      aProfile({ work: [aRole("Boat constructor", "2020-01", null, "Added a toString method to each constructor")] }),
      AS_OF,
    );
    expect(roles[0]?.title).toEqual(["boat", "construct"]);
    expect(roles[0]?.duties[0]).toContain("construct");
  });
});

function aPersonOf(words: readonly string[], year: number): ResumeProfile {
  const [
    first = "",
    last = "",
    city = "",
    region = "",
    school = "",
    street = "",
    club = "",
    host = "",
    employer = "",
    hobby = "",
    user = "",
    town = "",
  ] = words;
  return aProfile({
    basics: {
      name: `${first} ${last}`,
      email: `${first}.${last}@${host}.example`.toLowerCase(),
      url: `https://${user}.example`,
      location: { address: `${year} ${street} Street`, city, region, postalCode: `${year}0` },
      profiles: [{ network: "LinkedIn", url: `https://linkedin.example/in/${user}` }],
      summary: `Nurse from ${city}. Write to ${first}.${last}@${host}.example or see https://${user}.example for more.`,
    },
    work: [
      {
        name: `${employer} Ltd`,
        position: `Ward nurse, ${town}`,
        startDate: `${year}`,
        endDate: `${year + 1}`,
        location: town,
        highlights: [
          `Trained with ${first} ${last} at ${school} in ${town}, ${region}`,
          `Cared for patients of ${employer} since ${year}`,
          `${first} led the night shift`,
        ],
      },
    ],
    education: [
      { institution: `${school} University`, area: "Nursing", level: 6, status: "completed", startDate: `${year - 3}`, endDate: `${year}` },
    ],
    volunteer: [{ organization: `${club} Society`, highlights: [`Helped the ${club} Society in ${city}`] }],
    certificates: [{ name: `First aid, issued to ${first} ${last}` }],
    skills: [
      { ...aSkill(`term:${hobby.toLowerCase()}`, { section: "interests" }), name: hobby },
      { ...aSkill(`term:${last.toLowerCase()} method`), name: `${last} method` },
      aSkill("patient-care", { work: 0 }),
    ],
  });
}
