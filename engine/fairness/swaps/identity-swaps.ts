import swaps from "../../data/fairness/swaps.json";
import { fold, toTokens } from "../../text/index.ts";
import { isOtherWord } from "../personal/address-forms.ts";
import { findAll } from "../personal/find-all.ts";
import { findNames } from "../personal/names.ts";
import { placesOf, type Subject, toCover } from "../personal/subject.ts";
import { type Edit, likeIn, toWordEdits, withOtherDigits } from "./edits.ts";

const PRONOUNS = new Map(swaps.pronouns.map(([from = "", to = ""]) => [fold(from), to]));
const GENDER_WORDS = new Map(swaps.genderWords.flatMap(([a = "", b = ""]) => [[fold(a), b] as const, [fold(b), a] as const]));
/** Words that follow the gender of another; their accents tell them from nouns ("diplôme"). */
const AGREEING = new Map(
  swaps.agreeingWords.flatMap(([a = "", b = ""]) => [
    [a, b],
    [b, a],
  ]),
);
/** Terms of their own, which tell nobody's gender. */
const GENDERLESS = new RegExp(
  `(?<!\\p{L})(?:${swaps.genderlessTerms.map((term) => term.replaceAll(" ", "[\\s-]{1,2}")).join("|")})(?!\\p{L})`,
  "giu",
);
/** Shorter parts of a name ("de", "J.") also stand for other things. */
const SHORTEST_PART = 3;

/** Another person's name wherever the name stands as a whole, and each of its parts where it is written like a name. */
export function swapName({ document, profile }: Subject, variant: number): Edit[] {
  const name = profile.basics.name;
  if (name === undefined) return [];
  const parts = toTokens(name).map((token) => token.text);
  const others = parts.map((part, at) => toOtherName(part, at, parts.length, variant));
  const whole = [...placesOf(profile, /^\/basics\/name$/), ...findAll(document.text, name)];
  const inWhole = whole.flatMap(({ start, end }) =>
    toTokens(document.text.slice(start, end)).flatMap((token, at) => {
      const other = others[at];
      return other === undefined ? [] : [{ start: start + token.start, end: start + token.end, text: likeIn(token.text, other) }];
    }),
  );
  const isCovered = toCover(findNames({ document, profile }));
  const skills = toSkillNames(profile);
  const isOfSkill = (start: number, end: number) => skills.some((skill) => skill.start <= start && end <= skill.end);
  const alone = toTokens(document.text).flatMap((token) => {
    const at = parts.findIndex((part) => part.length >= SHORTEST_PART && part === token.text);
    const isName =
      at >= 0 &&
      token.text !== token.text.toLowerCase() &&
      (isMidSentence(document.text, token.start) || isCovered(token.start, token.end)) &&
      !isOfSkill(token.start, token.end);
    return isName ? [{ start: token.start, end: token.end, text: others[at] ?? token.text }] : [];
  });
  return [...inWhole, ...alone];
}

/** Names of skills that a person may share: of several words ("Sage Payroll"), or listed among the skills ("Ruby"). */
function toSkillNames({ skills }: Subject["profile"]): { start: number; end: number }[] {
  return skills
    .filter(({ id }) => !id.startsWith("term:"))
    .flatMap(({ evidence }) => {
      const isListed = evidence.some(({ section }) => section === "skills");
      return evidence.filter(({ text }) => isListed || /\s/.test(text));
    });
}

function toOtherName(part: string, at: number, count: number, variant: number): string {
  const isLast = at === count - 1 && count > 1;
  const list = isLast ? swaps.lastNames : swaps.firstNames;
  const choices = list.filter((name) => fold(name) !== fold(part));
  return choices[(variant * 2 + at) % choices.length] ?? part;
}

/** A word after a full stop or at the start of a line has a capital anyway ("Mark papers", "Cook meals"). */
function isMidSentence(text: string, at: number): boolean {
  return /[\p{L},] $/u.test(text.slice(Math.max(0, at - 2), at));
}

/** "Ms" and pronouns; a degree printed "MS" or a roman numeral stays. */
export function swapPronouns({ document }: Subject): Edit[] {
  return toWordEdits(document.text, (folded, text) => (isOtherWord({ folded, text }) ? undefined : PRONOUNS.get(folded)));
}

export function swapGenderWords({ document }: Subject): Edit[] {
  const { text } = document;
  const terms = Array.from(text.matchAll(GENDERLESS), ({ index, 0: term }) => ({ start: index, end: index + term.length }));
  const isTerm = toCover(terms);
  return toWordEdits(text, (folded, word) => GENDER_WORDS.get(folded) ?? AGREEING.get(word.toLowerCase())).filter(
    ({ start, end }) => !isTerm(start, end),
  );
}

export function swapEmail({ profile }: Subject): Edit[] {
  return placesOf(profile, /^\/basics\/email$/).map(({ start, end }) => ({ start, end, text: "kim.ade@mail.example.org" }));
}

export function swapPhone({ profile }: Subject): Edit[] {
  return placesOf(profile, /^\/basics\/phone$/).map(({ start, end, raw }) => ({
    start,
    end,
    text: withOtherDigits(raw, raw.startsWith("+") ? 4 : 1),
  }));
}

/** The last part of a profile's address is often the person's name. */
export function swapLinks({ profile }: Subject): Edit[] {
  return placesOf(profile, /^\/basics\/(url|profiles\/\d+(\/url)?)$/).flatMap(({ start, raw }) => {
    const path = raw.replace(/\/$/, "");
    const at = path.lastIndexOf("/");
    const isPath = at > 0 && path.charAt(at - 1) !== "/";
    return isPath ? [{ start: start + at + 1, end: start + path.length, text: "kim-ade" }] : [];
  });
}
