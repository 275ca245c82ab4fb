import openWords from "../../data/resume/open-words.json";
import lexicon from "../../data/resume/organisations.json";
import { fold, remember } from "../../text/index.ts";
import { findPhrases, phraseAt, toPhraseSet, toWords, type Word } from "../phrases.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import { isSentence } from "../sentence.ts";
import { SLOT } from "../weights.ts";

const legal = toPhraseSet(lexicon.legal.map(fold));
const institution = toPhraseSet(lexicon.words.map(fold));
const departments = new Set(lexicon.departments);
const oneself = new Set(lexicon.oneself);
const ministries = toPhraseSet(lexicon.ministries);
const sameAgain = new Set(lexicon.sameAgain);
const LOWEST_SUFFIX_STEM = 3;

type Reading = { text: string; words: readonly Word[]; legal: boolean; institution: boolean };

const readOrganisation = remember((text): Reading => {
  const words = toWords(text);
  const legalHits = findPhrases(legal, words).filter((hit) => hit.at > 0 && isLegalSpelling(text.slice(hit.start, hit.end)));
  return {
    text,
    words,
    legal: legalHits.length > 0,
    institution:
      findPhrases(institution, words).length > 0 || findPhrases(ministries, words).length > 0 || words.some(({ key }) => endsLikeOne(key)),
  };
});

/** "Department of Commerce": of a state, while one of chemistry is a part of a university. */
const namesMinistry = (words: readonly Word[]): boolean => phraseAt(ministries, words, 0) !== undefined;

/** "same place", "ditto", "wie oben", "the same hotel": the employer of the role above. */
export const isSameAgain = (text: string): boolean =>
  /^(?:[Tt]he )?[Ss]ame \p{Ll}+$/u.test(text) || sameAgain.has(fold(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));

/** "Self-employed", "en autónomo". */
export const isOneself = (text: string): boolean => oneself.has(fold(text).trim());

const endsLikeOne = remember((key): boolean =>
  lexicon.suffixes.some((suffix) => key.endsWith(suffix) && key.length >= suffix.length + LOWEST_SUFFIX_STEM),
);

// "SE", "AG", "CO" are words elsewhere when written small; "inc." is none.
const legalSmall = new Set(lexicon.legalSmall);
const isLegalSpelling = (words: string): boolean => words.length > 3 || /^\p{Lu}/u.test(words) || legalSmall.has(words);

const HEADCOUNT = new RegExp(`\\d\\s?(?:\\p{L}+ )?(?:${lexicon.descriptions.people.join("|")})(?!\\p{L})`, "u");
/** "120 employees", "ca. 40 Mitarbeitende" and nothing else. */
const COUNT_ALONE = new RegExp(
  `^\\P{L}*(?:(?:ca|c|env|approx|about|over|circa)\\b\\P{L}*)?\\d[\\d.,’' +–-]*(?:${lexicon.descriptions.people.join("|")})$`,
  "u",
);
const DESCRIPTION = new RegExp(`(?<!\\p{L})(?:${lexicon.descriptions.words.join("|")})(?!\\p{L})`, "u");
const FEWEST_DESCRIBING = 3;

/** "Regionaler Anbieter für Haus und Gewerbe", "Empresa familiar com 34 trabalhadores". */
export function describesEmployer(text: string): boolean {
  const key = fold(text);
  return COUNT_ALONE.test(key) || (toWords(text).length >= FEWEST_DESCRIBING && (HEADCOUNT.test(key) || DESCRIPTION.test(key)));
}

const DUTY = new RegExp(`^(?:${lexicon.duties.join("|")})(?!\\p{L})`, "u");
/** "Senkung der Reklamationen um 8 %", "Suivi des commandes": what was done, told as a thing. */
export const tellsDuty = (text: string): boolean =>
  isMostlySmall(text) || (toWords(text).length >= FEWEST_DESCRIBING && DUTY.test(fold(text)));

const functionWords = new Set(openWords.words);
const FEWEST_TOLD = 4;

/** Names are written large but for their function words; what was done is not. */
function isMostlySmall(text: string): boolean {
  const words = text
    .replace(/\([^()]*\)/g, "")
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word));
  const content = words.filter((word) => !functionWords.has(fold(word)));
  return (
    !/^\p{Ll}/u.test(text) && words.length >= FEWEST_TOLD && content.filter((word) => /^[\p{Ll}\d]/u.test(word)).length * 2 > content.length
  );
}

