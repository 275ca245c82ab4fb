import { isAsking, type Statement } from "../outline/statements.ts";
import type { Requirement } from "../types.ts";
import type { Asked } from "./requirements.ts";

/** "Any of these:", "At least one of the following is required", "Two or more of". */
const CHOICE = /\b(?:(?:at least |any )?(?:one|two|three)(?: or more)?|any|either) of\b(?!.*\ball\b)/i;

/** The lines below a heading that asks for one of them are one wish. */
export function withListedChoices(statements: readonly Statement[], parts: readonly Asked[]): Asked[] {
  const first = new Map<number, Requirement>();
  const joined = parts.map((part, index) => {
    const statement = statements[index];
    if (!statement?.item || !isAsking(statement.section) || !CHOICE.test(statement.heading)) return part;
    const own = part.requirements.flatMap((one) => {
      const main = first.get(statement.block);
      if (main === undefined) {
        first.set(statement.block, { ...one });
        return [one];
      }
      first.set(statement.block, {
        ...main,
        alternatives: [...(main.alternatives ?? []), { name: one.name, id: one.id }, ...(one.alternatives ?? [])],
      });
      return [];
    });
    return { ...part, requirements: own };
  });
  const whole = new Map([...first.values()].map((one) => [one.span.start, one] as const));
  return joined.map((part) => ({ ...part, requirements: part.requirements.map((one) => whole.get(one.span.start) ?? one) }));
}
