import { type Token, toTokens } from "../../text/index.ts";

/** A word of a sentence with what stands before it. */
export type Word = Token & {
  /** The first word, or one after a full stop, colon, line break or bullet. */
  opens: boolean;
  /** A comma, semicolon or bracket stands before it. */
  parted: boolean;
};

const OPENING = /[.!?:;\n•▪●‣◦*]|(?:^|\s)[-–—](?=\s*$)/;
const PARTING = /[,;()[\]{}|"“”]/;

export function toWords(text: string): Word[] {
  let from = 0;
  return toTokens(text).map((token) => {
    const gap = text.slice(Math.max(from, token.start - 20), token.start);
    const isPlain = gap === " " && from > 0;
    const opens = !isPlain && (from === 0 || OPENING.test(gap));
    from = token.end;
    return {
      start: token.start,
      end: token.end,
      text: token.text,
      folded: token.folded,
      opens,
      parted: opens || (!isPlain && PARTING.test(gap)),
    };
  });
}
