// Longest ending first; what is left must keep its root, so short words stay whole.
const ENDINGS: readonly (readonly [string, string])[] = [
  ["isations", ""],
  ["izations", ""],
  ["isation", ""],
  ["ization", ""],
  ["ements", ""],
  ["ations", ""],
  ["ement", ""],
  ["ation", ""],
  ["ments", ""],
  ["tions", "t"],
  ["ising", ""],
  ["izing", ""],
  ["ating", ""],
  ["ision", ""],
  ["ators", ""],
  ["ances", ""],
  ["ences", ""],
  ["ants", ""],
  ["ment", ""],
  ["tion", "t"],
  ["ings", ""],
  ["ised", ""],
  ["ized", ""],
  ["ated", ""],
  ["ator", ""],
  ["ance", ""],
  ["ence", ""],
  ["ives", ""],
  ["ates", ""],
  ["ant", ""],
  ["ing", ""],
  ["ies", "i"],
  ["ied", "i"],
  ["ers", ""],
  ["ors", ""],
  ["ive", ""],
  ["ate", ""],
  ["ise", ""],
  ["ize", ""],
  ["ed", ""],
  ["es", ""],
  ["er", ""],
  ["or", ""],
  ["ly", ""],
  ["al", ""],
  ["en", ""],
  ["s", ""],
  ["e", ""],
  ["y", "i"],
  ["a", ""],
  ["o", ""],
];
const SHORTEST_ROOT = 4;
const BY_LAST_LETTER = new Map<string, (readonly [string, string])[]>();
for (const row of ENDINGS) {
  const last = row[0].slice(-1);
  BY_LAST_LETTER.set(last, [...(BY_LAST_LETTER.get(last) ?? []), row]);
}
const DOUBLED = /([bdfgklmnprt])\1$/;

/** "tune", "tuned" and "tuning" share three letters. */
const VERB_ENDINGS = new Set(["ed", "ing", "e", "es"]);
const SHORTEST_VERB = 3;
const VOWEL = /[aeiouy]/;
const MOST_ENDINGS = 4;

/** The root that inflected forms of a word share: "managing", "managed" and "management" give the same. */
export function toStem(word: string): string {
  let stem = word;
  for (let round = 0; round < MOST_ENDINGS; round++) {
    const shorter = withoutEnding(stem);
    if (shorter === stem) break;
    stem = shorter;
  }
  return stem;
}

function withoutEnding(word: string): string {
  for (const [ending, replacement] of BY_LAST_LETTER.get(word.slice(-1)) ?? []) {
    const root = word.length - ending.length;
    if (root < (VERB_ENDINGS.has(ending) ? SHORTEST_VERB : SHORTEST_ROOT) || !word.endsWith(ending)) continue;
    if (root < SHORTEST_ROOT && !VOWEL.test(word.slice(0, root))) continue;
    return (word.slice(0, root) + replacement).replace(DOUBLED, "$1");
  }
  return word.length === SHORTEST_ROOT && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
