import { describe, expect, it } from "vitest";
import { findSkills } from "./find-skills.ts";

const TOOLS =
  /^(?:oracle-service-cloud|kinaxis|webex|cornerstone-ondemand|plangrid|elasticsearch|servsafe|freshbooks|onbase|adobe-after-effects|sap-successfactors|libreoffice)$/;
const idsIn = (text: string) => findSkills(text).map(({ id }) => id);

describe("work told in plain words is a skill", () => {
  it.each([
    ["Helped residents with toileting and changed bed linen", ["toileting-assistance", "bed-making"]],
    ["Diabetic foot care, EEG recording and urine dipstick testing", ["podiatry", "neurophysiology-diagnostics", "urinalysis"]],
    ["Piano tuning, watch repair and resoling", ["piano-technology", "watch-repair", "shoe-repair"]],
    ["Block paving, floor screeding and drain jetting", ["block-paving", "render-and-screed", "manhole-and-drain-work"]],
    ["Sandwich making and fryer operation", ["cold-kitchen-assembly", "deep-frying"]],
    ["Mopping floors, stacking shelves, gift wrapping", ["floor-care", "merchandising", "gift-wrapping"]],
    ["Bag checks and gatehouse duties at night", ["bag-searches", "gatehouse-control"]],
    ["Cheesemaking, batch mixing and stretch wrapping", ["cheese-making", "batch-mixing", "pallet-wrapping"]],
    ["Gas turbine operation and anaerobic digestion", ["turbine-and-boiler-operation", "biogas"]],
    ["School pick-up, story time and messy play", ["school-run", "storytelling-with-children", "arts-and-crafts-activities"]],
    ["Washing machine repair, phone repair and timber decking", ["appliance-repair", "phone-repair", "garden-building"]],
  ])("%s", (text, ids) => {
    expect(idsIn(text)).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    ["Körperpflege, Sterbebegleitung und Tische eindecken", ["personal-care", "palliative-care", "table-setting"]],
    ["dressage des tables, clôture de caisse et plans de maintenance", ["table-setting", "cash-handling", "preventive-maintenance"]],
    ["toma de muestras, cuadre de caja y corte de pelo", ["sample-preparation", "cash-handling", "hairdressing"]],
    ["ricerca nuovi clienti, riconciliazioni bancarie e gestione turni", ["prospecting", "account-reconciliation", "staff-scheduling"]],
    ["atendimento de mesas, fechamento de caixa e coleta de sangue", ["food-service", "cash-handling", "phlebotomy"]],
    ["tegels zetten, monstername en haren knippen", ["tiling", "sample-preparation", "hairdressing"]],
    ["Baumpflege, Räderwechsel und Protokollführung", ["tree-surgery", "tyre-fitting", "minute-taking"]],
    [
      "retouche photo, notes de frais et conduite d'engins de chantier",
      ["photo-editing", "expense-management", "heavy-equipment-operation"],
    ],
  ])("in other languages: %s", (text, ids) => {
    expect(idsIn(text)).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    ["Built RAG pipelines with LangGraph, pgvector and MCP servers", ["retrieval-augmented-generation", "langgraph", "pgvector"]],
    ["Care plans in PointClickCare and Nourish Care", ["pointclickcare", "nourish-care"]],
    ["Ad films with Midjourney, Runway ML and CapCut", ["midjourney", "runway-ml", "capcut"]],
  ])("and so are the tools of the day: %s", (text, ids) => {
    expect(idsIn(text)).toEqual(expect.arrayContaining(ids));
  });
});

describe("a product's joined name", () => {
  it.each([
    "Right now the rapid response team meets in the blue jeans store",
    "Cared for patients on the ward, took part in the rapid\nresponse team",
    "The sum total was high, so we plan grid work and open search for a chef",
    "Food safe storage, a free agent on base and the after effects of an illness",
    "Critical success factors for an open office on the third floor",
  ])("does not stand where its parts are plain words: %s", (text) => {
    expect(idsIn(text)).not.toEqual(expect.arrayContaining([expect.stringMatching(TOOLS)]));
  });

  it.each([
    ["Skills: Power Point, Quick Books, Java Script", ["microsoft-powerpoint", "quickbooks", "javascript"]],
    ["skills: power point, quick books, word press", ["microsoft-powerpoint", "quickbooks", "wordpress"]],
    ["Ran incidents in Pager Duty and kept pages in Share Point", ["pagerduty", "sharepoint"]],
    ["Software: Plan Grid, After Effects", ["plangrid", "adobe-after-effects"]],
  ])("is known in two words where they are written as a name: %s", (text, ids) => {
    expect(idsIn(text)).toEqual(expect.arrayContaining(ids));
  });
});

it("takes no word with an accent for an abbreviation without one", () => {
  expect(idsIn("Fisioterapia pós-operatória e pós-parto")).toEqual(["physiotherapy"]);
  expect(idsIn("Operated the POS and closed the till")).toContain("point-of-sale-systems");
});
