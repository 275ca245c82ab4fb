import lexicon from "../../data/resume/denials.json";
import { fold, remember } from "../../text/index.ts";
import { type PhraseIndex, phraseAt, toPhraseSet, type Word } from "../phrases.ts";
import type { Span } from "../types.ts";
import { type Clauses, toClauses } from "./clause-words.ts";

type Scope = "ahead" | "next" | "back" | "note" | "label" | "between" | "inside" | "theirs" | "meant";
type Part = { phrases: PhraseIndex<true>; mayMiss: boolean; most: number };
type Rule = {
  scope: Scope;
  opens: boolean;
  closes: boolean;
  ends: boolean;
  labels: boolean;
  parts: readonly Part[];
  until: PhraseIndex<true> | undefined;
  unless: ReadonlySet<string>;
  needs: readonly string[];
  spares: ReadonlySet<string>;
};
type Written = {
  scope: string;
  parts: readonly (readonly string[])[];
  opens?: boolean;
  closes?: boolean;
  ends?: boolean;
  labels?: boolean;
  until?: readonly string[];
  unless?: readonly string[];
  needs?: string;
  spares?: string;
};

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(fold));
const PRONOUNS = toSet(lexicon.pronouns);
const DOUBLES = toSet(lexicon.doubles);
const HARMLESS = toSet(lexicon.harmless);
/** So many words behind "never had" are looked at for an accident or a complaint. */
const NEAR = 4;
/** So many words may stand between the parts of a cue around what it denies. */
const BETWEEN = 8;
/** So many words of a note may stand before what denies what it is about. */
const LONGEST_NOTE = 8;
const NOTE = /[:([–—]|\s-\s/;

/** Stands for whatever word there is, such as a name; for one to three words that tell whose team it is. */
const ANY_WORD = "*";
const ANY_WORDS = "+";
const MOST_ANY = 3;
const NOT_ANY = toSet(lexicon.notAny);

const CLASSES = new Map<string, readonly string[]>(Object.entries(lexicon.classes));
const inFull = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => (phrase.startsWith("@") ? (CLASSES.get(phrase.slice(1)) ?? []) : [phrase]));

const RULES = (lexicon.rules as readonly Written[]).map(toRule);
const BY_FIRST_WORD = byFirstWord(RULES);

function toRule({ scope, parts, until, unless = [], needs, spares = "", ...written }: Written): Rule {
  return {
    scope: scope as Scope,
    opens: written.opens === true,
    closes: written.closes === true,
    ends: written.ends === true,
    labels: written.labels === true,
    parts: parts.map(toPart),
    until: until && toPhraseSet(inFull(until).map(fold)),
    unless: new Set(unless.map(fold)),
    needs: needs === undefined ? [] : needs.split(" ").map(fold),
    spares: toSet(spares),
  };
}

function toPart(written: readonly string[]): Part {
  const phrases = inFull(written).filter((phrase) => phrase !== "" && phrase !== ANY_WORD && phrase !== ANY_WORDS);
  const most = written.includes(ANY_WORDS) ? MOST_ANY : Number(written.includes(ANY_WORD));
  return { phrases: toPhraseSet(phrases.map(fold)), mayMiss: written.includes(""), most };
}

/** Rules by the words that may begin them; `*` or `+` begins none. */
function byFirstWord(rules: readonly Rule[]): ReadonlyMap<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const { phrases, mayMiss } of rule.parts) {
      for (const first of phrases.keys()) found.set(first, [...(found.get(first) ?? []), rule]);
      if (!mayMiss) break;
    }
  return found;
}

/**
 * What a text says was not done, was done by others, or is only intended: "filleted trout, [not whole fish]", "[TIG welding] was
 * done by contractors", "hope to get [a forklift licence]".
 */
export const findDenied = remember((text): readonly Span[] => {
  const clauses = toClauses(text);
  const { words } = clauses;
  return words.flatMap(({ key }, at) =>
    (BY_FIRST_WORD.get(key) ?? []).flatMap((rule) => {
      const next = afterCue(rule, clauses, at);
      const range = next === undefined ? undefined : toRange(rule, clauses, at, next);
      const [first, last] = range === undefined ? [] : [words[range[0]], words[range[1] - 1]];
      if (first === undefined || last === undefined || first.start >= last.end) return [];
      return [{ start: first.start, end: last.end }];
    }),
  );
});

/** The word behind a cue that begins at a word. */
function afterCue(rule: Rule, clauses: Clauses, from: number): number | undefined {
  const { parts, opens, scope } = rule;
  if (opens && (!clauses.opens(from) || IN_WORD.test(clauses.gap(from)))) return undefined;
  if (scope === "ahead" && clauses.isOfOthers(from)) return undefined;
  if (scope === "note" && !NOTE.test(clauses.gap(from))) return undefined;
  const at = behindParts(parts, clauses.words, from);
  if (rule.labels && clauses.gap(from).includes(":")) return undefined;
  return at === undefined || !clauses.isWhole(from, at) || !fitsBehind(rule, clauses, at) ? undefined : at;
}

function fitsBehind({ unless, closes, ends, labels }: Rule, clauses: Clauses, at: number): boolean {
  if (unless.has(clauses.words[at]?.key ?? "")) return false;
  if (labels && !LABEL_ENDS.test(clauses.gap(at))) return false;
  return (!closes || clauses.closes(at)) && (!ends || clauses.ends(at));
}
/** "e-learning" */
const IN_WORD = /^[-‐]$/;
const LABEL_ENDS = /^[^\p{L}\p{N}]*(?:[:\t–—]|\s-\s)/u;

