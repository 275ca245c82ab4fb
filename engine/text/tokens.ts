import { fold } from "./fold.ts";
import type { Span } from "./types.ts";

/** One word, number or technical name ("C++", "Node.js", "CI/CD", "R&D") with its place. `folded` is for comparing. */
export type Token = Span & { text: string; folded: string };

// A word with joined parts (e-mail, o'clock, Node.js, 3.11, R&D, CI/CD); C++, C#, F# with their signs; .NET with its dot.
// Soft hyphens and zero-width joiners stay inside the word they are in.
const WORD =
  /\.(?:NET|Net|net)\b|[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_\u00AD\u200C\u200D]|[.'’&/‐‑-](?=[\p{L}\p{N}_]))*(?:\+{1,2}(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?/gu;
// A slash or a full stop inside a hit may also stand between two words ("Python/Java", "done.Then").
const DOUBTFUL = /[/.&]|\+\+\//;
const JOINED = new Set([
  ...["ci/cd", "tcp/ip", "pl/sql", "pl/pgsql", "ui/ux", "ux/ui", "z/os", "os/2", "s/4hana", "s/4", "r/3", "ac/dc", "hiv/aids"],
  ...["s/he", "w/o", "km/h", "mg/l", "b/s/h"],
]);
const SINGLES_OR_NUMBERS = /^(?:[\p{L}\p{N}](?:\/[\p{L}\p{N}])+|\p{N}+(?:\/\p{N}+)+)$/u;
const RUN_ON = /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/u;
const LONG_AMPERSAND = /(?<=[\p{L}\p{N}]{3})&|&(?=[\p{L}\p{N}]{3})/u;

/** Words of a text in order. Runs in linear time. `text.slice(start, end) === token.text`. */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const hit of text.matchAll(WORD)) {
    const word = hit[0];
    if (DOUBTFUL.test(word)) pushParts(tokens, word, hit.index);
    else push(tokens, word, hit.index);
  }
  return tokens;
}

/** Parts of a hit that is several words: "Python/Java" is two, "CI/CD", "A/B", "24/7" and "Node.js" are one. */
function pushParts(tokens: Token[], word: string, start: number): void {
  let at = start;
  for (const part of bySlash(word)) {
    let from = at;
    for (const piece of part.split(RUN_ON).flatMap((words) => words.split(LONG_AMPERSAND))) {
      if (piece !== "") push(tokens, piece, from);
      from += piece.length + 1;
    }
    at += part.length + 1;
  }
}

function bySlash(word: string): string[] {
  if (!word.includes("/") || SINGLES_OR_NUMBERS.test(word) || JOINED.has(word.toLowerCase())) return [word];
  return word.split("/");
}

function push(tokens: Token[], text: string, start: number): void {
  tokens.push({ start, end: start + text.length, text, folded: fold(text) });
}
