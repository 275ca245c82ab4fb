import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import { hasCertificateWord } from "./certificates.ts";

const sure = toPhraseSet(lexicon.sure.map(fold));
const trainingWords = new Set(lexicon.trainingHeadings);

const SHORT = 10;
const LONGEST_PAPER = 8;
/** "Papers" may be publications or licences. */
const isAllCertificates = (rows: readonly Row[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => row.wordCount <= LONGEST_PAPER) &&
  rows.filter((row) => hasCertificateWord(row.words)).length * 2 >= rows.length;

const MIXED_HEADING = /qualif|certif|licen|train|credential|weiterb|kurs|diplom|title|titul/i;

/** Certificates under headings such as "Qualifications", "Training" or "Other", or among courses of study, get a section of their own. */
export function partCertificates(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  return sections.flatMap((part) => {
    if (part.section === "publications" && isAllCertificates(part.rows)) return [{ ...part, section: "certifications" as const }];
    if (part.section !== "other" && part.section !== "education") return [part];
    if (part.section === "education" && isTraining(part, signs)) return [{ ...part, section: "certifications" as const }];
    const mixed = part.section === "other" || MIXED_HEADING.test(part.heading?.words ?? "");
    const isCertificate = (row: Row) => isListed(row, signs[row.index]) && (isSure(row) || (mixed && isLikely(row, signs[row.index])));
    const certificates = part.rows.filter(isCertificate);
    if (certificates.length === 0) return [part];
    return [
      { ...part, rows: part.rows.filter((row) => !isCertificate(row)) },
      { section: "certifications" as const, rows: certificates },
    ];
  });
}

const isListed = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && row.wordCount <= SHORT && !sign.contact && !sign.hasRange && !/[.!?]$/.test(row.words);

/** Words that name a certificate and never a course of study. */
const isSure = (row: Row): boolean => findPhrases(sure, toWords(row.words)).length > 0;

const isLikely = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && hasCertificateWord(row.words) && !sign.degree && !sign.institution;

/** "Training", "Courses and licences": no degree, school or period below. */
function isTraining({ heading, rows }: SectionRows, signs: readonly Signs[]): boolean {
  if (
    !heading ||
    heading.content ||
    !toHeadingKey(heading.words)
      .split(/[ /]+/)
      .every((word) => trainingWords.has(word))
  )
    return false;
  return rows.some(isSure) && rows.every((row) => isSure(row) || (isListed(row, signs[row.index]) && !isStudy(signs[row.index])));
}

const isStudy = (sign: Signs | undefined): boolean => sign === undefined || sign.degree || sign.institution;
