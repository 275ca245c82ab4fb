import { expect, test } from "vitest";
import type { ResumeProfile } from "../../resume/index.ts";
import { score } from "../score.ts";
import { AS_OF, aJob, aProfile, aRequirement } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

type Held = ResumeProfile["education"];
function whyOf(level: number, education: Held, areas = ["Nursing"]): string | undefined {
  return rowOf(level, education, areas)?.why;
}

function rowOf(level: number, education: Held, areas: string[], name = "a study") {
  const wanted = {
    level,
    name,
    importance: "must" as const,
    orEquivalent: false,
    areas,
    span: { start: 0, end: 0 },
  };
  const job = aJob({ requirements: ["python", "sql", "git"].map((id) => aRequirement(id)), education: wanted });
  const view = toScoringView(aProfile({ languages: [{ language: "German" }], education }), AS_OF);
  return score(view, job).rows.find(({ id }) => id === "education");
}

test.each([
  [6, { level: 6, studyType: "BSc", area: "History", status: "completed" }, "The degree is in another field."],
  [6, { level: 6, studyType: "BSc", status: "completed" }, "The field of the degree is not stated."],
  [6, { level: 6, studyType: "BSc", area: "Nursing", status: "in-progress" }, "The degree is not finished yet."],
  [3, { level: 3, studyType: "NVQ Level 3", area: "Plumbing", status: "completed" }, "The qualification is in another field."],
  [
    3,
    { level: 2, studyType: "NVQ Level 2", area: "Nursing", status: "completed" },
    "The highest qualification is below the level asked for.",
  ],
] as const)("says of level %i what is short of it", (level, held, why) => {
  expect(whyOf(level, [held])).toBe(why);
});

test("below a bachelor's degree it is a qualification that a resume does not show", () => {
  expect(whyOf(6, [])).toBe("The resume shows no degree.");
  expect(whyOf(3, [])).toBe("The resume shows no qualification.");
});

test.each([
  ["MSc", "Informatics"],
  ["M. Sc.", "Informatik"],
  ["Grado", "Informática"],
  ["BSc", "Computing"],
])("a field has many names: %s %s is computer science", (studyType, area) => {
  expect(rowOf(6, [{ level: 7, studyType, area, status: "completed" }], ["computer science"])).toMatchObject({ verdict: "strong" });
});

test("political science is another field than computer science", () => {
  expect(whyOf(6, [{ level: 6, studyType: "BSc", area: "Political Science", status: "completed" }], ["computer science"])).toBe(
    "The degree is in another field.",
  );
});

test("whoever went on to a higher qualification has left school with the subjects of every school", () => {
  const engineer: Held = [{ level: 6, studyType: "BEng", area: "Mechanical Engineering", status: "completed" }];
  expect(rowOf(3, engineer, ["maths", "English"])?.verdict).toBe("strong");
  expect(whyOf(3, engineer, ["plumbing"])).toBe("The qualification is in another field.");
  expect(whyOf(4, engineer, ["chemistry"])).toBe("The qualification is in another field.");
});

test.each([
  ["Leaving Certificate", 0.3],
  ["A levels", 0.3],
  ["High school diploma", 0.3],
  ["NVQ Level 3", 1],
  ["City & Guilds", 1],
  ["BSc", 1],
])("a paper of a trade that is not told is no paper of every school: %s", (studyType, evidenced) => {
  const level = studyType === "BSc" ? 6 : 4;
  const held: Held = [{ level, studyType, status: "completed" }];
  expect(rowOf(4, held, [], "City & Guilds")?.evidenced).toBe(evidenced);
  expect(rowOf(4, held, [], "High school diploma")?.evidenced).toBe(1);
});
