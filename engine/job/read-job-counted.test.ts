import { Requirement } from "@fairlead/contracts";
import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function read(text: string) {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job;
}
const asked = (text: string): string[] =>
  read(text).requirements.map(({ name, alternatives = [], atLeast, minYears }) => {
    const names = [name, ...alternatives.map((one) => one.name)];
    const choice = atLeast === undefined ? names.join(" or ") : `${atLeast} of ${names.join(", ")}`;
    return minYears === undefined ? choice : `${choice} ${minYears}y`;
  });
const below = (...lines: string[]): string[] => asked(`Developer\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`);
const TWO = ["2 of Python, Java, Go"];

test("a number that begins a name counts nothing", () => {
  expect(below("At least two of Six Sigma, Kanban and Scrum")).toEqual(["2 of Six Sigma, Kanban, Scrum"]);
});

describe("how many of a choice are needed", () => {
  test.each([
    "At least two of Python, Java and Go",
    "at least 2 of Python, Java or Go",
    "At least two (2) of the following: Python, Java, Go",
    "Experience with two or more of the following: Python, Java, Go",
    "Experience with 2 or more of: Python, Java, Go",
    "2+ of: Python, Java, Go",
    "Any two of Python, Java and Go",
    "Any two from Python, Java, Go",
    "A minimum of two of Python, Java, Go",
    "A minimum of 2 of these languages: Python, Java, Go",
    "Minimum two of Python, Java, Go",
    "No fewer than two of Python, Java, Go",
    "Two of the languages Python, Java and Go",
    "Two or three of Python, Java, Go",
    "Proficiency in two or more programming languages: Python, Java, Go",
    "At least two programming languages (Python, Java, Go)",
    "Scripting languages (at least two of Python, Java, Go)",
    "You should be comfortable in at least two of Python, Java, Go.",
    "Two of: knowledge of Python, experience with Java and skills in Go",
    "Mindestens zwei der folgenden Sprachen: Python, Java, Go",
    "Au moins deux des langages suivants : Python, Java, Go",
    "Al menos dos de Python, Java, Go",
    "Pelo menos duas de Python, Java, Go",
    "Almeno due tra Python, Java, Go",
    "Minimaal twee van Python, Java, Go",
  ])("%s", (line) => {
    expect(below(line)).toEqual(TWO);
  });
  test("three, and more than are listed", () => {
    expect(below("Any three of Docker, Ansible, Puppet or Chef")).toEqual(["3 of Docker, Ansible, Puppet, Chef"]);
    expect(below("Five or more of Python, Java, Go")).toEqual(["3 of Python, Java, Go"]);
  });
  test("words that grade the line grade the choice", () => {
    const [choice] = read("Clerk\n\nTwo or more of Photoshop, Illustrator, InDesign would be a plus").requirements;
    expect(choice).toMatchObject({ importance: "nice", atLeast: 2 });
  });
  test.each([
    ["One of Python, Java or Go", ["Python or Java or Go"]],
    ["At least one of Python, Java, Go", ["Python or Java or Go"]],
    ["One or two of Python, Java, Go", ["Python or Java or Go"]],
    ["Any of Python, Java, Go", ["Python or Java or Go"]],
  ])("one is enough: %s", (line, wishes) => {
    expect(below(line)).toEqual(wishes);
  });
  test.each([
    ["At least two years of Python, Java or Go", ["Python or Java or Go 2y"]],
    ["Six years of Java and two of Python", ["Java 6y", "Python 2y"]],
    ["Two of our clients use Python", ["Python"]],
    ["Two years' experience with Python, Java or Go", ["Python or Java or Go 2y"]],
  ])("no count of a choice: %s", (line, wishes) => {
    expect(below(line)).toEqual(wishes);
  });
  test("a choice of one name has no count, and jobs without a counted choice have no such field", () => {
    expect(read("Clerk\n\nRequirements\n- At least two of Python\n- SQL or Excel").requirements.some((one) => "atLeast" in one)).toBe(
      false,
    );
  });
});

describe("lines below a heading that counts", () => {
  test.each([
    "At least two of the following:",
    "Two or more of:",
    "A minimum of 2 of these:",
    "Languages (at least two):",
    "Any two of the below",
  ])("%s", (heading) => {
    expect(asked(`Developer\n\nRequirements\n\n${heading}\n- Python\n- Java\n- Go\n`)).toEqual(TWO);
  });
  test("a list inside the list ends where the outer one goes on", () => {
    const lines = "- SQL\n- At least two of the following:\n  - Python\n  - Java\n  - Go\n- Docker\n";
    expect(asked(`Developer\n\nRequirements\n${lines}`)).toEqual(["SQL", ...TWO, "Docker"]);
  });
  test("at least two years of the following are years", () => {
    expect(asked("Developer\n\nRequired (at least two years):\n- Python\n- Java\n")).toEqual(["Python", "Java"]);
  });
});

describe("beside a counted choice", () => {
  test("another wish stays one", () => {
    expect(below("Two of Python, Java, Go and experience with SQL")).toEqual([...TWO, "SQL"]);
    expect(below("Two of Python, Java, Go, knowledge of SQL")).toEqual([...TWO, "SQL"]);
    expect(below("Sage, and two or more of Word, Excel and PowerPoint")).toEqual(["Sage", "2 of Word, Excel, PowerPoint"]);
  });
  test("a name asked for by itself stays a wish, and the choice goes by another", () => {
    expect(below("Python", "At least two of Python, Java and Go")).toEqual(["Python", "2 of Java, Python, Go"]);
    expect(below("At least two of Python, Java and Go", "Any two of Python, Java and Go")).toEqual(TWO);
  });
  test("so are languages, all on the level named", () => {
    expect(read("Clerk\n\nRequirements\n- Fluent in at least two of German, French and Italian").languages).toMatchObject([
      {
        language: "German",
        cefr: "C1",
        atLeast: 2,
        alternatives: [
          { language: "French", cefr: "C1" },
          { language: "Italian", cefr: "C1" },
        ],
      },
    ]);
  });
});

test("a requirement may not ask for more ways than it has", () => {
  const [choice] = read("Clerk\n\nRequirements\n- Two of Python, Java, Go").requirements;
  expect(Requirement.safeParse(choice).success).toBe(true);
  expect(Requirement.safeParse({ ...choice, atLeast: 4 }).success).toBe(false);
  expect(Requirement.safeParse({ ...choice, atLeast: 1 }).success).toBe(false);
});
