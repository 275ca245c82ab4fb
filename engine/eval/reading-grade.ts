const VOWELS = /[aeiouy]+/g;

/** Syllables by groups of vowels: a silent e at the end and "-ed" count as none. */
function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end.charAt(0));
  return Math.max(1, bare.match(VOWELS)?.length ?? 0);
}

/** Flesch–Kincaid grade; a line is a sentence at least. */
export function gradeOf(text: string): number {
  const sentences = text.split(/(?<=[.!?])\s|\n/).filter((one) => /\p{L}/u.test(one));
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
