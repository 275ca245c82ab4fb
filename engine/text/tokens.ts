import { fold } from "./fold.ts";
import type { Span } from "./types.ts";

/** One word, number or technical name ("C++", "Node.js", "CI/CD", "R&D") with its place. `folded` is for comparing. */
export type Token = Span & { text: string; folded: string };

// A word with joined parts (e-mail, o'clock, Node.js, CI/CD, R&D), then the + and # that end names such as C++ and C#; or .NET.
const WORD = /\.[A-Z][A-Za-z]+\b|[\p{L}\p{N}_]+(?:[.'’&/‐‑-][\p{L}\p{N}_]+)*(?:\+{1,2}(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?/gu;

/** Words of a text in order. Runs in linear time. `text.slice(start, end) === token.text`. */
export function toTokens(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    text: hit[0],
    folded: fold(hit[0]),
  }));
}
