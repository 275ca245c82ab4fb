import type { PersonalKind, PersonalSpan } from "../../fairness/index.ts";
import { findEmails, findWebLinks } from "../../resume/index.ts";
import { fold, toTokens } from "../../text/index.ts";

import { BAR } from "./mask.ts";

/** Kinds whose words tell the person wherever they stand; a pronoun or a year means nothing outside of its sentence. */
const TELLING: ReadonlySet<PersonalKind> = new Set(["name", "contact", "link", "school", "address", "birth-date", "register-number"]);
const SHORTEST = 2;

/** Covers personal words in words that have no place in the text. `spared`: folded words of the job, which are the job's own. */
export type CoverWords = (words: string, spared?: ReadonlySet<string>) => string;

export function toCoverWords(text: string, personal: readonly PersonalSpan[]): CoverWords {
  const telling = personal.filter(({ kind }) => TELLING.has(kind)).map(({ kind, start, end }) => ({ kind, words: text.slice(start, end) }));
  // A town may stand in the job as well; streets and postcodes have digits.
  const chosen = telling.filter(({ kind, words }) => words.length >= SHORTEST && (kind !== "address" || /\d/.test(words)));
  const wholes = unique(chosen.filter(({ words }) => !isOneWord(words)).map(({ words }) => words));
  const singles = unique(chosen.filter(({ words }) => isOneWord(words)).map(({ words }) => words));
  const parts = unique([...singles, ...telling.filter(({ kind }) => kind === "name").flatMap(({ words }) => toNameParts(words))]);
  const ofWholes = toPattern(wholes, "giu");
  const ofParts = toPattern(parts, "gu");
  return (words, spared = new Set()) => replace(replace(words, ofWholes), ofParts, (part) => !spared.has(fold(part)));
}

/** Covers addresses of any person besides: for words that nobody can see in the file and no finder has read. */
export function coverAddresses(words: string): string {
  const emails = findEmails(words);
  const spans = [...emails, ...findWebLinks(words, emails)].sort((a, b) => b.start - a.start);
  return spans.reduce((left, { start, end }) => left.slice(0, start) + BAR + left.slice(end), words);
}

/** Covers the words of exactly these spans in a value that was read from around them. */
export function coverIn(value: string, words: readonly string[]): string {
  return replace(value, toPattern(unique(words), "gu"));
}

/** Folded words of everything a job says. */
export function toSpared(value: unknown, spared = new Set<string>()): Set<string> {
  if (typeof value === "string") for (const { folded } of toTokens(value)) spared.add(folded);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) toSpared(inner, spared);
  return spared;
}

const isOneWord = (words: string): boolean => /^\p{L}+$/u.test(words);

/** Parts of a longer name, as they are printed and with a capital alone ("ORTIZ", "Ortiz"). Particles stay. */
function toNameParts(name: string): string[] {
  const parts = name.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  return parts.flatMap((part) => [part, part.charAt(0) + part.slice(1).toLowerCase(), part.toUpperCase()]);
}

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort((a, b) => b.length - a.length);

function toPattern(list: readonly string[], flags: string): RegExp | undefined {
  const sources = list.map((words) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
      .join("\\s+"),
  );
  return sources.length === 0 ? undefined : new RegExp(sources.join("|"), flags);
}

// Looked at beside the pattern: classes of letters inside of one that ignores case take milliseconds to compile.
const LETTER = /[\p{L}\p{N}]/u;

/** Bars over the words that stand alone, not inside of others. */
function replace(words: string, pattern: RegExp | undefined, isMeant: (found: string) => boolean = () => true): string {
  if (pattern === undefined) return words;
  return words.replace(pattern, (found: string, at: number) => {
    const isInside = LETTER.test(words.charAt(at - 1)) || LETTER.test(words.charAt(at + found.length));
    return isInside || !isMeant(found) ? found : BAR;
  });
}
