import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { isPersonalLine } from "../contact/name.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { hasCertificateWord } from "./certificate-names.ts";
import { isLanguageLine } from "./language-pieces.ts";

const labels = new Set(lexicon.otherLabels.map(fold));
const openers = toPhraseSet(lexicon.otherOpeners.map(fold));
const honours = new RegExp(`(?<!\\p{L})(?:${lexicon.honours.join("|")})(?!\\p{L})`, "iu");
const pages = new RegExp(`^(?:${lexicon.pageWords.join("|")})\\W*$`, "iu");

/**
 * "Next of kin: Ada (trader)", "Own van", "Employee of the Month", "English good, Igbo mother tongue": what stands below certificates and
 * is plainly something else, as long as it names no certificate itself.
 */
export const isNoPaper = (row: Row, sign: Signs | undefined): boolean =>
  pages.test(row.words) || (!hasCertificateWord(row.words) && (isLanguageLine(row) || isOfPerson(row) || isWork(row, sign)));

const isOfPerson = ({ words, folded }: Row): boolean =>
  isPersonalLine(folded) ||
  namesOther(words) ||
  /@[\p{L}\p{N}-]+\./u.test(words) ||
  honours.test(words) ||
  opensOther(words) ||
  isCount(words);

/** "Own van", "Would like to train as …" */
export const opensOther = (words: string): boolean => phraseAt(openers, toWords(words), 0) !== undefined;

/** "Hobby: draughts", alone or behind a paper. */
export const namesOther = (words: string): boolean => labels.has(fold(/^([^:]{3,40}?)\s*:/.exec(words)?.[1] ?? ""));

/** "Turbine    4,400    4,400": amounts in columns, which are no years. */
const isCount = (words: string): boolean => /(?:\s{2,}\d{1,3}(?:[.,]\d{3})*){2,}$/.test(words);

/** "2011-2015: Mechanic at Hale Motors": a job, where and when. */
const isWork = ({ words }: Row, sign: Signs | undefined): boolean =>
  sign?.title === true && sign.hasRange && sign.ranges[0]?.start === 0 && EMPLOYED.test(words);

const EMPLOYED = /\s(?:at|with|for|bei|chez|presso|bij)\s+(?:the\s+)?\p{Lu}/u;
