import { isLegalTail } from "../organisations.ts";
import { isPlace } from "./told-places.ts";
import type { Taken } from "./told-titles.ts";
import { isClose, says, saysAt, type Token } from "./told-words.ts";

/** First word of a sentence, and the one behind the last. */
export type Words = { from: number; to: number };

export const MOST_WORDS = 10;
const MOST_JOINING = 3;

/** "Sunrise Foods Ltd." keeps the stop of its legal form. */
export const withStop = (text: string, end: number): number => {
  const begun = LEGAL_BEGUN.exec(text.slice(Math.max(0, end - 2), end + 6));
  if (begun) return end - 2 + begun[0].length;
  const legal = LEGAL_BEHIND.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  return legal > 0 ? end + legal : hasStop(text, end) ? end + 1 : end;
};
/** "… S" of "S.p.A.", "S.r.l." */
const LEGAL_BEGUN = /^ S\.(?:p\.A|r\.l|n\.c|a\.s)(?:\.(?!\s+\p{Lu})|(?=\.))/u;
/** "… s.n.c.", "… S.A. de C.V.", "… e. V." */
const LEGAL_BEHIND =
  /^,? (?:s\.n\.c|s\.r\.l|s\.a\.s|s\.p\.a|S\.A\.R\.L|S\.A\.S|e\. ?V|B\.V|N\.V|S\.L(?:\.U)?|S\.A(?:\. de C\.V)?)(?:\.(?!\s+\p{Lu})|(?=\.))/iu;
const hasStop = (text: string, end: number): boolean =>
  text[end] === "." && /(?:\b(?:Co|Inc|Ltd|Bros|Cie|Corp)|S\.[AL]|\b[A-Z]\.[A-Z])$/.test(text.slice(Math.max(0, end - 6), end));

/** A run of capitalised words and what joins them. */
export function runFrom(tokens: readonly Token[], from: number, blocked: Taken, text: string): Words | undefined {
  let to = from;
  for (let at = from; at < tokens.length && at - from < MOST_WORDS; ) {
    const length = nameLength(tokens, { from, at, to }, blocked, text);
    if (length === 0) break;
    at += length;
    if (isPartOfName(tokens, at - 1)) to = at;
  }
  const [first, last] = [tokens[from], tokens[to - 1]];
  const words = text.slice(first?.start, last?.end);
  return !first || !last || to === from || isPlace(words) || NO_NAME.test(words) ? undefined : { from, to };
}
const NO_NAME = /^(?:university|school|college|uni|schule|universität|gymnasium|uk|usa|eu)$/i;

const isPartOfName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.large === true || /^\d/.test(tokens[at]?.text ?? "") || saysAt(tokens, at, "legalSmall") > 0;

/** How many words from `at` on still belong to the name that begins at `from`. */
function nameLength(tokens: readonly Token[], { from, at, to }: Words & { at: number }, blocked: Taken, text: string): number {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const first = at === from;
  if (!token || blocked(at)) return 0;
  if (!first && before && !isClose(token.gap, before) && !isLegalBehind(tokens, at, text)) return 0;
  if (token.large || /^\d/.test(token.text)) return (first || PRONOUN.test(token.text)) && saysAt(tokens, at, "noEmployers") > 0 ? 0 : 1;
  if (first) return 0;
  if (token.key === "at" && AT_WITHIN.test(tokens[at + 1]?.text ?? "") && tokens[at + 1]?.gap === " " && !blocked(at + 1)) return 2;
  return saysAt(tokens, at, "legalSmall") > 0 || joinsName(tokens, at, to, blocked) ? 1 : commonWithin(tokens, at, blocked);
}
/** "Harmony at Home Care Ltd", "Hands at Work" */
const AT_WITHIN = /^(?:Home|Heart|Hand|Work|Play|Sea)$/;
const PRONOUN = /^(?:I|Ich|Je|Ik)$/;

const isLegalBehind = (tokens: readonly Token[], at: number, text: string): boolean =>
  /^,\s$/.test(tokens[at]?.gap ?? "") && isLegalTail(text.slice(tokens[at]?.start, (tokens[at]?.end ?? 0) + 8));

/** Small words within a name: "Casa di Riposo Villa dei Tigli", "Harrow and Pike"; another capital follows soon. */
function joinsName(tokens: readonly Token[], at: number, to: number, blocked: Taken): boolean {
  if (saysAt(tokens, at, "joining") === 0) return false;
  for (let next = at + 1; next < tokens.length && next <= to + MOST_JOINING; next++) {
    const [before, token] = [tokens[next - 1], tokens[next]];
    if (!before || !token || blocked(next) || !(isClose(token.gap, before) || /^\.\s$/.test(token.gap))) return false;
    if (token.large || (/^\d/.test(token.text) && /^(?:n|no|nr|nº)$/.test(before.key))) return saysAt(tokens, next, "noEmployers") === 0;
    if (saysAt(tokens, next, "joining") === 0) return false;
  }
  return false;
}

/** "Caisse populaire du Rivage", "Centre communal d'action de Lille": how many small words lead on to another capital behind "de". */
function commonWithin(tokens: readonly Token[], at: number, blocked: Taken): number {
  for (let next = at; next < tokens.length && next < at + MOST_JOINING; next++) {
    const [before, token] = [tokens[next - 1], tokens[next]];
    if (!before || !token || token.large || blocked(next) || !isClose(token.gap, before)) return 0;
    if (next > at && ROMANCE_OF.test(token.key)) return joinsName(tokens, next, next, blocked) ? next - at : 0;
    if (says(tokens, next, "titleStops", "titleNamed", "between")) return 0;
  }
  return 0;
}
const ROMANCE_OF = /^(?:de|du|des|d|del|della|dei|di|do|da|dos)$/;
