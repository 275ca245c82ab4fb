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

describe("where a list of wishes begins", () => {
  test("the last sentence of a paragraph, with a colon, is the heading of the list below", () => {
    const text = "Warehouse Operative\nWe run two sheds near Corby. People joining us should have:\n- Voice picking\n- Order assembly";
    expect(asked(text)).toEqual(["Voice picking: must", "assembly: must"]);
  });

  test("a known heading may be the first sentence of its paragraph", () => {
    const text =
      "Lab Technician\n\nEssential qualifications. Knowledge of titration. Excel.\n\nDesirable qualifications. Working knowledge of HPLC.";
    expect(asked(text)).toEqual(["titration: must", "Excel: must", "HPLC: nice"]);
    expect(asked("Lab Technician\n\nWe are a small lab. Excel is everywhere.")).toEqual([]);
  });

  test("what is needed before applying is asked for, what applying takes is not", () => {
    expect(asked("Baker\n\nWhat you need before you apply\n- Food hygiene certificate\n- Laminating dough")).toHaveLength(2);
    expect(asked("Baker\n\nHow to apply\n- Send a CV\n- Visit the bakery")).toEqual([]);
  });

  test("a list about applying that reads like wishes is one", () => {
    const text = "Ranger\n\nYour application will be rated on:\n- Ability to read maps\n- Skill in operating chainsaws";
    expect(asked(text)).toEqual(["reading maps: must", "chainsaws: must"]);
  });

  test("E and D alone grade the lines they open", () => {
    const text = "Estates Officer\nKey: E = essential  D = desirable\nSkills\nE  Knowledge of lease law\nD  Report writing";
    expect(asked(text)).toEqual(["lease law: must", "report writing: nice"].map((wish) => wish.replace("report", "Report")));
  });
});

describe("headings outside the lists speak by their verbs", () => {
  test("what might be, and what lifts an applicant, is nice to have", () => {
    for (const heading of [
      "What might you also bring, if we are lucky?",
      "Things that could boost your pay",
      "Nice, but no reason to stay away:",
    ])
      expect(asked(`Clerk\n\nRequirements\n- Excel\n\n${heading}\nSage. Payroll administration.`), heading).toEqual([
        "Excel: must",
        "Sage: nice",
        "Payroll administration: nice",
      ]);
  });

  test("what would make a match is asked for, what can be expected is offered", () => {
    expect(asked("Engineer\n\nWhat would make you a great match\n- Python\n\nWhat you could expect\n- stock options")).toEqual([
      "Python: must",
    ]);
  });

  test("what is taught or denied asks for nothing", () => {
    for (const heading of ["What you will learn with us", "What will you teach me?", "What people think they need and don't"])
      expect(asked(`Clerk\n\nRequirements\n- Excel\n\n${heading}\n- Sage\n- Payroll`), heading).toEqual(["Excel: must"]);
  });

  test("'no' answers a question of what is needed", () => {
    expect(
      asked("Clerk\n\nDo I need a degree?\nNo. Kit, the chief accountant, keeps Xero in order.\n\nWhat else do I need?\nExcel."),
    ).toEqual(["Excel: must"]);
  });
});

describe("where a list of wishes ends", () => {
  test("lines behind the paragraph that closed an unmarked list stay outside", () => {
    const text =
      "Assistant\n\nDesirable:\nMakaton\nPaediatric first aid\n\nYou will be trained in moving and handling here.\n\nHeadteacher: Mr. D. Achebe\nSafer recruitment";
    expect(asked(text)).toEqual(["Makaton: nice", "Paediatric first aid: nice"]);
  });

  test("a paragraph behind the place is prose", () => {
    const text = "Groomer\n\nLocation:\nGuelph\n\nWe do twelve dogs a day. We are looking for experience of hand stripping.";
    expect(asked(text)).toEqual(["hand stripping: must"]);
  });

  test("neither the name of the job nor what opens the text is asked for", () => {
    const text = "Clunbridge Council CC12\nParish Clerk and Finance Officer\nILCA 2 certificate\nDriving licence";
    expect(asked(text).join()).not.toContain("Officer");
  });
});

describe("headings that are none, and some that are", () => {
  test("a job with a field that sounds like a section keeps its advertisement open", () => {
    for (const name of ["Assistant Principal – Inclusion", "Officer – Diversity"])
      expect(asked(`${name}\nThe post-holder must hold QTS.`), name).toEqual(["QTS: must"]);
  });

  test("what the house would like the reader to bring is asked for, what it could use is nice", () => {
    const text =
      "Content Designer\n\nWe'd like you to bring:\n— content testing\n— HTML\n\nWe'd find a use for: GOV.UK Prototype Kit, legal background";
    expect(asked(text)).toEqual(["content testing: must", "HTML: must", "GOV.UK Prototype Kit: nice", "legal: nice"]);
  });
});
