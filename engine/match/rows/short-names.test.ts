import { expect, test } from "vitest";
import { canonicalOf } from "../../skills/index.ts";
import { score } from "../score.ts";
import { AS_OF, aJob, aProfile, aRequirement, aRole } from "../test/samples.ts";
import { toScoringView } from "../view/scoring-view.ts";

const FILLER = [aRequirement("term:zither"), aRequirement("term:alphorn")];

/** The row of a wish for somebody who lists one thing and worked at another. */
function listed(wish: string, item: string) {
  const wanted = aRequirement(canonicalOf(wish)?.id ?? `term:${wish.toLowerCase()}`, "must", { name: wish });
  const skill = { id: canonicalOf(item)?.id ?? `term:${item.toLowerCase()}`, name: item, months: null, lastUsed: null };
  const evidence = [{ start: 0, end: item.length, text: item, section: "skills" as const, outcome: false }];
  const profile = aProfile({ work: [aRole("Window cleaner", "2018-01", "2022-12", "Cleaned panes")], skills: [{ ...skill, evidence }] });
  const { rows } = score(toScoringView(profile, AS_OF), aJob({ title: "Team Leader", requirements: [wanted, ...FILLER] }));
  return rows.find(({ id }) => id === wanted.id);
}

test.each([
  ["Dementia care", "Dementia"],
  ["Medication administration", "Medication"],
  ["Plasma cutting", "Plasma"],
  ["Palliative care", "End of life"],
  ["Zebra grooming training", "Zebra grooming"],
])("an item of a list needs no general noun behind it: %s", (wish, item) => {
  expect(listed(wish, item)).toMatchObject({ verdict: "mentioned", evidenced: 0.4 });
});

test.each([
  ["Project management", "Projects"],
  ["Customer care", "Customers"],
  ["Dementia care", "Dementia friend of the year"],
  ["Plasma cutting", "Blood plasma"],
  ["Welding inspection", "Inspection"],
])("a common word alone, more words, or the general noun itself is none: %s", (wish, item) => {
  expect(listed(wish, item)?.verdict).toBe("none");
});
