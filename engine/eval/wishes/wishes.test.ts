import { expect, it } from "vitest";
import { readRuled } from "../../job/read-job.ts";
import { IMPORTANCES, toGraded, toSequences } from "./examples.ts";
import { add, countAds, NONE, toFigures } from "./judge.ts";
import { loadMarkedAds, loadOlder, loadWhole, type MarkedAd } from "./lines.ts";

const AD: MarkedAd = {
  id: "wishes-01-01",
  headline: "Clerk",
  titles: ["Clerk"],
  title: "Clerk",
  lines: [
    { heading: "Requirements", text: "- Excel", wishes: [{ start: 2, end: 7, importance: "must" }] },
    {
      heading: "Requirements",
      text: "- SAP or Oracle",
      wishes: [
        { start: 2, end: 5, importance: "must", choice: "a" },
        { start: 9, end: 15, importance: "must", choice: "a" },
      ],
    },
    { heading: "Requirements", text: "- Docker", wishes: [] },
  ],
};

it("every marked wish of the corpus is words of its line, and ids name author and advertisement", () => {
  const ads = [...loadMarkedAds("fresh"), ...loadMarkedAds("later")];
  expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
  const lines = [...ads.flatMap((ad) => ad.lines), ...loadOlder(), ...loadWhole()];
  const wrong = lines.filter(({ text, wishes = [] }) =>
    wishes.some(
      ({ start, end, importance }) =>
        !(start >= 0 && start < end && end <= text.length && IMPORTANCES.includes(importance)) ||
        text.slice(start, end).trim() !== text.slice(start, end),
    ),
  );
  expect(wrong).toEqual([]);
});

it("a wish is labelled word by word, and what the tagger took by mistake is of no strength", () => {
  const line = { text: "We like cold calling and tea", wishes: [{ start: 8, end: 20, importance: "nice" as const }] };
  expect(Array.from(toSequences([line], 12)[0]?.labels.wish ?? [])).toEqual([0, 0, 1, 3, 0, 0]);
  const graded = toGraded(line, [{ start: 25, end: 28, chance: 0.4 }]);
  expect(graded.map(({ labels }) => labels)).toEqual([
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect(graded[0]?.words).toEqual(["§line", "we", "like", "§wish", "and", "§other"]);
});

it("a reading is counted by wishes, importance, choices and what is right of it", () => {
  const counts = countAds([AD], readRuled);
  expect(counts).toEqual({ wanted: 2, found: 2, graded: 2, read: 3, right: 2, choices: 1, whole: 1 });
  expect(add(counts, NONE)).toEqual(counts);
  expect(toFigures(counts)["of what is read, right"]).toBe("66.7 % (2 of 3)");
});
