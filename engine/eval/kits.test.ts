import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { findUnlawful, type InterviewKit, type Question, writeKit } from "../interview/index.ts";
import { type JobProfile, readJob } from "../job/index.ts";
import { match } from "../match/index.ts";
import { readResume } from "../resume/index.ts";

const JOBS = new URL("../corpus/jobs/dev/", import.meta.url);
const AS_OF = "2026-11-01";
const WANTED = 20_000;
/** Invented people of several trades; lines of every kind, some about what must never be asked. */
const RESUMES = [
  ["Robin Example", "Backend Developer", "Cut the build time of Java services by 40% with a new pipeline", "Java, PostgreSQL, Docker"],
  ["Sam Sample", "Cook", "Cooked for 90 guests a day with a team of four", "Menu planning, food safety"],
  ["Kim Placeholder", "Nurse", "Planned the care of twelve patients with wounds", "Wound care, medication administration"],
  ["Noor Invented", "Accountant", "Closed the month in three days instead of six", "Excel, SAP, bookkeeping"],
  ["Alex Nobody", "Teacher", "Taught mathematics to five classes and led the parents' evenings", "Lesson planning, mentoring"],
  [
    "Mika Testperson",
    "Warehouse Worker",
    "Returned from parental leave and loaded 60 lorries a week",
    "Forklift operation, inventory management",
  ],
  ["Jo Blank", "Sales Manager", "Won 14 new customers in the first year through the church community", "Negotiation, CRM, Salesforce"],
  [
    "Lee Madeup",
    "Project Manager",
    "Led the move of 300 people into a new office on time",
    "Project planning, Jira, stakeholder management",
  ],
  ["Sasha Pretend", "Mechanic", "Served as shop steward and repaired 20 buses a month", "Diagnostics, welding, teamwork"],
  ["Toni Fiction", "Data Analyst", "Built Power BI dashboards for the board", "SQL, Python, Power BI, communication"],
].map(
  ([name, title, line, skills]) =>
    `${name}\nmail@example.com | 555-0134\n\nExperience\n\n${title}, Harbour Works Ltd\n2017 - 2024\n- ${line}\n- Trained three new colleagues in teamwork\n\nSkills\n${skills}\n`,
);

type Case = { kit: InterviewKit; job: JobProfile; text: string };

function* writeAll(): Generator<Case> {
  const people = RESUMES.map((text) => toPlainDocument(text)).map((document) => ({
    document,
    profile: readResume(document, { asOf: AS_OF }),
  }));
  for (const file of readdirSync(JOBS).filter((name) => name.endsWith(".txt"))) {
    const reading = readJob(readFileSync(fileURLToPath(new URL(file, JOBS)), "utf8"));
    if (reading.kind !== "read") continue;
    const { job } = reading;
    for (const { document, profile } of people) {
      const found = match({ document, profile, job, asOf: AS_OF });
      for (const minutes of [30, 45, 60] as const)
        yield { kit: writeKit({ job, profile, match: found, minutes }), job, text: document.text };
    }
  }
}

/** It asks about requirements of the job, where there are any, or quotes the resume as it stands. */
function isGrounded(
  { requirementIds, evidence }: Pick<Question, "requirementIds" | "evidence">,
  ids: ReadonlySet<string>,
  resume: string,
): boolean {
  const isQuoted = evidence.every(({ start, end, text }) => resume.slice(start, end) === text);
  return isQuoted && requirementIds.every((id) => ids.has(id)) && (ids.size === 0 || requirementIds.length + evidence.length > 0);
}

test(`of ${WANTED} written questions none is unlawful, every one is grounded, and each is asked once`, { timeout: 600_000 }, () => {
  let [questions, grounded, open, single] = [0, 0, 0, 0];
  for (const { kit, job, text: resume } of writeAll()) {
    const ids = new Set(job.requirements.map(({ id }) => id));
    expect(new Set(kit.questions.map(({ text }) => text)).size).toBe(kit.questions.length);
    const asked = new Set(kit.coverage.filter(({ questionIds }) => questionIds.length > 0).map(({ requirementId }) => requirementId));
    const missed = job.requirements.filter(({ id, importance }) => importance === "must" && !asked.has(id)).map(({ name }) => name);
    expect([...kit.notAsked].sort()).toEqual(missed.sort());
    for (const { text, followUps, requirementIds, evidence } of kit.questions) {
      questions++;
      for (const line of [text, ...followUps]) expect(findUnlawful(line), line).toEqual([]);
      if (isGrounded({ requirementIds, evidence }, ids, resume)) grounded++;
      if (!/(?:^|[.!?] )(?:do|did|are|were|is|have|has|can|could|will|would) (?:you|it|there)\b/i.test(text)) open++;
      if (text.split("?").length <= 2 && !/\b(?:and|or) (?:what|how|why|when|which|who)\b/i.test(text)) single++;
    }
  }
  console.info(`${questions} questions: ${grounded} grounded, ${open} open, ${single} single`);
  expect(questions).toBeGreaterThanOrEqual(WANTED - 1);
  expect(grounded).toBe(questions);
  expect(Math.min(open, single) / questions).toBeGreaterThanOrEqual(0.99);
});
