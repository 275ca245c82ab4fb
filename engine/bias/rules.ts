import age from "../data/bias/age.json";
import classes from "../data/bias/classes.json";
import cultural from "../data/bias/cultural.json";
import educational from "../data/bias/educational.json";
import experience from "../data/bias/experience.json";
import family from "../data/bias/family.json";
import gender from "../data/bias/gender.json";
import groups from "../data/bias/groups.json";
import health from "../data/bias/health.json";
import reasons from "../data/bias/reasons.json";
import sources from "../data/bias/sources.json";
import {
  byFirstWord,
  type Classes,
  type Element,
  type Form,
  type Known,
  kindsOf,
  type Phrases,
  type Starts,
  startsOf,
  toForm,
  toPlural,
  withoutTail,
  wordsOf,
} from "./form.ts";
import { toGroupFiles } from "./groups.ts";
import type { BiasType, Contexts, RuleFile, RuleRecord } from "./types.ts";
import type { Word } from "./words.ts";

export type Around = { before: Form[]; after: Form[]; around: Form[]; part: Form[]; sentence: Form[]; text: Form[] };
export type Rule = RuleRecord & { type: BiasType; requires: Around | undefined; blocks: Around | undefined };
/** A form of a rule, found again by the words it can begin with. It cannot match where of one of `needs` no word stands, the rarest first. */
export type Entry = { rule: Rule; form: Form; needs: readonly ReadonlySet<string>[] };

const FILES = [...([gender, family, age, cultural, health, educational, experience] as unknown as RuleFile[]), ...toGroupFiles()];
const SOURCES: Readonly<Record<string, string>> = sources;
const REASONS: Readonly<Record<string, string>> = reasons;
const MADE: Known = new Map();
export const CLASSES: Classes = toClasses({ ...classes.classes, ...groups.classes });
const PHRASES = toPhrases({ ...classes.phrases, ...groups.phrases });
export const RULES: readonly Rule[] = FILES.flatMap((file) => file.rules.map((record) => toRule(record, file.type)));
const ENTRIES = new Map<Element, Entry[]>();
const BY_WORD = new Map<string, Element[]>();
const BY_KIND = new Map<string, Element[]>();
const AT_WORD = new Map<string, readonly Entry[]>();
for (const rule of RULES) for (const form of toForms(rule.forms)) index(rule, withoutTail(form));

/** Entries that can begin with this word. */
export function entriesAt(word: Word): readonly Entry[] {
  const named = BY_WORD.get(word.folded);
  const kinds = kindsOf(word);
  if (!named && kinds.length === 0) return [];
  const key = named ? word.folded : kinds.join(" ").toUpperCase();
  const known = AT_WORD.get(key);
  if (known) return known;
  const elements = [named ?? [], ...kinds.map((kind) => BY_KIND.get(kind) ?? [])].flat();
  const entries = elements.flatMap((element) => ENTRIES.get(element) ?? []);
  AT_WORD.set(key, entries);
  return entries;
}

export function toForms(sources: readonly string[]): Form[] {
  return sources.map((source) => toForm(source, CLASSES, PHRASES, MADE));
}

/** Entries lie with the elements they can begin with, and these, once each, with their words. */
function index(rule: Rule, form: Form): void {
  const entry = { rule, form, needs: needsOf(form) };
  for (const element of startsOf(form)) {
    const entries = ENTRIES.get(element);
    if (entries) entries.push(entry);
    else {
      ENTRIES.set(element, [entry]);
      for (const word of wordsOf(element)) {
        const others = BY_WORD.get(word);
        if (others) others.push(element);
        else BY_WORD.set(word, [element]);
      }
      if (element.test) BY_KIND.set(element.test.kind, [...(BY_KIND.get(element.test.kind) ?? []), element]);
    }
  }
}

function needsOf(form: Form): readonly ReadonlySet<string>[] {
  const literal = form.filter(({ words, phrases, test, optional }) => words.size + phrases.length > 0 && test === undefined && !optional);
  return literal
    .slice(1)
    .map(wordsOf)
    .sort((a, b) => a.size - b.size);
}

/** The places around a hit are made when a hit first asks for them. */
function toRule(record: RuleRecord, type: BiasType): Rule {
  let requires: Around | undefined;
  let blocks: Around | undefined;
  return {
    ...record,
    type,
    reason: REASONS[record.reason] ?? record.reason,
    source: SOURCES[record.source] ?? record.source,
    get requires() {
      requires ??= toAround(record.require);
      return requires;
    },
    get blocks() {
      blocks ??= toAround(record.block);
      return blocks;
    },
  };
}

function toAround(contexts: Contexts | undefined): Around | undefined {
  if (!contexts) return undefined;
  const { before = [], after = [], around = [], part = [], sentence = [], text = [] } = contexts;
  return {
    before: toForms(before),
    after: toForms(after),
    around: toForms(around),
    part: toForms(part),
    sentence: toForms(sentence),
    text: toForms(text),
  };
}

/** A class is one line of words; `word~n` stands for its plural too, `<other>` for the words of a class above. */
function toClasses(source: Record<string, string>): Classes {
  const made = new Map<string, ReadonlySet<string>>();
  for (const [name, line] of Object.entries(source)) {
    const words = new Set<string>();
    for (const part of line.split(" ")) {
      const [word = "", plural] = part.split("~");
      const other = /^<(.+)>$/.exec(part)?.[1];
      if (other !== undefined) for (const known of made.get(other) ?? []) words.add(known);
      else words.add(word);
      if (plural) words.add(toPlural(word));
    }
    made.set(name, words);
  }
  return made;
}

/** Phrases may use the classes and the phrases above them. */
function toPhrases(source: Record<string, string[]>): Phrases {
  const made = new Map<string, Starts>();
  for (const [name, rows] of Object.entries(source)) made.set(name, byFirstWord(rows.map((row) => toForm(row, CLASSES, made))));
  return made;
}
