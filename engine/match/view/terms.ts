import genderNeutral from "../../data/match/gender-neutral.json";
import sameWords from "../../data/match/same-words.json";
import stopWords from "../../data/match/stop-words.json";
import { findSkills } from "../../skills/index.ts";
import { fold, remember, type Token, toTokens } from "../../text/index.ts";
import { findAddressWords } from "./address-words.ts";
import { toStem } from "./stem.ts";

const { source: _source, en, gender, filler, ...others } = stopWords;
const SHARED = [en, gender, filler];
const STOP = new Map(Object.entries(others).map(([language, words]) => [language, toSet([...SHARED, words])]));
/** English names and words stand in resumes of every language; of a language without a list all are left out. */
const STOP_ENGLISH = toSet(SHARED);
const STOP_ANY = toSet([...SHARED, ...Object.values(others)]);
const NEUTRAL = new Map(Object.entries(genderNeutral.words));
const ENDINGS = genderNeutral.endings as unknown as Record<string, readonly (readonly [string, string])[]>;
const SAME = new Map(
  sameWords.groups.flatMap((group) => {
    const words = group.split(" ");
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);
const JOINED = /[-‐‑/&.'’]/;
/** The number of a code such as "DP-203"; a year has four digits. */
const IN_A_CODE = /^\d{2,3}$/;
/** "R4", "P6", "D1", "12d", "3D", "5S": names of programs, gradings, methods and classes of licences. */
const SHORT_CODE = /^[a-z]\d{1,2}$|^\d[dgs]$|^\d{2}d$/;
/** "AS4000", "BS7671": letters and a number that is no year. */
const LONG_CODE = /^[a-z]{2,4}(?!(?:19|20)\d\d$)\d{4,5}$/;
const SHORTEST_WITH_ENDING = 7;

/** What decides whether a word of a text may become a term. */
export type Admits = (word: string, folded: string) => boolean;
const everyWord: Admits = () => true;
const never = (): boolean => false;

/** Whether a term names a skill of the taxonomy. */
export const isSkillTerm = (term: string): boolean => term.startsWith("#");

/**
 * The content of a text as comparable terms in their order: stems, and `#id` where a skill of the taxonomy is named.
 * Numbers, dates, addresses, function words and the marks of gender ("waitress", "Ingenieurin") are gone. `isNamesake`: whether a
 * skill named by one word that is not admitted is that word alone.
 */
export function toTerms(
  text: string,
  language: string,
  admits: Admits = everyWord,
  isNamesake: (term: string) => boolean = never,
): string[] {
  const skills = skillTerms(text);
  const terms: string[] = [];
  const tokens = toTokens(text);
  const addresses = findAddressWords(text, tokens);
  let next = 0;
  for (const token of tokens) {
    while (next < skills.length && (skills[next]?.end ?? 0) <= token.start) next++;
    const skill = skills[next];
    if (skill !== undefined && skill.start < token.end) {
      const isWord = skill.start === token.start && skill.end === token.end && !admits(token.text, token.folded);
      if (terms.at(-1) !== skill.term && !(isWord && isNamesake(skill.term))) terms.push(skill.term);
    } else if (!addresses.has(token.start)) {
      terms.push(...toPlainTerms(token, language, admits));
    }
  }
  return terms;
}

const skillTerms = remember((text): readonly { start: number; end: number; term: string }[] =>
  findSkills(text).map(({ start, end, id }) => ({ start, end, term: `#${id}` })),
);

/** Terms without the taxonomy's help: for titles, names of requirements and fields of study. */
export function toWordTerms(text: string, language: string, admits: Admits = everyWord): string[] {
  return toTokens(text).flatMap((token) => toPlainTerms(token, language, admits));
}

function toPlainTerms({ text, folded }: Token, language: string, admits: Admits): string[] {
  const parts = JOINED.test(text) ? text.split(JOINED).map((part) => ({ text: part, folded: fold(part) })) : [{ text, folded }];
  return parts
    .filter(
      (part) => (isContent(part.folded, language) || (parts.length > 1 && IN_A_CODE.test(part.text))) && admits(part.text, part.folded),
    )
    .map((part) => withoutGender(part.folded, language))
    .map((word) => toStem(SAME.get(word) ?? word));
}

function toSet(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((words) => words.split(" ")));
}

const stopWordsOf = (language: string): ReadonlySet<string> => (language === "en" ? STOP_ENGLISH : (STOP.get(language) ?? STOP_ANY));

function isContent(folded: string, language: string): boolean {
  if (stopWordsOf(language).has(folded)) return false;
  return (/\p{L}{2}/u.test(folded) || SHORT_CODE.test(folded)) && (!/\d{4}/.test(folded) || LONG_CODE.test(folded));
}

function withoutGender(word: string, language: string): string {
  const neutral = NEUTRAL.get(word);
  if (neutral !== undefined) return neutral;
  if (word.length < SHORTEST_WITH_ENDING) return word;
  const ending = (ENDINGS[language] ?? []).find(([marked]) => word.endsWith(marked));
  return ending === undefined ? word : word.slice(0, -ending[0].length) + ending[1];
}
