import { describe, expect, it } from "vitest";
import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../read-resume.ts";
import { isNotEvidence, saysNoOrWish } from "./negation.ts";

const about = (sentence: string, word: string) => isNotEvidence(sentence, sentence.indexOf(word), sentence.indexOf(word) + word.length);

describe("a denied or wished-for skill", () => {
  it.each([
    ["No experience with Kubernetes or Docker", "Docker"],
    ["Eager to learn Rust", "Rust"],
    ["Currently learning Spanish cooking and Go", "Go"],
    ["Familiarity with Terraform is desired", "Terraform"],
    ["Keine Erfahrung mit SAP", "SAP"],
    ["Sin experiencia en Excel", "Excel"],
    ["Charts in Meditech instead of Epic, which builds character", "Epic"],
    ["No driving licence, I live on the bus route", "driving licence"],
    ["I have applied to begin a PGCE with QTS in September", "QTS"],
    ["Used Jira rather than Trello", "Trello"],
    ["Without any formal training in bookkeeping", "bookkeeping"],
    ["Lack of hands-on work; lacking experience in Revit", "Revit"],
    ["Seeking a post where I can learn Salesforce", "Salesforce"],
    ["Willing to be trained in QuickBooks", "QuickBooks"],
    ["Keinerlei Vorkenntnisse in Excel", "Excel"],
    ["Aucune connaissance de Photoshop", "Photoshop"],
    ["Mi piacerebbe imparare Python", "Python"],
    ["Excel (advanced), SAP (none)", "SAP"],
    ["Tableau – never used", "Tableau"],
    ["Have not worked with Docker yet", "Docker"],
    ["I haven’t used Figma or Sketch", "Sketch"],
    ["Prepared 40 leaflets without using Photoshop", "Photoshop"],
    ["The team lacks Salesforce", "Salesforce"],
    ["Interested in AWS", "AWS"],
    ["Planning to obtain PMP", "PMP"],
    ["Currently studying for the CPA exam", "CPA"],
    ["Rust (learning)", "Rust"],
    ["There is no SAP here and I have no Excel", "Excel"],
    ["Unix and Linux are not used", "Linux"],
    ["Ich möchte gerne Java und SQL lernen", "Java"],
    ["Bereit, mich in SAP einzuarbeiten", "SAP"],
    ["Noch nie mit AutoCAD gearbeitet", "AutoCAD"],
    ["DATEV habe ich noch nicht verwendet", "DATEV"],
    ["Wil graag Python leren", "Python"],
    ["Nog nooit gewerkt met Exact", "Exact"],
    ["Je n'ai jamais utilisé AutoCAD", "AutoCAD"],
    ["Désireuse d'apprendre Photoshop", "Photoshop"],
    ["Nunca he trabajado con ContaPlus", "ContaPlus"],
    ["Interesada en aprender SQL", "SQL"],
    ["Nunca usei o Primavera", "Primavera"],
    ["Interessado em aprender SQL", "SQL"],
    ["Desiderosa di imparare SAP", "SAP"],
    ["Non ho mai usato Revit", "Revit"],
  ])("%s is no evidence", (sentence, word) => {
    expect(about(sentence, word)).toBe(true);
  });
});

describe("a used skill", () => {
  it.each([
    ["Built pipelines with Kubernetes", "Kubernetes"],
    ["No experience with Java, but ten years of Python", "Python"],
    ["No complaints in ten years of catering", "catering"],
    ["Machine learning with PyTorch", "PyTorch"],
    ["Charts in Meditech instead of Epic", "Meditech"],
    ["Driving licence – none of the points of my youth left", "Driving licence"],
    ["Taught pupils to learn Python", "Python"],
    ["Looking to use my Excel", "Excel"],
    ["Wrote SQL instead of exports in Excel", "SQL"],
    ["Managed all required documentation in SAP", "SAP"],
    ["Not only Excel but also Power BI", "Power BI"],
    ["Nicht nur in Excel gearbeitet", "Excel"],
    ["Nicht mit Papier, sondern mit SAP gearbeitet", "SAP"],
    ["Interested in data, skilled in SQL", "SQL"],
    ["Lançamentos no SAP e mapas no Excel", "Excel"],
    ["Tutored pupils who were studying for the maths exam in Excel", "Excel"],
    ["Will join machine learning teams with PyTorch", "PyTorch"],
    ["Auszubildende lernen bei mir SAP", "SAP"],
  ])("%s is evidence", (sentence, word) => {
    expect(about(sentence, word)).toBe(false);
  });
});

describe("an item of a list", () => {
  it("is no skill where it says that there is none", () => {
    expect(saysNoOrWish("no experience with Zenith ERP")).toBe(true);
    expect(saysNoOrWish("eager to learn Zenith ERP")).toBe(true);
    expect(saysNoOrWish("Zenith ERP (learning)")).toBe(true);
    expect(saysNoOrWish("Zenith ERP")).toBe(false);
    expect(saysNoOrWish("Zenith ERP (advanced)")).toBe(false);
  });
});

describe("a denial or a wish that is wrapped over lines", () => {
  const idsOf = (summary: string) =>
    readResume(toPlainDocument(`Jo Lee\njo@example.com\n\nSummary\n${summary}\n\nSkills\nExcel\n`), { asOf: "2026-11-01" }).skills.map(
      ({ id }) => id,
    );
  it.each([
    [
      "Friendly supervisor with eight years in retail. I have no experience\nwith SAP and I am keen to learn\nPower BI.",
      ["sap", "power-bi"],
    ],
    ["Cook who would like to work in data and is eager to learn\nPython and SQL", ["python", "sql"]],
  ])("%j is none of its skills", (summary, gone) => {
    expect(idsOf(summary).filter((id) => gone.includes(id))).toEqual([]);
  });
  it("ends where the paragraph or the item does", () => {
    expect(idsOf("- Eager to learn Rust, and to move on from the office soon\n- Built reports in Power BI")).toContain("power-bi");
    expect(idsOf("I have no experience with SAP, which my last employer never had.\nPower BI in daily use.")).toContain("power-bi");
  });
});
