import instructionWords from "../../data/match/instruction-words.json";
import { toSentences, toTokens } from "../../text/index.ts";

/** Where the first sentence begins that speaks to a reading machine instead of a person; null: none does. */
export function findInstruction(text: string): number | null {
  for (const { start, end } of toSentences(text)) {
    const words = toTokens(text.slice(start, end)).map((token) => token.folded);
    if (instructionWords.patterns.some((pattern) => holdsInOrder(words, pattern.any, pattern.within))) return start;
  }
  return null;
}

/** One word of each list, in the order of the lists, inside a window. */
function holdsInOrder(words: readonly string[], lists: readonly (readonly string[])[], within: number): boolean {
  const [first = [], ...rest] = lists;
  return words.some((word, from) => {
    if (!first.includes(word)) return false;
    const window = words.slice(from + 1, from + within);
    let at = -1;
    return rest.every((list) => {
      at = window.findIndex((other, index) => index > at && list.includes(other));
      return at >= 0;
    });
  });
}
