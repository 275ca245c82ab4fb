import casual from "../../data/job/casual.json";
import compounds from "../../data/job/compounds.json";
import data from "../../data/job/phrases.json";
import terms from "../../data/job/terms.json";
import { canonicalOf, linkOf, type SkillMention, toTermId } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { NAME } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import type { Lexicon } from "../words/lexicon.ts";
import { toWords, wordAt } from "../words/words.ts";
import { gerundOf } from "./doing.ts";

const PRODUCTS: ReadonlySet<string> = new Set(["tool", "language", "framework", "platform"]);

/** What a run of words names: a skill of the taxonomy, or a term of the text; `action`: said as a verb with its object. */
export type Named = {
  id: string;
  name: string;
  known: boolean;
  certificate: boolean;
  /** A thing with a name of its own ("Kubernetes"), no field of work. */
  product?: boolean;
  action?: boolean;
  from: number;
  to: number;
};

const AFTER = new Set(data.after);
const SETTINGS = new Set(data.settings);
const NEEDS_OF = new Set(data.needsOf);
/** Words that say what kind of experience it is, and alone name nothing. */
const QUALIFIERS = new Set(data.qualifiers);
/** Those that with some heads name a field: "technical knowledge". */
const FIELDS = new Set(data.qualifiersOfFields);
const HEADS_OF_FIELDS = new Set(data.headsOfFields);
/** "Some international travel", "domestic": how far the job sends somebody about. */
const JOURNEYS = new Set(data.journeys);
/** "Experience level: mid-level": a rank is no skill. */
const SENIORITIES = new Set(data.seniorities);
const EMPTY = new Set(data.empty);
const NOT_NAMES = {
  first: new Set(data.notNames.first),
  last: new Set(data.notNames.last),
  whole: new Set([...data.notNames.whole, ...casual.notNames]),
};
const PLACES = new RegExp(`^(?:${data.notNames.places.join("|")}) `);
/** Verbs of working at all, of moving and of character. */
const NO_ACTS = new Set(data.noActs);
/** Verbs that are adjectives too: "a clean record". */
const ADJECTIVES = new Set(data.verbalAdjectives);
const PARTICLES = new Set(data.particles);
const ADVERBS = new Set(data.adverbs);
const NUMBERS = new Set(data.numbers);
/** Words of degree that make a name of its own of what stands behind them: "general anaesthesia". */
const CLASSIFYING = new Set(compounds.classifying);
const NOT_SKILLS = new Set([...data.notSkills, ...terms.body]);
/** "12.60 an hour". */
const PAY = /^\d[\d.,]*k?\s(?:an?|per)\s/;
const PHONE = /\d{3}[\s-]\d{3}/;
/** Two letters at least, or a code ("o9", "A1", "A2X"). */
const NAMING = /\p{L}&?\p{L}|^(?!x)\p{L}\d{1,2}\p{L}?$/iu;
const BEFORE_OBJECT = new Set(data.gerundsBefore);
const NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(data.nouns));
/** "maintenance" is done by "maintaining". */
const GERUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(data.nouns).flatMap(([verb, noun]) => (verb.endsWith("ing") ? [[noun, verb] as const] : [])),
);
/** "Explaining these in a simple way": of what was said before. */
const POINTING = /^(?:this|these|those|them|your)$/;
const IS_PAPER = /^certificat(?:e|ion)$/;
const WAITING = /^(?:other|own)$/;
const PREPOSITIONS = new Set(data.prepositions);
const VERB_PLACES = /^(?:to|can|could)$/;

/** "skills", "experience": words that follow the name of what is asked for. */
export function isHeadAfter(word: string): boolean {
  return AFTER.has(word);
}

/** A thing with a name of its own ("Excel", "Java"), no field of work. */
export function isProduct({ type }: SkillMention): boolean {
  return PRODUCTS.has(type);
}

