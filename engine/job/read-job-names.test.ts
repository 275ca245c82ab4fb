import { describe, expect, test } from "vitest";
import { readJob } from "./index.ts";

function jobOf(text: string) {
  const reading = readJob(text);
  if (reading.kind === "unreadable") throw new Error(reading.code);
  return reading.job;
}

const names = (text: string) => jobOf(text).requirements.map(({ name }) => name);
const listed = (...items: string[]) => names(`Site Manager\n\nRequirements\n${items.map((item) => `- ${item}`).join("\n")}\n`);
const prose = (sentence: string) => names(`Site Manager\n\n${sentence}\n`);

describe("the name of a wish", () => {
  test("is no word that only qualifies the experience", () => {
    expect(listed("Direct experience in retail", "Functional expertise in payroll", "Formal knowledge of kilns")).toEqual([
      "retail",
      "payroll",
      "kilns",
    ]);
    expect(listed("Varied role in a busy bakery")).not.toContain("Varied");
    expect(listed("Direct sales", "Functional safety")).toEqual(["Direct sales", "Functional safety"]);
  });

  test("keeps the head where only both name a field", () => {
    expect(listed("Strong academic background", "Good technical knowledge")).toEqual(["academic background", "technical knowledge"]);
    expect(listed("Technical knowledge of boilers")).toEqual(["boilers"]);
  });

  test("stands behind the doing where its object is a phrase, and where the doing is no trade", () => {
    expect(listed("Create good relationships on several levels")).toEqual(["creating relationships on several levels"]);
    expect(listed("Drive cultural change in schools")).toEqual(["driving cultural change in schools"]);
    expect(listed("Solve issues across the site")).toEqual(["solving issues"]);
    expect(listed("Manage tight budgets")).toEqual(["tight budgets management"]);
  });

  test("is no part of what was named before, nor a word that points at something", () => {
    expect(listed("Expert knowledge of Excel and its functions")).toEqual(["Excel"]);
    expect(listed("Understanding of pumps and their variations")).toEqual(["pumps"]);
    expect(listed("Experience with each of these", "Experience with all of those")).toEqual([]);
  });

  test("ends before a word that waits for its noun, and is none of acting as something", () => {
    expect(listed("Mentoring other staff")).toEqual(["Mentoring"]);
    expect(listed("Acting as duty manager")).toEqual(["duty manager"]);
    expect(listed("Acting and singing to a high standard")).toContain("Acting");
  });

  test("stands behind a verb that tells what the one sought does", () => {
    expect(listed("Understands employment law", "Performs and records risk assessments", "Holds a forklift licence")).toEqual([
      "employment law",
      "risk assessments",
      "forklift licence",
    ]);
    expect(prose("The crew knows Sage and the yard holds two cranes.")).toEqual([]);
  });
});
