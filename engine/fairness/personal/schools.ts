import personal from "../../data/fairness/personal.json";
import { hasInstitutionWord, type ResumeProfile, sectionAt } from "../../resume/index.ts";
import { fold, readDateRanges } from "../../text/index.ts";
import type { PersonalSpan } from "../types.ts";
import { placesOf, type Subject, toLineWords, toSpan } from "./subject.ts";

const LINKS = new Set(personal.institutionLinks.split(" "));
// A full stop belongs to "St.", not to the end of a sentence.
const WORD = /\p{L}(?:[\p{L}\p{M}\p{N}'’&-]|\.(?=\p{L}))*(?:(?<=(?<!\p{L})\p{Lu}\p{L}?)\.)?/gu;
const YEAR = /(?<!\d)(?:(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?|['’]\d\d)(?!\d)/g;
const AT = /(?<!\p{L})(?:from|at|an der|am|bei|presso|aan)\s(?:the\s)?$/iu;
// Looked at beside the pattern: classes of letters inside of one that ignores case take milliseconds to compile.
const LETTER = /[\p{L}\p{N}]/u;
const SHORTEST_ACRONYM = 3;

/** Names of schools as the profile has them. */
export function schoolsOf({ education }: ResumeProfile): string[] {
  return [...new Set(education.flatMap(({ institution }) => (institution === undefined ? [] : [institution])))];
}

/** Every place of a school's name, also over a line end; in sections on education, whatever else is named like a school. */
export function findSchools({ document, profile }: Subject): PersonalSpan[] {
  const { text } = document;
  const known = [
    ...placesOf(profile, /^\/education\/\d+\/institution$/),
    ...schoolsOf(profile).flatMap((school) => [
      ...findSpaced(text, school),
      ...findAcronyms(text, school),
      ...findShortNames(text, school),
    ]),
    ...findBrokenNames({ document, profile }),
  ];
  const degrees = placesOf(profile, /^\/education\/\d+\/(studyType|area)$/);
  const isDegree = (start: number, end: number) => degrees.some((place) => place.start <= start && end <= place.end);
  const named = toLineWords(document)
    .filter(({ start }) => sectionAt(profile, start) === "education")
    .flatMap((line) => findNamedLikeSchools(line.words).map(({ start, end }) => ({ start: line.start + start, end: line.start + end })))
    // "High School Diploma" is a degree; "from Utah Lake High School" is not, wherever the reader put it.
    .filter(({ start, end }) => !isDegree(start, end) || AT.test(text.slice(Math.max(0, start - 12), start)));
  return [...known, ...named].map(({ start, end }) => toSpan("school", start, end));
}

const toPattern = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The words with any white space between them. */
function findSpaced(text: string, name: string): { start: number; end: number }[] {
  const words = name.trim().split(/\s+/).map(toPattern);
  const isPlainWord = words.length === 1 && (name.length < SHORTEST_ACRONYM || hasInstitutionWord(name));
  if (isPlainWord) return [];
  const pattern = new RegExp(words.join("\\s{1,3}"), "giu");
  return Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })).filter(
    ({ start, end }) => !LETTER.test(text.charAt(start - 1)) && !LETTER.test(text.charAt(end)),
  );
}

/** "(MUT)" right behind the name, and then wherever it stands alone. */
function findAcronyms(text: string, school: string): { start: number; end: number }[] {
  const letters = Array.from(school.matchAll(WORD), ([word]) => word)
    .filter((word) => !LINKS.has(fold(word)))
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
  const isDeclared = letters.length >= SHORTEST_ACRONYM && text.includes(`(${letters})`);
  return isDeclared ? findSpaced(text, letters).filter(({ start, end }) => text.slice(start, end) === letters) : [];
}

const BESIDE = 40;
const either = (words: readonly string[]) => words.map(toPattern).join("|");
const SHORT_AFTER = new RegExp(`^(?:['’]s)?[ -](?:${either(personal.shortSchoolAfter)})(?!\\p{L})`, "iu");
const SHORT_BEFORE = new RegExp(`(?<!\\p{L})(?:${either(personal.shortSchoolBefore)})(?: the)? $`, "iu");

/** "Merlo Valley" of "Merlo Valley College", where a word beside it says that the school is meant. */
function findShortNames(text: string, school: string): { start: number; end: number }[] {
  const words = Array.from(school.matchAll(WORD), ([word]) => word).filter((word) => !LINKS.has(fold(word)));
  const own = words.filter((word) => !hasInstitutionWord(word)).join(" ");
  if (own.length < SHORTEST_ACRONYM || own === school || !school.includes(own)) return [];
  return findSpaced(text, own).filter(
    ({ start, end }) =>
      SHORT_AFTER.test(text.slice(end, end + BESIDE)) || SHORT_BEFORE.test(text.slice(Math.max(0, start - BESIDE), start)),
  );
}

/** "… , Merlo Valley" at the end of a line, "College" at the start of the next: the whole name, there and elsewhere. */
function findBrokenNames({ document: { text }, profile }: Subject): { start: number; end: number }[] {
  return placesOf(profile, /^\/education\/\d+\/institution$/).flatMap(({ start, raw }) => {
    if (/\s/.test(raw.trim()) || !hasInstitutionWord(raw)) return [];
    const [, begin] = /((?:\p{Lu}[\p{L}\p{M}'’-]* ){0,4}\p{Lu}[\p{L}\p{M}'’-]*)\n$/u.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
    return begin === undefined ? [] : findSpaced(text, `${begin} ${raw}`);
  });
}

/** Runs of capital words around a word such as "College". */
function findNamedLikeSchools(words: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let run: { start: number; end: number } | undefined;
  const close = () => {
    const name = run && words.slice(run.start, run.end).trimEnd();
    if (run && name && / /.test(name) && hasInstitutionWord(name)) found.push({ start: run.start, end: run.start + name.length });
    run = undefined;
  };
  for (const hit of words.matchAll(WORD)) {
    const [word, at] = [hit[0], hit.index];
    const folded = fold(word);
    const isLink = LINKS.has(folded) && (folded !== "at" || (run !== undefined && hasInstitutionWord(words.slice(run.start, run.end))));
    if (run && !/^ ?$/.test(words.slice(run.end, at))) close();
    if (run && isLink) run.end = at + word.length;
    else if (/^\p{Lu}/u.test(word)) run = { start: run?.start ?? at, end: at + word.length };
    else close();
  }
  close();
  return found;
}

/** When somebody studied or left school: every date of the sections on education, and years beside words for graduating. */
export function findStudyDates({ document, profile }: Subject): PersonalSpan[] {
  const places = placesOf(profile, /^\/education\/\d+\/(startDate|endDate)$/);
  const lines = toLineWords(document).flatMap((line) => {
    const isStudy = sectionAt(profile, line.start) === "education";
    const isTold = !isStudy && toldByWords(line.words);
    if (!isStudy && !isTold) return [];
    const ranges = isStudy ? readDateRanges(line.words, profile.meta.asOf) : [];
    const years = Array.from(line.words.matchAll(YEAR), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
    return [...ranges, ...years].map(({ start, end }) => ({ start: line.start + start, end: line.start + end }));
  });
  return [...places, ...lines].map(({ start, end }) => toSpan("graduation-year", start, end));
}

const LONGEST_TOLD = 200;
const CUE = new RegExp(`(?<!\\p{L})(?:${personal.graduation.map(toPattern).join("|")})(?!\\p{L})`, "u");

function toldByWords(words: string): boolean {
  return words.length < LONGEST_TOLD && /(?:19|20)\d\d/.test(words) && CUE.test(fold(words));
}