/** A taxonomy skill under the name the job gives it, with its level ("Level 2 Food Safety"): the recruiter reads own words, the id carries the meaning. */
function fromMention(text: JobText, mention: SkillMention): Named {
  const { flat, words } = text;
  const begin = wordAt(words, mention.start);
  const isLevel = /^\d$/.test(foldedAt(text, begin - 1)) && foldedAt(text, begin - 2) === "level" && gapBefore(text, begin) === " ";
  const from = isLevel ? begin - 2 : begin;
  const end = endOfMention(text, mention);
  const to = Math.max(begin + 1, wordAt(words, end));
  const name = flat.slice(isLevel ? words[from]?.start : mention.start, end).replace(/\s+/g, " ");
  return { id: mention.id, name, known: true, certificate: mention.type === "cert", product: isProduct(mention), from, to };
}

/** "Mentoring other | staff": a word that waits for its noun is no end of a name. "DP-203 certification": a paper keeps the word that says it is one. */
function endOfMention(text: JobText, { start, end, type }: SkillMention): number {
  const { words } = text;
  const last = wordAt(words, end) - 1;
  if (type === "cert" && IS_PAPER.test(foldedAt(text, last + 1)) && gapBefore(text, last + 1) === " ") return words[last + 1]?.end ?? end;
  const waits = WAITING.test(words[last]?.folded ?? "") && (words[last]?.start ?? 0) > start && gapBefore(text, last + 1) === " ";
  return waits ? (words[last - 1]?.end ?? end) : end;
}

/** "ACA/ACCA" names one paper twice: a choice keeps both names. */
export function fromMentions(text: JobText, mention: SkillMention): Named[] {
  const whole = fromMention(text, mention);
  if (!whole.certificate || !/^\p{Lu}{2,}(?:\/\p{Lu}{2,})+$/u.test(whole.name) || whole.to - whole.from < 2) return [whole];
  return Array.from({ length: whole.to - whole.from }, (_, index) => {
    const at = whole.from + index;
    const name = text.flat.slice(text.words[at]?.start, text.words[at]?.end);
    return { ...whole, name, from: at, to: at + 1 };
  });
}

/** "Hotel" of "hotel or restaurant experience". */
export function settingOf(text: JobText, chunk: readonly number[]): Named | undefined {
  const [at] = chunk.filter((index) => !text.lexicon.lead.has(foldedAt(text, index)));
  if (at === undefined || at !== chunk.at(-1) || !SETTINGS.has(foldedAt(text, at))) return undefined;
  const name = wordsOf(text, [at], 0, 1);
  return { id: toTermId(name), name, known: false, certificate: false, from: at, to: at + 1 };
}

/** "Cloud data warehouse" is one thing, and a data warehouse; "Java backend" is Java; of two products that touch each stands for itself. */
export function joinTouching({ flat, words }: JobText, all: readonly Named[]): Named[] {
  const joined: Named[] = [];
  for (const named of all) {
    const before = joined.at(-1);
    const gap = before && flat.slice(words[before.to - 1]?.end, words[named.from]?.start);
    const isOne = before && named.from === before.to && /^[ -]$/.test(gap ?? "") && !(before.product && named.product);
    if (!isOne || before.certificate || named.certificate) {
      joined.push(named);
      continue;
    }
    const main = before.product && linkOf(named.id, before.id).kind !== "implied" ? before : named;
    const name = flat.slice(words[before.from]?.start, words[named.to - 1]?.end);
    joined[joined.length - 1] = { ...main, name, from: before.from, to: named.to };
  }
  return joined;
}

