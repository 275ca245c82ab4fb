import { LIMITS } from "@fairlead/contracts";
import { canonicalOf, searchSkills as search, toTermId } from "@fairlead/engine/skills";
import type { Handler } from "../../http/index.ts";

/** What the taxonomy calls it; last, in the words that were sent, what the taxonomy does not know. */
export const searchSkills: Handler<"searchSkills"> = async ({ query }) => {
  const words = query.search.trim().replace(/\s+/g, " ");
  const known = search(words, LIMITS.skillsFound).map(({ id, label }) => ({ id, name: label, isKnown: true }));
  const isFree = toTermId(words) !== toTermId("") && canonicalOf(words) === undefined;
  return { items: isFree ? [...known, { id: toTermId(words), name: words, isKnown: false }] : known };
};
