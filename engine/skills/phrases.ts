import { type Atom, toKeys } from "./atoms.ts";

/** Phrases by their first key; `#` stands for any number. */
type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

const TABLES = new WeakMap<readonly string[], PhraseTable>();

/** How often phrases stand among atoms `first` to `last`. */
export function countIn(atoms: readonly Atom[], first: number, last: number, phrases: readonly string[]): number {
  const table = tableOf(phrases);
  let count = 0;
  for (let at = first; at <= last; at++) {
    const key = (atoms[at] as Atom).key;
    count += countAt(atoms, at, last, table.get(key));
    if (isNumber(key)) count += countAt(atoms, at, last, table.get("#"));
  }
  return count;
}

function countAt(atoms: readonly Atom[], at: number, last: number, phrases: readonly (readonly string[])[] | undefined): number {
  if (phrases === undefined) return 0;
  return phrases.filter((keys) => at + keys.length - 1 <= last && keys.every((key, i) => isKey(key, atoms[at + i]))).length;
}

function isKey(wanted: string, atom: Atom | undefined): boolean {
  return atom !== undefined && (atom.key === wanted || (wanted === "#" && isNumber(atom.key)));
}

function isNumber(key: string): boolean {
  const code = key.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function tableOf(phrases: readonly string[]): PhraseTable {
  const known = TABLES.get(phrases);
  if (known !== undefined) return known;
  const table = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const keys = phrase.includes("#") ? phrase.split(" ") : toKeys(phrase);
    const first = keys[0];
    if (first === undefined) continue;
    const row = table.get(first);
    if (row === undefined) table.set(first, [keys]);
    else row.push(keys);
  }
  TABLES.set(phrases, table);
  return table;
}
