import stored from "../../data/resume/head-kinds.json";
import { fold, fromBase64, hashText, mix, remember } from "../../text/index.ts";

/** Feature numbers lie below two to this power. */
export const KIND_BITS = 16;
/** As the training script (`eval/head-kinds`) writes one: a signed byte for each feature number, base64; `unit`: what one of them weighs, in logits. */
export type StoredKind = { weights: string; unit: number; start: number };
export type StoredKinds = { title: StoredKind; employer: StoredKind };

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const MARKS = [..."&'’(,-–/.+"];
/** Pieces of a word, with a mark at either end, that count as features. */
const [SHORTEST, LONGEST] = [3, 5];
const [MOST_COUNTED, EDGE] = [6, "\u0001"];
const PLACE = { any: 1, first: 2, last: 3 };

/**
 * What tells a title from the name of an employer, as numbers below two to the power of `KIND_BITS`, each once: words, the first and the
 * last of them, pairs, pieces of words, marks and capitals. Accents are left out, digits count as one.
 */
export function toKindFeatures(text: string): number[] {
  const found = new Set<number>();
  const add: Add = (name, place = 0) => void found.add(mix(hashText(name), place) >>> (32 - KIND_BITS));
  const words = text.match(WORD) ?? [];
  const keys = words.map((word) => (/^\d/.test(word) ? "#" : fold(word)));
  addWhole(add, text, words);
  for (const [i, key] of keys.entries()) {
    const places = [PLACE.any, ...(i === 0 ? [PLACE.first] : []), ...(i === keys.length - 1 ? [PLACE.last] : [])];
    for (const place of places) add(key, place);
    if (i + 1 < keys.length) add(`${key} ${keys[i + 1]}`);
    add(`case ${toCase(words[i] as string)}`, i === 0 ? PLACE.first : PLACE.any);
    addPieces(add, `${EDGE}${key}${EDGE}`, places);
  }
  return [...found];
}

type Add = (name: string, place?: number) => void;

function addWhole(add: Add, text: string, words: readonly string[]): void {
  add(`words ${Math.min(words.length, MOST_COUNTED)}`);
  if (/\d/.test(text)) add("digits");
  if (text === text.toUpperCase()) add("capitals");
  for (const mark of MARKS) if (text.includes(mark)) add(`mark ${mark}`);
  add(`large ${Math.round((4 * words.filter((word) => /^\p{Lu}/u.test(word)).length) / Math.max(1, words.length))}`);
}

/** Of three letters anywhere and at the beginning, of more at the end too. */
function addPieces(add: Add, marked: string, places: readonly number[]): void {
  for (let length = SHORTEST; length <= LONGEST; length++)
    for (let from = 0; from + length <= marked.length; from++)
      for (const place of places)
        if (place !== PLACE.last || length > SHORTEST) add(`${EDGE}${EDGE}${marked.slice(from, from + length)}`, place);
}

const toCase = (word: string): string =>
  !/^\p{Lu}/u.test(word) ? "small" : word.length > 1 && word === word.toUpperCase() ? "capitals" : "large";

/** Above 0 words that read like the one thing among titles, employers, towns and tasks, in logits. */
export function toKindScorer({ weights, unit, start }: StoredKind): (text: string) => number {
  const bytes = new Int8Array(fromBase64(weights).buffer);
  if (bytes.length !== 2 ** KIND_BITS) throw new Error(`${bytes.length} weights are not 2 to the power of ${KIND_BITS}.`);
  return (text) => toKindFeatures(text).reduce((sum, feature) => sum + (bytes[feature] as number), 0) * unit + start;
}

type Scorers = Record<keyof StoredKinds, (text: string) => number>;
let scorers: Scorers | undefined;
const ownScorers = (): Scorers => {
  scorers ??= { title: toKindScorer(stored.title), employer: toKindScorer(stored.employer) };
  return scorers;
};

/** Learned from titles and employers that authors of seven languages made up (docs/decisions/0033). */
export const titleKind = remember((text): number => ownScorers().title(text));
export const employerKind = remember((text): number => ownScorers().employer(text));
