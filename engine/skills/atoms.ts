import { fold } from "../text/index.ts";
import type { Span } from "./types.ts";

/** The smallest piece names are compared by: "Node.js" is node + js, "CI/CD" is ci + cd, "R&D" is r + and + d; C++, C#, .NET and 3.11 stay whole. */
export type Atom = Span & { key: string };

const ATOM =
  /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})\.\p{N}+)*(?:\+\+|(?<=(?<![\p{L}\p{N}])\p{L})#)?|&|(?<![\p{L}\p{N}])\.(?:NET|Net|net)(?![\p{L}\p{N}])/gu;

export function toAtoms(text: string): Atom[] {
  const atoms: Atom[] = [];
  for (const hit of text.matchAll(ATOM)) {
    const word = hit[0];
    atoms.push({ start: hit.index, end: hit.index + word.length, key: word === "&" ? "and" : fold(word) });
  }
  return atoms;
}

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

export function toKeys(text: string): string[] {
  if (PLAIN.test(text)) return text.toLowerCase().split(" ");
  return toAtoms(text).map((atom) => atom.key);
}

const WITHIN_NAME = /^(?:[-‐‑–/.&_®™]|['’] ?| ?\/ ?| ?& ?|[ \u00A0\t]{1,3})?$/;
const LINE_BREAK = /^ {0,3}\r?\n {0,3}$/;
// A line shorter than this was ended by its writer, not by the margin.
const FULL_LINE = 45;

/** Whether nothing but a space, hyphen, slash, dot or the margin's line break stands between two atoms of one name. */
export function isWithinName(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text.charCodeAt(from) === 32) return true;
  if (to - from > 8) return false;
  const gap = text.slice(from, to);
  if (WITHIN_NAME.test(gap)) return true;
  return LINE_BREAK.test(gap) && from - (text.lastIndexOf("\n", from - 1) + 1) >= FULL_LINE;
}
