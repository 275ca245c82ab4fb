import { describe, expect, test } from "vitest";
import { readRuled } from "./read-job.ts";

function wishes(text: string): string[] {
  const reading = readRuled(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  const { requirements, experience } = reading.job;
  const asked = requirements.map(({ importance, name, alternatives = [], minYears }) =>
    [importance, [name, ...alternatives.map((one) => one.name)].join(" or "), ...(minYears ? [minYears] : [])].join(" "),
  );
  return [...asked, ...(experience ? [`${experience.minYears} years ${experience.field ?? ""}`] : [])];
}

describe("a line alone that can only be a wish", () => {
  test.each([
    ["Some combination of Kafka, RabbitMQ and Pulsar", ["must Kafka or RabbitMQ or Pulsar"]],
    ["Photoshop and/or Affinity Photo", ["must Photoshop or Affinity Photo"]],
    ["At least one of Ansible, Chef or Puppet", ["must Ansible or Chef or Puppet"]],
    ["Gas Safe or OFTEC registered", ["must Gas Safe or OFTEC registered"]],
    ["AAT Level 4 / ACA part-qualified / QBE", ["must AAT Level 4 or ACA part-qualified or QBE"]],
    ["Docker and Kubernetes, or Nomad if that's your thing", ["must Docker", "must Kubernetes or Nomad"]],
    ["AutoCAD (3 yrs)", ["must AutoCAD 3"]],
    ["1-2 yrs bookkeeping pref'd", ["should bookkeeping 1"]],
    ["Phlebotomy: six months minimum", ["must Phlebotomy 0.5"]],
    ["3 to 5 years Python or Scala in production", ["must Python or Scala 3"]],
    ["Not less than 18 months' conveyancing experience", ["must conveyancing 1.5"]],
    ["A decade or so of joinery behind you", ["must joinery 10"]],
    ["No fewer than eight years as a licensed plumber", ["8 years licensed plumber"]],
    ["A firm grasp of IFRS", ["must IFRS"]],
    ["Some exposure to Hadoop", ["must Hadoop"]],
    ["Proven track record in B2B sales", ["must B2B sales"]],
    ["Can demonstrate competence in risk assessment", ["must risk assessment"]],
    ["Confident user of HubSpot", ["must HubSpot"]],
    ["Twelve months plus in a call centre", ["must call centre 1"]],
    ["Two years of growth marketing", ["must growth marketing 2"]],
  ])("%s", (line, asked) => {
    expect(wishes(line)).toEqual(asked);
    expect(wishes(`Clerk\n\n${line}`)).toEqual(asked);
  });
});

describe("a line alone that tells", () => {
  test.each([
    "Java or Kotlin Developer",
    "Leeds or Manchester",
    "Salary or commission",
    "18 months fixed term",
    "12 month contract, Excel or Sage",
    "Department: SAP or Oracle",
    "React / Node / AWS",
    "Operate excavators or dumpers",
    "Our clients use SAP or Oracle",
    "Over 25 years' experience in the care sector has made us the county's most trusted provider.",
    "You'd be covering for a colleague with fifteen years in glass.",
    "Good with people? Apply.",
    "5 years of steady expansion",
    "Ten years of steady growth",
    "Knowledge Transfer Partnership",
  ])("asks for nothing: %s", (line) => {
    expect(wishes(line)).toEqual([]);
  });
  test("where the text has a list of wishes, only the list asks", () => {
    expect(wishes("Clerk\n\nSage or Xero\n\nRequirements\n- Excel")).toEqual(["must Excel"]);
  });
});
