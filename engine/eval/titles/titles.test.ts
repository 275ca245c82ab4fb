import { expect, it } from "vitest";
import type { JobReading } from "../../job/index.ts";
import { readRuled } from "../../job/read-job.ts";
import { loadMarkedAds, type MarkedAd } from "../wishes/lines.ts";
import { loadOlderHeadlines, toHeadlines } from "./headlines.ts";
import { countTitles, toTitleFigures } from "./judge.ts";

const AD: MarkedAd = {
  id: "wishes-01-01",
  headline: "Backend Engineer (Payments) – Leeds",
  titles: ["Backend Engineer"],
  title: "Backend Engineer (Payments)",
  lines: [{ text: "A backend engineer (payments) keeps us afloat." }, { text: "We like tea." }],
};
const named = (title: string): ((text: string) => JobReading) => {
  const reading = readRuled("Clerk\n\nRequirements\n- Excel");
  return () => (reading.kind === "read" ? { ...reading, job: { ...reading.job, title } } : reading);
};

it("every marked title is words of its headline, or the headline says the job in other words", () => {
  const ads = [...loadMarkedAds("fresh"), ...loadMarkedAds("later")];
  const lost = ads.filter(({ headline, title }) => !headline.toLowerCase().includes(title.toLowerCase()));
  expect(ads.filter(({ title }) => title.trim() === "")).toEqual([]);
  expect(lost.length).toBeLessThan(ads.length / 50);
});

it("the name is marked wherever an opening line says it", () => {
  expect(toHeadlines(AD).map(({ text, spans }) => spans.map(({ start, end }) => text.slice(start, end)))).toEqual([
    ["Backend Engineer (Payments)"],
    ["backend engineer (payments)"],
    [],
  ]);
  expect(loadOlderHeadlines().some(({ spans }) => spans.length > 0)).toBe(true);
});

it.each([
  ["Backend Engineer (Payments)", 1, 1],
  ["backend engineer", 1, 0],
  ["Engineer", 0, 0],
  ["Backend Engineer (Payments) – Leeds", 0, 0],
  ["", 0, 0],
])("%s is counted", (title, holding, whole) => {
  expect(countTitles([AD], named(title))).toEqual({ ads: 1, named: holding, whole });
});

it("figures are shares of the advertisements", () => {
  expect(toTitleFigures({ ads: 4, named: 3, whole: 1 })).toEqual({
    "title names the job": "75.0 % (3 of 4)",
    "with its field of work": "25.0 % (1 of 4)",
  });
});
