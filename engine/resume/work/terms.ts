import grammar from "../../data/resume/heading-words.json";
import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import { hasTitleWord } from "./titles.ts";

const terms = toPhraseSet(lexicon.soft.employment.map(fold));
const kept = new Set([...lexicon.oneself, ...grammar.alsoTitles]);
const LONGEST = 40;

/** "Full-time", "Part-time · Hybrid" and nothing else; "Freelance" may stand in the place of an employer, "Internship" in that of a title. */
export const saysTermsOnly = (words: string): boolean =>
  words.length < LONGEST &&
  !kept.has(fold(words).trim()) &&
  !hasTitleWord(words) &&
  words.split(/[·|,/]/).every((part) => /\p{L}/u.test(part) && phraseLengthOf(part) === toWords(part).length);

const phraseLengthOf = (part: string): number => phraseAt(terms, toWords(part), 0)?.words ?? 0;
