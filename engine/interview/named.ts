import data from "../data/interview/topic-kinds.json";
import { toChoice, toCounted } from "../draft/index.ts";
import type { Requirement } from "../job/index.ts";
import { skillById } from "../skills/index.ts";
import { fold } from "../text/index.ts";
import { findUnlawful } from "./find-unlawful.ts";
import type { Kind } from "./frames.ts";
import { isLicence, kindOfWay, type Way } from "./kinds.ts";
import { isVetting, toPaper } from "./wording.ts";

const FUNCTION_WORDS = new Set(data.functionWords);
const NOUN_ENDINGS = data.nounEndings;
const PROPER_METHODS = new Set(data.properMethods);
/** "experience of this setting", "knowledge of" stand in front of these already. */
const SAID: ReadonlySet<Kind> = new Set<Kind>(["place", "people", "rule"]);
const HEAD = new RegExp(`^ (?:${data.heads.join("|")})\\b`, "iu");
/** Longer lines are no name; what they say of grade or person does not stand behind "asks for". */
const LINE_WORDS = 8;
const NO_LINE_STARTS = new Set(data.lineStarts);
const NO_LINE_WORDS = new Set(data.lineWords);
/** "3 years' experience of", "Familiarity with a". */
const OPENING = new RegExp(`^(?:[\\p{L}\\p{N}'’+-]+ ){0,4}?(?:${data.openings.join("|")}) (?:of|with|in|using) (?:an? |the )?`, "iu");
const PAPERS: ReadonlySet<Kind> = new Set<Kind>(["paper", "licence", "vetting"]);
const FRAMED = /^(?:the|an?) (.+) qualification$/;
/** "PLC fault finding" is more than troubleshooting. */
const LETTERS = /\b\p{Lu}{2,}/u;
const INSIDE = /(?:\p{L}|\() ?$/u;
const MOST_WORDS = 4;
const ACRONYMS = new Set(data.acronyms);
const TITLE_WORDS = new Set(data.titleWords);

/** "Kotlin or Java", "two of Python, Java and Go". */
export function toSaid(names: readonly string[], { atLeast = 1 }: Pick<Requirement, "atLeast">): string {
  const isFramed = names[0]?.startsWith("the ") === true;
  if (atLeast === 1 || names.length < atLeast) return toChoice(names);
  return toCounted(isFramed ? names.map((name) => name.replace(/ qualification$/, " qualifications")) : names, atLeast);
}

/**
 * A requirement as a sentence can hold it: "wound care", "a forklift licence". What may be no noun is quoted as the job words it,
 * all of its ways together: “read drawings”, “Moffett or counterbalance forklift ticket”.
 */
export function toNamed(requirement: Requirement, ways: readonly Way[], kind: Kind): { words: string; isQuoted: boolean } {
  const said = ways.map((way) => toInline(way, kind, requirement.quote.text));
  const isSaid = SAID.has(kind);
  const toWhole = kind === "other" && ways.length === 1 ? withTail : withHead;
  const names = ways.map(({ name }) => (isSaid ? name : toWhole(name, requirement.quote.text)).replace(/[“”"]/g, ""));
  const whole = said.filter((one) => one !== undefined);
  if (whole.length < said.length || new Set(whole).size < whole.length) return { words: `“${toSaid(names, requirement)}”`, isQuoted: true };
  return { words: toSaid(withoutRepeats(whole), requirement), isQuoted: false };
}

/**
 * The clause a requirement stands in, where it is short, names a thing and grades nothing: "Wedding and funeral work" of
 * "Experience of wedding and funeral work", and not "You know your way around whole fish".
 */
export function toLine({ name, quote }: Pick<Requirement, "name" | "quote">): string | undefined {
  const clauses = quote.text.replace(/[“”"]/g, "").split(/;\s|\.\s|\s[–-]\s/);
  const clause = clauses
    .find((one) => fold(one).includes(fold(name)))
    ?.replace(/\s+/g, " ")
    .replace(/[\s.,;:]+$/, "")
    .trim();
  const line = clause?.replace(OPENING, "") ?? "";
  const words = fold(line)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word !== "");
  const isThing =
    words.length > 0 && words.length <= LINE_WORDS && !NO_LINE_STARTS.has(words[0] ?? "") && !words.some((word) => NO_LINE_WORDS.has(word));
  const isWhole = fold(line).includes(fold(name.replace(OPENING, ""))) && line.split("(").length === line.split(")").length;
  return isThing && isWhole && findUnlawful(line).length === 0 ? line : undefined;
}

/** A name that leans on the word behind it keeps it: "clinical" of "a clinical background", "Trial" of "Trial experience". */
function withHead(name: string, quote: string): string {
  const at = quote.indexOf(name);
  return at < 0 ? name : name + (HEAD.exec(quote.slice(at + name.length))?.[0] ?? "");
}

const TAIL = new RegExp(
  `^ (?:as|of|to) (?:an? |the )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}?(?=[,;.()]|\\s(?:${data.saysOf.join("|")}|and|or|in)\\s|$)`,
  "u",
);
/** Longer names say what they are. */
const TORN_WORDS = 2;

/** A name cut out of a long line keeps what it is of: "admission as an attorney" of "LLB and admission as an attorney of the High Court". */
function withTail(name: string, quote: string): string {
  const whole = withHead(name, quote);
  if (whole !== name || name.split(/\s+/).length > TORN_WORDS) return whole;
  const at = quote.indexOf(name);
  return at < 0 ? name : name + (TAIL.exec(quote.slice(at + name.length))?.[0] ?? "");
}

/** A title as one writes it inside a sentence, without an open bracket and not all in capitals: "911 Telecommunicator II", "Head of HR". */
export function toTitle(whole: string): string {
  const title = whole.includes(")") ? whole : whole.replace(/\s*\([^()]*$/, "");
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}/u.test(title)) return title;
  return title.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at > 0 && TITLE_WORDS.has(small)) return small;
    return ACRONYMS.has(small) || !/[aeiouyäöüéèáíóú]/u.test(small) || /^[ivx]+$/.test(small) ? word : word.charAt(0) + small.slice(1);
  });
}

/** The name as part of a sentence; undefined where it may not fit one. */
function toInline(way: Way, kind: Kind, quote: string): string | undefined {
  const { name, id } = way;
  if (PAPERS.has(kind)) return isHeld(way, kind) ? toPaper(name) : undefined;
  const record = skillById(id);
  if (record === undefined) return undefined;
  if (kind === "soft") return record.type === "soft" && !LETTERS.test(name) ? record.label.toLowerCase() : undefined;
  if (kind === "code" || kind === "tool" || kind === "platform")
    return isShort(name) && name.split(/\s+/).every(isProper) ? name : undefined;
  if ((kind !== "skill" && kind !== "field") || !isNoun(name, record.label)) return undefined;
  return isProperIn(quote, name) || PROPER_METHODS.has(firstOf(name)) ? name : toLower(name);
}

/** A paper by its own name: not "Moffett" of a choice of papers, nor "Enhanced DBS" or "car driver", which only stand for one. */
function isHeld(way: Way, kind: Kind): boolean {
  if (kind === "vetting") return isVetting(way.name);
  if (kind === "licence") return isLicence(way.name) && isPlain(way.name);
  return PAPERS.has(kindOfWay(way)) && isPlain(way.name);
}

/** A name of a paper that its own words make a noun: no sentence, no list, no part of one ("Working at heights"). */
function isPlain(name: string): boolean {
  const said = toPaper(name);
  const core = FRAMED.exec(said)?.[1];
  const isBareName = core !== undefined && name === core && said.startsWith("the ");
  if (isBareName) return name.split(/\s+/).every((word) => /^(?:\p{Lu}|\p{N})/u.test(word));
  return !/\s(?:and|or|&|an?|the)\s/i.test(name) && name.split(/\s+/).length <= MOST_WORDS + 2;
}

/** "wound care", "tax returns", "back-end development", and not "read drawings", "backend", "carers help with washing". */
function isNoun(name: string, label: string): boolean {
  if (fold(name) === fold(label)) return true;
  const words = fold(name).split(/\s+/);
  if (!isShort(name)) return false;
  const last = words.at(-1) ?? "";
  const isHead = last === fold(label).split(/\s+/).at(-1) || NOUN_ENDINGS.some((ending) => last.endsWith(ending));
  return isHead && !BASE_VERBS.has(words[0] ?? "") && !/(?:ed|ly)$/.test(words[0] ?? "");
}

/** "iManage", "5S", "Workday". */
const isProper = (word: string): boolean => /\p{Lu}|^\p{N}/u.test(word);
const BASE_VERBS = new Set(data.verbs);
const firstOf = (name: string): string => fold(name).split(/[\s-]/, 1)[0] ?? "";
const isShort = (name: string): boolean => {
  const words = fold(name).split(/\s+/);
  return words.length <= MOST_WORDS && !words.some((word) => FUNCTION_WORDS.has(word));
};

/** A list item's capital goes where the word is no proper name: "Wound care", and not "PostgreSQL", "Local Government". */
function toLower(name: string): string {
  const isListCapital = /^\p{Lu}[\p{Ll}-]+(?:\s\P{Lu}+)?$/u.test(name);
  return isListCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "the ACCA qualification", "the CIMA qualification": what frames each is said once. */
function withoutRepeats(words: readonly string[]): string[] {
  const cores = words.map((one) => FRAMED.exec(one)?.[1]);
  if (words.length < 2 || cores.some((core) => core === undefined)) return [...words];
  return cores.map((core, at) => `${at === 0 ? "the " : ""}${core}${at === cores.length - 1 ? " qualification" : ""}`);
}

/** "Experience of using Liquidlogic": a capital inside the sentence, not at the beginning of an item. */
function isProperIn(quote: string, name: string): boolean {
  const at = quote.indexOf(name);
  return at > 0 && /^\p{Lu}/u.test(name) && INSIDE.test(quote.slice(0, at));
}
