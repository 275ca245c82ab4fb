import data from "../../data/job/occupations.json";
import title from "../../data/job/title.json";
import { toWords } from "../words/words.ts";

const WORDS = new Set(data.words);
const NOT_AGENTS = new Set(data.notAgents);
/** "RN", "CFO": occupations only in capitals; "RN licence" and "RGN or RMN registration" are wishes. */
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\d])(?:${title.abbreviations.join("|")})s?(?![\\p{L}\\d])(?!\\s(?:or|and|licen|regist|certif|pin\\b))`,
  "u",
);
/** "Head of Procurement", in capitals. */
const HEAD_OF = /(?<!\p{L})(?:Head|Chief|Director) of \p{Lu}/u;
/** Endings of names of people who do something: "adjuster", "arborist", "librarian". */
const AGENT = /\p{L}{2}(?:er|or|ist|ian|ologist|man|woman|hand|smith|wright)$/u;
const PLACE = /(?:ch?ester|caster|minster)$/;

/** How surely a word names an occupation: `plural` is as often a company's name ("Consulting Engineers"). */
export type Surety = "named" | "plural" | "guessed";

export function isOccupation(word: string): boolean {
  return isListed(word) || isListed(singularOf(word));
}

/** An occupation by the lists, or by the form of the last word of the name. */
export function suretyOf(name: string): Surety | undefined {
  const words = toWords(name).map((word) => word.folded);
  if (words.some(isListed) || ABBREVIATION.test(name) || HEAD_OF.test(name)) return "named";
  if (words.some(isOccupation)) return "plural";
  return words.some((word) => AGENT.test(word) && !NOT_AGENTS.has(word) && !PLACE.test(word)) ? "guessed" : undefined;
}

/** "Door staff", "kitchen crew": whom a trade calls so; "experienced staff" is anybody. */
const STAFF = new RegExp(`^(?!(?:${title.virtues.concat(title.articles).join("|")})\\b)\\p{L}{3,} (?:staff|crew|hands)$`, "iu");

export const isCalledStaff = (name: string): boolean => STAFF.test(name);

/** What a call says is wanted: before "needed" also unlisted people ("Movers"). */
export function suretyOfCalled(name: string): Surety | undefined {
  const last = toWords(name).at(-1)?.folded ?? "";
  if (isCalledStaff(name)) return "named";
  return suretyOf(name) ?? (suretyOf(singularOf(last)) === undefined ? undefined : "guessed");
}

function isListed(word: string): boolean {
  return WORDS.has(word) || data.endings.some((end) => word.endsWith(end) && word !== "person");
}

function singularOf(word: string): string {
  return word.replace(/(?:s|innen|n)$/, "");
}
