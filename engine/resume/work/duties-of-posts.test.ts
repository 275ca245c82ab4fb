import { expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const positions = (...lines: string[]): (string | undefined)[] =>
  readResume(toPlainDocument(["Jo Example", "jo@example.edu", "", ...lines].join("\n")), { asOf: "2026-11-01" }).work.map(
    ({ position }) => position,
  );

const POSTS = [
  "Academic Appointments",
  "Assistant Professor, Hale University, 2018 - present",
  "Research Fellow, Orrin College, 2014 - 2018",
  "",
];

it.each([
  ["Teaching", "Module leader, Introduction to Soils, Hale University, 2019 - present"],
  ["Service and Outreach", "Reviewer, Journal of Soils, 2020 - present"],
  ["Graduate Supervision", "Supervisor of four doctoral students, Hale University, 2019 - 2024"],
  ["Committees", "Chair, Library Committee, Hale University, 2015 - 2017"],
])("what belongs to a post at a university is no role of its own: %s", (heading, line) => {
  expect(positions(...POSTS, heading, line)).toEqual(["Assistant Professor", "Research Fellow"]);
});

it("what was taught outside the time of all posts is a role", () => {
  expect(positions(...POSTS, "Teaching", "Teaching Assistant, Hale University, 2010 - 2013")).toContain("Teaching Assistant");
});

it("where no other section tells of posts, teaching and service do", () => {
  expect(positions("Teaching", "Lecturer, Hale University, 2019 - present", "Tutor, Orrin College, 2014 - 2018")).toHaveLength(2);
});

it("service beside a post that is at no school is a role", () => {
  const posts = ["Employment", "Plumber, Norbury Heating Ltd, 2014 - present", ""];
  expect(positions(...posts, "Service", "Sergeant, Army Reserve, 2016 - 2021")).toContain("Sergeant");
});
