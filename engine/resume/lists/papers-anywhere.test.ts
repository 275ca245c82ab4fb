import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: string[]) =>
  readResume(toPlainDocument(["Jo Example", "jo@example.com", "", ...lines].join("\n")), { asOf: "2026-11-01" });
const names = (...lines: string[]) => read(...lines).certificates.map(({ name }) => name);

describe("papers of a line", () => {
  it("are each a cell of it", () => {
    expect(names("CERTS", "CKA (2021)          RHCSA", "LPIC              CISSP")).toEqual(["CKA", "RHCSA", "LPIC", "CISSP"]);
  });

  it("are each between its commas, where one ends in a bracket and a sentence follows", () => {
    expect(
      names("TICKETS", "CPL(A), Night rating, Low level, dual control (Tarnair, no. 4120, exp Feb 2028). Class 1 medical current."),
    ).toEqual(["CPL(A)", "Night rating", "Low level", "dual control", "Class 1 medical current"]);
  });

  it("stand beside other things in a head", () => {
    expect(read("SMSTS/CSCS Black Card      Own van & tools      Full clean UK licence").certificates.map(({ name }) => name)).toEqual([
      "SMSTS/CSCS Black Card",
      "Full clean UK licence",
    ]);
  });

  it("are one with the name above a heading that ends in the same noun", () => {
    expect(names("Certifications", "CILT Level 3 Diploma", "Fleet Basics 1")).toHaveLength(2);
  });
});

describe("papers among studies", () => {
  it("have a number", () => {
    const { certificates, education } = read(
      "Training",
      "Trade Diploma in Hairdressing, Tarn Academy, 2017",
      "Balayage Expert, Maison Lune, cert no. ML-4410, Nov 2023",
      "Registered Instructor, Reg. No. TG/R/0441",
    );
    expect(certificates.map(({ name, issuer }) => [name, issuer])).toEqual([
      ["Balayage Expert", "Maison Lune"],
      ["Registered Instructor", undefined],
    ]);
    expect(education).toHaveLength(1);
  });

  it("are courses with their years, but for the one that was not attended", () => {
    expect(
      names(
        "PME / SCHOOLS",
        "Sergeant Leader Course, 2014.  Range Warden (40 hrs), 2016.  Diver School - did not attend.",
        "BSc Logistics, Hale University, 2019",
      ),
    ).toEqual(["Sergeant Leader Course", "Range Warden"]);
  });

  it("discharge who served", () => {
    expect(names("QUALIFICATIONS", "BSc Geology, Hale University      2011", "N.Y.S.C. Discharge Certificate     2012")).toEqual([
      "N.Y.S.C. Discharge Certificate",
    ]);
  });
});

describe("papers behind a label or below a heading of their own", () => {
  it("are what stands in the next cell", () => {
    expect(
      names(
        "ADDITIONAL INFORMATION",
        "Certifications            Cupping Level II, Academia Hale, no. CL2-0311, 06/2021",
        "                          Immediate Life Support, Conselho Tarn, valid until 11/2028",
        "Hobbies                   futsal",
      ),
    ).toEqual(["Cupping Level II", "Immediate Life Support"]);
  });

  it("are the certificates of competency of a sailor", () => {
    expect(names("CERTIFICATE OF COMPETENCY", "Chief Mate (II/2)      valid 2029-03")).toEqual(["Chief Mate (II/2)"]);
  });
});

describe("what stands above the first role", () => {
  it("may be a paper", () => {
    expect(
      names(
        "TRADE: FITTER  Trade test passed HALE TRADE CENTRE 2013/06/21, cert RS 0441/13",
        "",
        "2018/02 - 2023/12      Tarn Steel Works   Fitter",
        "2013/07 - 2018/01      Hale Steel Works   Apprentice",
      ),
    ).toEqual(["Trade test passed HALE TRADE CENTRE"]);
  });
});

describe("no paper", () => {
  it.each([
    ["a duty in a list", "duties= marking off, plate rolling, confined space entry, toolbox talks, timesheets, stock"],
    ["a job with a paper in brackets", "Motor, Second Engineer (STCW III/2), pumps"],
  ])("%s", (_what, line) => {
    expect(names("OTHER", line)).toEqual([]);
  });

  it("is an office in a school for nothing, nor a further step that is under way, nor a wish", () => {
    expect(
      names("Giving time", "School governor (safeguarding link), Hale Primary, 2022 onwards", "Would like to train towards Driver CPC"),
    ).toEqual([]);
    expect(names("CPD", "Practice Educator Stage 1 - Hale Partnership - 2024. Stage 2 under way.")).toEqual(["Practice Educator Stage 1"]);
  });
});