/** A noun phrase of the text as a name; `act`: a verb alone names the trade ("somebody who can weld"); `opens`: what could be a noun ("repair") is a verb there. */
export function fromWords(
  text: JobText,
  chunk: readonly number[],
  how: { verb: boolean; headed: boolean; act?: boolean; join?: string; opens?: boolean },
): Named | undefined {
  const folded = (index: number) => foldedAt(text, chunk[index] ?? -1);
  const trimmed = trim(text.lexicon, chunk.length, (index) => looseAt(text, chunk[index] ?? -1));
  const { to } = trimmed;
  const from = isClassified(text, chunk, trimmed) ? trimmed.from - 1 : trimmed.from;
  const whole = wordsOf(text, chunk, from, to);
  if (to - from > 1 && canonicalOf(whole)) return named(whole, chunk, from, to);
  const verb = how.verb && from === 0;
  const noun = nounFor(folded(from), how) ?? (verb ? toNoun(folded(from)) : undefined);
  if (to - from === 1) {
    const isAct = how.act && noun === undefined && !NO_ACTS.has(folded(from));
    return lone(whole, chunk, how.join) ?? named(verb && !isAct ? (noun ?? "") : whole, chunk, from, to, isProper(text, chunk[from] ?? 0));
  }
  if (!verb && noun === undefined) return isTooLong(how, from, to) ? undefined : named(wordsOf(text, chunk, from, to), chunk, from, to);
  return asAction(text, chunk, { from, to, noun, headed: how.headed });
}

/** "Common lands", but "general maintenance", which the taxonomy knows without its first word. */
function isClassified(text: JobText, chunk: readonly number[], { from, to }: { from: number; to: number }): boolean {
  const isKind = to - from === 1 && CLASSIFYING.has(foldedAt(text, chunk[from - 1] ?? -1));
  const rest = wordsOf(text, chunk, from, to);
  return isKind && !canonicalOf(rest) && !isNoSkill(rest) && !EMPTY.has(fold(rest)) && !isNoName(rest);
}

/** A word that may fall off a name; none of "high-speed" or "start-up" does, nor the first sort of "commercial or residential lettings". */
function looseAt(text: JobText, at: number): string {
  const word = foldedAt(text, at);
  if (word === "it" && text.flat.startsWith("IT", text.words[at]?.start)) return "";
  if (CLASSIFYING.has(word) && text.lexicon.orWords.has(foldedAt(text, at + 1)) && gapBefore(text, at + 1) === " ") return "";
  const isHyphen = (index: number) => /^[-‐‑]$/.test(gapBefore(text, index));
  return isHyphen(at + 1) || (isHyphen(at) && !AFTER.has(word)) ? "" : word;
}

/** The noun of a verb; amid a sentence "clean" is no verb, nor "research" in "a record of research accomplishment", nor "weld" in "experience with weld inspection". */
function nounFor(word: string, how: { verb: boolean; headed: boolean; opens?: boolean }): string | undefined {
  const noun = NOUNS.get(word);
  const isNoun = (noun === word || how.headed) && !how.opens && !word.endsWith("ing");
  return !how.verb && (ADJECTIVES.has(word) || isNoun) ? undefined : noun;
}

/** "Strong academic background": a word that only qualifies keeps its head; where the head goes on ("direct experience in retail") it names nothing. */
export function withHead(text: JobText, chunk: readonly number[], goesOn: boolean): Named | "nothing" | undefined {
  const { lead, joinWords } = text.lexicon;
  const last = chunk.at(-1) ?? 0;
  const first = chunk.findIndex((at) => !lead.has(foldedAt(text, at)));
  const own = first < 0 ? [] : chunk.slice(first);
  const head = foldedAt(text, last + 1);
  const qualifies = (at: number) => QUALIFIERS.has(foldedAt(text, at)) || (own.length > 1 && joinWords.has(foldedAt(text, at)));
  if (own.length === 0 || !own.every(qualifies) || !isHeadAfter(head)) return undefined;
  if (goesOn || !FIELDS.has(foldedAt(text, last)) || !HEADS_OF_FIELDS.has(head)) return "nothing";
  return named(wordsOf(text, [...own, last + 1], 0, own.length + 1), [...own, last + 1], 0, own.length + 1) ?? "nothing";
}

