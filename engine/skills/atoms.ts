import { fold } from "../text/index.ts";
import type { Span } from "./types.ts";

/** The smallest piece names are compared by: "Node.js" is node + js, "CI/CD" is ci + cd, "R&D" is r + and + d; C++, C#, .NET and 3.11 stay whole. */
export type Atom = Span & { key: string };

const ATOM =
  /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})\.\p{N}+)*(?:\+\+|(?<=(?<![\p{L}\p{N}])\p{L})#)?|&|(?<![\p{L}\p{N}])\.(?:NET|Net|net)(?![\p{L}\p{N}])/gu;

// What only an address of mail or web has in it.
const ADDRESS_MARK = /@|:\/\/|www\.|\.(?:com|org|net|io|dev|edu|gov|de|uk|fr|eu)\//g;
const ADDRESS_EDGE = /[\s,;()<>"'|]/;

export function toAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  const addresses = addressesIn(text);
  let next = 0;
  for (const hit of text.matchAll(ATOM)) {
    while (next < addresses.length && (addresses[next] as Span).end <= hit.index) next++;
    const address = addresses[next];
    if (address !== undefined && address.start <= hit.index) continue;
    const word = hit[0];
    atoms.push({ start: hit.index, end: hit.index + word.length, key: word === "&" ? "and" : fold(word) });
  }
  return atoms;
}

/** Addresses name firms and people, not skills. */
function addressesIn(text: string): Span[] {
  const found: Span[] = [];
  let before = 0;
  for (const { index } of text.matchAll(ADDRESS_MARK)) {
    if (index < before) continue;
    let start = index;
    while (start > before && !ADDRESS_EDGE.test(text.charAt(start - 1))) start--;
    let end = index;
    while (end < text.length && !ADDRESS_EDGE.test(text.charAt(end))) end++;
    found.push({ start, end });
    before = end;
  }
  return found;
}

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

export function toKeys(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().split(" ");
  return toAtoms(text).map((atom) => atom.key);
}

const WITHIN_NAME = /^(?:[-‐‑–/.&+_®™]|\+ |['’] ?| ?\/ ?| ?& ?|[ \u00A0\t]{1,3})?$/;
const LINE_BREAK = /^ {0,3}\r?\n {0,3}$/;
// A line shorter than this was ended by its writer, not by the margin.
const FULL_LINE = 45;

/** Whether nothing but a space, hyphen, slash, plus, dot or the margin's line break stands between two atoms of one name. */
export function isWithinName(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text.charCodeAt(from) === 32) return true;
  if (to - from > 8) return false;
  const gap = text.slice(from, to);
  if (WITHIN_NAME.test(gap)) return true;
  return LINE_BREAK.test(gap) && from - (text.lastIndexOf("\n", from - 1) + 1) >= FULL_LINE;
}
