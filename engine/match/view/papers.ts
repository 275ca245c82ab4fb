import paperWords from "../../data/match/paper-words.json";
import { findNotDone, type ResumeProfile } from "../../resume/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { blank, fold, toTokens } from "../../text/index.ts";
import { PART_OF_A_PAPER } from "../weights.ts";
import { toOwnPart, toUnheld, toUnheldPaper, type Unheld } from "./credentials.ts";
import type { OwnTerms } from "./own-terms.ts";
import { toStem } from "./stem.ts";
import { toWordTerms } from "./terms.ts";

/** Level of the framework from which a qualification is a degree and no paper of a trade. */
const BACHELOR = 6;
const LEVEL = new RegExp(`\\b(?:${paperWords.level.split(" ").join("|")})\\s+(\\d)\\b`, "iu");
const COURSE = new RegExp(`\\b(?:${paperWords.course.split(" ").join("|")})\\b`, "i");
const KINDS = new Set(paperWords.kinds.split(" ").map(toStem));
const NOTES = new Set(paperWords.notes.split(" ").map(toStem));
const STANDING = new Set(toWordTerms(paperWords.standing, "en"));
const GRADES = new Set(paperWords.grades.split(" "));
const JOINING = new Set(paperWords.joining.split(" "));
const LEVEL_MARK = "level-";
/** Before the letters of a body or of a paper, which may stand behind those of a grade. */
const LETTERS_MARK = "letters-";
const LETTERS = /^\p{Lu}[\p{Lu}\d]{2,7}$/u;
const FEWEST_LETTERS = 3;

/** A paper that a resume names, and where. */
export type NamedPaper = { name: string; path: string; unheld: Unheld | undefined };

/** Certificates, trades learnt ("NVQ Level 2 Plumbing" stands among the studies and is a paper as well) and letters beside the name. */
export function toNamedPapers({ basics, certificates, education, meta }: ResumeProfile): NamedPaper[] {
  return [
    ...certificates.map((paper, index) => {
      const { name, issuer = "" } = paper;
      const whole = withoutDenied(`${name} ${issuer}`).trim();
      const unheld = toUnheldPaper(paper, meta.asOf) ?? toUnheld(toOwnPart(`${name}, ${issuer}`, 0, name.length));
      return { name: canonicalOf(name) === undefined ? whole : name, path: `/certificates/${index}/name`, unheld };
    }),
    ...education.flatMap((entry, index) => toTrade(entry, `/education/${index}`)),
    ...toLetters(basics.label ?? "").map((name) => ({ name, path: "/basics/label", unheld: toUnheld(basics.label ?? "") })),
  ];
}

/** "MTCNA (not CCNA)" names one paper. */
const withoutDenied = (text: string): string => blank(text, findNotDone(text));

/** The name of a trade learnt, which a job may ask for as a paper; none for a degree. */
function toTrade({ studyType, area = "", level, status }: ResumeProfile["education"][number], path: string): NamedPaper[] {
  const isTrade = studyType === undefined ? toLetters(area).length > 0 : (level ?? BACHELOR) < BACHELOR;
  if (!isTrade) return [];
  const name = `${studyType ?? ""} ${area}`.trim();
  const unheld = (status ?? "completed") === "completed" ? toUnheld(name) : "under-way";
  return [{ name, path: `${path}/${studyType === undefined ? "area" : "studyType"}`, unheld }];
}

/** Taxonomy id of a certificate, where it has one; its words, its level and the letters that its names would be cut to, for wishes the taxonomy does not know. */
export function toPaperIds(name: string, own: OwnTerms): string[] {
  const id = canonicalOf(name)?.id;
  const words = own.ofStudy(name);
  const named = words.length === 0 ? [] : [`term:${[...words, ...toInitials(name), ...toLevelMark(name)].join(" ")}`];
  return id === undefined ? named : [id, ...named];
}

