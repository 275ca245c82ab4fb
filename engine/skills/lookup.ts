import { toKeys } from "./atoms.ts";
import { nameIndex } from "./name-index.ts";
import type { SkillRecord } from "./types.ts";

const VERSION = /^v?\d+(?:\.\d+)*x?$|^x$/;
/** Two letters and two digits are a code of their own: "GC21" is no chromatograph. */
const WITH_VERSION = /^(\p{L}{2}(?=\d(?:\.|$))|\p{L}{3,})\d+(?:\.\d+)*$/u;

/** The skill a whole phrase names ("k8s", "Java 17"); undefined when it is no name of the taxonomy. */
export function canonicalOf(text: string): SkillRecord | undefined {
  const keys = toKeys(text);
  const exact = recordAt(keys);
  if (exact !== undefined) return exact;
  while (keys.length > 1 && VERSION.test(keys.at(-1) ?? "")) keys.pop();
  return recordAt(keys) ?? recordAt([...keys.slice(0, -1), withoutVersion(keys.at(-1) ?? "")]);
}

/** "python3" → "python". */
export function withoutVersion(key: string): string {
  return WITH_VERSION.exec(key)?.[1] ?? key;
}

function recordAt(keys: readonly string[]): SkillRecord | undefined {
  return nameIndex(keys[0] ?? "").get(keys.join(" "))?.names[0]?.record;
}

/** Id of a skill outside the taxonomy: equal for spellings that differ in case, accents, hyphens and spaces alone. */
export function toTermId(text: string): string {
  return `term:${toKeys(text).join(" ")}`;
}
