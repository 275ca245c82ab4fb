import type { Statement } from "../outline/statements.ts";
import type { Asked } from "./requirements.ts";

const OF_HOUSE = /\b(?:stack|technologies|toolset|toolkit)\W*$/i;
/** Characters in front of a statement in which its label stands. */
const LABEL = 40;

/** "Our stack: Go, Kafka": what the house works with yields to a wish of the list for the same thing, with its own strength and words. */
export function withoutToldTwice(flat: string, statements: readonly Statement[], asked: readonly Asked[]): Asked[] {
  const isStack = statements.map(
    ({ heading, start }) => OF_HOUSE.test(heading) || OF_HOUSE.test(flat.slice(Math.max(0, start - LABEL), start)),
  );
  const wished = new Set(
    asked.flatMap(({ requirements }, index) =>
      isStack[index] ? [] : requirements.flatMap(({ id, alternatives = [] }) => [id, ...alternatives.map((other) => other.id)]),
    ),
  );
  return asked.map((one, index) =>
    isStack[index] ? { ...one, requirements: one.requirements.filter(({ id, alternatives }) => alternatives || !wished.has(id)) } : one,
  );
}
