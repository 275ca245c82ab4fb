import lexicon from "../../data/resume/degrees.json";
import { findSkills } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { isTown } from "../contact/gazetteer.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Span } from "../types.ts";

const { capitals, stateCodes, products, studies, behindTitles, besideOthers, legalForms, beforeDegrees } = lexicon.shortNames;
const inCapitals = new Set(capitals);
const states = new Set(stateCodes);
const forms = new Set(legalForms);
const schoolWords = new Set(beforeDegrees);
const productNames = toPhraseSet(products.map(fold));
const studyNames = toPhraseSet(studies.map(fold));
const leadingWords = toPhraseSet(behindTitles.map(fold));
const otherWords = new Map(Object.entries(besideOthers).map(([key, words]) => [key, toPhraseSet(words.map(fold))]));

const OPENS = /(?:^|[:;|(–—-]\s*|\d[.)]?\s+|\s{2})$/u;
const OPENS_PART = /(?:^|[,:;|(–—-]\s*|\d[.)]?\s+|\s{2})$/u;
/**
 * Names that are degrees only where they stand and are written so: "Year 12, Hale High" is no class that was taught, "N3 Mechanical" no
 * number, "technik logistyk" no German word for a field, "Associates in Nursing" no colleagues.
 */
const FORMS = [
  {
    names: /^(?:year|grade|standard|primary) (?:1[0-3]|six|eleven|twelve)$/i,
    before: OPENS,
    behind: /^\s*(?:$|[,;|(–—-]|\s\p{Lu}|(?:certificate|at|vce|hsc)\b)|^ \p{Lu}/iu,
    written: /^\p{Lu}/u,
  },
  { names: /^n[1-6]$/i, before: OPENS, behind: /^(?: \p{Lu}|\s*(?:$|[,:(–—-]))/u, written: /^N/ },
  { names: /^technik$/i, before: OPENS_PART, behind: /^\s*(?:$|[,(–—-]| \p{Ll})/u, written: /^t/ },
  { names: /^des$/i, before: OPENS_PART, behind: /^\s*(?:$|[,:(–—-])/, written: /^D/ },
  { names: /^associates?(?: in| of)?$/i, before: /$/, behind: /^/, written: /^\p{Lu}/u },
];

/**
 * Letters that stand for a degree and for something else: "But", "As Project Manager" (words), "MS Excel" (a maker),
 * "Salem, MA" (a state), "Deputy MD" (a post), "PA" and "ME" in a line of capitals.
 */
export function namesElse(text: string, { start, end }: Span): boolean {
  const printed = text.slice(start, end);
  const key = fold(printed).replaceAll(".", "");
  const form = FORMS.find(({ names }) => names.test(printed));
  if (form) return !form.before.test(text.slice(0, start)) || !form.behind.test(text.slice(end)) || !form.written.test(printed);
  if (printed.includes(".") && printed.length > 2) return false;
  if (inCapitals.has(key) && (isPlainWord(printed) || standsInCapitals(text, start, end))) return true;
  if (isLegalForm(key, printed, text.slice(0, start), text.slice(end))) return true;
  return isProduct(key, text.slice(end)) || isState(key, text.slice(0, start), text.slice(end)) || isPost(key, text, start, end);
}

/** "Portwell AB (2021 – now)": right behind the name of a firm; "Harwell University AB 2001" and "AB in History" are degrees. */
function isLegalForm(key: string, printed: string, before: string, behind: string): boolean {
  if (!forms.has(key) || printed !== printed.toUpperCase() || !/^\s*(?:$|[,;|()–—-])/.test(behind)) return false;
  const name = /(?:^|[\s(])(\p{Lu}[\p{L}\p{M}&'’-]+) $/u.exec(before)?.[1];
  return name !== undefined && !toWords(before).some(({ key: word }) => schoolWords.has(word));
}

/** "But", "med", "March": written as a word is. */
const isPlainWord = (printed: string): boolean => /^\p{L}\p{Ll}+$/u.test(printed);

/** "WORKING AS A NURSE": a line of capitals with more than the degree and its subject to say nothing by. */
function standsInCapitals(text: string, start: number, end: number): boolean {
  const isWord = lexicon.shortNames.words.includes(fold(text.slice(start, end)));
  return isWord && text === text.toUpperCase() && toWords(text).length > 2;
}

/** "MS Project", "MS-Office", "MS 365"; "MS Project Management" is a course of study. */
function isProduct(key: string, behind: string): boolean {
  if (key !== "ms" || !/^[ -]?[\p{L}\d]/u.test(behind)) return false;
  const words = toWords(behind);
  const product = phraseAt(productNames, words, 0);
  const next = product && words[product.words];
  return (
    product !== undefined && !(next && /^ $/.test(behind.slice(product.end, next.start)) && phraseAt(studyNames, words, product.words))
  );
}

/** "HALE UNIVERSITY Medford" */
const BEHIND_CAPITALS = /^\P{Ll}*\p{Lu}{3}\P{Ll}* (\p{Lu}\p{Ll}[\p{L} .'’-]*)$/u;

/** "Patuxent State University, Bowie, MD": behind a name and at the end, one or two words that are no field of study are a town. */
const standsBehindName = (before: string, town: string, behind: string): boolean =>
  /^\s*(?:$|[,;(|–-])/.test(behind) &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town) &&
  /\p{Ll}{2} \P{N}*, [^,]+, ?$/u.test(before) &&
  findSkills(town).length === 0;

/** "Gulfport, MS", "Salem, MA 01970" */
function isState(key: string, before: string, behind: string): boolean {
  if (!states.has(key)) return false;
  if (/^,? \d{5}(?:-\d{4})?\b/.test(behind)) return true;
  const place = /(?:^|[,;|(–—-] ?|\s{2,})([^,;|()–—]+), ?$/u.exec(before)?.[1]?.trim() ?? "";
  const town = BEHIND_CAPITALS.exec(place)?.[1] ?? place;
  return (
    town !== "" &&
    (isTown(town) ||
      standsBehindName(before, town, behind) ||
      town !== place ||
      isTown(place.split(" ").slice(-2).join(" ")) ||
      isTown(place.split(" ").at(-1) ?? ""))
  );
}

/** "Deputy MD", "MD's office", "MA Consulting": letters of a post or a name by the words beside them. */
function isPost(key: string, text: string, start: number, end: number): boolean {
  const before = toWords(text.slice(0, start)).slice(-MOST_LEADING);
  const leads = before.some((_, at) => phraseAt(leadingWords, before, at)?.words === before.length - at);
  if (leads && end - start <= MOST_LETTERS && !/[,;|:]\s*$/.test(text.slice(0, start))) return true;
  const others = otherWords.get(key);
  return others !== undefined && /^[ '’&/-]/.test(text.slice(end)) && phraseAt(others, toWords(text.slice(end)), 0) !== undefined;
}
const MOST_LEADING = 2;
/** "with the Diploma in Nursing" names no post. */
const MOST_LETTERS = 6;
