import words from "../data/skills/context-words.json";
import { fold } from "../text/index.ts";
import { type Atom, isWithinName } from "./atoms.ts";
import { withoutVersion } from "./lookup.ts";
import { type Name, type NameIndex, nameIndex } from "./name-index.ts";
import type { Span } from "./types.ts";
import { readWritten } from "./written-as.ts";

/** A name of the taxonomy found in a text: atoms `from` to `to`, both included. */
export type Candidate = Span & { from: number; to: number; name: Name };

/** All names that stand in a text, overlapping and ambiguous ones too. */
export function findCandidates(text: string, atoms: readonly Atom[]): Candidate[] {
  const found: Candidate[] = [];
  for (let from = 0; from < atoms.length; from++) {
    const { key } = atoms[from] as Atom;
    const index = nameIndex(key);
    if (index.has(key)) pushNames(found, text, atoms, from, index);
    else pushVersioned(found, atoms[from] as Atom, from);
  }
  return found;
}

function pushNames(found: Candidate[], text: string, atoms: readonly Atom[], from: number, index: NameIndex): void {
  const { start, key } = atoms[from] as Atom;
  let path = key;
  for (let to = from; ; to++) {
    const entry = index.get(path);
    if (entry === undefined) return;
    const here = atoms[to] as Atom;
    for (const name of entry.names) {
      const shown = text.slice(start, here.end);
      const written = readWritten(name, text, start, here.end);
      if (written === undefined) continue;
      const read = to === from ? written : readApart(written, shown);
      if (read !== undefined) found.push({ start, end: here.end, from, to, name: read });
    }
    const next = atoms[to + 1];
    if (next === undefined || !entry.goesOn || !isWithinName(text, here.end, next.start)) return;
    path = `${path} ${next.key}`;
  }
}

const JOINED = /^\p{L}+\p{Ll}\p{Lu}\p{L}*$/u;
const OFTEN_APART: ReadonlySet<string> = new Set(words.oftenApart);

/**
 * "PlanGrid" as two words is a name in doubt where the second begins with a capital, and none where it does not ("plan grid work"); some
 * names are often parted ("power point").
 */
function readApart(name: Name, shown: string): Name | undefined {
  if (!JOINED.test(name.written) || !/\s/.test(shown) || OFTEN_APART.has(fold(shown.replace(/\s+/, " ")))) return name;
  if (/\s\p{Ll}/u.test(shown)) return undefined;
  return name.ambiguity === "A" ? { ...name, ambiguity: "B" } : name;
}

/** "Python3", "Java17": a sure technical name with its version grown on. */
function pushVersioned(found: Candidate[], atom: Atom, at: number): void {
  const last = atom.key.charCodeAt(atom.key.length - 1);
  if (last < 48 || last > 57) return;
  const key = withoutVersion(atom.key);
  for (const name of nameIndex(key).get(key)?.names ?? []) {
    if (name.ambiguity === "A" && isTechnical(name)) found.push({ start: atom.start, end: atom.end, from: at, to: at, name });
  }
}

export function isTechnical({ record }: Name): boolean {
  return record.type === "tool" || record.type === "language" || record.type === "framework" || record.type === "platform";
}
