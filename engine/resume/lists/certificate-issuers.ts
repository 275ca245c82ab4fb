import lexicon from "../../data/resume/certificates.json";
import { findSkills } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { readLocation } from "../contact/locations.ts";
import { findDegrees, hasInstitutionWord } from "../education/degrees.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Span } from "../types.ts";
import { hasOrganisationWord, tellsDuty } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import { hasCertificateWord, isIssuer, isIssuerAlone, namesCertificate } from "./certificate-names.ts";
import { EXTRA } from "./certificate-parts.ts";
import { namesLanguage } from "./spoken-languages.ts";

const asides = toPhraseSet(lexicon.asides.map(fold));
/** "Class A", "Klasse B", "Level 3": a step of the paper named in front. */
const STEPS = lexicon.steps.join("|");
const STEP = new RegExp(`^(?:${STEPS})(?!\\p{L})|(?<!\\p{L})(?:${STEPS}|gro?up[eop]?|gruppe) (?:[A-Z]|[IVX]+)(?!\\p{L})`, "iu");
const MOST_WORDS = 8;

/** A year that was blanked out leaves room. */
const YEAR_GONE = /\s{4}/;

/** The name of a certificate and who issued it: by a list, by the words of an organisation, or by the form where a year stands beside it. */
export function splitIssuer(masked: string, span: Span, dated: boolean): Span[] {
  const text = masked.slice(span.start, span.end);
  const bracket = /\s*[([]([^()[\]]{2,60})[)\]]$/.exec(text);
  if (bracket && bracket.index > 2) {
    const aside = trim(masked, span.start + text.length - 1 - (bracket[1] ?? "").length, span.end - 1);
    const name = { start: span.start, end: span.start + bracket.index };
    const numbered = NUMBERED_BODY.exec(bracket[1] ?? "")?.[0].length;
    if (numbered !== undefined) return [name, { start: aside.start, end: aside.start + numbered }];
    if (isInBrackets(masked.slice(aside.start, aside.end), text.slice(0, bracket.index), YEAR_GONE.test(bracket[1] ?? ""), dated))
      return [name, aside];
  }
  const number = NUMBER.exec(text);
  if (number && number.index > 3) return splitIssuer(masked, { start: span.start, end: span.start + number.index }, dated);
  return behindWords(masked, span) ?? behindComma(masked, span, dated);
}

/** "(Tarnair, no. 4120, exp 2028)" */
const NUMBERED_BODY = /^\p{Lu}[^,\d]{1,30}(?=,\s+(?:(?:no|nr|id|cert|reg|lic|card)\b|#|\p{Lu}{2,5}[ -]?\d))/u;

const bySomebody = new RegExp(`,?\\s(?:${lexicon.issuedBy.join("|")})\\s+(?=\\p{Lu}[^,()]{1,58}$)`, "u");
const atSomebody = new RegExp(`,?\\s(?:${lexicon.heldAt.join("|")})\\s+(?=\\p{Lu}[^,()]{2,58}$)`, "gu");

/** "Food Safety by High Speed Training", "Trainerschein bei der IHK Halle": words that lead to who issued it. */
function behindWords(masked: string, span: Span): Span[] | undefined {
  const text = masked.slice(span.start, span.end);
  const by = bySomebody.exec(text);
  const hit = by && isBodyByForm(text.slice(by.index + by[0].length), text.slice(0, by.index), true) ? by : held(text);
  if (!hit || hit.index < 3) return undefined;
  return [
    { start: span.start, end: span.start + hit.index },
    { start: span.start + hit.index + hit[0].length, end: span.end },
  ];
}

const held = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(atSomebody)].find(({ index, 0: lead }) => isSurelyBody(text.slice(index + lead.length)));

function isInBrackets(aside: string, name: string, yearInside: boolean, dated: boolean): boolean {
  if (isIssuerAlone(aside) || EXTRA.test(aside)) return true;
  if (yearInside && (isPlace(aside) || isBodyByForm(aside, name, true))) return true;
  return isForeignAcronym(aside, name) || (dated && !isAcronym(aside) && isBodyByForm(aside, name, false));
}

/** "CPR and First Aid, American Red Cross, no. 12", "Fire Warden, Qatar Civil Defence, Doha" */
function behindComma(masked: string, span: Span, dated: boolean): Span[] {
  const text = masked.slice(span.start, span.end);
  const comma = text.lastIndexOf(", ");
  if (comma < 2) return [span];
  const name = { start: span.start, end: span.start + comma };
  const tail = text.slice(comma + 2);
  const body = { start: span.start + comma + 2, end: span.end };
  if (dated && isPlace(tail)) {
    const parts = behindComma(masked, name, dated);
    return parts.length > 1 ? parts : [span];
  }
  const before = text.slice(0, comma);
  const told =
    (isIssuer(tail) && !isProduct(tail) && (isIssuerAlone(tail) || !isOfMaker(tail))) ||
    ISSUER_TAIL.test(tail) ||
    isForeignAcronym(tail, before) ||
    EXTRA.test(tail) ||
    /^[#\d\s-]+$/.test(tail);
  return told || (dated && isBodyByForm(tail, before, false)) ? [...splitIssuer(masked, name, dated), body] : [span];
}

/** Words that say nothing of a step, a field or a grade and are written as a name is: "Initiative Chronische Wunden", "Umih Formation". */
export function isBodyByForm(words: string, name: string, yearInside: boolean): boolean {
  const count = toWords(words).length;
  if (!/^\p{Lu}/u.test(words) || /\d|:/.test(words) || count > MOST_WORDS || STEP.test(words) || asideAt(words)) return false;
  if (isAcronym(words)) return !namesCertificate(words) && findSkills(words).length === 0 && !shortens(words, name);
  if (isBody(words)) return true;
  if (hasCertificateWord(words) || isField(words) || isPlace(words) || tellsDuty(words) || !isWrittenAsName(words)) return false;
  return count > 1 || yearInside || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(words) || isInSentenceCase(name);
}

/** The words of an organisation or a school that are no job, field or certificate. */
export const isBody = (words: string): boolean =>
  isSurelyBody(words) || (hasOrganisationWord(words) && !hasTitleWord(words) && !findSkills(words).some(({ start }) => start === 0));

/** The name of a known body, or one with a word for bodies and schools. */
export const isSurelyBody = (words: string): boolean =>
  isIssuerAlone(words) ||
  (isIssuer(words) && !isOfMaker(words) && !isField(words)) ||
  ISSUER_TAIL.test(words) ||
  BODY.test(words) ||
  (hasInstitutionWord(words) && /^\p{Lu}/u.test(words));

const makers = toPhraseSet(lexicon.asksForMore);
/** "Microsoft 365 Endpoint Administrator": the maker of what the certificate is about opens its name. */
const isOfMaker = (words: string): boolean => phraseAt(makers, toWords(words), 0) !== undefined;

/** "Microsoft Excel": a maker opens it, and it is what somebody can use. */
const isProduct = (words: string): boolean =>
  !isIssuerAlone(words) && findSkills(words).some(({ start, end }) => start === 0 && end === words.length);

const isField = (words: string): boolean =>
  findSkills(words).length > 0 || hasTitleWord(words) || findDegrees(words).length > 0 || namesLanguage(words);

const isPlace = (words: string): boolean => readLocation(words, 0)?.known === true || / (?:State|Province|County)$/.test(words);
const asideAt = (words: string): boolean => phraseAt(asides, toWords(words), 0) !== undefined;

/** Large but for short words between: "Vigili del Fuoco". */
const isWrittenAsName = (words: string): boolean => words.split(/\s+/).every((word) => !/^\p{Ll}{4}/u.test(word));

/** "Aplicador de plaguicidas": where words behind the first are small, a capital opens a name. */
const isInSentenceCase = (name: string): boolean => {
  const content = name.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word));
  return content.length > 1 && content.slice(1).every((word) => /^\p{Ll}/u.test(word));
};

