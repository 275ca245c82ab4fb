import { describe, expect, test } from "vitest";
import { readJob } from "./read-job.ts";

function wishes(text: string): string[] {
  const reading = readJob(text);
  if (reading.kind !== "read") throw new Error(reading.code);
  return reading.job.requirements.map(
    ({ importance, name, alternatives = [] }) => `${importance} ${[name, ...alternatives.map((one) => one.name)].join(" or ")}`,
  );
}

const under = (heading: string) =>
  wishes(`Brewer\n\nHopfield makes beer.\n\n${heading}\n- brewed on a kit of ours\n- HACCP\n- Excel\n\nBonus\n- BIIAB\n`);

describe("a heading that speaks of whom the job fits", () => {
  test.each([
    "You're probably right for this if you",
    "You might be a good fit if you've",
    "You could be the one if you",
    "You'll be happy here if you",
    "We'd love to meet you if you:",
    "We're after someone who brings:",
    "Seeking someone with:",
    "We are looking for a person who has:",
    "Need:",
    "Needed:",
    "All you need:",
    "Who are we after?",
  ])("%s", (heading) => {
    expect(under(heading)).toEqual(["must HACCP", "must Excel", "nice BIIAB"]);
  });
  test.each([
    "Get in touch if you:",
    "This isn't for you if you:",
    "Please tell us if you:",
    "We'll pay extra if you:",
    "Don't apply if you:",
    "You'll get",
    "How we'll help you",
  ])("asks for nothing: %s", (heading) => {
    expect(under(heading)).toEqual(["nice BIIAB"]);
  });
  test.each(["This isn't for you unless you have:", "You won't be happy here without:", "Don't apply if you don't have:"])(
    "shuts out who lacks what it names: %s",
    (heading) => {
      expect(under(heading)).toEqual(["must HACCP", "must Excel", "nice BIIAB"]);
    },
  );
  test("asks for the papers of an occupation", () => {
    expect(wishes("Guard\n\nYou need: door supervisor badge or CCTV licence\n")).toEqual(["must door supervisor badge or CCTV licence"]);
  });
  test.each(["Needed: HGV Driver", "Needed: two bakers"])("names the job: %s", (line) => {
    expect(wishes(`${line}\n\nRequirements\n- Excel\n`)).toEqual(["must Excel"]);
  });
});

test.each([
  ["Nice, but we can teach it: Guidewire, Genesys, Excel.", ["nice Guidewire", "nice Genesys", "nice Excel"]],
  ["Handy, though we'll show you the ropes: Sage.", ["nice Sage"]],
])("what is nice stays so although it is taught: %s", (line, asked) => {
  expect(wishes(`Agent\n\n${line}`)).toEqual(asked);
});

describe("a name in capitals amid the lines of a list", () => {
  test.each(["MODFLOW", "HYDRUS", "AWS / GCP"])("is none of its headings: %s", (line) => {
    expect(wishes(`Geologist\n\nPREFERRED QUALIFICATIONS\nSurveying\n${line}\nArcGIS Pro or QGIS`)).toContain("should ArcGIS Pro or QGIS");
  });
  test("a paragraph below it makes it one", () => {
    const text = "Geologist\n\nREQUIREMENTS\nSurveying\nCULTURE\nWe are a friendly team of forty and we share an Excel sheet of birthdays.";
    expect(wishes(text)).toEqual(["must Surveying"]);
  });
});

describe("the first of a list without marks, below its heading and a blank line", () => {
  const under = (line: string) => `Officer\n\nEssential\n\nGoogle Ads\n\nDesirable\n\n${line}\nBasic HTML`;
  test.each([
    ["Some experience of retail", "nice retail"],
    ["Good IT skills", "nice IT skills"],
  ])("is no heading of its own: %s", (line, first) => {
    expect(wishes(under(line))).toEqual(["must Google Ads", first, "nice HTML"]);
  });
  test("nor is a degree", () => {
    const reading = readJob(under("Degree or certificate in marketing"));
    expect(reading).toMatchObject({ job: { education: { importance: "nice" } } });
  });
});