/** What of the name of a paper has to be in the name of the one held: not the word for its kind. */
export function toPaperWords(name: string, terms: readonly string[]): readonly string[] {
  const letters = new Set(toLetters(name).map((word) => toStem(fold(word))));
  const others = terms.filter((term) => !KINDS.has(term) && (letters.size === 0 || !STANDING.has(term)));
  const words = (others.length > 0 ? others : terms).map((term) => (letters.has(term) ? `${LETTERS_MARK}${term}` : term));
  return [...words, ...toLevelMark(name)];
}

/** "First aid certificate" is a paper on first aid. */
export function withoutKindOfPaper(name: string): string {
  const words = name.split(" ");
  return words.filter((word) => !KINDS.has(toStem(fold(word)))).join(" ");
}

/** Whether a paper that is held is called just as the one asked for, but for words for its kind and the letters the name is cut to. */
export function isNamedAlike(held: string, wanted: readonly string[], letters: readonly string[]): boolean {
  const isSaid = (word: string) =>
    wanted.includes(word) || wanted.includes(`${LETTERS_MARK}${word}`) || letters.includes(word) || KINDS.has(word) || NOTES.has(word);
  return isPaper(held, wanted) && held.slice("term:".length).split(" ").every(isSaid);
}

/** Whether a paper that is held says all of the one asked for, on its level or a higher one where both tell it. */
export function isPaper(held: string, wanted: readonly string[]): boolean {
  if (!held.startsWith("term:") || wanted.every(isLevel)) return false;
  const words = held.slice("term:".length).split(" ");
  const level = words.find(isLevel);
  return wanted.every((word) => {
    if (isLevel(word)) return level === undefined || level >= word;
    return word.startsWith(LETTERS_MARK) ? words.some((one) => endsIn(one, word.slice(LETTERS_MARK.length))) : words.includes(word);
  });
}

/** Whether a paper that is held says most of the one asked for, or all of it on a lower level: that is another paper or the same, cut short. */
export function isPartOfPaper(held: string, wanted: readonly string[]): boolean {
  if (!held.startsWith("term:")) return false;
  const words = held.slice("term:".length).split(" ");
  const asked = wanted.filter((word) => !isLevel(word));
  const named = words.filter((word) => !isLevel(word) && !KINDS.has(word));
  const said = asked.filter((word) => words.includes(word) || words.includes(word.slice(LETTERS_MARK.length)));
  const isCutShort = named.length > 0 && named.every((word) => asked.includes(word));
  return said.length > 0 && said.length / asked.length >= (isCutShort ? PART_OF_A_PAPER.cutShort : PART_OF_A_PAPER.other);
}

/** "Safeguarding training" is held by who has been on the course. */
export function asksForCourse(wish: string): boolean {
  return COURSE.test(wish);
}

/** "MRTPI" and "FRTPI" are members of the RTPI. */
function endsIn(word: string, letters: string): boolean {
  return word === letters || (word.endsWith(letters) && GRADES.has(word.slice(0, -letters.length)));
}

const isLevel = (word: string): boolean => word.startsWith(LEVEL_MARK);

function toLevelMark(name: string): string[] {
  const level = LEVEL.exec(name)?.[1];
  return level === undefined ? [] : [`${LEVEL_MARK}${level}`];
}

/** In a line all in capitals they cannot be told from other words. */
function toLetters(name: string): string[] {
  if (/\s/.test(name) && !/\p{Ll}/u.test(name)) return [];
  return toTokens(name).flatMap(({ text }) => (LETTERS.test(text) ? [text] : []));
}

/** "Nursing and Midwifery Board of Ireland" is the NMBI: first letters of words with capitals that stand together. */
export function toInitials(name: string): string[] {
  const found: string[] = [];
  let run = "";
  const close = () => {
    if (run.length >= FEWEST_LETTERS) found.push(toStem(run));
    run = "";
  };
  for (const { text } of toTokens(name)) {
    if (JOINING.has(fold(text))) continue;
    if (/^\p{Lu}\p{Ll}/u.test(text)) run += fold(text.charAt(0));
    else close();
  }
  close();
  return found;
}