const openers = new Set(lexicon.openers);

/** "Comercial Alcores", "Constructora del Valle": a word for people or machines too, but here a name goes on behind it. */
function opensName({ text, words: [first, second] }: Reading): boolean {
  if (!first || !second || !openers.has(first.key)) return false;
  return /^(?:de|del|do|da|di|du|des|van|von|la|el|los|las)$/.test(second.key) || /^\p{Lu}/u.test(text.slice(second.start));
}

/** "M/V Northern Star": where seafarers serve, for an employer that stands beside it. */
const VESSEL = /^(?:[MFRST]\/[VTSY]|M\.?V\.?|M\.?T\.?|M\.?Y\.?)\s+["“'‘]?\p{Lu}/u;

/** "GS-0343-12", "88M", "#4417": a grade or number of a post. */
const CODE = /^#?[A-Z]{0,4}[-/ ]?\d{2,}[\dA-Z/-]*$/;

/** "Grade C", "Band 7 (Theatre)": a step in a scale of posts. */
const GRADE = new RegExp(`^(?:${lexicon.grades.join("|")}) (?:\\d{1,2}[a-z]?|[A-Z]|[IVX]{1,4})(?![\\p{L}\\d])`, "iu");

const FEATURES: readonly Feature<Reading>[] = [
  { name: "name of a department", weight: SLOT.department, holds: ({ text }) => isDepartment(text) || NUMBERED.test(text.trim()) },
  { name: "name of a unit", weight: SLOT.unit, holds: ({ text }) => isUnit(text) || VESSEL.test(text) },
  { name: "legal form", weight: SLOT.legalForm, holds: (reading) => reading.legal },
  { name: "institution word", weight: SLOT.institution, holds: (reading) => reading.institution || opensName(reading) },
  { name: "the same again", weight: SLOT.legalForm, holds: ({ text }) => isSameAgain(text) },
  { name: "works for oneself", weight: SLOT.oneself, holds: ({ text }) => isOneself(text) },
  { name: "capitalised", weight: SLOT.properCase, holds: ({ text }) => /^[\p{Lu}\p{N}]/u.test(text) },
  { name: "domain", weight: SLOT.domain, holds: ({ text }) => /^[\w-]+\.(?:com|io|org|net|ai|co|de|fr|nl|it|es|eu)$/i.test(text) },
  { name: "lower-case start", weight: SLOT.lowerStart, holds: ({ text }) => /^\p{Ll}/u.test(text) },
  { name: "code", weight: SLOT.code, holds: ({ text }) => CODE.test(text) || GRADE.test(text) },
  { name: "tells a duty", weight: SLOT.duty, holds: ({ text, legal }) => !legal && tellsDuty(text) },
  { name: "describes an employer", weight: SLOT.description, holds: ({ text, legal }) => !legal && describesEmployer(text) },
  { name: "long", weight: SLOT.long, holds: ({ words }) => words.length > 9 },
  { name: "sentence", weight: SLOT.sentence, holds: ({ text, legal }) => !legal && isSentence(text) },
];

/** How much words read like the name of an employer or a school. */
export const organisationScore = remember((text): number => sumFeatures(FEATURES, readOrganisation(text)));

const AND = /\s*[&/]\s*|\s(?:and|und|et|y|e|en)\s/;
const departmentEnds = new Set(lexicon.departmentEnds);
const LONGEST_DEPARTMENT = 3;

/** "Cabinet Affairs", "European Sales", in a row with others: its last word says what a part of an organisation does. */
function endsLikeDepartment(key: string): boolean {
  const words = key.split(" ");
  return words.length <= LONGEST_DEPARTMENT && departmentEnds.has(words.at(-1) ?? "");
}

/** "Marketing", "IT", "Day shift", "Policy & Cabinet Affairs": a part of an organisation, none itself. */
export function isDepartment(text: string): boolean {
  const key = fold(text).trim();
  if (departments.has(key)) return true;
  const parts = key.replace(/ \([^()]*\)$/, "").split(AND);
  return parts.length > 1 && parts.every((part) => departments.has(part) || endsLikeDepartment(part));
}

/** "Ward 7", "Store #118", "Werk II". */
const NUMBERED = new RegExp(
  `^(?:${lexicon.units.numbered.join("|")}) (?:#|no\\.? ?|nr\\.? ?|n° ?)?(?:\\d{1,5}[a-z]?|[A-Z]|[IVX]{1,4})$`,
  "iu",
);

const counted = new Set([...lexicon.units.numbered, ...lexicon.units.stages]);

/** "Harbour Quarter Phase 2", "Heathrow Terminal 4": the number counts a part and is that of no house. */
export function endsInCount(text: string): boolean {
  const words = fold(text).trim().split(" ");
  return counted.has(words.at(-2) ?? "");
}

const [unitsFirst, unitsLast] = [new Set(lexicon.units.first), new Set(lexicon.units.last)];

/** "Abteilung Nord", "Second Floor": words that say themselves that they name a part of an organisation. */
export function isUnit(text: string): boolean {
  const words = fold(text).trim().split(" ");
  if (NUMBERED.test(text.trim())) return true;
  if (namesMinistry(toWords(text))) return false;
  return words.length > 1 && words.length <= 4 && (unitsFirst.has(words[0] ?? "") || unitsLast.has(words.at(-1) ?? ""));
}

const [behindFirst, behindLast] = [lexicon.units.behind.first, new Set(lexicon.units.behind.last)];
const MOST_WORDS_BEHIND = 5;

/** "agence de Lyon", "Slough site": behind the name of an employer the words say which of its places. */
export function isSiteBehind(text: string): boolean {
  const key = fold(text).trim();
  const words = key.split(" ");
  if (words.length < 2 || words.length > MOST_WORDS_BEHIND) return false;
  return behindFirst.some((word) => key.startsWith(`${word} `)) || behindLast.has(words.at(-1) ?? "");
}

/** "School of Nursing, Hale University": a part of what is named behind the comma. */
const isSchoolWithin = (text: string, whole: string): boolean =>
  lexicon.units.schools.some((word) => fold(text).startsWith(`${word} `)) && hasOrganisationWord(whole) && !namesMinistry(toWords(text));

/** How many characters of "Team North, Acme Ltd" stand before the employer. */
export function unitLength(text: string): number {
  const comma = text.indexOf(", ");
  const [part, whole] = [text.slice(0, comma), text.slice(comma + 2)];
  return comma > 0 && (isUnit(part) || isSchoolWithin(part, whole)) && !isLegalTail(whole) ? comma + 2 : 0;
}

/** How many characters of "Acme Ltd, Store #118" are the employer. */
export function lengthBeforeUnit(text: string): number {
  const comma = text.lastIndexOf(", ");
  const behind = text.slice(comma + 2);
  return comma > 1 && (isUnit(behind) || isSiteBehind(behind)) ? comma : text.length;
}
/** "Acme Ltd", "Muster AG": nothing behind it belongs to the name. */
export function endsInLegalForm(text: string): boolean {
  const words = toWords(text);
  return findPhrases(legal, words).some(
    (hit) => hit.at > 0 && hit.end === words.at(-1)?.end && isLegalSpelling(text.slice(hit.start, hit.end)),
  );
}
const suffixesOfTowns = new RegExp(`^\\p{Lu}[\\p{L}-]*(?:${lexicon.suffixesOfTowns.join("|")})$`, "u");
/** "Mannheim", "Neuhaus": one word that ends like a house, as the names of towns do. */
export const endsLikeTown = (text: string): boolean => suffixesOfTowns.test(text);

export const isLegalTail = (text: string): boolean => findPhrases(legal, toWords(text)).some((hit) => hit.at === 0);

export function hasOrganisationWord(text: string): boolean {
  if (isDepartment(text)) return false;
  const reading = readOrganisation(text);
  return reading.legal || reading.institution;
}

/** "GmbH, Hale", "Ltd (Leeds)": the rest of a name that broke before its legal form; "Company car" is none. */
export const opensWithForm = (text: string): boolean =>
  findPhrases(legal, toWords(text)).some(
    (hit) => hit.at === 0 && hit.start === 0 && /^\p{Lu}/u.test(text) && /^\.?\s*(?:$|[,(|\t–—-]|& Co\b)/u.test(text.slice(hit.end)),
  );
