import lexicon from "../../data/resume/spoken.json";
import { fold } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { findPhrases, type PhraseHit, toPhraseIndex, toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";

type Cefr = "A1" | "A2" | "B1" | "B2" | "C1" | "C2";
export type SpokenDraft = { language: Fact; fluency?: Fact; cefr?: Fact<Cefr> };

const names = toPhraseIndex(
  Object.entries(lexicon.languages as Record<string, string>).flatMap(([name, list]) =>
    list.split("|").map((word) => [word, name] as const),
  ),
);
const fluencies = toPhraseIndex(
  Object.entries(lexicon.fluency as Record<string, string[]>).flatMap(([level, words]) =>
    words.map((word) => [fold(word), level as Cefr] as const),
  ),
);
const LEVEL = /\b([ABC][12])\b\+?/i;

const LONGEST_ROW = 600;

/** Spoken languages of the lines, each with the level that stands nearest behind it (or before it, where labels lead). */
export function readSpokenLanguages(rows: readonly Row[]): SpokenDraft[] {
  const found: SpokenDraft[] = [];
  for (const row of rows) {
    if (row.words.length > LONGEST_ROW) continue;
    const hits = findPhrases(names, toWords(row.words));
    const fresh = hits.length > 0 ? knownLanguages(row, hits) : unknownLanguages(row);
    for (const draft of fresh) if (!found.some((other) => other.language.value === draft.language.value)) found.push(draft);
    const last = found.at(-1);
    if (fresh.length === 0 && last && !last.fluency && row.wordCount <= 5) Object.assign(last, levelIn(row, 0, row.words.length) ?? {});
  }
  return found;
}

function knownLanguages(row: Row, hits: readonly PhraseHit<string>[]): SpokenDraft[] {
  return hits.map((hit, i) => {
    const language = toFact(hit.value, { start: row.start + hit.start, end: row.start + hit.end }, 0.95);
    const until = hits[i + 1]?.start ?? row.words.length;
    const before = hits.length === 1 ? levelIn(row, 0, hit.start) : undefined;
    return withoutAbsent({ language, ...(levelIn(row, hit.end, until) ?? before ?? ownWords(row, hit.end, until)) });
  });
}

const ITEM = /^(\p{Lu}[\p{L}\p{M}'’-]{2,20}(?: \p{Lu}[\p{L}\p{M}-]{2,20})?)(?:\s*[:(–—-]\s*([^()]{2,40})\)?)?$/u;
const LONGEST_LIST = 120;

/** "Lakota (heritage)": in a list of languages, one no lexicon knows, spelled as printed. */
function unknownLanguages(row: Row): SpokenDraft[] {
  if (row.words.length > LONGEST_LIST || levelIn(row, 0, row.words.length)?.fluency.end === row.end) return [];
  let at = 0;
  return row.words.split(/[,;|•·\t]|\s[*/]\s/).flatMap((part) => {
    const start = row.start + at + (part.length - part.trimStart().length);
    at += part.length + 1;
    const hit = ITEM.exec(part.trim());
    const [, name = "", level] = hit ?? [];
    if (!hit) return [];
    const language = toFact(name, { start, end: start + name.length }, 0.5);
    const from = level === undefined ? -1 : part.trim().lastIndexOf(level);
    return [
      withoutAbsent({
        language,
        fluency:
          level === undefined ? undefined : toFact(level.trim(), { start: start + from, end: start + from + level.trim().length }, 0.6),
      }),
    ];
  });
}

/** "Turks" is Turkish; undefined for a language no lexicon knows. */
export const toLanguageName = (text: string): string | undefined => findPhrases(names, toWords(text))[0]?.value;

export const namesLanguage = (text: string): boolean => toLanguageName(text) !== undefined;

/** Level in words of the person's own: "(heritage)", "– spoken at home". */
function ownWords(row: Row, from: number, to: number): { fluency: Fact } | undefined {
  const hit = /^\s*(?:\(([^()]{2,40})\)|[:–—,-]\s*([\p{L}][^,;|•·*()\t]{1,40}))/u.exec(row.words.slice(from, to));
  const words = (hit?.[1] ?? hit?.[2] ?? "").trim();
  if (!hit || words.length < 2 || words.split(/\s+/).length > 6) return undefined;
  const start = row.start + from + hit[0].lastIndexOf(words);
  return { fluency: toFact(words, { start, end: start + words.length }, 0.6) };
}

function levelIn(row: Row, from: number, to: number): { fluency: Fact; cefr: Fact<Cefr> } | undefined {
  const text = row.words.slice(from, to);
  const label = findPhrases(fluencies, toWords(text)).sort((a, b) => b.words - a.words || a.start - b.start)[0];
  const code = LEVEL.exec(text);
  const span = (start: number, end: number) => ({ start: row.start + from + start, end: row.start + from + end });
  if (!label && !code) return undefined;
  const printed = label ? span(label.start, label.end) : span(code?.index ?? 0, (code?.index ?? 0) + (code?.[0].length ?? 0));
  const cefr = code
    ? toFact((code[1] ?? "B1").toUpperCase() as Cefr, span(code.index, code.index + code[0].length), 0.95)
    : toFact(label?.value ?? "B1", printed, 0.8);
  const whole = ownWords(row, from, to)?.fluency;
  const fluency =
    whole && whole.start <= printed.start && whole.end >= printed.end
      ? whole
      : toFact(row.words.slice(printed.start - row.start, printed.end - row.start), printed, 0.9);
  return { fluency, cefr };
}
