import { respelled, spellingsOf } from "./spelling.ts";
import { supplementInUse } from "./supplement.ts";
import { RECORDS } from "./taxonomy.ts";
import { isTitle } from "./titles.ts";
import type { Ambiguity, SkillRecord, Supplement } from "./types.ts";

/** One name of a skill as it stands in the taxonomy; `imported`: the operator's, not the curated one. */
export type Name = { record: SkillRecord; written: string; ambiguity: Ambiguity; title: boolean; cased: boolean; imported: boolean };

/** What stands at a row of keys: the names that end there, and whether longer ones go on. */
export type NameEntry = { names: Name[]; goesOn: boolean };

/** Entries by keys joined with a space. One flat table: thousands of small ones cost a second of collecting garbage. */
export type NameIndex = ReadonlyMap<string, NameEntry>;

export function namesOf(record: SkillRecord, imported = false): Name[] {
  return [record.label, ...record.aliases].map((written) => ({
    record,
    written,
    ambiguity: ambiguityOf(record, written),
    title: isTitle(written, record),
    cased: record.cased?.includes(written) === true,
    imported,
  }));
}

function ambiguityOf(record: SkillRecord, written: string): Ambiguity {
  if (record.ambiguity === undefined) return "A";
  return record.ambiguous === undefined || record.ambiguous.includes(written) ? record.ambiguity : "A";
}

/** `waiting`: names by their first key, spelled out when a text first shows that key; most never are. */
type Built = { of: Supplement; index: Map<string, NameEntry>; waiting: Map<string, Name[]> };

/** More than one word, and no capital within the first that could part it. */
const PLAIN_WORDS = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?: [A-Za-z]+)+$/;

function build(of: Supplement): Built {
  const waiting = new Map<string, Name[]>();
  const names = [...RECORDS.flatMap((record) => namesOf(record)), ...of.skills.flatMap((record) => namesOf(record, true))];
  for (const name of names) {
    for (const key of new Set(firstKeys(name))) {
      const row = waiting.get(key);
      if (row === undefined) waiting.set(key, [name]);
      else row.push(name);
    }
  }
  return { of, index: new Map(), waiting };
}

const spelled = ({ written, record, title }: Name): string[][] => spellingsOf(written, record.type, title);

function firstKeys(name: Name): string[] {
  if (!PLAIN_WORDS.test(name.written)) return spelled(name).map(([first = ""]) => first);
  const first = name.written.slice(0, name.written.indexOf(" ")).toLowerCase();
  return [first, ...respelled(first)];
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

let built: Built | undefined;

/** The index with every name that begins with `key`; what was asked for before stays in it. */
export function nameIndex(key: string): NameIndex {
  const of = supplementInUse();
  if (built?.of !== of) built = build(of);
  const { index, waiting } = built;
  const names = waiting.get(key);
  if (names === undefined) return index;
  waiting.delete(key);
  for (const name of names) {
    for (const keys of spelled(name)) {
      // A spelling that a curated name has already stays with that one.
      if (keys[0] === key && !(name.imported && index.get(keys.join(" "))?.names.length)) addName(index, keys, name);
    }
  }
  return index;
}
