import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../documents/index.ts";
import { readResume } from "./read-resume.ts";
import { sectionAt } from "./sections/sections-of-profile.ts";

const AS_OF = "2026-11-01";
const read = (text: string) => readResume(toPlainDocument(text), { asOf: AS_OF });

const RESUME = `Dr. Marta Kowalczyk-Reyes, PMP
Operations Manager
marta.kowalczyk@example.com | (512) 555-0155 | Austin, TX 78701 | linkedin.com/in/mkr-example

SUMMARY
Runs warehouses. No experience with Kubernetes, eager to learn Python.

EXPERIENCE
Operations Manager, Northgate Distribution Ltd, Austin, TX   Jan 2020 – Present
- Cut picking errors by 31% with SAP EWM and a new
  labelling routine.
- Planned shifts in Excel.
Shift Supervisor, Wistula Foods, Waco, TX   2016 – 2019
- Trained staff on SAP EWM.

EDUCATION
B.Sc. in Logistics, Lakeside University, 2015

SKILLS
Excel, slotting studies, SAP EWM

LANGUAGES
English (native), Spanish (B2), Polish – spoken at home

CERTIFICATIONS
Forklift Licence, 2018
`;

const leaves = (value: unknown, path = ""): string[] => {
  if (typeof value === "string" || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, `${path}/${i}`));
  if (typeof value === "object") return Object.entries(value).flatMap(([key, item]) => leaves(item, `${path}/${key}`));
  return [];
};

describe("a resume in plain text", () => {
  const profile = read(RESUME);

  it("tells who it is about and how to reach them", () => {
    expect(profile.basics).toMatchObject({
      name: "Marta Kowalczyk-Reyes",
      email: "marta.kowalczyk@example.com",
      location: { city: "Austin", region: "TX", postalCode: "78701", countryCode: "US" },
      profiles: [{ network: "LinkedIn", url: "linkedin.com/in/mkr-example" }],
    });
  });

  it("reads roles, schools, languages and certificates", () => {
    expect(profile.work.map((role) => [role.position, role.name, role.location])).toEqual([
      ["Operations Manager", "Northgate Distribution Ltd", "Austin, TX"],
      ["Shift Supervisor", "Wistula Foods", "Waco, TX"],
    ]);
    expect(profile.education).toMatchObject([
      { studyType: "B.Sc.", area: "Logistics", institution: "Lakeside University", level: 6, endDate: "2015" },
    ]);
    expect(profile.languages).toEqual([
      { language: "English", fluency: "native", cefr: "C2" },
      { language: "Spanish", fluency: "B2", cefr: "B2" },
      { language: "Polish", fluency: "spoken at home" },
    ]);
    expect(profile.certificates).toEqual([{ name: "Forklift Licence", date: "2018" }]);
  });

  it("joins the lines of a bullet", () => {
    expect(profile.work[0]?.highlights[0]).toBe("Cut picking errors by 31% with SAP EWM and a new labelling routine.");
  });

  it("counts the months of the roles that show a skill", () => {
    const excel = profile.skills.find((skill) => skill.evidence.some((evidence) => evidence.text === "Excel"));
    expect(excel?.months).toBe(82);
    expect(excel?.lastUsed).toBe("2026-11");
  });

  it("keeps listed skills outside the taxonomy under a term of their own", () => {
    expect(profile.skills.find((skill) => skill.name === "slotting studies")?.id).toBe("term:slotting studies");
  });

  it("leaves labels within a line of skills out of their names", () => {
    const text = "Jo Lee\njo@example.com\n\nSkills\nFrameworks: gRPC; Databases: PostgreSQL, Zaptrix; Testing: JUnit\n";
    const names = readResume(toPlainDocument(text), { asOf: "2026-11-01" }).skills.map(({ name }) => name);
    expect(names).toEqual(["gRPC", "PostgreSQL", "Zaptrix", "JUnit"]);
  });

  it("takes no denied or wished-for skill for one", () => {
    const words = profile.skills.flatMap((skill) => skill.evidence.map((evidence) => evidence.text));
    expect(words).not.toContain("Kubernetes");
    expect(words).not.toContain("Python");
  });

  it("lets neither name nor contact data leak into skills", () => {
    const spans = profile.meta.places.filter((place) => /^\/basics\/(?:name|email|phone|location|profiles)/.test(place.path));
    for (const { start, end } of profile.skills.flatMap((skill) => skill.evidence)) {
      expect(spans.some((span) => span.start < end && start < span.end)).toBe(false);
    }
  });

  it("gives a place to every value", () => {
    const { meta, skills, ...rest } = profile;
    const paths = new Set(meta.places.map((place) => place.path));
    expect(leaves(rest).filter((path) => !paths.has(path))).toEqual([]);
    expect(skills.length).toBeGreaterThan(0);
  });

  it("tells the section of any place", () => {
    expect(sectionAt(profile, RESUME.indexOf("Trained staff"))).toBe("experience");
    expect(sectionAt(profile, RESUME.indexOf("slotting studies"))).toBe("skills");
  });

  it("is the same every time", () => {
    expect(JSON.stringify(read(RESUME))).toBe(JSON.stringify(profile));
  });
});

