import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BANDS, COPIED_SHARE, EQUIVALENT_YEARS, MATCHED_AT, MEANING, MET_AT, STALE_AFTER, WEIGHTS } from "./weights.ts";

const page = readFileSync(new URL("../../docs/engine/match.md", import.meta.url), "utf8");
const two = (figure: number) => figure.toFixed(2);

test.each<[string, string]>([
  ...Object.entries(WEIGHTS.component).map(([name, weight]): [string, string] => [`weight of ${name}`, `| ${name} | ${two(weight)} |`]),
  ["importance", `must ${WEIGHTS.importance.must}, should ${WEIGHTS.importance.should}, nice ${WEIGHTS.importance.nice}`],
  ["experience", `${WEIGHTS.experience.years} years asked for, ${WEIGHTS.experience.role} closest role`],
  ["deduction", `takes off ${two(WEIGHTS.deduction)} of its weight`],
  ["listed", `| listed | ${two(WEIGHTS.depth.listed)} |`],
  ["claimed", `| listed, no role like the job | ${two(WEIGHTS.depth.claimed)} |`],
  ["stale", `last used ${STALE_AFTER / 12} years of work ago`],
  ["used", `| used in one role or project | ${two(WEIGHTS.depth.used)} |`],
  ["proven", `| two roles, or a measured outcome | ${two(WEIGHTS.depth.proven)} |`],
  ["shared words", `shared words alone at most ${two(WEIGHTS.lexical)}`],
  ["told", `| told as those tell it who do it | ${two(WEIGHTS.paraphrase.told)} of used |`],
  ["like words", `| by words that stand for its words | ${two(WEIGHTS.paraphrase.like)} of used |`],
  ["hints", `| one word that few tellings have | ${two(WEIGHTS.paraphrase.hint)} of used |`],
  ["years", `to the power ${two(WEIGHTS.years.exponent)}, between ${two(WEIGHTS.years.floor)} and 1`],
  [
    "degrees",
    `one level below ${two(WEIGHTS.education.oneBelow)}, two ${two(WEIGHTS.education.twoBelow)}, less ${two(WEIGHTS.education.furtherBelow)}`,
  ],
  ["studies", `unfinished ${two(WEIGHTS.education.inProgress)} while studying, ${two(WEIGHTS.education.incomplete)} broken off`],
  ["trades", `another trade below a bachelor's degree ${two(WEIGHTS.education.otherTrade)}`],
  ["fields", `another field ${two(WEIGHTS.education.otherField)}, field not stated ${two(WEIGHTS.education.unknownField)}`],
  ["equivalent", `${EQUIVALENT_YEARS[6]} years of work stand for level 6`],
  [
    "languages",
    `one level below ${two(WEIGHTS.language.oneBelow)}, two ${two(WEIGHTS.language.twoBelow)}, less ${two(WEIGHTS.language.furtherBelow)}, not stated ${two(WEIGHTS.language.levelUnknown)}`,
  ],
  ["written", `shows ${two(WEIGHTS.language.written)} of it`],
  ["duties", `under ${two(WEIGHTS.duty.least)} shows nothing`],
  ["bands", `strong from ${BANDS.strong} with all musts met or partial; good from ${BANDS.good}, partial from ${BANDS.partial}`],
  ["met", `met from ${two(MET_AT)} evidence`],
  ["matched", `from ${two(MATCHED_AT)} evidence`],
  ["copies", `more than ${COPIED_SHARE} of the runs`],
  ["meaning", MEANING.slice(1).toLowerCase()],
])("the page on matching states the engine's own figures: %s", (_what, words) => {
  expect(page.toLowerCase()).toContain(words.toLowerCase());
});

test("the weights of the components add up to one", () => {
  expect(Object.values(WEIGHTS.component).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});
