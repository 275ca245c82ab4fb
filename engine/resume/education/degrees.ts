import lexicon from "../../data/resume/degrees.json";
import { fold, remember } from "../../text/index.ts";
import { findPhrases, type PhraseHit, phraseAt, toPhraseIndex, toPhraseSet, toWords, type Word } from "../phrases.ts";
import { namesElse } from "./short-degrees.ts";

/** "m.sc", which is also printed "M. Sc."; of two letters such a name is as often the first names of somebody. */
const SPACED = /^\p{L}{1,2}\.\p{L}{2,}$/u;
const degrees = toPhraseIndex(
  lexicon.degrees.flatMap(({ level, names }) =>
    names.flatMap((name) => [name, ...(SPACED.test(name) ? [name.replace(".", " ")] : [])]).map((name) => [fold(name), level] as const),
  ),
);
const institutions = toPhraseSet(lexicon.institutions.map(fold));
const employers = toPhraseSet(lexicon.employers.map(fold));
const { institutionSuffixes } = lexicon;
const openers = toPhraseSet(lexicon.institutionOpeners);
const enders = toPhraseSet(lexicon.institutionEnders);
const inProgress = toPhraseSet(lexicon.inProgress.map(fold));
const incomplete = toPhraseSet(lexicon.incomplete.map(fold));
const honours = toPhraseSet(lexicon.honours);
const modes = toPhraseSet(lexicon.modes);
const leavers = toPhraseSet(lexicon.leavers);
const secondary = toPhraseIndex(lexicon.secondarySchools.names.map((name) => [name, lexicon.secondarySchools.level] as const));
const score = toPhraseSet(lexicon.score.map(fold));

// Short names that are also plain words or states; they count only in this spelling.
const STRICT_SHORT =
  /^(?:[A-Z]\.? ?[A-Z]?[A-Za-z]?\.?[A-Za-z]?\.?|[A-Z][A-Za-z]{1,3}|[A-Z]{2,5}|(?:[A-Z][a-z]{0,3}\.){2,5}(?:[A-Z][a-z]{0,3})?|\p{Lu}\p{L}+)$/u;

/** "Year 12", "N3" */
const NUMBERED = /^(?:\p{Lu}\p{L}+ \d{1,2}|N[1-6])$/u;

// "BS 7671", "BS EN 1090": a standard, not a degree. A year behind the letters is no number of a standard.
const STANDARD_NUMBER = /^ ?(?:EN |ISO |IEC )*(?!(?:19|20)\d\d(?![\d:]))\d{2,}/;

// "Licence de droit" is a degree, "full licence" a paper to drive with: the degree stands first in its line or behind a date.
const OTHER_LICENCE = /\p{L}[\p{L}'’,)]* $/u;

/** Degrees named in a text, highest level first at equal place. */
export const findDegrees = remember((text): readonly PhraseHit<number>[] =>
  findPhrases(degrees, toWords(text)).filter((hit) => {
    const printed = text.slice(hit.start, hit.end);
    if (/^licence$/i.test(printed) && (printed === "licence" || OTHER_LICENCE.test(text.slice(0, hit.start)))) return false;
    if (namesElse(text, hit)) return false;
    if (printed.replace(/[^\p{L}]/gu, "").length > 4) return true;
    return (STRICT_SHORT.test(printed) || NUMBERED.test(printed)) && !STANDARD_NUMBER.test(text.slice(hit.end));
  }),
);

/** "Fairview High", "Norbury Comp", "St. Anne's S.S.", "Univ. of Hale", "I.T.I.S. Galilei". */
const SHORT_SCHOOL =
  /^(?:\S+ ){1,3}(?:high|secondary|comprehensive|comp|grammar|sixth form|S\.? ?S\.? ?S?\.?)$|\bUniv\. |^(?:I\. ?[A-Z]\. ?(?:[A-Z]\. ?)+|I\.?[TIP]\.?[A-Z]?[A-Z]?\.? ["“«])/i;

export function hasInstitutionWord(text: string): boolean {
  const words = toWords(text);
  const strict = findPhrases(institutions, words).some(
    (hit) => hit.end - hit.start > 4 || text.slice(hit.start, hit.end) === text.slice(hit.start, hit.end).toUpperCase(),
  );
  return (
    strict ||
    SHORT_SCHOOL.test(text) ||
    words.some((word) => institutionSuffixes.some((suffix) => word.key.endsWith(suffix) && word.key.length > suffix.length + 2)) ||
    opensSchool(text, words) ||
    endsSchool(text, words)
  );
}

/** "University Hospital", "State of Oklahoma": no school by themselves, though some teach or hold examinations. */
export const namesOtherEmployer = (text: string): boolean => findPhrases(employers, toWords(text)).length > 0;

const NAME_BEHIND = /^[\s.,"“„«]*(?:(?:of|de|do|da|del|di|du|von)\s+(?:the\s+)?)?\p{Lu}/u;

/** "CP San Millán", "E. E. Dona Maria": an abbreviation in front of a name. */
function opensSchool(text: string, words: readonly Word[]): boolean {
  const hit = phraseAt(openers, words, 0);
  if (!hit || !words[hit.words]) return false;
  return /^\p{Lu}/u.test(text.slice(hit.start)) && NAME_BEHIND.test(text.slice(hit.end));
}

const PARTS_OF_NAME = /,|\s[–—-]\s|\s*[|(•·\t]/;

/** "Tafelzicht High", "St. Agatha's S.S.": a word for a school behind a name, where the name ends. */
function endsSchool(text: string, words: readonly Word[]): boolean {
  const end = PARTS_OF_NAME.exec(text)?.index ?? text.length;
  const name = words.filter((word) => word.end <= end);
  if (name.length > LONGEST_SCHOOL) return false;
  return name.some((first, at) => {
    const hit = at > 0 ? phraseAt(enders, name, at) : undefined;
    return (
      hit !== undefined &&
      hit.at + hit.words === name.length &&
      (!/\p{Lu}/u.test(text) || (/^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(text.slice(first.start))))
    );
  });
}

const LONGEST_SCHOOL = 6;

/** "Canyon High School, class of 2015": the level of the diploma that who graduated there holds. */
export const levelOfSchool = (text: string): number | undefined =>
  findPhrases(leavers, toWords(text)).length > 0 ? findPhrases(secondary, toWords(text))[0]?.value : undefined;

export const findInProgress = (text: string) => findPhrases(inProgress, toWords(text))[0];
export const findIncomplete = (text: string) => findPhrases(incomplete, toWords(text))[0];
export const findScoreWord = (text: string) => findPhrases(score, toWords(text))[0];
/** "magna cum laude", "First Class": a grade in words, which no number follows. */
export const findHonours = (text: string) => findPhrases(honours, toWords(text))[0];
/** "part-time", "berufsbegleitend": how somebody studied, alone in `text`. */
export const isMode = (text: string): boolean => phraseAt(modes, toWords(text), 0)?.words === toWords(text).length;