describe("personal details", () => {
  it("become neither name nor title nor place of work", () => {
    const profile = read(`Lebenslauf

Persönliche Daten
Name: Jürgen Weißmüller
Geburtsdatum: 12.03.1985
Geburtsort: Dresden
Staatsangehörigkeit: deutsch
Telefon: 0341 5550123

Berufserfahrung
05/2016 – heute   Elektroniker, Stadtwerke Musterstadt GmbH, Leipzig`);
    expect(profile.basics.name).toBe("Jürgen Weißmüller");
    expect(profile.basics.phone).toBe("0341 5550123");
    expect(JSON.stringify(profile.work)).not.toMatch(/Dresden|1985|deutsch/);
    expect(profile.basics.location?.city).not.toBe("Dresden");
  });
});

describe("any text", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "Experience",
      "EDUCATION",
      "- ",
      "• ",
      "2019 – 2021",
      "Engineer",
      "Acme Ltd",
      "a@example.com",
      "(",
      ")",
      ",",
      " | ",
      "\t",
      "\n",
      "\n\n",
      "B.Sc. in",
      "Skills:",
      "École",
      "'",
      "+49 30 5550123",
    ),
    fc.string({ maxLength: 12 }),
  );

  it("keeps every value in place", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const document = toPlainDocument(pieces.join(" "));
        const { meta, skills, ...rest } = readResume(document, { asOf: AS_OF });
        for (const place of meta.places) expect(document.text.slice(place.start, place.end)).toBe(place.raw);
        for (const evidence of skills.flatMap((skill) => skill.evidence))
          expect(document.text.slice(evidence.start, evidence.end)).toBe(evidence.text);
        const paths = new Set(meta.places.map((place) => place.path));
        expect(leaves(rest).filter((path) => !paths.has(path))).toEqual([]);
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  it.each([
    ["spaces", " ".repeat(150_000)],
    ["one endless word", "a".repeat(150_000)],
    ["commas", "a, ".repeat(50_000)],
    ["brackets", "(".repeat(150_000)],
    ["at signs", "@a.".repeat(50_000)],
    ["years", "2019 ".repeat(30_000)],
    ["short lines", "Engineer\n".repeat(15_000)],
    ["dated lines", `Experience\n${"Engineer 2019 - 2020\n".repeat(4_000)}`],
  ])("passes 150 kB of %s in time", (_, text) => {
    const document = toPlainDocument(text);
    const started = performance.now();
    readResume(document, { asOf: AS_OF });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("says nothing about an empty document", () => {
    const profile = read("");
    expect(profile).toMatchObject({ work: [], skills: [], meta: { confidence: 0, totalYears: { lo: 0, mid: 0, hi: 0 } } });
  });
});

describe("a day of reading before everything told", () => {
  it("keeps the dates as printed and counts no months yet", () => {
    const profile = readResume(toPlainDocument(RESUME), { asOf: "2001-01-01" });
    expect(profile.work.map((role) => [role.startDate, role.endDate])).toEqual([
      ["2020-01", null],
      ["2016", "2019"],
    ]);
    expect(profile.meta.totalYears).toEqual({ lo: 0, mid: 0, hi: 0 });
    expect(profile.skills.every((skill) => (skill.months ?? 0) === 0)).toBe(true);
  });
});
