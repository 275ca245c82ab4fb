import lexicon from "../../data/resume/denials.json";
import { fold, remember } from "../../text/index.ts";
import { type PhraseIndex, phraseAt, toPhraseSet, type Word } from "../phrases.ts";
import type { Span } from "../types.ts";
import { type Clauses, toClauses } from "./clause-words.ts";

type Scope = "ahead" | "next" | "back" | "note" | "between" | "inside" | "theirs" | "meant";
type Rule = {
  scope: Scope;
  opens: boolean;
  closes: boolean;
  ends: boolean;
  parts: readonly { phrases: PhraseIndex<true>; mayMiss: boolean; isAny: boolean }[];
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
const NOTE = /[:([–—]|\s-\s/;

/** Stands for whatever word there is, such as a name. */
const ANY_WORD = "*";

const RULES = (lexicon.rules as readonly Written[]).map(toRule);
const BY_FIRST_WORD = byFirstWord(RULES);

function toRule({ scope, parts, opens = false, closes = false, ends = false, until, unless = [], needs, spares = "" }: Written): Rule {
  return {
    scope: scope as Scope,
    opens,
    closes,
    ends,
    parts: parts.map((part) => ({
      phrases: toPhraseSet(part.filter((phrase) => phrase !== "").map(fold)),
      mayMiss: part.includes(""),
      isAny: part.includes(ANY_WORD),
    })),
    until: until && toPhraseSet(until.map(fold)),
    unless: new Set(unless.map(fold)),
    needs: needs === undefined ? [] : needs.split(" ").map(fold),
    spares: toSet(spares),
  };
}

/** Rules by the words that may begin them. */
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
function afterCue({ parts, opens, closes, ends, unless, scope }: Rule, clauses: Clauses, from: number): number | undefined {
  const { words } = clauses;
  if (opens && !clauses.opens(from)) return undefined;
  if (scope === "ahead" && clauses.isOfOthers(from)) return undefined;
  if (scope === "note" && !NOTE.test(clauses.gap(from))) return undefined;
  const at = behindParts(parts, words, from);
  if (at === undefined) return undefined;
  if (!clauses.isWhole(from, at)) return undefined;
  if (unless.has(words[at]?.key ?? "") || (closes && !clauses.closes(at)) || (ends && !clauses.ends(at))) return undefined;
  return at;
}

function behindParts(parts: Rule["parts"], words: readonly Word[], from: number): number | undefined {
  let at = from;
  for (const { phrases, mayMiss, isAny } of parts) {
    const hit = phraseAt(phrases, words, at);
    if (hit === undefined && !mayMiss && !isAny) return undefined;
    at += hit?.words ?? (isAny ? 1 : 0);
  }
  return at;
}

/** "Never had an accident", "no wasted fish": what was not there is nothing that somebody could have done. */
export const beginsHarmless = (words: readonly Word[]): boolean => words.slice(0, NEAR).some(({ key }) => HARMLESS.has(key));

/** The words that a cue speaks of, from and to. */
function toRange(rule: Rule, clauses: Clauses, at: number, next: number): readonly [number, number] | undefined {
  const { words } = clauses;
  if (rule.scope === "note") return [noteStart(clauses, at), at];
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
  const last = Math.min(clauses.endOf(next), next + BETWEEN);
  for (let end = next; rule.until && end < last; end++)
    if (phraseAt(rule.until, clauses.words, end) !== undefined) {
      if (end > next) return [next, end];
      return rule.scope === "inside" ? undefined : toClauseBefore(rule, clauses, at);
    }
  return undefined;
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
