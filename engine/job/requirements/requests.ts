import certificates from "../../data/job/certificates.json";
import data from "../../data/job/cues.json";
import ofReader from "../../data/job/of-reader.json";
import phrases from "../../data/job/phrases.json";
import { wantedIn } from "../facts/wanted.ts";
import type { SectionKind } from "../outline/headings.ts";
import { isAsking, type Statement } from "../outline/statements.ts";
import { isTelling } from "../outline/telling.ts";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, hasOr, type JobText } from "../words/job-text.ts";
import { findPhrases, type Hit, type PhraseMap, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { wordAt } from "../words/words.ts";
import { isDuty, isMasteryOfReader, needOfReader } from "./asked-of-reader.ts";
import { isCallTo, seeksSomebody } from "./calls.ts";
import { isCompoundAt } from "./compounds.ts";
import type { Cue } from "./cues.ts";
import { instructs, saysStop } from "./instructions.ts";
import { asksReader, isOfHouse } from "./of-house.ts";
import { asksForIt, isQuestion } from "./questions.ts";

type Range = { from: number; to: number };

const NOISE = toPhraseSet(data.noise);
/** What is told of people of the house: "a colleague with fifteen years in glass". */
const OTHERS = toPhraseSet(data.others);
const TOLD = toPhraseSet(data.told);
/** What the reader may earn after the start: "you can do your Level 3". */
const GAINS = toPhraseSet(data.gains);
const OFFER = toPhraseSet(data.offer);
/** Terms of employment that stand behind a request without being asked for. */
const TERMS = toPhraseSet(data.terms);
/** Words above which an item that speaks of applying is an instruction, and one that speaks of what is offered is no item. */
const LONG_ITEM = 14;
const PROSE: ReadonlySet<SectionKind> = new Set(["intro", "summary", "other"]);
const FRAGMENT_WORDS = 10;
export const FIRST_PERSON = /^(?:we|our|i|us|my|this|it|that|wir|unser|nous|notre)\b/;
const AMOUNT = /\p{Sc}|\d{2}:\d{2}/u;
/** "8 Quay Street", "Los Angeles, CA 90012", "Leeds LS1 4AP". */
const ADDRESS =
  /\b\d{1,4}[a-z]? (?:\p{Lu}[\p{Ll}'’]+ ){1,3}(?:St|Street|Rd|Road|Ave|Avenue|Lane|Ln|Square|Sq|Terrace|Parade|Arcade|Crescent|Close)\b|\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u;
const WITH = /^(?:with|holding|having|con|com|mit|avec|met)$/;
const NEEDS = new Set(data.needs);
const HARD = new Set(data.hard);
const LICENCES = new Set(certificates.licences);
const DRIVERS = new Set([...certificates.drivers, "bike", "bicycle", "motorcycle"]);
/** Words of mastery that open a sentence without a verb. */
const VERBLESS = new RegExp(`^\\W*(?:${ofReader.verbless.join("|")}) `, "i");
const FINITE = new Set(phrases.finite);
/** What the house does with papers: "forklift licence paid for". */
const HANDED = new Set(data.handed);

/** "Needs five years of lace", no "needs analysis". */
export function opensNeed(text: JobText, at: number): boolean {
  return NEEDS.has(foldedAt(text, at)) && !isCompoundAt(text, at);
}

/** "Excel and cash handling." right behind a request goes on with it. */
export function isFragment(text: JobText, statement: Statement, named: ReadonlySet<number>): boolean {
  const { section, from, to } = statement;
  if (!PROSE.has(section) || FIRST_PERSON.test(foldedAt(text, from)) || to - from > FRAGMENT_WORDS || isTelling(text, statement, named))
    return false;
  if (says(text, statement, TERMS) || (/^(?:the|your)$/.test(foldedAt(text, from)) && !asksReader(text, statement))) return false;
  if (says(text, statement, GAINS) || text.words.slice(from + 1, to).some(({ folded }) => /^(?:we|our|us)$/.test(folded))) return false;
  return !saysStop(text, statement) && !says(text, statement, NOISE) && !AMOUNT.test(text.flat.slice(statement.start, statement.end));
}

/** "Driving licence as well.", "Valid SIA badge": a paper named in a few words, of which nothing is told, is asked for. */
function isPaperAlone(text: JobText, statement: Statement, named: ReadonlySet<number>): boolean {
  const { from, to, item } = statement;
  const opening = text.words.slice(from, Math.min(to, from + REACH.asideWords)).map(({ folded }) => folded);
  const isPaper = opening.some((word) => LICENCES.has(word)) && opening.every((word) => !HANDED.has(word));
  /** "Conditions of employment": a list of them may name a paper. */
  const plain = statement.section === "conditions" && statement.bullet ? { ...statement, section: "other" as const } : statement;
  return item && isPaper && isFragment(text, plain, named);
}

/** "Strong Java.", "A bit of Terraform, too.": a degree of mastery in front of a skill, and no verb. */
function isMasteryAlone(text: JobText, statement: Statement, named: ReadonlySet<number>): boolean {
  const { from, to, start, end } = statement;
  const degree = VERBLESS.exec(text.flat.slice(start, end))?.[0];
  if (degree === undefined) return false;
  const first = wordAt(text.words, start + degree.length);
  const isNamed = named.has(first) || (named.has(first + 1) && gapBefore(text, first + 1) === " ");
  return isNamed && !text.words.slice(from, to).some(({ folded }) => FINITE.has(folded)) && isFragment(text, statement, named);
}

function says({ words }: JobText, { from, to }: Range, phrases: PhraseMap<string>): boolean {
  return findPhrases(phrases, words, from, to).length > 0;
}

/** "Access to training" is given; a car or bike is what somebody has. */
function gains({ words }: JobText, { from, to }: Range): boolean {
  return findPhrases(GAINS, words, from, to).some(
    ({ to: end }) => !words.slice(end, Math.min(to, end + 4)).some(({ folded }) => DRIVERS.has(folded)),
  );
}

const isModal = ({ value }: Hit<Cue>) => value !== "emphasis" && value !== "negated";

export function isRequest(text: JobText, statement: Statement, cues: readonly Hit<Cue>[], named: ReadonlySet<number>): boolean {
  const { section, from } = statement;
  if (
    (isQuestion(text, statement) && !((PROSE.has(section) || isAsking(section)) && asksForIt(text, statement))) ||
    ADDRESS.test(text.flat.slice(statement.start, statement.end))
  )
    return false;
  if (opensNeed(text, from)) return !saysStop(text, statement);
  if (cues.some((cue) => cue.value === "insisted")) return true;
  if (!cues.some(isModal) && (gains(text, statement) || isOfHouse(text, statement))) return false;
  // "A degree in law or an HNC in business will do".
  if (isAsking(section))
    return isRequestInList(
      text,
      statement,
      cues.some((cue) => isModal(cue) && cue.value !== "instead") || (cues.some(isModal) && hasOr(text, statement)),
      named,
    );
  return isRequestElsewhere(text, statement, cues, named);
}

/** Outside the lists of wishes: prose that asks by a modal word or puts a need to the reader, plain words of asking among duties and terms. */
function isRequestElsewhere(text: JobText, statement: Statement, cues: readonly Hit<Cue>[], named: ReadonlySet<number>): boolean {
  const { section } = statement;
  if (isCallTo(text, statement)) return !says(text, statement, NOISE);
  const ofReader = () => Boolean(asksReader(text, statement) || needOfReader(text, statement) || isMasteryOfReader(text, statement));
  if (saysStop(text, statement) && (!ofReader() || saysStop(text, statement, true))) return false;
  if (says(text, statement, NOISE)) return false;
  if (isPaperAlone(text, statement, named) || isMasteryAlone(text, statement, named)) return true;
  if (PROSE.has(section)) return cues.some(isModal) || (!says(text, statement, OTHERS) && (ofReader() || isSoughtWith(text, statement)));
  return (section === "duties" || section === "conditions") && cues.some((cue) => isPlain(text, cue));
}

/** "An opening for a family lawyer with five years at the bar", "necesita un cocinero con experiencia": what stands behind who is sought. */
function isSoughtWith(text: JobText, { from, to }: Statement): boolean {
  const wanted = wantedIn(text, from, to);
  return wanted !== undefined && wanted.to < to - 1 && WITH.test(foldedAt(text, wanted.to)) && !/[.;:(]/.test(gapBefore(text, wanted.to));
}

/** Words that ask even among duties and terms: "must", "is required", "is a plus". */
function isPlain(text: JobText, { value, from, to }: Hit<Cue>): boolean {
  if (value === "must") return text.words.slice(from, to).some((word) => HARD.has(word.folded));
  return value.endsWith("After") && to - from > 1;
}

/** Under a heading that asks, only offers, instructions and sentences about others ask for nothing. */
function isRequestInList(text: JobText, statement: Statement, modal: boolean, named: ReadonlySet<number>): boolean {
  const { item, bullet, from, to } = statement;
  const ours = FIRST_PERSON.test(foldedAt(text, from)) && (!bullet || foldedAt(text, from) === "we") && !seeksSomebody(text, statement);
  if (!modal && (ours || isDuty(text, statement) || says(text, statement, TOLD) || isTelling(text, statement, named))) return false;
  const said = phraseAt(OFFER, text.words, from, to);
  const offer = said && named.has(said.from) && named.has(said.to) && gapBefore(text, said.to) === " " ? undefined : said;
  const isProse = !modal && !bullet && to - from > LONG_ITEM;
  if (isProse && says(text, statement, NOISE) && !asksReader(text, statement)) return false;
  if (item)
    return (!offer || (modal && offer.value.startsWith("if "))) && !((!bullet || to - from > LONG_ITEM) && instructs(text, statement));
  return !instructs(text, statement) && (modal || !says(text, statement, NOISE));
}