/** "C" or "R" alone in an item is the language, whatever stands around it. */
function lone(name: string, chunk: readonly number[], join: string | undefined): Named | undefined {
  const [at = 0] = chunk;
  const isItem = name.length === 1 && chunk.length === 1 && join === "start";
  const record = isItem ? canonicalOf(name) : undefined;
  return record?.label === name ? { id: record.id, name, known: true, certificate: false, from: at, to: at + 1 } : undefined;
}

type Action = { from: number; to: number; noun: string | undefined; headed: boolean };

/** "manage budgets" → "budgets management"; with a particle ("bone out a shoulder") the words stay as they are. */
function asAction(text: JobText, chunk: readonly number[], { from, to, noun, headed }: Action): Named | undefined {
  const folded = (index: number) => foldedAt(text, chunk[index] ?? -1);
  if (PARTICLES.has(folded(from + 1)) && to - from > 2 && noun === undefined)
    return NO_ACTS.has(folded(from)) ? undefined : named(wordsOf(text, chunk, from, to), chunk, from, to);
  const object = trim(text.lexicon, to, (index) => looseAt(text, chunk[index] ?? -1), from + 1);
  if (object.to <= object.from || isTooLong({ headed }, object.from, object.to)) return named(noun ?? "", chunk, from, to);
  const words = wordsOf(text, chunk, object.from, object.to);
  const doing = noun === undefined && isVerbPlace(text, chunk[from] ?? 0) ? gerundOf(folded(from)) : undefined;
  if (doing) {
    const whole = named(`${doing} ${words}`, chunk, from, object.to);
    return whole && { ...whole, action: true };
  }
  const behind = Array.from({ length: object.to - object.from - 1 }, (_, index) => folded(object.from + index));
  const isPhrase = behind.some((word) => PREPOSITIONS.has(word));
  const found = named(withDoing(words, folded(from), isPhrase), chunk, object.from, object.to);
  return found && { ...found, action: true };
}

/** "Budget management", but "managing budgets", "reading drawings", "creating relationships on several levels": a noun follows one thing, a form in -ing stands before several or a phrase. */
function withDoing(words: string, verb: string, isPhrase: boolean): string {
  const noun = NOUNS.get(verb) ?? "";
  if (fold(words).includes(noun)) return words;
  const compound = `${words} ${noun}`;
  const isSeveral = /[^s]s$/.test(words) && canonicalOf(compound) === undefined;
  const doing = isPhrase || isSeveral ? (GERUNDS.get(noun) ?? noun) : noun;
  const stands = BEFORE_OBJECT.has(noun) || ((isPhrase || isSeveral) && doing.endsWith("ing"));
  return stands ? `${doing} ${words}` : compound;
}

/** "who can | splice rope", "able to | splice rope": here stands a verb, listed or not. */
function isVerbPlace(text: JobText, at: number): boolean {
  return VERB_PLACES.test(foldedAt(text, at - 1)) && gapBefore(text, at) === " ";
}

function isTooLong(how: { headed: boolean }, from: number, to: number): boolean {
  return !how.headed && to - from > NAME.mostWordsBare;
}

function wordsOf({ flat, words }: JobText, chunk: readonly number[], from: number, to: number): string {
  const first = words[chunk[from] ?? -1];
  const last = words[chunk[Math.min(to, from + NAME.mostWords - 1) - 1] ?? -1];
  return first && last && to > from ? flat.slice(first.start, last.end).replace(/\s+/g, " ") : "";
}

/** "differentiate" → "differentiation"; other verbs have no noun of their own here. */
function toNoun(verb: string): string | undefined {
  if (verb.endsWith("ate")) return `${verb.slice(0, -1)}ion`;
  if (/i[sz]e$/.test(verb)) return `${verb.slice(0, -1)}ation`;
  return verb.endsWith("ify") ? `${verb.slice(0, -1)}ication` : undefined;
}

