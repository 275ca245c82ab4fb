import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

/** "m:SQL", "n:Python/R": importance and name with what counts in its place. */
const wishes = (text: string): string[] =>
  read(text).requirements.map(
    ({ importance, name, alternatives = [] }) => `${importance.charAt(0)}:${[name, ...alternatives.map((one) => one.name)].join("/")}`,
  );
const asked = (line: string): string[] => wishes(`Clerk\n\nRequirements\n${line}\n- franking`).filter((wish) => wish !== "m:franking");

describe("codes of a person specification", () => {
  test("stand in a column of their own behind the criterion", () => {
    const text =
      "Stores clerk\n\nPerson specification      E = Essential, D = Desirable\n\nSkills\nStock taking  E\nSage or Xero  D\nFranking\tD";
    expect(wishes(text)).toEqual(["m:Stock taking", "n:Sage/Xero", "n:Franking"]);
  });

  test("count up in front of it, with or without a legend", () => {
    const text = "Stores clerk\n\nPerson specification\n\nE1  Stock taking\nE2  Franking\nD1  Sage or Xero";
    expect(wishes(text)).toEqual(["m:Stock taking", "m:Franking", "n:Sage/Xero"]);
  });

  test("a row that only looks numbered is no code where desirable ones are not counted", () => {
    expect(wishes("Stores clerk\n\nDesirable\nE10 petrol pumps\nSage")).toContain("n:Sage");
  });

  test("stages of the choosing behind a criterion name nothing", () => {
    const text = "Stores clerk\n\nEssential\nFranking (A/I)\nStock taking (I)\n\n(A = application form, I = interview)";
    expect(wishes(text)).toEqual(["m:Franking", "m:Stock taking"]);
  });
});

describe("labels of rows", () => {
  test("say which kind of wish stands behind them, with a colon or in a cell", () => {
    expect(asked("Legal: Knowledge of the Mines Act\nTechnical\tfault finding")).toEqual(["m:Mines Act", "m:fault finding"]);
  });

  test("that name a skill stay one", () => {
    expect(asked("- Franking machines: daily use")).toEqual(["m:Franking machines"]);
  });
});

describe("headings with a remark or in a made-up word", () => {
  test.each([
    ["The must-haves, honestly", "m:Python/R"],
    ["The would-love-to-haves", "n:Python/R"],
    ["You might even have", "n:Python/R"],
  ])("%s", (heading, wish) => {
    expect(wishes(`Clerk\n\nAbout us\nWe frank letters.\n\n${heading}\nPython or R\n`)).toEqual([wish]);
  });

  test("what nobody needs asks for nothing", () => {
    expect(wishes("Clerk\n\nRequirements\nfranking\n\nThe you-won't-needs\nDeep learning\nA suit")).toEqual(["m:franking"]);
  });
});

describe("a place of work beside another field", () => {
  test.each([
    ["- hotel or restaurant experience", ["m:hotel/restaurant"]],
    ["- warehouse or retail experience", ["m:warehouse/retail experience"]],
    ["- you've worked in travel or tourism", ["m:travel/tourism"]],
    ["- hotel", []],
  ])("%s", (line, expected) => {
    expect(asked(line)).toEqual(expected);
  });
});

test("w/ is with", () => {
  expect(asked("- Familiarity w/ AgriNet or PastureBase")).toEqual(["m:AgriNet/PastureBase"]);
});

test("how to reach the house is no wish", () => {
  expect(wishes("Clerk\n\nRequirements\nfranking\n\nTel. evenings, Dana 555 0126\nMail the words 'blue door' to Dana")).toEqual([
    "m:franking",
  ]);
});

test("a language in the name of a body is none", () => {
  expect(
    read("Planner\n\nRequirements\n- membership of the Irish Planning Institute\n- Welsh at B1").languages.map(({ language }) => language),
  ).toEqual(["Welsh"]);
});

test("an idiom that lifts an applicant is nice", () => {
  expect(wishes("Clerk\n\nRequirements\nfranking\n\nFamiliarity with AgriNet would stand to you.")).toContain("n:AgriNet");
});

describe("the title", () => {
  test.each([
    ["Research Technician post\n\nDear colleagues, we have funding.", "Research Technician"],
    ["Careers > Stores > Vacancies > Assistant Manager - Truro\n\nFull time", "Assistant Manager"],
    ["Harbour pub\n\nSo we're after a second chef who can hold the pass.", "second chef"],
    [
      "From two vans to 140 people.\n\nAs our Depot Operations Manager in Thurrock you will have 62 drivers, 30 sorters and a P&L.",
      "Depot Operations Manager",
    ],
    ["Door staff wanted. Fridays, Lincoln.\nSIA Door Supervisor badge", "Door staff"],
    ["Social Worker (Grade 9) / Senior Social Worker (Grade 10)\nFour posts", "Social Worker / Senior Social Worker"],
    ["We're looking for a qualified, GDC registered dental nurse to work with us.", "dental nurse"],
    ["We are looking for a registered nurse.", "registered nurse"],
  ])("%s", (text, title) => {
    expect(read(`${text}\n\nRequirements\nfranking`).title).toBe(title);
  });
});