function behindParts(parts: readonly Part[], words: readonly Word[], from: number): number | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return from;
  const hit = phraseAt(part.phrases, words, from);
  const behind = hit && behindParts(rest, words, from + hit.words);
  if (behind !== undefined) return behind;
  const without = part.mayMiss ? behindParts(rest, words, from) : undefined;
  if (without !== undefined) return without;
  for (let count = 1; count <= part.most; count++) {
    const { key } = words[from + count - 1] ?? {};
    if (key === undefined || (part.most > 1 && NOT_ANY.has(key))) return undefined;
    const found = behindParts(rest, words, from + count);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Never had an accident", "no wasted fish": what was not there is nothing that somebody could have done. */
export const beginsHarmless = (words: readonly Word[]): boolean => words.slice(0, NEAR).some(({ key }) => HARMLESS.has(key));

/** The words that a cue speaks of, from and to. */
function toRange(rule: Rule, clauses: Clauses, at: number, next: number): readonly [number, number] | undefined {
  const { words } = clauses;
  if (rule.scope === "note") return [noteStart(clauses, at), at];
  if (rule.scope === "label") return toLabel(clauses, at);
  if (rule.scope === "back") return toClauseBefore(rule, clauses, at);
  if (rule.scope === "meant") return toSentenceBefore(clauses, at);
  if (rule.scope === "between" || rule.scope === "inside") return toBetween(rule, clauses, at, next);
  if (rule.scope === "theirs" && !isNeeded(rule, clauses, at)) return undefined;
  if (PRONOUNS.has(words[next]?.key ?? "") && clauses.closes(next + 1)) return toMeant(clauses, at);
  const end = rule.scope === "next" ? clauses.endOf(next) : clauses.sentenceEndOf(next);
  const said = words.slice(next, end);
  if (said[0]?.key === "to" || beginsHarmless(said) || said.some(({ key }) => DOUBLES.has(key))) return undefined;
  return [next, end];
}

/** "High Voltage (HV) – not yet taken": a bracket belongs to what stands before it. */
function noteStart({ gap, startOf }: Clauses, at: number): number {
  const from = startOf(at - 1);
  return from > 0 && /^\s*\($/.test(gap(from)) ? startOf(from - 1) : from;
}

/** "[CCNP]: sat in 2023, not passed yet": what the note that a clause belongs to is about. */
function toLabel(clauses: Clauses, at: number): readonly [number, number] | undefined {
  const start = clauses.sentenceStartOf(at);
  for (let from = at; from > Math.max(start, at - LONGEST_NOTE); from--)
    if (NOTE.test(clauses.gap(from))) return [noteStart(clauses, from), from];
  return undefined;
}

function toClauseBefore({ needs, spares }: Rule, clauses: Clauses, at: number): readonly [number, number] | undefined {
  const from = clauses.labelBefore(clauses.startOf(at));
  const said = clauses.words.slice(from, at).map(({ key }) => key);
  if (said.some((key) => HARMLESS.has(key) || spares.has(key))) return undefined;
  if (needs.length > 0 && !said.some((key) => needs.some((need) => key.startsWith(need) || key.endsWith(need)))) return undefined;
  return [from, at];
}

/** "Supported [attorneys who practise …]": the clause up to its "who", over no "and" of its own. */
function isNeeded({ needs }: Rule, clauses: Clauses, at: number): boolean {
  return clauses.words.slice(clauses.markedStartOf(at), at).some(({ key }) => needs.includes(key));
}

/** "Nie ganze Fische verarbeitet"; with nothing between, what stands before: "WIG-Schweißen nie gemacht". */
function toBetween(rule: Rule, clauses: Clauses, at: number, next: number): readonly [number, number] | undefined {
  if (clauses.words.slice(clauses.startOf(at), at).some(({ key }) => rule.spares.has(key))) return undefined;
  const last = Math.min(clauses.endOf(next), next + BETWEEN);
  for (let end = next; rule.until && end < last; end++)
    if (phraseAt(rule.until, clauses.words, end) !== undefined) {
      if (end > next) return [next, bracketEnd(clauses, end + 1)];
      return rule.scope === "inside" ? undefined : toClauseBefore(rule, clauses, at);
    }
  return undefined;
}

/** "… the Android team (Kotlin)": a bracket behind whose team it is tells more of it. */
function bracketEnd({ gap, words }: Clauses, from: number): number {
  if (!/^\s*\($/.test(gap(from))) return from - 1;
  let end = from + 1;
  while (end < words.length && !gap(end).includes(")")) end++;
  return end;
}

/** What "I was never part of it" is said of: the sentence up to the clause it stands in. */
function toSentenceBefore({ leadOf, sentenceStartOf }: Clauses, at: number): readonly [number, number] | undefined {
  const end = leadOf(at);
  return end === 0 ? undefined : [sentenceStartOf(end - 1), end];
}

/** What "it" stands for in "watched a cannulation, but never did it myself": the clause before. */
function toMeant({ leadOf, labelBefore, startOf }: Clauses, at: number): readonly [number, number] | undefined {
  const end = leadOf(at);
  return end === 0 ? undefined : [labelBefore(startOf(end - 1)), end];
}
