import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toPlainDocument } from "../documents/index.ts";
import { findUnlawful, type InterviewKit, type Question, writeKit } from "../interview/index.ts";
import { type JobProfile, readJob } from "../job/index.ts";
import { match } from "../match/index.ts";
import { readResume } from "../resume/index.ts";
import { Figures } from "./figures.ts";
import { measureQuestions } from "./questions.ts";

const JOBS = join(process.cwd(), "engine/corpus/jobs/dev");
const AS_OF = "2026-11-01";
const MINUTES = [30, 45, 60] as const;
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

/** `text` of the resume, `advertisement` of the job. */
type Case = { kit: InterviewKit; job: JobProfile; text: string; advertisement: string };

/** Every kit of the development jobs, ten people and three lengths: more than 20,000 questions. */
function* writeAllKits(): Generator<Case> {
  const people = RESUMES.map((text) => toPlainDocument(text)).map((document) => ({
    document,
    profile: readResume(document, { asOf: AS_OF }),
  }));
  for (const file of readdirSync(JOBS).filter((name) => name.endsWith(".txt"))) {
    const advertisement = readFileSync(join(JOBS, file), "utf8");
    const reading = readJob(advertisement);
    if (reading.kind !== "read") continue;
    const { job } = reading;
    for (const { document, profile } of people) {
      const found = match({ document, profile, job, asOf: AS_OF });
      for (const minutes of MINUTES)
        yield { kit: writeKit({ job, profile, match: found, minutes }), job, text: document.text, advertisement };
    }
  }
}

/**
 * What can be proved of written questions by form; `must-haves asked` by the length of the interview. A screening question is closed on
 * purpose: it is no part of `open`, and counts as `screening` where it asks in one sentence whether a condition can be met.
 */
export function measureKits(): Figures {
  const figures = new Figures();
  for (const { kit, job, text: resume, advertisement } of writeAllKits()) {
    const ids = new Set(job.requirements.map(({ id }) => id));
    const musts = job.requirements.filter(({ importance }) => importance === "must");
    for (const { id } of musts) figures.add(`must-haves asked, ${kit.minutes} minutes`, isAsked(kit, id));
    for (const { id, name } of musts)
      figures.add("must-haves asked or named as not asked", isAsked(kit, id) || kit.notAsked.includes(name));
    const seen = new Set<string>();
    const kinds = new Set(job.conditions?.map(({ kind }) => kind));
    for (const kind of kinds)
      figures.add("kinds of conditions asked once", kit.questions.filter(({ conditions }) => conditions?.[0]?.kind === kind).length === 1);
    for (const { text, type, followUps, requirementIds, evidence, conditions } of kit.questions) {
      figures.add(
        "lawful with follow-ups",
        [text, ...followUps].every((line) => findUnlawful(line).length === 0),
      );
      figures.add("asked once in a kit", !seen.has(text));
      figures.add(
        "grounded",
        conditions ? isStated(text, conditions, advertisement) : isGrounded({ requirementIds, evidence, text }, job, ids, resume),
      );
      if (type === "screening") figures.add("screening: whether a condition can be met", isWhether(text));
      else figures.add("open", !/(?:^|[.!?] )(?:do|did|are|were|is|have|has|can|could|will|would) (?:you|it|there)\b/i.test(text));
      figures.add("single-barrelled", text.split("?").length <= 2 && !/\b(?:and|or) (?:what|how|why|when|which|who)\b/i.test(text));
      seen.add(text);
    }
  }
  return figures;
}

/** One question, and none of what is behind the answer. */
const isWhether = (text: string): boolean => text.split("?").length === 2 && /\. Can you [^.?!]+\?$/.test(text);

/** Its conditions are words of the advertisement at their places, and it reads them out. */
const isStated = (text: string, conditions: NonNullable<Question["conditions"]>, advertisement: string): boolean =>
  conditions.length > 0 &&
  conditions.every(({ text: words, span }) => advertisement.slice(span.start, span.end) === words) &&
  conditions.every(({ text: words }) => text.includes(words.replace(/\s+/g, " ").slice(0, -1)));

const isAsked = ({ coverage }: InterviewKit, id: string): boolean =>
  coverage.some(({ requirementId, questionIds }) => requirementId === id && questionIds.length > 0);

/** It asks about requirements of the job, reads out its title or a task of it, or quotes the resume as it stands. */
function isGrounded(
  { requirementIds, evidence, text }: Pick<Question, "requirementIds" | "evidence" | "text">,
  job: JobProfile,
  ids: ReadonlySet<string>,
  resume: string,
): boolean {
  const isQuoted = evidence.every(({ start, end, text: quoted }) => resume.slice(start, end) === quoted);
  const isKnown = requirementIds.every((id) => ids.has(id));
  return isQuoted && isKnown && (ids.size === 0 || requirementIds.length + evidence.length > 0 || isToldBy(job, text));
}

/** “Plan the rota.” stands in the question for "You will plan the rota", without what stands before its verb. */
function isToldBy({ title, responsibilities }: JobProfile, text: string): boolean {
  const read = /“([^”]+?)\.?”/.exec(text)?.[1] ?? "";
  const rest = read.slice(read.indexOf(" ") + 1);
  return (
    text.includes("described in this advertisement") ||
    // A title all in capitals is read out as one writes it inside a sentence.
    read.toLowerCase() === title?.toLowerCase() ||
    (rest !== "" && responsibilities.some((duty) => duty.text.replace(/\s+/g, " ").includes(rest)))
  );
}

/** `npm run eval -- kits`: written kits, then the seeded questions; of the closed half totals alone. */
export function reportKits(): void {
  const say = (name: string, hits: number, tries: number) =>
    console.log(`  ${name.padEnd(40)} ${((100 * hits) / tries).toFixed(1).padStart(6)} %  ${hits} of ${tries}`);
  console.log("Written kits");
  for (const [name, { hits, tries }] of measureKits().shares) say(name, hits, tries);
  for (const set of ["dev", "indirect", "later", "held-out"] as const) {
    const { unlawful, caught, lawful, alarms } = measureQuestions(set);
    console.log(`Seeded questions, ${set}${set === "held-out" ? " (totals only)" : ""}`);
    say("unlawful ones caught", caught, unlawful);
    say("alarms on lawful ones", alarms, lawful);
  }
}
