import { describe, expect, it, test } from "vitest";
import { readJob } from "../index.ts";
import { choose } from "./title-choice.ts";

function titleOf(text: string): string | undefined {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.title;
}

describe("places that name the job decide together", () => {
  it("takes the name several places agree on, not the first one", () => {
    expect(titleOf("The Gardener's Rest\n\nWe're looking for a Bar Manager. As our Bar Manager you will order the beer.")).toBe(
      "Bar Manager",
    );
    expect(titleOf("Teacher Training Trust\n\nThe Trust seeks a Payroll Officer. The Payroll Officer will pay 300 people.")).toBe(
      "Payroll Officer",
    );
    expect(titleOf("Drivers Direct Ltd\nA forklift operator is wanted. Our client needs a forklift operator for nights.")).toBe(
      "forklift operator",
    );
  });

  it("keeps the surest place where nothing stands against it", () => {
    expect(titleOf("Gardener\nHolt Hall\n\nYou will work with our head chef and a baker.")).toBe("Gardener");
    expect(titleOf("Job title: Welder\n\nThe Foreman will show you round. The Foreman starts at six.")).toBe("Welder");
    expect(titleOf("RN Med Surg Nights\nYou will report to the Nurse Manager.")).toMatch(/^RN/);
  });

  it("is not one of the wishes below a heading on top", () => {
    expect(titleOf("Ideally\nAn experienced crane operator with SQL")).not.toMatch(/crane/);
    expect(titleOf("Requirements\nTrained welder\nExcel")).not.toMatch(/welder/);
    expect(titleOf("What we ask\nQualified nurse, two years")).not.toMatch(/nurse/);
  });

  it("adds a share of the other places and little for what comes later in one place", () => {
    const line = { place: "subject", part: "Site Manager", whole: "" } as const;
    const other = { place: "leaver", part: "Head Cook", whole: "" } as const;
    expect(choose("", [line, other])?.part).toBe("Site Manager");
    expect(choose("", [line, other, { place: "behind", part: "cook", whole: "" }])?.part).toBe("Head Cook");
    expect(choose("", [line, { ...line, part: "Trench Digger Operator" }])?.part).toBe("Site Manager");
    expect(choose("", [])).toBeUndefined();
  });
});

describe("the way to a page", () => {
  test.each([
    ["/careers/engineering/senior-backend-engineer-payments\n\nWe make a spend card.", "Senior Backend Engineer"],
    ["https://jobs.example.com/uk/tax-manager-private-client-48213\nPosted: yesterday\n\nEleven partners.", "Tax Manager"],
    ["Home / Vacancies / Lift Engineer - Swansea\n\nYou keep a route.", "Lift Engineer"],
    ["Careers > Open positions > Marine Underwriter\n\nA quiet desk.", "Marine Underwriter"],
  ])("%s", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  test.each([
    ["https://example.com/our-people\nGlazier\nDerby", "Glazier"],
    ["Plumber / Gas Engineer\nBath", "Plumber / Gas Engineer"],
    ["We use CI/CD and TCP/IP/UDP daily.\nWe seek a Network Engineer.", "Network Engineer"],
  ])("names no job otherwise: %s", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });
});

describe("names in passing", () => {
  test.each([
    ["SCAFFOLDERS!! Part 2s and Advanced. Canary Wharf. 6 months.", "SCAFFOLDERS"],
    ["PLUMBER / GAS ENGINEER - DOMESTIC - BATH - £38K + VAN + FUEL CARD", "PLUMBER / GAS ENGINEER"],
    ["The current Registered Manager is moving to Spain, and the home needs a successor.", "Registered Manager"],
    ["The optician's in Hexham has room for one more: an optometrist, two days.", "optometrist"],
    ["The Feathers needs somebody at the door from 11 to 7. If you've been a night porter before, great.", "night porter"],
    ["We seek a qualified, playful and organised Deputy Nursery Manager for May.", "Deputy Nursery Manager"],
    ["The retirement of our long-serving School Business Manager means we are looking to appoint.", "School Business Manager"],
    ["Ready to run fourteen coffee shops? That's what the Area Manager for our patch does.", "Area Manager"],
    ["A prep school near Malvern. Wanted for September: a Catering Manager who likes children to eat well.", "Catering Manager"],
    ["The Trustees wish to appoint their next Chief Executive by May.", "Chief Executive"],
    ["Milker, 280 cows, near Whitchurch. Alternate weekends.", "Milker"],
    ["Lettings Negotiator, OTE £35k, car allowance, no Sundays\nChorlton", "Lettings Negotiator"],
    ["Marketing Executive – do you know your audience?\n\nWe'd like to meet a marketer who writes.", "Marketing Executive"],
  ])("%s", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  test.each([
    "You will report to the Head Chef. We start at six.",
    "Work alongside a Senior Buyer and the Area Manager.",
    "The yard is busy. Better days ahead. We start at six.",
  ])("somebody else is named: %s", (text) => {
    expect(titleOf(text) ?? "").not.toMatch(/chef|buyer|manager/i);
  });
});
