import { toDice } from "../span-tagger/dice.ts";

type Place = { start: number; end: number };
/** A resume in which one word stands for a skill in `truth` and for something else wherever else it stands. */
export type Invented = { text: string; word: string; truth: Place[] };

const WORDS =
  "Python Java Excel Docker Tableau Salesforce Photoshop Kubernetes React Unity Snowflake Workday Figma AutoCAD SolidWorks Jira Notion Slack Ansible Terraform Welding Bookkeeping Carpentry Plumbing Negotiation Payroll Triage Phlebotomy Copywriting Surveying".split(
    " ",
  );
const NAMES = ["Mara Ortiz", "Jonas Vale", "Ines Lindqvist", "Tobias Hale", "Amina Stone", "Pavel Reyes"];
const TITLES = ["Project Assistant", "Operations Manager", "Technician", "Office Coordinator", "Service Analyst", "Team Supervisor"];
/** `*` is the word. */
const COMPANIES = ["* Solutions Ltd", "* & Sons Inc.", "Blue * GmbH", "* Partners LLC", "The * Company", "North * Holdings Inc."];
const HEADINGS = ["* PROJECTS", "* AT A GLANCE", "ABOUT * AND ME", "* COMMUNITY"];
const WISHES = [
  "Eager to learn * in the coming year.",
  "Would like to learn *.",
  "Hoping to move into * one day.",
  "Keen to learn more about *.",
  "Looking to gain experience with *.",
];
const DENIALS = [
  "No formal training in *.",
  "Not certified in *.",
  "No experience with *.",
  "Without any certificate in *.",
  "Never used * at home.",
];
const USES = [
  "Used * every day for customers in four regions",
  "Experience with * in daily operations since the first year",
  "Trained six colleagues in * and wrote the handbook",
  "Responsible for * in a department of thirty people",
];
const DUTIES = [
  "Answered letters and kept the archive in order",
  "Planned shifts for a crew of eleven",
  "Cut waiting times from nine days to four",
  "Ordered parts and checked deliveries",
];
const SCHOOLS = ["Harbour College", "Lakeside University", "Riverton Institute"];

/** The same resumes for the same seed. */
export function invent(seed: number): Invented {
  const dice = toDice(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  const word = pick(WORDS);
  const [company, heading, wish, denial, use] = [COMPANIES, HEADINGS, WISHES, DENIALS, USES].map((list) => pick(list).replace("*", word));
  const year = 2010 + Math.floor(dice() * 8);
  const name = pick(NAMES);
  const [one, other] = [pick(DUTIES), pick(DUTIES)];
  const title = pick(TITLES);
  const isListed = dice() < 0.5;
  const isWishFirst = dice() < 0.5;
  const marked = `{${word}}`;
  const bullets = [one, (use as string).replace(word, marked), other].sort(() => dice() - 0.5);
  const lines = [
    name,
    `${name.toLowerCase().replace(" ", ".")}@example.com | (555) 555-01${10 + Math.floor(dice() * 89)}`,
    "",
    "SUMMARY",
    `${title} with ${2 + Math.floor(dice() * 9)} years of experience. ${isWishFirst ? `${wish} ${denial}` : `${denial} ${wish}`}`,
    "",
    "EXPERIENCE",
    `${title}, ${company}`,
    `March ${year} - June ${year + 4}`,
    ...bullets.map((bullet) => `- ${bullet}`),
    "",
    ...(isListed ? ["SKILLS", `Scheduling, ${marked}, Filing`, ""] : []),
    (heading as string).toUpperCase(),
    "Met other users of the tools every month.",
    "",
    "EDUCATION",
    `Diploma, ${pick(SCHOOLS)}, ${year - 1}`,
    "",
  ];
  return { word, ...unmark(lines.join("\n")) };
}

/** Takes the braces away and keeps where they stood. */
function unmark(marked: string): { text: string; truth: Place[] } {
  const truth: Place[] = [];
  let text = "";
  for (const [i, part] of marked.split(/[{}]/).entries()) {
    if (i % 2 === 1) truth.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, truth };
}
