import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function jobOf(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

/** "name: importance", alternatives behind slashes. */
const asked = (text: string) =>
  jobOf(text).requirements.map(
    ({ name, importance, alternatives = [] }) => `${[name, ...alternatives.map((one) => one.name)].join("/")}: ${importance}`,
  );

describe("criteria that carry a number, a mark and their grade", () => {
  test("the grade counts and the number names nothing", () => {
    const text =
      "Person specification\nQ1 (S) Essential. Kubernetes\nQ2 Desirable. Excel\nK1 Essential. Food labelling law\nDesirable. SQL";
    expect(asked(text)).toEqual(["Kubernetes: must", "Excel: nice", "Food labelling law: must", "SQL: nice"]);
  });
});

describe("what a heading says", () => {
  test("'apply only if' asks", () => {
    expect(asked("Kindly apply ONLY if you are meeting the below:\n- SQL\n- Excel")).toEqual(["SQL: must", "Excel: must"]);
  });

  test("'unnecessary', 'won't have to' and 'ignore' waive", () => {
    for (const heading of ["What's totally unnecessary:", "What you won't have to do:", "Ignore:"])
      expect(asked(`Requirements:\n- SQL\n\n${heading}\n- Kubernetes\n- Excel`)).toEqual(["SQL: must"]);
  });

  test("'what we'd like' prefers and a half sentence behind 'what we'd love' is part of it", () => {
    expect(
      asked("Barista\n\nWhat we'd like\nSomebody who's used Kubernetes.\n\nWhat we'd love, but it's rare\nExperience with SQL."),
    ).toEqual(["Kubernetes: should", "SQL: nice"]);
  });

  test("a paragraph behind the waived list is waived no more", () => {
    expect(asked("You won't need\n✘ SQL\n✘ Kubernetes\n\nIf you've worked with Excel before, tell us; it goes a long way.")).toEqual([
      "Excel: nice",
    ]);
  });
});

describe("small signs", () => {
  test("an equals sign before a word of praise grades", () => {
    expect(asked("Requirements\n- SQL\n- Excel = advantage\n- Kubernetes = fab")).toEqual(["SQL: must", "Excel: nice", "Kubernetes: nice"]);
  });

  test("bars divide a line of wishes", () => {
    expect(asked("Mandatory: SQL | Excel or Access | Kubernetes")).toEqual(["SQL: must", "Excel/Access: must", "Kubernetes: must"]);
  });

  test("rows that begin alike are items, not one broken sentence", () => {
    expect(asked("Requirements\nwill be at home with Excel and SQL every day\nwill preferably have worked with Kubernetes before")).toEqual(
      ["Excel: must", "SQL: must", "Kubernetes: should"],
    );
  });

  test("what a bracket shuts out is not asked for", () => {
    expect(asked("You need a valid forklift licence (not Excel only – please don't ring if that's all you've got) and SQL.")).toEqual([
      "forklift licence: must",
      "SQL: must",
    ]);
  });
});

describe("time that is no experience", () => {
  test.each([
    "CVIP licence, or able to obtain it in 3 months",
    "First aid certificate after six months",
    "Work card valid at least 6 months ahead",
  ])("%s", (line) => {
    expect(jobOf(`Requirements\n- SQL\n- ${line}`).experience).toBeUndefined();
    expect(asked(`Requirements\n- SQL\n- ${line}`).some((one) => one.includes("month"))).toBe(false);
  });

  test("a licence held for years has them", () => {
    const [licence] = jobOf("You'll need\n- to have held a full driving licence (cat B) for 2 years\n- SQL").requirements;
    expect(licence).toMatchObject({ name: "full driving licence", minYears: 2 });
  });
});

describe("what is told and not asked", () => {
  test("the house and its people behind a turn", () => {
    expect(
      asked("Requirements\nSQL is essential, although colleagues from Kubernetes have settled in; our treasurer has Xero in hand."),
    ).toEqual(["SQL: must"]);
  });

  test("the reason behind a grade", () => {
    expect(asked("Requirements\n- SQL\n- Kubernetes isn't needed but it'd be a bonus as then we can drop Excel")).toEqual([
      "SQL: must",
      "Kubernetes: nice",
    ]);
    expect(asked("Requirements\n- SQL\n- bridal up-dos – not a dealbreaker but our Saturdays are wild")).toContain("bridal up-dos: nice");
  });

  test("a remark behind a wish does not raise it", () => {
    expect(asked("Barista\n\nIt would be lovely if you had used Excel, though it isn't hard.")).toEqual(["Excel: nice"]);
  });

  test("greetings and calls to get in touch in a post", () => {
    const text =
      "From the village group:\n\nHi all, posting for my sister. Must have Excel and SQL. Kubernetes and a couple of refs. Message me or Jo xx";
    expect(asked(text)).toEqual(["Excel: must", "SQL: must", "Kubernetes: must"]);
  });

  test("a language that is refused or set aside", () => {
    expect(jobOf("Requirements\nSQL\nNo Welsh, whatever people say").languages).toEqual([]);
    expect(jobOf("Requirements\nSQL\nA language other than English is called for").languages).toEqual([]);
  });
});

test("a door supervisor licence is a licence and seeks no supervisor", () => {
  const job = jobOf("Night porter\n\nYou need a valid SIA Door Supervisor licence and Excel.");
  expect(job.requirements.map(({ name }) => name)).toEqual(["SIA Door Supervisor licence", "Excel"]);
  expect(job.title).toBe("Night porter");
});

describe("wishes in passing", () => {
  test.each([
    ["You'd ideally have come across Gift Aid or ChurchSuite.", ["Gift Aid/ChurchSuite: should"]],
    ["It would be lovely if you knew the youth sector.", ["youth sector: nice"]],
    ["Joinery experience counts double.", ["Joinery: nice"]],
    ["A steady drawing hand? Yes please, but no deal-breaker.", ["drawing hand: nice"]],
  ])("%s", (sentence, expected) => {
    expect(asked(`Barista\n\n${sentence}`)).toEqual(expected);
  });

  test("'with or without' asks for nothing, and an idiom is no wish", () => {
    expect(asked("Requirements\n- SQL, with or without a formal accreditation\n- Kubernetes, start to finish")).toEqual([
      "SQL: must",
      "Kubernetes: must",
    ]);
  });

  test("an award and the bodies behind its dash are one choice", () => {
    expect(asked("Requirements\n- SQL\n- a lifesaving award – NPLQ or NRASTC – which you can renew here")).toEqual([
      "SQL: must",
      "lifesaving award/NPLQ/NRASTC: must",
    ]);
  });

  test("an address and what we get done ourselves name nothing", () => {
    expect(asked("Requirements\nPascoe's Fish Bar, 8 Harbour Street\nSQL")).toEqual(["SQL: must"]);
    expect(asked("We milk cows.\n\nYou can drive a tractor. Foot trimming we get done.").some((one) => /trimming/.test(one))).toBe(false);
  });

  test("references behind a wish leave it standing", () => {
    const text =
      "Requirements\nMinimum five years' experience in private houses, with checkable references, at least one of them recent.\nSQL";
    expect(jobOf(text).experience?.minYears ?? jobOf(text).requirements[0]?.minYears).toBe(5);
  });

  test("a paper that comes after some months is no wish", () => {
    expect(asked("Requirements\n- SQL\n- BICSc certificate after six months, free.")).toEqual(["SQL: must"]);
  });

  test("a longer label waives what stands behind it", () => {
    expect(asked("Requirements\nSQL\n\nWhat you won't have to do: pool plant, reception.")).toEqual(["SQL: must"]);
  });

  test("a wish for ladies is flagged and asks for nothing", () => {
    const job = jobOf("Porter\n\nYou need SQL. Ladies especially needed for search duties.");
    expect(job.flags.map(({ code }) => code)).toContain("protected-criterion");
    expect(job.requirements.map(({ name }) => name)).toEqual(["SQL"]);
  });

  test("months and rough numbers are amounts", () => {
    expect(jobOf("Requirements\n- min 24 mths experience as a fitter\n- SQL").experience?.minYears).toBe(2);
    expect(jobOf("Requirements\n- four-ish years of experience as a fitter\n- SQL").experience?.minYears).toBe(4);
  });
});

describe("the title", () => {
  test.each([
    ["We're hiring!\n\nHello lovelies!\nWe're after a stylist who likes people.", "stylist"],
    ["Are you ready to shape our works? As HR Adviser you will advise the director.", "HR Adviser"],
    ["We milk cows on the moor and our herdsman of nineteen years is retiring.", "herdsman"],
    ["Senior Policy Adviser, Water Quality Division (SEO)\nLeeds", "Senior Policy Adviser"],
    ["Deckhands 2031 season\n\nRequirements\nSQL", "Deckhands"],
    ["Cobalt Buses is taking on trainee bus drivers at two depots.", "trainee bus drivers"],
  ])("%s", (text, title) => {
    expect(jobOf(text).title).toBe(title);
  });
});