function trim(text: string, from: number, to: number): Span {
  const words = text.slice(from, to);
  const start = from + (/^[\s,;–-]*/.exec(words)?.[0].length ?? 0);
  return { start, end: Math.max(start, from + words.replace(/[\s,;–-]+$/, "").length) };
}

/** Bodies that hold examinations and say so by their first or last word. */
const ISSUER_TAIL = new RegExp(
  `^(?:${lexicon.issuerOpeners.join("|")})\\s+\\p{Lu}|^\\p{Lu}.*\\s(?:${lexicon.issuerEnders.join("|")})(?:\\s(?:\\p{Lu}{2,3}|(?:of|for|in)\\s.*))?$`,
  "u",
);

const BODY = new RegExp(`^(?:${lexicon.bodyOpeners.join("|")})(?:\\s+\\p{Ll}{1,5})*[\\s'’]+\\p{Lu}`, "u");

/** "…, cédula n.º 55501", "registration no. 0012" */
const NUMBER =
  /(?:,?\s+(?:cédula|carteira|ficha|tessera|credential|membership|mitglieds?)|,\s+(?:(?:cert|reg|lic|comm)\.?|certificate|registration|licen[cs]e|commission|card))?,?\s+(?:(?:no|nr|num|number|n\.?\s?º|nº)\.?:?\s*|#\s*)(?:[A-Z]{1,4}[-/ ]?){0,3}\d[\d/.-]*$/iu;

const LETTERS = /^\p{Lu}{3,6}$/u;
const isAcronym = (words: string): boolean => /^(?:\p{Lu}[&.-]?){2,7}$/u.test(words);

/** "Counterbalance forklift (RTITB)": who issued it, "ACLS (AHA)", unless the letters shorten the name: "Basic Life Support (BLS)". */
function isForeignAcronym(letters: string, name: string): boolean {
  if (!LETTERS.test(letters) || hasCertificateWord(letters)) return false;
  const initials = toWords(name).map(({ key }) => key.charAt(0));
  const inName = [...fold(letters)].filter((letter) => initials.includes(letter)).length;
  return initials.length > 1 ? inName * 2 < letters.length : LETTERS.test(name.trim());
}

/** "Board Certified Pharmacist, BCP": all letters but one open words of the name, in their order. */
function shortens(letters: string, name: string): boolean {
  const wanted = [...fold(letters)].filter((letter) => /\p{L}/u.test(letter));
  let found = 0;
  for (const { key } of toWords(name))
    if (wanted.slice(found, found + 2).includes(key.charAt(0))) found = wanted.indexOf(key.charAt(0), found) + 1;
  return found >= wanted.length && wanted.length > 1;
}
