import { spellingsOf } from "./spelling.ts";
import { RECORDS } from "./taxonomy.ts";
import type { Ambiguity, SkillRecord } from "./types.ts";

/** One name of a skill as it stands in the taxonomy. */
export type Name = { record: SkillRecord; written: string; ambiguity: Ambiguity };

/** Names by their keys, one key a level. */
export type NameNode = { next: Map<string, NameNode> | undefined; names: Name[] };

export function namesOf(record: SkillRecord): Name[] {
  return [record.label, ...record.aliases].map((written) => ({ record, written, ambiguity: ambiguityOf(record, written) }));
}

function ambiguityOf(record: SkillRecord, written: string): Ambiguity {
  if (record.ambiguity === undefined) return "A";
  return record.ambiguous === undefined || record.ambiguous.includes(written) ? record.ambiguity : "A";
}

export function buildNameIndex(records: readonly SkillRecord[]): NameNode {
  const root: NameNode = { next: undefined, names: [] };
  for (const record of records) {
    for (const name of namesOf(record)) {
      for (const keys of spellingsOf(name.written, record.type)) addName(root, keys, name);
    }
  }
  return root;
}

function addName(root: NameNode, keys: readonly string[], name: Name): void {
  let node = root;
  for (const key of keys) {
    node.next ??= new Map();
    let next = node.next.get(key);
    if (next === undefined) {
      next = { next: undefined, names: [] };
      node.next.set(key, next);
    }
    node = next;
  }
  if (!node.names.some((other) => other.record === name.record)) node.names.push(name);
}

export const NAME_INDEX = buildNameIndex(RECORDS);
