import { expect, test } from "vitest";
import { toTerms, toWordTerms } from "../view/terms.ts";
import { WEIGHTS } from "../weights.ts";
import { toRoots } from "./roots.ts";
import { toCovers, toWish, toWishIndex } from "./wish.ts";

const coverOf = (name: string, line: string) => {
  const wish = toWish("", toRoots(toWordTerms(name, "en")));
  return toCovers(toWishIndex([wish]), toRoots(toTerms(line, "en")), 0.8).get(wish);
};

test.each([
  ["loft conversions", "Dropped in steels and a dormer at the back"],
  ["submerged arc welding", "Ran long seams on tank shells under flux"],
  ["airworthiness directives", "Tracked mandatory bulletins against each tail"],
  ["piano tuning", "Pulled unisons on uprights and grands"],
  ["overhead lines", "Climbed poles to swap crossarms and insulators"],
  ["cheese making", "Cut the curd and pressed wheels"],
  ["reupholstery", "Stripped sofas and covered them again"],
  ["bomb disposal", "Made safe shells with a robot and detector"],
  ["longwall mining", "Ran the shearer along the face"],
  ["tablet pressing", "Set punches for weight and hardness"],
  ["wire harness assembly", "Crimped terminals and laced looms"],
  ["coupling wagons", "Screwed up hoses and buffers on each cut"],
  ["abnormal loads", "Moved transformers with an escort"],
  ["mooring operations", "Heaved lines to the bollards on the quay"],
  ["combat medic", "Put tourniquets on casualties under fire"],
  ["stringing modules", "Crimped MC4 plugs and ran home to the combiner"],
  ["cell formation", "Charged trays on the cycler and graded by capacity"],
  ["drone mapping", "Flew a grid over the quarry and stitched point clouds"],
])("%s is told by those who do it", (name, line) => {
  expect(coverOf(name, line)?.told).toBe(true);
});

test.each([
  ["piano tuning", "Taught children to read music"],
  ["bed bug treatment", "Fixed bugs of a program for hospitals"],
  ["leather tanning", "Gave facials and sold sun cream"],
  ["sea survival", "Analysed survival of patients in trials"],
  ["film processing", "Edited interviews for television news"],
  ["rodent control", "Moved the mouse over a drawing"],
  ["well control", "Controlled stock well"],
  ["timber planing", "Planned rotas for thirty porters"],
])("%s is not told by another trade", (name, line) => {
  const cover = coverOf(name, line);
  expect(cover?.told && cover.firm && cover.any >= WEIGHTS.paraphrase.least).not.toBe(true);
});