function trim({ lead }: Lexicon, end: number, folded: (index: number) => string, start = 0): { from: number; to: number } {
  let from = start;
  let to = end;
  while (from < to && (lead.has(folded(from)) || NUMBERS.has(folded(from)) || /^\d+[+%]?$/.test(folded(from)))) from++;
  while (to > from && (AFTER.has(folded(to - 1)) || lead.has(folded(to - 1)) || ADVERBS.has(folded(to - 1))) && !isNeeds(folded, to - 1))
    to--;
  if (to - from > 2 && folded(to - 2) === "of" && NUMBERS.has(folded(to - 1))) to -= 2;
  return { from, to };
}

/** "children with additional needs". */
function isNeeds(folded: (index: number) => string, at: number): boolean {
  return folded(at) === "needs" && at > 0 && NEEDS_OF.has(folded(at - 1));
}

/** Availability, physical demands and character are no skills a resume could show. */
export function isNoSkill(name: string): boolean {
  const words = toWords(name).filter((word) => !/^(?:\d+|and|or)$/.test(word.folded));
  const all = (set: ReadonlySet<string>) => words.length > 0 && words.every((word) => set.has(word.folded));
  return all(NOT_SKILLS) || all(SENIORITIES) || all(JOURNEYS);
}

/** "You've been climbing", "on the ground", "applicants of every": words of a sentence, no noun phrase. */
function isNoName(name: string): boolean {
  if (name === "IT") return false;
  const words = toWords(name).map((word) => word.folded);
  // "On-site support" and "guest check-in" neither begin nor end with the small word.
  const first = /^\p{L}+-\p{L}/u.test(name) ? "" : (words[0] ?? "");
  const last = /\p{L}-\p{L}+$/u.test(name) ? "" : (words.at(-1) ?? "");
  if (NOT_NAMES.whole.has(words.join(" ")) || NOT_NAMES.first.has(first) || NOT_NAMES.last.has(last)) return true;
  if (/^(?:last|past)$/.test(first) && words.slice(1).every((word) => NUMBERS.has(word.split("-", 1)[0] ?? "") || /^\d+$/.test(word)))
    return true;
  if (words.some((word) => POINTING.test(word))) return true;
  if (PLACES.test(`${words.join(" ")} `)) return true;
  return words.length === 1 && !/\p{Ll}\p{Lu}/u.test(name) && /(?:ly|[^e]ed)$/.test(first) && !/(?:ply|sembly|mily|poly|bed)$/.test(first);
}

const ADVERBIAL = /^\p{L}+ly$/u;
/** "Training in DDP or | PACE": initials amid small letters are no common word. */
const INITIALS = /^\p{Lu}{3,6}$/u;

/** "SOE Exact or | Dentally": a capital amid a line is no adverb's. */
function isProper(text: JobText, at: number): boolean {
  const start = text.words[at]?.start ?? 0;
  const isAmidCapitals = () => !/\p{Ll}{3}/u.test(text.flat.slice(text.flat.lastIndexOf("\n", start) + 1, start));
  const isCapital = at > 0 && /^\p{Lu}/u.test(text.flat.slice(start)) && /^(?: |, |\/)$/.test(gapBefore(text, at));
  return isCapital && !(/^\p{Lu}{2}/u.test(text.flat.slice(start)) && isAmidCapitals());
}

function named(name: string, chunk: readonly number[], from: number, to: number, isNamed = false): Named | undefined {
  if (PAY.test(name) || PHONE.test(name)) return undefined;
  if (
    name.length < 2 ||
    !NAMING.test(name) ||
    (EMPTY.has(fold(name)) && name !== "IT" && !(isNamed && INITIALS.test(name))) ||
    isNoSkill(name)
  )
    return undefined;
  const record = canonicalOf(name);
  if (!record && !(isNamed && ADVERBIAL.test(name)) && isNoName(name)) return undefined;
  const place = { from: chunk[from] ?? 0, to: (chunk[to - 1] ?? 0) + 1 };
  if (record) return { id: record.id, name, known: true, certificate: record.type === "cert", ...place };
  return { id: toTermId(name), name, known: false, certificate: false, ...place };
}
