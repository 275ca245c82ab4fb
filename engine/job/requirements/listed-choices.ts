import { isAsking, type Statement } from "../outline/statements.ts";
import type { Requirement } from "../types.ts";
import { countedIn, toAtLeast } from "./counted-choices.ts";
import type { Asked } from "./requirements.ts";

/** "Any of these:", "One of the following is required". */
const CHOICE = /\b(?:(?:at least |any )?one(?: or more)?|any|either) of\b(?!.*\ball\b)/i;
const ALL = /\ball\b/i;

/** The lines below a heading that asks for one of them, or for some, are one wish. */
export function withListedChoices(flat: string, statements: readonly Statement[], parts: readonly Asked[]): Asked[] {
  const first = new Map<number, Requirement>();
  const ends = toEnds(flat, statements);
  const joined = parts.map((part, index) => {
    const statement = statements[index];
    if (!statement?.item || !isAsking(statement.section) || index >= (ends.get(statement.block) ?? Infinity)) return part;
    const count = ALL.test(statement.heading) ? undefined : countedIn(statement.heading);
    if (count === undefined && !CHOICE.test(statement.heading)) return part;
    const own = part.requirements.flatMap((one) => {
      const main = first.get(statement.block);
      if (main === undefined) {
        first.set(statement.block, { ...one });
        return [one];
      }
      const alternatives = [...(main.alternatives ?? []), { name: one.name, id: one.id }, ...(one.alternatives ?? [])];
      first.set(statement.block, { ...main, alternatives, ...toAtLeast(count, alternatives.length + 1) });
      return [];
    });
    return { ...part, requirements: own };
  });
  const whole = new Map([...first.values()].map((one) => [one.span.start, one] as const));
  return joined.map((part) => ({ ...part, requirements: part.requirements.map((one) => whole.get(one.span.start) ?? one) }));
}

/** A list inside a list ends where a line is indented less than its first: by block, the first statement behind it. */
function toEnds(flat: string, statements: readonly Statement[]): ReadonlyMap<number, number> {
  const indents = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const [index, { item, block, start }] of statements.entries()) {
    const indent = indentOf(flat, start);
    if (indent === undefined) continue;
    const first = indents.get(block);
    if (first === undefined && item) indents.set(block, indent);
    else if (indent < (first ?? 0) && !ends.has(block)) ends.set(block, index);
  }
  return ends;
}

const INDENT = /(?:^|\n)([ \t]*)(?:[^\s\p{L}]{1,4}[ \t]*)?$/u;
const MOST_INDENT = 40;
/** Blanks in front of the mark of an item; undefined for what does not open its line. */
const indentOf = (flat: string, start: number): number | undefined =>
  INDENT.exec(flat.slice(Math.max(0, start - MOST_INDENT), start))?.[1]?.length;
