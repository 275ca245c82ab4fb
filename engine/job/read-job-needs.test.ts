import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function jobOf(text: string) {
  const reading = readRuled(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

/** "name: importance", alternatives behind slashes. */
const asked = (text: string) =>
  jobOf(text).requirements.map(
    ({ name, importance, alternatives = [] }) => `${[name, ...alternatives.map((one) => one.name)].join("/")}: ${importance}`,
  );
const prose = (sentence: string) => asked(`Site Manager\n\nWe build houses in Kent.\n\n${sentence}`);

describe("needs put to the reader in prose", () => {
  test("what stands behind 'you'd want to', 'the person appointed will need to', 'got to' is asked for", () => {
    expect(prose("To fit in you'd want to have experience of lambing, and wall building.")).toEqual([
      "lambing: must",
      "wall building: must",
    ]);
    expect(prose("The person appointed will need to manage budgets and write reports.")).toHaveLength(2);
    expect(prose("Got to have your CSCS.")).toEqual(["CSCS: must"]);
  });

  test("what the reader does behind the need is named by its object", () => {
    expect(prose("The postholder will need to take pre-screening readings and to keep the stock book.")).toEqual([
      "pre-screening readings: must",
      "stock book: must",
    ]);
    expect(prose("You will need to arrive by yourself.")).toEqual([]);
  });

  test("what is soon learned or not insisted on is not asked for, 'good if you have it' is nice", () => {
    expect(prose("VetSpace software is easy to pick up.")).toEqual([]);
    expect(prose("Chartered status is not something we insist on.")).toEqual([]);
    expect(prose("Revit? Good if you have it.")).toEqual(["Revit: nice"]);
  });

  test("what nobody needs, and what depends, is not", () => {
    expect(prose("You won't need to manage budgets.")).toEqual([]);
    expect(prose("If you need to move house, we help with the boxes.")).toEqual([]);
    expect(prose("Our clients need to have planning advice.")).toEqual([]);
  });

  test("mastery is a head, whatever the word for it", () => {
    expect(prose("You'll be good in Revit, because the schools ask for it.")).toEqual(["Revit: must"]);
    expect(prose("You will be sharp on conveyancing.")).toEqual(["conveyancing: must"]);
    expect(prose("The house is quick on parcels.")).toEqual([]);
  });

  test("'no more than' denies nothing", () => {
    expect(prose("A manual driving licence with no more than three points is necessary.")).toEqual(["driving licence: must"]);
  });

  test("a paper named in a few words is asked for, one that is paid for is not", () => {
    expect(prose("Driving licence as well.")).toEqual(["Driving licence: must"]);
    expect(prose("Forklift licence paid for.")).toEqual([]);
    expect(prose("No licence.")).toEqual([]);
  });
});

describe("lists of which one is enough", () => {
  test("lines below 'any of these' are one choice, those below the next heading are not", () => {
    expect(asked("Clerk\n\nPreferred, any of these:\n- Sage\n- QuickBooks\n- Xero\n\nRequirements\n- Excel\n- SQL")).toEqual([
      "Sage/QuickBooks/Xero: should",
      "Excel: must",
      "SQL: must",
    ]);
  });

  test("an equivalent from elsewhere is another way to the degree, no field and no wish", () => {
    const job = jobOf("Nurse\n\nRequirements\n- BSc in Nursing or overseas equivalent\n- Excel");
    expect(job.education).toMatchObject({ areas: ["Nursing"], orEquivalent: true });
    expect(job.requirements.map(({ name }) => name)).toEqual(["Excel"]);
  });
});

describe("small things in lists", () => {
  test("a team keeps its name without its size", () => {
    expect(asked("Lead\n\nRequirements\n- leadership of a team of six or more")).toEqual(["leadership of a team: must"]);
  });

  test("indented bullets right above the next heading are items", () => {
    expect(asked("Clerk\n\nEssential\n    • Excel\n    • Keyboard skills\n  Desirable\n    • Sage")).toEqual([
      "Excel: must",
      "Keyboard skills: must",
      "Sage: nice",
    ]);
  });
});

describe("what is told beside a wish", () => {
  test("the reason behind it names nothing, what follows from the reason does", () => {
    expect(prose("You must know Revit, because the schools are drawn in Rhino.")).toEqual(["Revit: must"]);
    expect(prose("Experience of lettings is essential because there is nobody to show you Xero, so a driving licence is too.")).toEqual([
      "lettings: must",
      "driving licence: must",
    ]);
  });

  test("years of somebody who leaves, of money and beyond twenty are nobody's experience", () => {
    const yearsOf = (sentence: string) => jobOf(`Site Manager\n\nWe build houses.\n\n${sentence}`).experience;
    expect(yearsOf("Our treasurer of eleven years steps down and we are looking for someone to join us.")).toBeUndefined();
    expect(yearsOf("We are looking for a coordinator, a post funded for 18 months.")).toBeUndefined();
    expect(yearsOf("We need a clerk after twenty-two years.")).toBeUndefined();
    expect(yearsOf("We are looking for someone with eleven years of practice.")).toMatchObject({ minYears: 11 });
  });

  test("commuting, probation and what is no part of the work are not asked for", () => {
    expect(asked("Groomer\n\nRequirements\n- Leeds: reliably commute (Required)\n- Probationary period required\n- Sage")).toEqual([
      "Sage: must",
    ]);
    expect(prose("Embalming isn't part of it.")).toEqual([]);
    expect(asked("Groomer\n\nRequirements\n- Hand stripping\n- Nail trimming is optional")).toEqual(["Hand stripping: must"]);
  });

  test("a need with nothing behind it is about what stands before", () => {
    expect(prose("Gross profit and stock ordering you need to understand.")).not.toEqual([]);
  });

  test("those who are called for are no wish of their own", () => {
    expect(asked("Movers needed tonight + weekends (Derby)\n\nMust have a driving licence.")).toEqual(["driving licence: must"]);
  });
});

describe("lists of verbs and of kinds", () => {
  test("a verb of having behind a comma opens another wish", () => {
    expect(asked("Clerk\n\nRequirements\n- have worked in sales ledger, know Sage 200 or a comparable system")).toEqual([
      "sales ledger: must",
      "Sage 200: must",
    ]);
  });

  test("'is nice' grades", () => {
    expect(asked("Mason\n\nRequirements\n- Lime is a must, lettering is nice")).toEqual(["Lime: must", "lettering: nice"]);
  });

  test("an emoji stands between a label and its text", () => {
    expect(asked("Clerk\n\nRequirements 🔧 Excel, Sage\nPerks 🎉 welcome bonus, cinema card")).toEqual(["Excel: must", "Sage: must"]);
  });
});

describe("names and brackets", () => {
  test("a choice in brackets behind one of several names belongs to that one", () => {
    expect(asked("QA Engineer\n\nMust have: Java, TestNG, API testing (RestAssured / Postman), SQL")).toEqual([
      "Java: must",
      "TestNG: must",
      "API testing/RestAssured/Postman: must",
      "SQL: must",
    ]);
  });

  test("a name with a capital inside is no verb form, an age is no name", () => {
    expect(asked("QA Engineer\n\nRequirements\n- RestAssured\n- 23+ yrs old\n- Age below 35")).toEqual(["RestAssured: must"]);
  });

  test("'you'll want' asks", () => {
    expect(prose("You'll want Sage and business insurance.")).toEqual(["Sage: must", "business insurance: must"]);
  });

  test("'e.g.' is no part of a name", () => {
    expect(asked("Housing Officer\n\nRequirements\n- A relevant qualification (e.g. CIH Level 3) is desirable")).toEqual([
      "CIH Level 3: nice",
    ]);
  });

  test("'is advantage' grades, as those write who speak other languages at home", () => {
    expect(asked("Operator\n\nRequirements\n- soldering is advantage")).toEqual(["soldering: nice"]);
  });
});
