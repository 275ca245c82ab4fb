import { toTokens } from "../../text/index.ts";
import type { Span } from "../types.ts";

/** One word with its place; joined names ("Java/Kotlin", "must-have", "d'Excel") come apart. */
export type Word = Span & { folded: string };

const JOINT = /[/‐‑-]/;
const ENGLISH_ENDING = /^(?:s|t|re|ve|ll|d|m|s\b.*)$/;

export function toWords(text: string): Word[] {
  const words: Word[] = [];
  for (const token of toTokens(text)) {
    if (!/[/‐‑'’-]/.test(token.text) || token.folded.length !== token.text.length) {
      words.push({ start: token.start, end: token.end, folded: token.folded });
    } else {
      pushParts(words, token.text, token.folded, token.start);
    }
  }
  return words;
}

function pushParts(words: Word[], raw: string, folded: string, offset: number): void {
  let from = 0;
  for (let at = 0; at <= raw.length; at++) {
    if (at < raw.length && !isJoint(raw, folded, at)) continue;
    if (at > from) words.push({ start: offset + from, end: offset + at, folded: folded.slice(from, at) });
    from = at + 1;
  }
}

function isJoint(raw: string, folded: string, at: number): boolean {
  const letter = raw.charAt(at);
  if (JOINT.test(letter)) return true;
  return (letter === "'" || letter === "’") && !ENGLISH_ENDING.test(folded.slice(at + 1));
}

const NO_APOSTROPHE =
  /^(?:(wo|ca|do|does|did|is|are|was|has|have|had|would|could|should|need|must)(nt)|(that|there|what|here)(s)|(you|we|they)(ve)|(you|they)(re|ll)|(you|they|that|it)(d|ll)|(i)(ve))$/;

/** "wont", "dont", "youve", "thats": in English the apostrophe is often left out. */
export function withApostrophes(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const [, ...parts] = NO_APOSTROPHE.exec(word.folded) ?? [];
    const [stem, end] = parts.filter((part) => part !== undefined);
    if (stem === undefined || end === undefined) return word;
    return { ...word, folded: end === "nt" ? `${stem}n't` : `${stem}'${end}` };
  });
}

/** "Experience w/ SAP": the mark belongs to the word. */
export function withShortForms(text: string, words: readonly Word[]): Word[] {
  return words.map((word) => {
    const isWith = word.folded === "w" && text.charAt(word.end) === "/" && text.charAt(word.start - 1) === " ";
    return isWith && /[ \p{Lu}]/u.test(text.charAt(word.end + 1)) ? { ...word, end: word.end + 1, folded: "with" } : word;
  });
}

/** Index of the first word that starts at or after `offset`. */
export function wordAt(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
