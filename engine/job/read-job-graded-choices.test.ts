import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

/** "nice Blender or Rhino": the wishes of an item with their importance; a degree as its fields. */
function asked(line: string, heading = "Skills & experience"): string[] {
  const reading = readJob(`${heading}\n- ${line}`);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  const { requirements, education } = reading.job;
  return [
    ...requirements.map(
      ({ name, importance, alternatives = [] }) => `${importance} ${[name, ...alternatives.map((one) => one.name)].join(" or ")}`,
    ),
    ...(education ? [`${education.importance} level ${education.level}: ${education.areas.join(", ")}`] : []),
  ];
}

describe("what is said at the end of a choice is said of all of it", () => {
  test.each([
    ["Blender, Cinema 4D or Adobe Dimension (a plus)", ["nice Blender or Cinema 4D or Adobe Dimension"]],
    ["Implant nursing experience or, failing that, oral surgery experience is preferred", ["should Implant nursing or oral surgery"]],
    ["One of GitLab CI, Jenkins, GitHub Actions (preferred)", ["should GitLab CI or Jenkins or GitHub Actions"]],
    ["Python or, at a pinch, Bash (preferred)", ["should Python or Bash"]],
    [
      "A degree in computer science, a degree in business or five years in a technical role is preferred",
      ["should level 6: computer science, business"],
    ],
  ])("%s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
  test.each([
    ["Java, Scala (a plus)", ["must Java", "nice Scala"]],
    ["Java, Go a plus", ["must Java", "nice Go"]],
    ["Five years in sales, German or French (a plus)", ["must sales"]],
  ])("but of the last alone in %s", (line, wishes) => {
    expect(asked(line)).toEqual(wishes);
  });
});

test.each([
  ["PRINCE2 certificate favoured", ["should PRINCE2 certificate"]],
  ["IOSH Managing Safely should ideally be in place", ["should IOSH Managing Safely"]],
  ["Orbital welding (would prefer)", ["should Orbital welding"]],
  ["Heat pump installation (could have)", ["nice Heat pump installation"]],
  ["Cardiac CT or CT colonography – either is preferable", ["should Cardiac CT or CT colonography"]],
])("a wish is said to be a lesser one: %s", (line, wishes) => {
  expect(asked(line)).toEqual(wishes);
});

test("headings of lesser wishes", () => {
  expect(asked("Battery storage", "Recommended")).toEqual(["should Battery storage"]);
  expect(asked("Battery storage", "You get extra credit for")).toEqual(["nice Battery storage"]);
});

test("degrees of one choice keep the fields of each, and a society of translators is no school", () => {
  expect(asked("A degree in chemistry or a degree in biology")).toEqual(["must level 6: chemistry, biology"]);
  expect(asked("CIOL or ITI membership")).toEqual(["must CIOL or ITI membership"]);
});

test.each([
  ["A degree in law or an HNC in metallurgy will do", ["must level 5: law, metallurgy"]],
  ["Degree in statistics or economics, if possible", ["should level 6: statistics, economics"]],
  ["Degree in geology or physics, followed by field work", ["must level 6: geology, physics"]],
  ["A maths degree, a physics degree or a chemistry degree", ["must level 6: physics, chemistry, maths"]],
])("all fields of %s and nothing else", (line, wishes) => {
  expect(asked(line).filter((wish) => wish.includes("level"))).toEqual(wishes);
});

test("any one of three that are listed is enough", () => {
  expect(asked("Python, Ruby, Perl: any one of the three")).toEqual(["must Python or Ruby or Perl"]);
});

test.each([
  ["Kotlin: almost a must", ["should Kotlin"]],
  ["Git is not quite essential", ["should Git"]],
  ["React Native or Flutter: not quite a must, but close", ["should React Native or Flutter"]],
  ["Kafka is all but essential", ["should Kafka"]],
  ["Kotlin is not strictly necessary", []],
])("what is nearly a must is expected: %s", (line, wishes) => {
  expect(asked(line, "Requirements")).toEqual(wishes);
});
