import { describe, expect, it } from "vitest";
import { findSkills } from "./find-skills.ts";

const idsIn = (text: string) => findSkills(text).map(({ id }) => id);

describe("a paper is not its sibling", () => {
  it.each([
    ["AWS Certified Data Engineer", "aws-certified-data-engineer", "aws-certified-solutions-architect"],
    ["SHRM-SCP since 2019", "shrm-scp", "shrm-cp"],
    ["SPHR since 2019", "sphr", "phr"],
    ["Port driver with TWIC card", "twic-card", "cdl-endorsements"],
    ["County food handler card", "food-handler-card", "servsafe"],
    ["Certified Food Protection Manager, 2024", "certified-food-protection-manager", "servsafe"],
    ["Level 2 Food Hygiene", "food-hygiene-certificate", "servsafe"],
    ["NMC PIN on request", "nmc-registration", "registered-nurse-licence"],
    ["EPALS, renewed 2025", "european-paediatric-advanced-life-support", "pediatric-advanced-life-support"],
    ["CKAD", "certified-kubernetes-application-developer", "certified-kubernetes-administrator"],
    ["AZ-900", "azure-fundamentals", "azure-certification"],
    ["PSM I, 2023", "professional-scrum-master", "certified-scrum-master"],
    ["CompTIA PenTest+", "comptia-pentest-plus", "comptia-cysa-plus"],
    ["Engineer in Training (EIT)", "engineer-in-training", "professional-engineer-licence"],
    ["SCA Barista Skills, Foundation", "sca-barista-skills", "coffee-roasting"],
    ["Ledgers in Sage 50", "sage-50", "sage-200"],
    ["Ledgers in Sage 200", "sage-200", "sage-50"],
    ["Time data in SAP HCM", "sap-hcm", "sap-successfactors"],
    ["Reviews in SuccessFactors", "sap-successfactors", "sap-hcm"],
    ["Waves in SAP EWM", "sap-ewm", "sap-wm"],
    ["Work orders in SAP PM", "sap-pm", "sap-mm"],
    ["Face fit tested", "face-fit-certificate", "abrasive-wheels-certificate"],
  ])("%s is %s, not %s", (text, own, sibling) => {
    expect(idsIn(text)).toContain(own);
    expect(idsIn(text)).not.toContain(sibling);
  });
});

describe("a name that says more, less or something else is a skill of its own", () => {
  it.each([
    ["Moved stock with a pallet jack", "pallet-jack-operation", "forklift-operation"],
    ["Filed sales tax every month", "sales-tax", "vat"],
    ["Form tutor with pastoral care of 28", "pastoral-care", "school-counselling"],
    ["Crisis intervention with families", "crisis-intervention", "conflict-de-escalation-in-security"],
    ["Pipe fitting in a refinery", "pipefitting", "plumbing"],
    ["Conduit, panel terminations, NEC", "electrical-terminations", "exit-interviews"],
    ["Moved the lakehouse to Iceberg", "data-lakes", "databricks"],
    ["Investment casting of blades", "foundry-work", "die-casting"],
    ["Packet capture on the edge", "packet-analysis", "wireshark"],
    ["Histology of tissue samples", "histology", "immunohistochemistry"],
    ["Remote sensing of forests", "remote-sensing", "gis"],
    ["Own car for visits", "own-transport", "drivers-licence"],
  ])("%s: %s, not %s", (text, own, other) => {
    expect(idsIn(text)).toContain(own);
    expect(idsIn(text)).not.toContain(other);
  });

  it.each([
    ["Tuned Spark jobs on EMR", "electronic-health-records"],
    ["Course accredited by the Resuscitation Council UK", "cpr"],
    ["Unit tests with Unity/Ceedling", "unity"],
    ["Advised two stealth startups", "entrepreneurship"],
    ["Translated patents and tenders", "tendering"],
    ["Suspension Lead of the student race car", "vehicle-suspension-repair"],
    ["Surveying customers by phone", "surveying"],
    ["Commissioning editor at a publisher", "commissioning"],
    ["First time buyer mortgages", "procurement"],
  ])("%s: nothing of %s", (text, id) => {
    expect(idsIn(text)).not.toContain(id);
  });
});
