import type { Span } from "../types.ts";
import { toWords } from "../words/words.ts";

/** Words of a heading that count, its last ones. */
const HEADING_WORDS = 8;
/** Words of the line that count, on each side of the wish. */
const REACH = 24;
const [WISH, OTHER, HEADING_END] = ["§wish", "§other", "§line"];

/**
 * What says how strongly a line asks for one thing, as the network sees it: the heading, then the line with that thing and the other
 * things it names (`others`) as one sign each; of a number only how many digits it has.
 */
export function toWishWords(heading: string, line: string, wish: Span, others: readonly Span[]): string[] {
  const signs = [...others.map((span) => ({ span, sign: OTHER })), { span: wish, sign: WISH }].sort((a, b) => a.span.start - b.span.start);
  const words: string[] = [];
  let at = 0;
  let place = 0;
  for (const { span, sign } of signs) {
    if (span.start < at) continue;
    words.push(...plain(line.slice(at, span.start)));
    if (sign === WISH) place = words.length;
    words.push(sign);
    at = span.end;
  }
  words.push(...plain(line.slice(at)));
  return [...plain(heading).slice(-HEADING_WORDS), HEADING_END, ...words.slice(Math.max(0, place - REACH), place + REACH + 1)];
}

const plain = (text: string): string[] => toWords(text).map(({ folded }) => (/^\d+$/.test(folded) ? `#${folded.length}` : folded));
