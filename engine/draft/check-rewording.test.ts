import { describe, expect, test } from "vitest";
import { checkRewording } from "./check-rewording.ts";
import { judgeRewordings, toDraftLines } from "./index.ts";
import type { DraftSpec } from "./types.ts";

describe("a line may be worded otherwise", () => {
  test.each([
    ["Planning of the rota for 12 nurses", "Plan the rota for 12 nurses"],
    ["Medicines get explained to patients by you", "Explain medicines to patients"],
    ["Dashboards in Power BI for the board", "Make Power BI dashboards for the board"],
    ["You will be responsible for the training of new colleagues", "Train new colleagues and take responsibility for it"],
    ["25 days of holiday", "Holiday: 25 days"],
    ["running conduit and terminating motor control centers", "Run conduit and terminate motor control centers"],
    ["Patients get told about their medication by you", "Explain medicines to patients"],
    ["Inspecting of the lifts, mending of small faults", "Check the lifts and repair small faults"],
    ["Insurance from day one", "Insurance starts on day one"],
  ])("%s → %s", (before, after) => {
    expect(checkRewording(before, after)).toBeNull();
  });
});

describe("a proposal is not offered when it", () => {
  test.each<[string, string, string, string]>([
    ["adds a number", "Plan the rota", "Plan the rota for 12 nurses", "added"],
    ["adds a promise", "Train new colleagues", "Train new colleagues in an award-winning academy", "added"],
    ["adds a skill", "Make dashboards for the board", "Make Tableau dashboards for the board", "added"],
    ["adds a duty", "Plan the rota", "Plan the rota and the budget", "added"],
    ["swaps the one who is served", "Feed the horses", "Feed the dogs", "added"],
    ["makes a may out of a must", "You may work from home", "You work from home", "lost"],
    ["makes a limit out of none", "Work from home", "Work only from home", "added"],
    ["changes a number", "25 days of holiday", "27 days of holiday", "added"],
    ["loses a number", "25 days of holiday", "Days of holiday", "lost"],
    ["loses a negation", "No weekend work", "Weekend work", "lost"],
    ["loses a name", "Report to the board of Harbour Works", "Report to the board", "lost"],
    ["loses a skill", "Clean data with Python each week", "Clean data each week", "lost"],
    ["loses most of what was said", "Plan the rota, order bandages, check the fridges", "Check the fridges", "lost"],
    ["brings in a link", "Plan the rota", "Plan the rota at https://example.com", "form"],
    ["brings in markup", "Plan the rota", "<b>Plan</b> the rota", "form"],
    ["is two lines", "Plan the rota", "Plan\nthe rota", "form"],
    ["is far longer", "Plan the rota", `Plan the rota ${"and the rota ".repeat(8)}`, "form"],
    ["is empty", "Plan the rota", "  ", "form"],
    ["shuts people out", "Find a person for the sales work", "Find a person for the sales work, he or she", "biased"],
  ])("%s", (_, before, after, reason) => {
    expect(checkRewording(before, after)).toMatchObject({ reason });
  });
});

const SPEC: DraftSpec = {
  ...{ title: "Registered nurse", level: undefined, outcomes: [], benefits: ["25 days of holiday"], process: [], languages: [] },
  ...{ mission: "care for patients", duties: ["Planning of the rota", "Hand over to the day team"] },
  requirements: [{ name: "Wound care", importance: "must", alternatives: [] }],
  ...{ equalOpportunity: false, tone: "plain", variant: 0 },
};

describe("the proposals for a draft", () => {
  test("are for the lines that are words, none for what is asked", () => {
    expect(toDraftLines(SPEC).map(({ part, at }) => `${part} ${at}`)).toEqual(["mission 0", "duties 0", "duties 1", "benefits 0"]);
  });
  test("are parted into what may be offered and what may not, with the words it is about", () => {
    const said = ["care for patients", "Plan the rota", "Hand over to the day team of the best hospital", "Holiday: 25 days"];
    const proposals = toDraftLines(SPEC).map((line, at) => ({ ...line, proposal: said[at] ?? "" }));
    const { offered, dropped } = judgeRewordings(SPEC, proposals);
    expect(offered.map(({ proposal }) => proposal)).toEqual(["Plan the rota", "Holiday: 25 days"]);
    expect(dropped.map(({ fault }) => fault)).toEqual([{ reason: "added", words: ["best", "hospital"] }]);
  });
});
