import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import frozen from "./frozen.json";
import { type Half, print, RUNGS, toLadders } from "./index.ts";
import { folderOf, LISTS, readFrames } from "./words.ts";

const OCCUPATIONS: Record<Half, number> = { dev: 60, "held-out": 30 };
const HALVES = Object.keys(OCCUPATIONS) as Half[];
const SHORTEST = 4;
const ROOT = 5;
const FUNCTION_WORDS = new Set(["with", "that", "from", "them", "they"]);

/** Roots of the words that carry meaning; short words are function words. */
const rootsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST && !FUNCTION_WORDS.has(word))
      .map((word) => word.slice(0, ROOT)),
  );

describe.each(HALVES)("the ladders of the %s half", (half) => {
  const ladders = toLadders(half);
  test("are as many as agreed, each with every rung", () => {
    expect(ladders.length).toBe(OCCUPATIONS[half]);
    for (const { candidates } of ladders) expect(candidates.map(({ rung }) => rung)).toEqual([...RUNGS]);
  });
  test("satisfy less from rung to rung", () => {
    for (const { job, candidates } of ladders) {
      const figures = candidates.map(({ satisfied }) => satisfied);
      for (const [at, figure] of figures.slice(1).entries())
        expect(figures[at], `${job.title}, ${RUNGS[at]} above ${RUNGS[at + 1]}`).toBeGreaterThan(figure + 1);
    }
  });
  test("hold synonyms that share no word with what they stand for", () => {
    const said = ladders.flatMap(({ job }) => [
      ...job.wishes.map(({ name, synonym }) => ({ name, synonym })),
      ...job.duties.map(({ told, synonym }) => ({ name: told, synonym })),
    ]);
    const shared = said.filter(({ name, synonym }) => [...rootsOf(name)].some((root) => rootsOf(synonym).has(root)));
    expect(shared).toEqual([]);
    for (const { synonym } of said) expect(synonym).not.toBe("");
  });
  test("name in the advertisement what its places say", () => {
    for (const { job, ad, candidates } of ladders) {
      for (const { key, start, end } of ad.places) {
        const name = job.wishes[Number(key)]?.name;
        if (name !== undefined) expect(ad.text.slice(start, end).toLowerCase()).toContain(name.toLowerCase());
      }
      const keys = ad.places.map(({ key }) => key);
      for (const { verdicts } of candidates) expect(Object.keys(verdicts).length).toBeGreaterThan(6);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
  test("are built from lists that have not changed since they were frozen", () => {
    const hashes = Object.fromEntries(
      LISTS.map((file) => [
        file,
        createHash("sha256")
          .update(readFileSync(join(folderOf(half), file)))
          .digest("hex"),
      ]),
    );
    expect(hashes).toEqual(frozen[half]);
  });
});

test("the halves share no occupation and no sentence", () => {
  const [dev, heldOut] = HALVES.map(toLadders).map((ladders) => new Set(ladders.map(({ job }) => job.title)));
  for (const title of dev ?? []) expect(heldOut?.has(title)).toBe(false);
  const [ours, theirs] = HALVES.map(readFrames).map(({ used, proven, neutral }) => new Set([...used, ...proven, ...neutral]));
  for (const frame of ours ?? []) expect(theirs?.has(frame)).toBe(false);
});

test("the same sheet prints the same PDF", async () => {
  const sheet = toLadders("dev")[0]?.candidates[0]?.sheet;
  if (sheet === undefined) throw new Error("no ladder");
  const [once, again] = [await print(sheet, "pdf"), await print(sheet, "pdf")];
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true);
  expect(Buffer.from(once.slice(0, 5)).toString()).toBe("%PDF-");
  expect(Buffer.from((await print(sheet, "docx")).slice(0, 2)).toString()).toBe("PK");
});
