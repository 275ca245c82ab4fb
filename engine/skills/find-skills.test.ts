import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSkills } from "./find-skills.ts";
import { RECORDS } from "./taxonomy.ts";

const idsIn = (text: string) => findSkills(text).map(({ id }) => id);

describe("the title of a trade", () => {
  it.each([
    ["Kindergarten Teacher, Harbour School", "teaching"],
    ["Worked as a welder on two ships", "welding"],
    ["cnc machinist\n2014 to 2019", "cnc-machining"],
  ])("shows the skill where someone bears it: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it.each([
    ["Ordered books for forty teachers", "teaching"],
    ["Practises French with her private tutor", "tutoring"],
    ["Called the plumber about a leak", "plumbing"],
  ])("shows nothing where it is other people's: %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });
});

describe("what people call their daily work", () => {
  it.each([
    ["Rewires and switchboard upgrades in old houses", "electrical-installation"],
    ["Loop checks on the new compressor", "instrumentation"],
    ["Vasoactive drips and arterial lines", "intravenous-therapy"],
    ["Beatmungspflege und Monitoring", "ventilator-management"],
    ["Fertigation of 40 hectares", "irrigation-systems"],
    ["Owned the P&L of two shops", "budget-management"],
    ["Reference desk two evenings a week", "library-services"],
    ["Lease renewals for retail landlords", "landlord-and-tenant-law"],
    ["Relances clients et lettrage des comptes", "credit-control"],
  ])("names the skill: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it.each([
    ["Put the toys away at night", "shipping-and-receiving"],
    ["P&O ferries", "budget-management"],
  ])("is something else: %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });
});

describe("skills in a text", () => {
  it.each([
    ["JavaScript", "java"],
    ["Googled the answer", "go"],
    ["Scalable systems", "scala"],
    ["a C-level role", "c"],
    ["reacted in time", "react"],
    ["Javanese dance", "java"],
  ])("are never found inside another word: %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });

  it.each([
    ["Python/Java, C++ and C#", ["python", "java", "c-plus-plus", "c-sharp"]],
    ["Java 17, Python3, Angular 2+, Node.js 18", ["java", "python", "angular", "node-js"]],
    ["k8s on AWS with PostgreSQL", ["kubernetes", "amazon-web-services", "postgresql"]],
    [".NET and ASP.NET", ["dotnet", "asp-net"]],
    ["CI / CD, R&D management", ["ci-cd", "innovation-management"]],
    ["Node JS, NodeJS, node.js", ["node-js", "node-js", "node-js"]],
    ["front end development and e-commerce, ecommerce", ["front-end-development", "e-commerce", "e-commerce"]],
    ["budget modelling, financial modelling, financial modeling", ["financial-modeling", "financial-modeling"]],
  ])("are found however they are written: %s", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it.each(["jane@java.example.com", "https://github.com/jane/react", "www.python.org", "github.com/jane-doe", "jane@example.net"])(
    "are not found in an address: %s",
    (text) => {
      expect(idsIn(`Write to ${text} today`)).toEqual([]);
    },
  );

  it("are the longest names that fit", () => {
    expect(idsIn("SQL Server Reporting Services")).toEqual(["ssrs"]);
    expect(idsIn("SQL Server")).toEqual(["microsoft-sql-server"]);
    expect(idsIn("SQL, server")).toEqual(["sql"]);
  });

  it("may run over the end of a full line but not over the end of a list item", () => {
    const full = "Taught pupils in the evenings and built models for machine\nlearning at night";
    expect(idsIn(full)).toContain("machine-learning");
    expect(idsIn("machine\nlearning")).not.toContain("machine-learning");
  });

  it("stand where they say and never overlap, whatever the text", () => {
    const names = RECORDS.flatMap(({ label, aliases }) => [label, ...aliases]);
    const piece = fc.oneof(
      fc.constantFrom(...names),
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom(", ", "\n", " and ", " – "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join(" ");
        let end = 0;
        for (const mention of findSkills(text)) {
          expect(mention.start).toBeGreaterThanOrEqual(end);
          expect(mention.end).toBeGreaterThan(mention.start);
          end = mention.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it("take less than a second in 150 kB of anything", () => {
    for (const unit of [" ", "react ", "C, ", "and ", "R, C, Go, ", "-", "experience in ", "a@", "a.", "www.", "x/"]) {
      const text = unit.repeat(150_000 / unit.length);
      const start = performance.now();
      findSkills(text);
      expect(performance.now() - start, JSON.stringify(unit)).toBeLessThan(1000);
    }
  });
});

it("takes several of one abbreviation for no other that ends in a capital S", () => {
  expect(findSkills("Trunking between RDCs, night shift")).toEqual([]);
  expect(findSkills("RDCS and RVT, registered since 2015").map(({ id }) => id)).toContain("sonographer-certification");
  expect(findSkills("Designed REST APIs").map(({ id }) => id).length).toBeGreaterThan(0);
});
