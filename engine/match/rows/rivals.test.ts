import { expect, test } from "vitest";
import type { Cover, Wish } from "../likeness/wish.ts";
import { aJob, aRequirement } from "../test/samples.ts";
import { toAskedSkills } from "./asked-skills.ts";
import { toRivals } from "./rivals.ts";

const job = aJob({
  requirements: [
    aRequirement("term:zither", "must", { alternatives: [{ id: "term:lute", name: "lute" }] }),
    aRequirement("term:alphorn"),
    aRequirement("term:drum"),
  ],
});
const wishes = toAskedSkills(job).map(({ options }) => options.map(({ wish }) => wish));
const [[zither, lute], [alphorn], [drum]] = wishes as [[Wish, Wish], [Wish], [Wish]];
const COVER: Cover = { same: 0, any: 1, hinted: 1, others: 0, told: true, sure: true, firm: true, by: [], isNames: false };

function rivalsOf(near: ReadonlyMap<Wish, number>, told: readonly Wish[] = []) {
  return toRivals(job, { near: (wish) => near.get(wish) ?? 0, covers: new Map(told.map((wish) => [wish, COVER])) });
}

test("the rival of a wish is the requirement that the line is nearest to among the others", () => {
  const rival = rivalsOf(
    new Map([
      [alphorn, 0.7],
      [drum, 0.5],
    ]),
  );
  expect([zither, alphorn, drum].map((wish) => rival(wish).near)).toEqual([0.7, 0.5, 0.7]);
});

test("ways of one requirement are no rivals of each other", () => {
  const rival = rivalsOf(new Map([[lute, 0.8]]), [lute]);
  expect(rival(zither)).toEqual({ near: 0.3, isTold: false });
  expect(rival(alphorn)).toEqual({ near: 0.8, isTold: true });
});

test("what is near by chance alone is no rival", () => {
  expect(rivalsOf(new Map([[drum, 0.2]]))(alphorn).near).toBe(0.3);
});

test("what has a name of its own rivals nothing: no other words tell it", () => {
  const asked = aJob({ requirements: [aRequirement("cobol"), aRequirement("term:alphorn")] });
  const [[cobol], [horn]] = toAskedSkills(asked).map(({ options }) => options.map(({ wish }) => wish)) as [[Wish], [Wish]];
  expect(cobol.isProduct).toBe(true);
  expect(toRivals(asked, { near: (wish) => (wish === cobol ? 0.9 : 0), covers: new Map([[cobol, COVER]]) })(horn)).toEqual({
    near: 0.3,
    isTold: false,
  });
});
