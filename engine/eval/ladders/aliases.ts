import { canonicalOf, findSkills } from "../../skills/index.ts";

/** Whether the taxonomy knows the line's words as another name of the wish: then the line is no paraphrase. */
export function aliasesIn(name: string, line: string): boolean {
  const id = canonicalOf(name)?.id;
  return id !== undefined && findSkills(line).some((found) => found.id === id);
}
