import { expect, test } from "vitest";
import { readJob } from "./index.ts";

function named(said: string) {
  const reading = readJob(said);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(
    ({ name, importance, alternatives = [] }) => `${importance} ${[name, ...alternatives.map((other) => other.name)].join(" or ")}`,
  );
}

const inList = (item: string) => named(`Warden\n\nRequirements\n- ${item}`);
const inProse = (said: string) => named(`Warden\n\n${said}`);

test("what a tool is used for and the tool are two wishes", () => {
  expect(inList("Field surveys using SurveyCTO or CommCare")).toEqual(["must Field surveys", "must SurveyCTO or CommCare"]);
});

test("what the house says in brackets names nothing", () => {
  expect(inList("Harpsichord tuning (we have a tutor)")).toEqual(["must Harpsichord tuning"]);
});

test("what has a verb of its own behind a comma is told", () => {
  expect(inProse("Food hygiene certificate needed, council inspectors are strict about it.")).toEqual(["must Food hygiene certificate"]);
});

test("every verb behind able to brings a wish", () => {
  expect(inProse("You must be able to manage up to 40 volunteers, to write rotas, and to conduct fire drills.")).toEqual([
    "must managing volunteers",
    "must writing rotas",
    "must fire drills",
  ]);
});

test("a verb with its particle stays as it was said", () => {
  expect(inList("Able to strip down a gearbox and use a lathe safely")).toEqual(["must strip down a gearbox", "must lathe"]);
});

test("an adjective that could be a verb cleans nothing", () => {
  expect(inList("Clean disciplinary record")).toEqual(["must Clean disciplinary record"]);
});

test("who holds a paper or aims at it", () => {
  expect(inList("Hold, or be willing to work towards, a lifeguard certificate")).toEqual(["should lifeguard certificate"]);
  expect(inList("Willing to work towards a lifeguard certificate")).toEqual([]);
});

test("ideally behind its wish leaves the next one alone", () => {
  expect(inList("SAP ideally, Excel")).toEqual(["should SAP", "must Excel"]);
  expect(inList("SAP, ideally Ariba")).toEqual(["must SAP", "should Ariba"]);
});

test("whatever praise ends a sentence about if you can", () => {
  expect(inProse("If you can whittle that'd be magic but no bother if not.")).toEqual(["nice whittle"]);
  expect(inProse("If you can whittle that'd be a problem.")).not.toContain("nice whittle");
});

test("master agreements are no degree", () => {
  expect(inProse("Negotiation of ISDA Master Agreements and CSAs is critical.")).toContain("must CSAs");
});

test("what is handled elsewhere is not asked for", () => {
  expect(inProse("Two years of Excel are required. Tableau isn't in scope. Glaze and clay go to the studio.")).toEqual(["must Excel"]);
});

test("what is given or supplied is not asked for", () => {
  expect(inList("Roping preferred - harness supplied")).toEqual(["should Roping"]);
  expect(inProse("Ongoing, temp to perm after 12 weeks.")).toEqual([]);
});

test("initials behind on are a wish of their own", () => {
  expect(inList("Can programme a plain show on a GrandMA or ETC desk").length).toBeGreaterThan(0);
  expect(inList("Embedded C on ARM Cortex-M")).toEqual(["must Embedded C", "must ARM Cortex-M"]);
});

test("names in brackets that leave the choice stand for what they are examples of", () => {
  expect(inList("you've run paid social (Meta, TikTok, whichever)")).toEqual(["must paid social or Meta or TikTok"]);
});

test("a wish without capitals beside a language is still a wish", () => {
  const ad = "Nice to have: Welsh, peer mentoring, drystone walling";
  expect(named(`Warden\n\nRequirements\n- Mapping\n\n${ad}`)).toEqual(["must Mapping", "nice peer mentoring", "nice drystone walling"]);
  expect(inList("Welsh, spoken and written, mother tongue level")).toEqual([]);
});
