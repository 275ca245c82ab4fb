import { LEAST_WORDS_FOR_A_GRADE } from "./weights.ts";

const VOWELS = /[aeiouy]+/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
const SPOKEN = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** What is told of a text beside its score: words, and the grade of an American school that reads it with ease, null for a few words. */
export function toTextFigures(text: string): { words: number; grade: number | null } {
  const words = text.match(WORD)?.length ?? 0;
  return { words, grade: words < LEAST_WORDS_FOR_A_GRADE ? null : Math.max(0, Math.round(gradeOf(text) * 10) / 10) };
}

/** Grade by Flesch and Kincaid (Kincaid et al. 1975); a line is a sentence at least. */
function gradeOf(text: string): number {
  const sentences = text.split(/(?<=[.!?])\s|\n/).filter((one) => /\p{L}/u.test(one));
  const words = text.match(SPOKEN) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Syllables by groups of vowels: a silent e at the end and "-ed" count as none. */
function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end.charAt(0));
  return Math.max(1, bare.match(VOWELS)?.length ?? 0);
}
