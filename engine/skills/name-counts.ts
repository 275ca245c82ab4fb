import { toKeys } from "./atoms.ts";
import { namesOf } from "./name-index.ts";
import { respelled } from "./spelling.ts";
import { FAMILIES } from "./taxonomy.ts";
import type { SkillFamily } from "./types.ts";

export type FamilyCount = { family: string; skills: number; names: number };

/** One form for names that differ only in case, accents, hyphens, the plural, or British and American spelling. */
export function foldName(written: string): string {
  const keys = toKeys(written).map((key) => [key, ...respelled(key)].sort()[0]);
  return keys.join("").replace(/ies$/, "y").replace(/s$/, "");
}

/** Skills of each line of work and their different names, labels included. */
export function countFamilies(families: readonly SkillFamily[] = FAMILIES): FamilyCount[] {
  return families.map(({ family, skills }) => {
    const names = skills.flatMap((record) => namesOf(record).map(({ written }) => `${record.id} ${foldName(written)}`));
    return { family, skills: skills.length, names: new Set(names).size };
  });
}

/** The sums over several families under one name. */
export function sumOf(counts: readonly FamilyCount[]): FamilyCount {
  const sum = { family: "all", skills: 0, names: 0 };
  for (const { skills, names } of counts) {
    sum.skills += skills;
    sum.names += names;
  }
  return sum;
}
