import lexicon from "../../data/resume/certificates.json";
import { fold, remember } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { hasTitleWord } from "../work/titles.ts";

const likely = toPhraseSet([...lexicon.words, ...lexicon.sure, ...lexicon.endings].map(fold));
const sure = toPhraseSet(lexicon.sure.map(fold));
const issuers = toPhraseSet(lexicon.issuers.map(fold));
const codes = new RegExp(lexicon.codes.join("|"), "u");
const driving = toPhraseSet(lexicon.driving);
const endings = new Set(lexicon.endings);

/** A word that certificates share with other things, or surely theirs. */
export const hasCertificateWord = remember(
  (text): boolean => findPhrases(likely, toWords(text)).length > 0 || hasCode(text) || isGraded(text),
);

/** Words that name a certificate and never a course of study, a skill or a job. */
export const namesCertificate = (text: string): boolean => findPhrases(sure, toWords(text)).length > 0 || hasCode(text) || isGraded(text);

/** "HLTAID011", "NR-35", "AZ-900": the number of a unit, a rule or an exam. */
const hasCode = (text: string): boolean => codes.test(text);

/** "Radiation safety certificate (2019)": the noun at the end says what it is. */
export function endsAsCertificate(text: string): boolean {
  const last = toWords(text.replace(/\s*\([^()]*\)\s*$|[,\s]+(?:19|20)\d\d\s*$/g, ""));
  return last.length > 1 && endings.has(last.at(-1)?.key ?? "");
}

/** "Forklift operator" and "Rigger (IPAF)" are jobs, "fire marshal" the name of a certificate to its end. */
export function namesJob(text: string): boolean {
  const bare = text.replace(/(?<=\S)\s*\([^()]*\)?\s*$/, "");
  const words = toWords(namesCertificate(bare) ? text : bare);
  const last = words.at(-1);
  return (
    last !== undefined && hasTitleWord(text.slice(last.start, last.end)) && !findPhrases(sure, words).some(({ end }) => end === last.end)
  );
}

const LEVEL = /\b(?:level|grade|stufe|niveau|nivel|nível|livello)\b|\b(?:19|20)\d\d\b/i;

/** A sure name with a level, a year or a code: no skill of that name. */
export const isDistinct = (text: string): boolean => namesCertificate(text) && (LEVEL.test(text) || hasCode(text));

const GRADED = /^\p{Lu}.*\s(?:Level|Grade|Tier|Stufe|Niveau|Nivel|Nível|Livello)\s(?:\d|[A-E]|I{1,3})$/u;

/** "PSIRA Grade A", "Fear Free Level 2" */
const isGraded = (text: string): boolean => GRADED.test(text.replace(/\s*\([^()]*\)\s*$|[,\s]+(?:19|20)\d\d\s*$/g, "").trim());

export const isIssuerAlone = (words: string): boolean =>
  findPhrases(issuers, toWords(words)).some((hit) => hit.at === 0 && hit.words === toWords(words).length);
export const isIssuer = (words: string): boolean => findPhrases(issuers, toWords(words)).some((hit) => hit.at === 0);

/** The licence of a car, which stands among personal data as well. */
export const isDrivingLicence = (text: string): boolean => findPhrases(driving, toWords(text)).length > 0;
