import { fold } from "../text/index.ts";
import { namesOf } from "./name-index.ts";
import { RECORDS } from "./taxonomy.ts";
import type { SkillRecord } from "./types.ts";

type Named = { record: SkillRecord; names: string[] };
let named: readonly Named[] | undefined;

/** Skills one of whose names is, begins with or holds a word that begins with these words; the closest first. Not the languages people speak. */
export function searchSkills(words: string, limit: number): SkillRecord[] {
  const wanted = fold(words).trim();
  if (wanted === "") return [];
  named ??= RECORDS.filter(({ type }) => type !== "human-language").map((record) => ({
    record,
    names: namesOf(record).map(({ written }) => fold(written)),
  }));
  return named
    .map(({ record, names }) => ({ record, rank: Math.min(...names.map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < NO_HIT)
    .sort((a, b) => a.rank - b.rank || a.record.label.length - b.record.label.length || (a.record.label < b.record.label ? -1 : 1))
    .slice(0, limit)
    .map(({ record }) => record);
}

const NO_HIT = 3;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(` ${wanted}`) ? 2 : NO_HIT;
}
