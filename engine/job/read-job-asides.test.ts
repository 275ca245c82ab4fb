import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

const HEAD = "Sawyer\nWhitlow Timber, Selby\n";
const asked = (text: string): string[] =>
  read(`${HEAD}\n${text}\n`).requirements.map(({ importance, name, alternatives = [] }) =>
    [importance, [name, ...alternatives.map((one) => one.name)].join(" / ")].join(" "),
  );
const inList = (line: string): string[] => asked(`Requirements\n- Kiln drying\n- ${line}`).slice(1);

describe("nothing is asked for by", () => {
  test.each([
    ["a word to those who applied", "Pls ignore if you applied last spring."],
    ["an address to write to", "Or email jobs@whitlow.example.com, subject: SAW_Surname"],
    ["what the house needs of somebody named above", "Our client, a maker of doors, requires the services of the above for a contract."],
    ["the papers to bring", "Requirements to bring: updated resume, police clearance, medical exam result and health card"],
    ["whom somebody descends from", "Must live near Selby, preferably of Yoruba extraction."],
    ["whom the law has preferred", "Bewerbungen von Menschen mit Schwerbehinderung werden bevorzugt."],
  ])("%s", (_how, said) => {
    expect(asked(`Requirements\n- Kiln drying\n\n${said}`)).toEqual(["must Kiln drying"]);
  });

  test.each([
    ["the kind of copy", "Chainsaw certificate - certified copy not older than 3 months", ["must Chainsaw certificate"]],
    ["a picture in a bracket", "Band resaw (think 40 cubes a day)", ["must Band resaw"]],
    ["the right to work in full", "Band resaw, full working rights", ["must Band resaw"]],
  ])("%s behind a wish", (_how, line, wishes) => {
    expect(inList(line)).toEqual(wishes);
  });
});

test("extraction from something else is asked for", () => {
  expect(inList("Knowledge of resin extraction")).toEqual(["must resin extraction"]);
});

describe("a wish keeps", () => {
  test.each([
    [
      "what a bracket before its grade holds",
      "Experience with grading rules (Nordic, BS 4978) is expected",
      ["should grading rules / Nordic / BS 4978"],
    ],
    ["initials that are a word in small letters", "Training in DDP or PACE", ["must DDP / PACE"]],
    ["both sides of a bar in front of 'shall be'", "TRADA / PEFC shall be an added advantage", ["nice TRADA / PEFC"]],
    ["its grade of sweets", "Crane ticket would be the icing", ["nice Crane ticket"]],
  ])("%s", (_how, line, wishes) => {
    expect(inList(line)).toEqual(wishes);
  });

  test("no common word in a line of capitals", () => {
    expect(inList("EXPERIENCE OF WORK AT PACE")).toEqual([]);
  });

  test("the grade before it with 'likewise'", () => {
    expect(asked("Kiln drying is a big plus. Band resaws likewise - we'll put you through it.")).toEqual([
      "nice Kiln drying",
      "nice Band resaws",
    ]);
    expect(asked("Band resaws likewise.")).toEqual([]);
  });

  test("its own grade beside another product of the same kind", () => {
    const text = "Essential\n- programming on ETC Eos desks\n\nDesirable\n- Vectorworks Spotlight or Capture";
    expect(asked(text)).toEqual(expect.arrayContaining(["must ETC Eos desks", "nice Vectorworks Spotlight / Capture"]));
  });
});

describe("headings", () => {
  test("of what is met are those of wishes", () => {
    expect(asked("We can only shortlist people who tell us how they meet these:\n\nA. Kiln drying\nB. Band resaws\nC. Grading")).toEqual([
      "must Kiln drying",
      "must Band resaws",
      "must Grading",
    ]);
  });
  test("of when it is needed go on with the wishes", () => {
    expect(asked("MINIMUM QUALIFICATIONS\nAt time of application:\n- Kiln drying\nAt time of appointment:\n- Band resaws")).toEqual([
      "must Kiln drying",
      "must Band resaws",
    ]);
    expect(asked("MINIMUM QUALIFICATIONS\n- Kiln drying\n\nApplication:\n- Letter on band resaws\n- Two pages at most")).toEqual([
      "must Kiln drying",
    ]);
  });
});

describe("languages", () => {
  test("of Africa and Asia are a choice as others are", () => {
    const [first] = read(`${HEAD}\nRequirements\n- Kanuri or Shuwa Arabic is highly desirable\n`).languages;
    expect([first?.language, first?.alternatives?.map(({ language }) => language)]).toEqual(["Kanuri", ["Arabic"]]);
  });
  test("are none where people are named by them", () => {
    expect(read(`${HEAD}\nPreferably of Yoruba extraction.\n`).languages).toEqual([]);
  });
});
