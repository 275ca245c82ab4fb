import { skillById } from "../../skills/index.ts";
import { isLight } from "../likeness/lexicon.ts";
import type { Wish } from "../likeness/wish.ts";
import type { ViewRole } from "../view/scoring-view.ts";
import type { Reading, ReadLine } from "./types.ts";

/** A tool or a certificate is no doing: who "excelled" has no Excel. */
const DOINGS: ReadonlySet<string | undefined> = new Set(["method", "domain", "soft"]);
export const isDoing = (id: string): boolean => DOINGS.has(skillById(id)?.type);

/** The line that says a skill by its own verb ("Negotiated a frame agreement" is negotiation), and the roles that have such lines. */
export function findOwnVerb({ roles: all }: Reading, id: string, wish: Wish): { line: readonly string[]; roles: ViewRole[] } | null {
  if (!isDoing(id)) return null;
  const told = all.flatMap(({ role, lines }) => {
    const line = lines.find((one) => beginsWith(one, wish));
    return line === undefined ? [] : [{ line: line.terms, role }];
  });
  const [first] = told;
  return first === undefined ? null : { line: first.line, roles: told.map(({ role }) => role) };
}

/** What was done stands first in its line; the same word further on may be anything ("after lengthy negotiations"). */
function beginsWith({ root, covers }: ReadLine, wish: Wish): boolean {
  return root !== undefined && wish.words.has(root) && !isLight(root) && covers.get(wish)?.same === 1;
}
