import data from "../data/interview/papers.json";
import { toInner, withArticle } from "../draft/index.ts";
import { fold } from "../text/index.ts";

const PAPERS = new Set(data.papers);
const UNCOUNTED = new Set(data.uncounted);
const VETTING = new Set(data.vetting);
const PEOPLE = new Set(data.people);
const LIST_WORDS = new Set(data.listWords);
const PARTICIPLES: Readonly<Record<string, string>> = data.participles;
const STANDINGS = Object.entries(data.standings).sort(([a], [b]) => b.length - a.length);
const BOARD = /^(board certif)ied in /i;

const WITH_BODY = /^(\p{L}+) (?:with|by|as|in|to) /u;

const lastOf = (name: string): string => fold(name.split(/\s+/).at(-1) ?? "");

/** A paper that somebody is given after a look into their past: nothing is learnt for it. */
export const isVetting = (name: string): boolean => VETTING.has(lastOf(name));

/**
 * A paper as something one can hold: "Registered Nurse" is a person, "CPR certified" a state, "CPA" a bare name. "registration as
 * a nurse", "CPR certification", "the CPA qualification", "a forklift licence".
 */
export function toPaper(name: string): string {
  const last = lastOf(name);
  const standing = PARTICIPLES[fold(WITH_BODY.exec(name)?.[1] ?? "")];
  if (standing !== undefined) return toHeld(standing) + name.slice(name.indexOf(" "));
  if (BOARD.test(name)) return name.replace(BOARD, "board certification in ");
  if (PARTICIPLES[last] !== undefined) return toHeld(name.replace(/\S+$/, PARTICIPLES[last]));
  if (PAPERS.has(last) || UNCOUNTED.has(last)) return toHeld(name);
  if (PEOPLE.has(last)) return toStanding(name);
  return `the ${name} qualification`;
}

/** With its article; a word of a list's beginning loses its capital where the name is no proper one. */
function toHeld(name: string): string {
  const [first = ""] = name.split(/\s+/, 1);
  const last = name.split(/\s+/).at(-1) ?? "";
  const inner = LIST_WORDS.has(first.toLowerCase()) && last === last.toLowerCase() ? first.toLowerCase() + name.slice(first.length) : name;
  return UNCOUNTED.has(fold(last)) ? inner : withArticle(inner);
}

/** "AWS Certified Solutions Architect" → "AWS certification as a Solutions Architect". */
function toStanding(name: string): string {
  for (const [word, standing] of STANDINGS) {
    const found = new RegExp(`^(.*?)\\b${word}\\s+(.+)$`, "i").exec(name);
    const [, before = "", person = ""] = found ?? [];
    if (found === null || !/^(?:$|\p{Lu}{2,})/u.test(before)) continue;
    const holder = withArticle(/\s/.test(person) ? person : person.toLowerCase());
    return before.trim() === "" ? `${standing} ${holder}` : `${before.trim()} ${standing.replace(/^an? /, "")} ${holder}`;
  }
  return `a qualification as ${withArticle(toInner(name))}`;
}
