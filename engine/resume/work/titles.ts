import organisations from "../../data/resume/organisations.json";
import lexicon from "../../data/resume/titles.json";
import { fold, remember } from "../../text/index.ts";
import { findPhrases, phraseAt, toPhraseSet, toWords, type Word } from "../phrases.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import { isSentence } from "../sentence.ts";
import { SLOT } from "../weights.ts";

const wordsOf = (list: string): string[] => fold(list).split(" ");
const heads = toPhraseSet(Object.values(lexicon.heads).flatMap((list) => wordsOf(list).map((word) => word.replaceAll("-", " "))));
/** "Joint Base Lewis-McChord": where somebody served. */
const bases = toPhraseSet(organisations.bases);
const abbreviations = new Set(wordsOf(lexicon.abbreviations));
const seniority = toPhraseSet(wordsOf(lexicon.seniority).map((word) => word.replaceAll("-", " ")));
const phrases = toPhraseSet(lexicon.phrases.map(fold));
const honours = toPhraseSet(lexicon.honours.map(fold));
const suffixes = [...lexicon.suffixes].sort((a, b) => b.length - a.length);
const SHORTEST_COMPOUND = 3;

const isHeadWord = (key: string): boolean => heads.get(key)?.some(({ keys }) => keys.length === 1) === true;

/** "nurse", "RN", "hoofdbakker", "Lagermitarbeiter" */
function isHead(word: Word, text: string): boolean {
  if (isHeadWord(word.key)) return true;
  if (abbreviations.has(word.key)) return text.slice(word.start, word.end) === text.slice(word.start, word.end).toUpperCase();
  return isCompound(word.key);
}

const isCompound = remember((key): boolean => {
  if (key.endsWith("s") && isHeadWord(key.slice(0, -1))) return false;
  if (lexicon.prefixes.some((prefix) => key.startsWith(prefix) && isHeadWord(key.slice(prefix.length)))) return true;
  return suffixes.some((suffix) => key.length >= suffix.length + SHORTEST_COMPOUND && key.endsWith(suffix));
});

// Words for people who do something: "bagger", "detasseler", "ceramicist".
const AGENT = /^\p{L}{3,}(?:er|or|ist|ian|man|woman|person|eur|euse|ier|ière|ero|era|ista|ador|adora|tore|trice)$/u;
const NO_AGENT = new Set(lexicon.noAgents.split(" "));

const endsInAgent = (words: readonly Word[]): boolean => {
  const last = words.at(-1)?.key ?? "";
  return AGENT.test(last) && !NO_AGENT.has(last);
};

type Reading = { text: string; words: readonly Word[]; heads: number[]; phrase: boolean; senior: boolean };

/** "Clinical Nurse Manager 2", "Analyst III": the step of a post. */
const STEP = /\s(?:[1-9]|I{1,3}|IV|V)$/;

/** "Employee of the month" is nobody's post. */
const readTitle = remember((text): Reading => {
  const words = toWords(text.replace(STEP, ""));
  if (findPhrases(honours, words).length > 0) return { text, words, heads: [], phrase: false, senior: false };
  const single = words.flatMap((word, i) => (isHead(word, text) ? [i] : []));
  const several = findPhrases(heads, words).map((hit) => hit.at + hit.words - 1);
  return {
    text,
    words,
    heads: [...new Set([...single, ...several])].sort((a, b) => a - b),
    phrase: findPhrases(phrases, words).length > 0,
    senior: findPhrases(seniority, words).length > 0,
  };
});

const FEATURES: readonly Feature<Reading>[] = [
  { name: "head noun", weight: SLOT.headNoun, holds: ({ heads }) => heads.length > 0 },
  {
    name: "head noun first or last",
    weight: SLOT.headNounEdge,
    holds: ({ heads, words }) => heads.includes(0) || heads.includes(words.length - 1),
  },
  { name: "title phrase", weight: SLOT.titlePhrase, holds: ({ phrase, heads }) => phrase && heads.length === 0 },
  {
    name: "agent ending",
    weight: SLOT.agent,
    holds: ({ heads, phrase, words }) => heads.length === 0 && !phrase && endsInAgent(words),
  },
  { name: "seniority", weight: SLOT.seniority, holds: ({ senior }) => senior },
  { name: "long", weight: SLOT.long, holds: ({ words }) => words.length > 9 },
  { name: "lower-case start", weight: SLOT.lowerStart, holds: ({ text }) => /^\p{Ll}/u.test(text) },
  {
    name: "base of a force",
    weight: SLOT.base,
    holds: ({ heads, words }) => heads.length === 0 && phraseAt(bases, words, 0) !== undefined,
  },
  { name: "digits", weight: SLOT.digits, holds: ({ text }) => /\d/.test(text.replace(STEP, "")) },
  { name: "sentence", weight: SLOT.sentence, holds: ({ text }) => isSentence(text) },
];

/** How much words read like a job title. */
export const titleScore = remember((text): number => sumFeatures(FEATURES, readTitle(text)));

/** Does a title word stand in it at all? */
export function hasTitleWord(text: string): boolean {
  const reading = readTitle(text);
  return reading.heads.length > 0 || reading.phrase;
}
