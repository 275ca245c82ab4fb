import { spellingsOf } from "./spelling.ts";
import { RECORDS } from "./taxonomy.ts";
import { isTitle } from "./titles.ts";
import type { Ambiguity, SkillRecord } from "./types.ts";

/** One name of a skill as it stands in the taxonomy. */
export type Name = { record: SkillRecord; written: string; ambiguity: Ambiguity; title: boolean };

/** What stands at a row of keys: the names that end there, and whether longer ones go on. */
export type NameEntry = { names: Name[]; goesOn: boolean };

/** Entries by keys joined with a space. One flat table: thousands of small ones cost a second of collecting garbage. */
export type NameIndex = ReadonlyMap<string, NameEntry>;

export function namesOf(record: SkillRecord): Name[] {
  return [record.label, ...record.aliases].map((written) => ({
    record,
    written,
    ambiguity: ambiguityOf(record, written),
    title: isTitle(written, record),
  }));
}

function ambiguityOf(record: SkillRecord, written: string): Ambiguity {
  if (record.ambiguity === undefined) return "A";
  return record.ambiguous === undefined || record.ambiguous.includes(written) ? record.ambiguity : "A";
}

export function buildNameIndex(records: readonly SkillRecord[]): NameIndex {
  const index = new Map<string, NameEntry>();
  for (const record of records) {
    for (const name of namesOf(record)) {
      for (const keys of spellingsOf(name.written, record.type, name.title)) addName(index, keys, name);
    }
  }
  return index;
}

function addName(index: Map<string, NameEntry>, keys: readonly string[], name: Name): void {
  let path = "";
  for (const [i, key] of keys.entries()) {
    path = i === 0 ? key : `${path} ${key}`;
    const isLast = i === keys.length - 1;
    const entry = index.get(path);
    if (entry === undefined) index.set(path, { names: isLast ? [name] : [], goesOn: !isLast });
    else if (!isLast) entry.goesOn = true;
    else if (!entry.names.some((other) => other.record === name.record)) entry.names.push(name);
  }
}

let built: NameIndex | undefined;

/** The index of all names, built at the first question. */
export function nameIndex(): NameIndex {
  built ??= buildNameIndex(RECORDS);
  return built;
}
