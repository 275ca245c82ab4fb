import compounds from "../data/interview/kinds.json";

const KINDS: Readonly<Record<string, readonly string[]>> = compounds.kinds;
const WORDS = new Map<string, readonly string[]>();

/** Words and signs of a phrase as the data writes it. */
export function toWords(phrase: string): readonly string[] {
  const known = WORDS.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.replaceAll("..", "…").split(/[ /-]+/);
  WORDS.set(phrase, words);
  return words;
}

/** The ways of a kind, for a word that names one ("<years>"). */
export const kindOf = (word: string): readonly string[] | undefined => (word.startsWith("<") ? KINDS[word.slice(1, -1)] : undefined);
