import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function asked(text: string): string[] {
  const reading = readRuled(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(({ name, importance }) => `${importance} ${name}`);
}

describe("codes in columns", () => {
  test("E and D behind the criteria, with the stage behind them, need no legend", () => {
    const text =
      "Person Specification\nPost: Physiotherapist\n\nHCPC registration  E  A\nBobath course  D  A\nSystmOne  D  A/I\nTriage\tE\tI\nExcel E A\nQuark (E) A, I";
    expect(asked(text)).toEqual([
      "must HCPC registration",
      "nice Bobath course",
      "nice SystmOne",
      "must Triage",
      "must Excel",
      "must Quark",
    ]);
  });

  test("in brackets in front of the criteria", () => {
    const text = "Policy Officer\n\nWhat you need to show us:\n(E) Statistics\n(E) Excel\n(D) Work in a trade body\n(D) Media handling";
    expect(asked(text)).toEqual(["must Statistics", "must Excel", "nice trade body", "nice Media handling"]);
  });

  test("a letter that belongs to a name is no code", () => {
    expect(asked("Driver\n\nRequirements\n- Category D\n- Excel\n- Vitamin E testing")).toContain("must Excel");
    expect(asked("Driver\n\nDesirable\n- Knowledge of grade E\n- SAP\n- Sage")).toEqual(expect.arrayContaining(["nice SAP", "nice Sage"]));
    expect(asked("Clerk\n\nRequirements\n- Excel E\n- SAP E\n- Sage E")).toHaveLength(3);
  });
});

describe("what stands under a heading nobody knows, amid the wishes", () => {
  test.each([
    "The good stuff\n50% discount. Quarterly bonus. Company sick pay.",
    "Thank-yous\n- Free parking\n- 28 days holiday\n- Team socials",
    "And for your trouble\n- Pension\n- £500 training budget\n- Gym",
  ])("is given where most of it is: %s", (given) => {
    expect(asked(`Manager\n\nEssential\n- SQL\n\n${given}`)).toEqual(["must SQL"]);
  });

  test.each([
    ["Clinical\n- Suturing\n- Plastering", 3],
    ["On the tools\n- Knowledge of pension schemes\n- Experience of bonus schemes", 3],
    ["Paperwork\n- Driving licence\n- Free of points", 2],
  ])("is asked for otherwise: %s", (wished, fewest) => {
    expect(asked(`Manager\n\nEssential\n- SQL\n\n${wished}`).length).toBeGreaterThanOrEqual(fewest);
  });
});

test.each(["Ref: 445-TCH-0192", "Reference number: AB12", "Vacancy ID: 99112", "Req ID: R-2291", "Posting number: 77"])(
  "the number of the advertisement is no wish: %s",
  (line) => {
    expect(asked(`Person Specification\nPost: Clerk\n${line}\n\nEssential\n- SQL`)).toEqual(["must SQL"]);
  },
);

describe("prose that asks", () => {
  test.each([
    ["You'd need a first aid certificate and SQL.", ["must first aid certificate", "must SQL"]],
    ["You just need a forklift licence.", ["must forklift licence"]],
    ["The successful candidate needs Excel.", ["must Excel"]],
    ["You'll want Excel and some HTML.", ["must Excel", "must HTML"]],
    ["Strong Java. Some Terraform.", ["must Java", "must Terraform"]],
    ["Proven B2B sales.", ["must B2B sales"]],
    ["Knowledge of Sage too.", ["must Sage"]],
  ])("%s", (sentence, wishes) => {
    expect(asked(`Clerk\n\nWe run a shop in Hull. ${sentence}`)).toEqual(wishes);
  });

  test.each([
    "Strong coffee and solid oak tables.",
    "Some SQL is written by the team.",
    "Excellent Excel training for all.",
    "You need help with your CV? You need us.",
    "You won't need Excel.",
    "You need more than Excel can give?",
  ])("asks for nothing: %s", (sentence) => {
    expect(asked(`Clerk\n\nWe run a shop in Hull. ${sentence}`)).toEqual([]);
  });
});

describe("questions and calls in prose", () => {
  test.each([
    ["Could you plan a rota? Can you use Excel?", ["must rota planning", "must Excel"]],
    ["Do you understand safeguarding? Can you run an induction?", ["must safeguarding", "must induction"]],
    ["Can you read music and use Sibelius?", ["must reading music", "must Sibelius"]],
  ])("%s", (sentence, wishes) => {
    expect(asked(`Clerk\n\nWe run a charity in Hull. ${sentence}`)).toEqual(wishes);
  });

  test.each(["Can you use our new logo?", "Could you post this on Excel day?", "Can you start on Monday?", "Could you be our next clerk?"])(
    "asks nobody for a skill: %s",
    (sentence) => {
      expect(asked(`Clerk\n\nWe run a charity in Hull. ${sentence}`)).toEqual([]);
    },
  );

  test("what stands in front of the need is asked for too", () => {
    const spoken = (text: string) => {
      const reading = readRuled(`Clerk\n\nWe run a shop in Hull. ${text}`);
      return reading.kind === "read" ? reading.job.languages.map(({ language }) => language) : [];
    };
    expect(spoken("Good English, which you need daily, and German.")).toEqual(["English", "German"]);
    expect(spoken("German is something you will need every day.")).toEqual(["German"]);
    expect(spoken("You need no German.")).toEqual([]);
  });

  test("what stands behind who is sought is asked for, in any language", () => {
    const yearsOf = (text: string) => {
      const reading = readRuled(text);
      return reading.kind === "read" ? reading.job.experience?.minYears : undefined;
    };
    expect(yearsOf("Lawyers\n\nWe have an opening for a family lawyer with 3 to 5 years at the bar.")).toBe(3);
    expect(yearsOf("El Faro\n\nRestaurante de ochenta plazas necesita incorporar jefe de cocina con experiencia mínima de 5 años.")).toBe(
      5,
    );
    expect(
      yearsOf("Lawyers\n\nWe are a firm with 30 years behind us. You will work with a lawyer with 5 years at the bar."),
    ).toBeUndefined();
  });
});

describe("names in a line", () => {
  test.each([
    ["Emerging record of publications", ["publications"]],
    ["Outstanding command of Spanish law", ["Spanish law"]],
    ["Success in attracting research funding", ["research funding"]],
    ["Basic numeracy and literacy", ["numeracy", "literacy"]],
    ["Docker & friends", ["Docker"]],
    ["Warehouse software (Manhattan) know-how", ["Warehouse software"]],
    ["US citizen or green card", []],
  ])("%s", (line, names) => {
    const reading = readRuled(`Clerk\n\nRequirements\n- ${line}`);
    const found = reading.kind === "read" ? reading.job.requirements.map(({ name }) => name) : [];
    expect(found.map((name) => name.replace(/^attracting (?:external )?| attraction$/g, ""))).toEqual(names);
  });
});
