import { type Atom, isWithinName } from "./atoms.ts";
import { withoutVersion } from "./lookup.ts";
import { NAME_INDEX, type Name, type NameNode } from "./name-index.ts";
import type { Span } from "./types.ts";

/** A name of the taxonomy found in a text: atoms `from` to `to`, both included. */
export type Candidate = Span & { from: number; to: number; name: Name };

/** All names that stand in a text, overlapping and ambiguous ones too. */
export function findCandidates(text: string, atoms: readonly Atom[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [from, atom] of atoms.entries()) {
    const node = NAME_INDEX.next?.get(atom.key);
    if (node === undefined) pushVersioned(found, atom, from);
    else pushNames(found, text, atoms, from, node);
  }
  return found;
}

function pushNames(found: Candidate[], text: string, atoms: readonly Atom[], from: number, first: NameNode): void {
  let node: NameNode | undefined = first;
  for (let to = from; node !== undefined; to++) {
    const here = atoms[to] as Atom;
    const start = (atoms[from] as Atom).start;
    for (const name of node.names) found.push({ start, end: here.end, from, to, name });
    const next = atoms[to + 1];
    if (next === undefined || node.next === undefined) return;
    node = node.next.get(next.key);
    if (node !== undefined && !isWithinName(text, here.end, next.start)) return;
  }
}

/** "Python3", "Java17": a sure technical name with its version grown on. */
function pushVersioned(found: Candidate[], atom: Atom, at: number): void {
  const last = atom.key.charCodeAt(atom.key.length - 1);
  if (last < 48 || last > 57) return;
  for (const name of NAME_INDEX.next?.get(withoutVersion(atom.key))?.names ?? []) {
    if (name.ambiguity === "A" && isTechnical(name)) found.push({ start: atom.start, end: atom.end, from: at, to: at, name });
  }
}

export function isTechnical({ record }: Name): boolean {
  return record.type === "tool" || record.type === "language" || record.type === "framework" || record.type === "platform";
}
