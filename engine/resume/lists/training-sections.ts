import lexicon from "../../data/resume/certificates.json";
import { findDegrees, hasInstitutionWord } from "../education/degrees.ts";
import { toWords } from "../phrases.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import { namesCertificate } from "./certificate-names.ts";
import { namesLanguage } from "./spoken-languages.ts";

const trainingWords = new Set(lexicon.trainingHeadings);
const SHORT = 10;

/** "Training", "Courses and licences": no degree, school or period below; a school may hold a course where studies have a section of their own. */
export function isTraining(part: SectionRows, signs: readonly Signs[], sections: readonly SectionRows[]): boolean {
  const { heading, rows } = part;
  if (!heading || heading.content || rows.length === 0) return false;
  const words = toHeadingKey(heading.words).split(/[ /]+/);
  if (!words.every((word) => trainingWords.has(word))) return false;
  const studiesElsewhere = sections.some((other) => other !== part && other.section === "education" && holdsStudies(other, signs));
  if (studiesElsewhere) return rows.every((row) => isTold(row, signs[row.index]));
  return rows.some(({ words }) => namesCertificate(words)) && rows.every((row) => isTrained(row, signs[row.index]));
}

const holdsStudies = ({ rows }: SectionRows, signs: readonly Signs[]): boolean =>
  rows.some(({ index, words }) => signs[index]?.degree === true && isCourse(words));

/** A short line without a degree or a period of years. */
const isTold = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && (namesSurely(row, sign) || (isListed(row, sign) && !isCourse(row.words)));

const isTrained = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && (namesSurely(row, sign) || (isListed(row, sign) && !isStudy(sign)));

export const isStudy = (sign: Signs): boolean => sign.degree || sign.institution;

export const namesSurely = (row: Row, sign: Signs): boolean =>
  namesCertificate(row.words) && !namesLanguage(row.words) && !(isStudy(sign) && isCourse(row.words));

/** "BTEC Level 3", "Master of Food Safety": a degree by more than the word certificate. */
const isCourse = (words: string): boolean =>
  findDegrees(words).some(({ start, end }) => !/^(?:cert|zertif|attest|habil|curso|qualif|licen)/i.test(words.slice(start, end)));

/** Words of a name: "First Aid (12 hrs) - St John Ambulance - March 2025" has six. */
export const lengthOf = (row: Row, sign: Signs): number =>
  toWords(withoutRanges(row.words, sign.ranges).replace(/\([^()]*\)/g, " ")).length;

export const isListed = (row: Row, sign: Signs): boolean =>
  lengthOf(row, sign) <= SHORT && !sign.contact && !sign.hasRange && !SENTENCES.test(row.words);

/** "N.Y.S.C. Certificate", "Reg. No. 44" are no two sentences. */
export const SENTENCES = /[!?]$|(?<=\p{L}{4}|[\d)])\.\s+\p{Lu}/u;

const BACHELOR = 6;
/** "Master Gardener", "Scrum Master": no degree unless its field stands behind. */
const BARE = /^(?:master|doctor|bachelor|magister|docteur|meister)$/i;
const FIELD_BEHIND = /^\s+(?:of|in|en|em|di|de|d['’]|in der|für)/iu;

/** Below "Courses" may stand what was studied: a degree at its school or over years, and beside one the school before. */
export function partStudiesOf(part: SectionRows, signs: readonly Signs[]): SectionRows[] {
  const studies = new Set(part.rows.filter((row) => isDegreeAtSchool(row, signs[row.index])));
  if (studies.size === 0) return [part];
  for (const row of part.rows) if (opensWithDegree(row.words) !== undefined && isAtSchool(signs[row.index])) studies.add(row);
  return [
    { ...part, rows: part.rows.filter((row) => !studies.has(row)) },
    { section: "education", rows: [...studies].sort((one, other) => one.index - other.index) },
  ];
}

const isAtSchool = (sign: Signs | undefined): boolean => sign !== undefined && (sign.institution || sign.hasRange);
const isDegreeAtSchool = (row: Row, sign: Signs | undefined): boolean =>
  ((opensWithDegree(row.words) ?? 0) >= BACHELOR || isDegreeBehindSchool(row.words)) && isAtSchool(sign) && !namesCertificate(row.words);

const ASSOCIATE = 5;
/** "Del Mar Bay College, Associate of Arts, 2012" */
const isDegreeBehindSchool = (words: string): boolean =>
  findDegrees(words).some(({ value, start, end }) => {
    const before = words.slice(0, start);
    return value >= ASSOCIATE && !BARE.test(words.slice(start, end)) && /[,–-]\s*$/.test(before) && hasInstitutionWord(before);
  });

/** The level of a degree that opens the line. */
function opensWithDegree(words: string): number | undefined {
  const hit = findDegrees(words).find(({ at }) => at === 0);
  if (!hit || /^(?:cert|zertif|attest|habil|curso|qualif|licen)/i.test(words)) return undefined;
  return BARE.test(words.slice(hit.start, hit.end)) && !FIELD_BEHIND.test(words.slice(hit.end)) ? undefined : hit.value;
}
