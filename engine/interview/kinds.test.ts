import { expect, test } from "vitest";
import { isHealthCheck, isPaperLine, kindOf, type Way } from "./kinds.ts";

const way = (name: string, id = `term:${name.toLowerCase()}`, kind: Way["kind"] = "skill"): Way => ({ name, id, kind });

test.each([
  ["skill", [way("wound care", "wound-care")], ""],
  ["code", [way("Go", "go"), way("Java", "java")], ""],
  ["platform", [way("AWS", "amazon-web-services")], ""],
  ["tool", [way("Excel", "microsoft-excel")], ""],
  ["tool", [way("12d Model"), way("Civil 3D", "civil-3d")], "12d Model or Civil 3D"],
  ["tool", [way("DRAINS")], "Experience with DRAINS modelling software"],
  ["tool", [way("electronic patient record", "clinical-documentation"), way("SystmOne", "systmone")], ""],
  ["soft", [way("Teamwork", "teamwork")], ""],
  ["paper", [way("Moffett"), way("counterbalance forklift ticket")], ""],
  ["paper", [way("NSW Construction Induction"), way("White Card")], ""],
  ["paper", [way("Mentorship", "mentoring"), way("practice assessor qualification")], ""],
  ["paper", [way("Chartered status")], ""],
  ["paper", [way("Registered, or able to register, with the Guild of Bellringers")], ""],
  ["paper", [way("qualified ABC, DEF or GHI")], ""],
  ["other", [way("registered")], ""],
  ["paper", [way("Guild of Bakers Level 2")], ""],
  ["other", [way("spirit level")], ""],
  ["paper", [way("trailer entitlement")], ""],
  ["licence", [way("full UK driving licence", "drivers-licence", "certificate")], ""],
  ["licence", [way("Category C+E licence", "commercial-drivers-licence", "certificate")], ""],
  ["paper", [way("Forklift licence", "forklift-licence", "certificate")], ""],
  ["vetting", [way("Enhanced DBS", "police-check", "certificate")], ""],
  ["rule", [way("Local Government Act 1993")], ""],
  ["hours", [way("On-call rotation every six weeks")], ""],
  ["hours", [way("early and late shifts")], ""],
  ["other", [way("call handling")], ""],
  ["other", [way("hours-of-service logs")], ""],
  ["place", [way("kitchens")], ""],
  ["place", [way("warehouse"), way("distribution center")], ""],
  ["people", [way("primary-aged children")], ""],
  ["basics", [way("Basic computer skills", "computer-literacy")], ""],
  ["other", [way("read drawings")], "You can read drawings"],
] as const)("%s: %j", (kind, ways, quote) => expect(kindOf(ways, quote)).toBe(kind));

test("a check of work is no check of somebody's past", () => {
  expect(kindOf([way("quality checks")], "")).not.toBe("vetting");
  expect(kindOf([way("Background check")], "")).toBe("vetting");
});

test("a whole line may be a paper where its parts are none", () => {
  expect(isPaperLine("Registered, or able to register, with the Guild of Bellringers")).toBe(true);
  expect(isPaperLine("Guild Level 2 or equivalent")).toBe(true);
  expect(isPaperLine("Keeping a register of bells")).toBe(false);
  expect(isPaperLine("Crane rescue, current")).toBe(true);
  expect(isPaperLine("Paediatric life support (two days) in date")).toBe(true);
  expect(isPaperLine("Testing alternating current")).toBe(false);
});

test("what somebody brings along or is insured by is shown like a paper", () => {
  for (const name of ["own transport", "New Zealand work rights", "professional indemnity cover", "guild membership", "hygiene certs"])
    expect(kindOf([way(name)], ""), name).toBe("paper");
  expect(kindOf([way("public transport planning")], "")).not.toBe("paper");
});

test("a look at somebody's body is nothing to ask about, a look at patients is a skill", () => {
  const requirement = (name: string, text: string) => ({ name, quote: { text, start: 0, end: text.length } });
  expect(isHealthCheck(requirement("drug screen", "Must pass a drug screen"))).toBe(true);
  expect(isHealthCheck(requirement("hearing exam", "Applicants undergo a hearing exam"))).toBe(true);
  expect(isHealthCheck(requirement("eye tests", "Carry out eye tests for children"))).toBe(false);
  expect(isHealthCheck(requirement("medication test", "Must pass the medication test"))).toBe(false);
});
