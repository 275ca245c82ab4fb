import lexicon from "../../data/resume/certificates.json";
import { fold } from "../../text/index.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import { cutRow, type Row } from "../rows.ts";
import { readHeading, toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import { hasCertificateWord } from "./certificates.ts";
import { namesLanguage } from "./spoken-languages.ts";

const sureWords = toPhraseSet(lexicon.sure.map(fold));
const trainingWords = new Set(lexicon.trainingHeadings);

const SHORT = 10;
const LONGEST_PAPER = 8;
/** "Papers" may be publications or licences. */
const isAllCertificates = (rows: readonly Row[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => row.wordCount <= LONGEST_PAPER) &&
  rows.filter((row) => hasCertificateWord(row.words)).length * 2 >= rows.length;

const LONGEST_LINE = 240;
const MIXED_HEADING = /qualif|profession|profesion|certif|licen|train|credential|weiterb|kurs|diplom|title|titul/i;

/** Certificates under headings such as "Qualifications", "Training" or "Other", among courses of study, skills or last lines get a section of their own. */
export function partCertificates(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  return sections.flatMap((part) => {
    if (part.section === "publications" && isAllCertificates(part.rows)) return [{ ...part, section: "certifications" as const }];
    if (part.section === "education" && isTraining(part, signs)) return [{ ...part, section: "certifications" as const }];
    if (part.section === "certifications" || part.section === "references" || part.section === "projects") return [part];
    const certificates = findCertificates(part, signs);
    if (certificates.size === 0) return [part];
    return [
      { ...part, rows: part.rows.filter((row) => !certificates.has(row)) },
      { section: "certifications" as const, rows: [...certificates].map(([, cut]) => cut) },
    ];
  });
}

/** Rows of certificates with what of them names the certificates. */
function findCertificates(part: SectionRows, signs: readonly Signs[]): Map<Row, Row> {
  const { section, rows } = part;
  const first = section === "experience" || section === "volunteering" ? lastLines(rows, signs) : 0;
  const isOne = section === "education" || section === "other" ? amongStudies(part) : amongOthers(section === "experience");
  const found = new Map<Row, Row>();
  for (const [i, row] of rows.entries()) {
    const [sign, above] = [signs[row.index], rows[i - 1]];
    const content = behindLabel(row);
    if (content) found.set(row, content);
    else if (i < first) continue;
    else if (isSeveral(row, sign)) found.set(row, withoutLabel(row));
    else if (isOne(row, sign, above !== undefined && found.has(above))) found.set(row, row);
  }
  return found;
}

/** Where the lines behind the last role begin that stand in a block of their own. */
function lastLines(rows: readonly Row[], signs: readonly Signs[]): number {
  const last = rows.findLastIndex((row) => signs[row.index]?.hasRange);
  const at = rows.findIndex((row, i) => i > last && row.opensBlock && !row.bullet);
  return last < 0 || at < 0 ? rows.length : at;
}

type Reading = (row: Row, sign: Signs | undefined, belowOne: boolean) => boolean;

function amongStudies({ section, heading }: SectionRows): Reading {
  const mixed = section === "other" || MIXED_HEADING.test(heading?.words ?? "");
  return (row, sign, belowOne) => {
    if (!isListed(row, sign)) return false;
    if (isSure(row) || ((mixed || isDatedAcronym(row, sign)) && isLikely(row, sign))) return true;
    return belowOne && !row.opensBlock && section === "education" && !isStudy(sign) && !namesLanguage(row.words);
  };
}

const amongOthers =
  (roles: boolean): Reading =>
  (row, sign) =>
    !(roles && row.bullet) && ((roles && isListed(row, sign) && isSure(row)) || isNamedSo(row, sign));

const LABEL = /^([^:–]{3,40}?)\s*:\s+/;

/** "Tickets: First Aid, White Card", "Scheine | Kranschein": what stands behind a label that is a heading of certificates. */
function behindLabel(row: Row): Row | undefined {
  const [cell, second] = row.cells;
  const length = LABEL.exec(row.words)?.[0].length ?? (cell && second ? second.start - row.start : 0);
  if (length === 0 || row.bullet) return undefined;
  const label = readHeading(row.words.slice(0, length).replace(/[\s:]+$/, ""));
  return label?.section === "certifications" && label.exact && hasCertificateWord(row.words.slice(length))
    ? cutRow(row, { start: row.start + length, end: row.end })
    : undefined;
}

/** "PSIRA Grade A (2020); First Aid Level 2": parts most of which are certificates by their words. */
function isSeveral(row: Row, sign: Signs | undefined): boolean {
  if (!sign || row.bullet || row.words.length > LONGEST_LINE || sign.contact || sign.hasRange || sign.degree || namesLanguage(row.words))
    return false;
  const mark = row.words.includes("; ") ? /;\s/ : /,\s(?![^(]*\))|\.(?:\s|$)/;
  const parts = row.words.split(mark).filter((part) => /\p{L}/u.test(part));
  const named = parts.filter(hasCertificateWord).length;
  const sure = parts.some((part) => findPhrases(sureWords, toWords(part)).length > 0);
  return (
    (sure || named === parts.length) &&
    parts.length > 1 &&
    named * 2 > parts.length &&
    parts.every((part) => part.split(/\s+/).length <= LONGEST_PAPER)
  );
}

/** "CPA (Illinois), 2014" */
const isDatedAcronym = (row: Row, sign: Signs | undefined): boolean => sign?.hasDate === true && /^\p{Lu}{2,6}\b/u.test(row.words);

/** "Professional: PMP, CSM" */
function withoutLabel(row: Row): Row {
  const length = LABEL.exec(row.words)?.[0].length ?? 0;
  return length === 0 ? row : cutRow(row, { start: row.start + length, end: row.end });
}

/** "Radiation safety certificate (2019)" */
const isNamedSo = (row: Row, sign: Signs | undefined): boolean =>
  isListed(row, sign) && !sign?.institution && row.cells.length === 1 && NAMED_SO.test(row.words) && /^\p{Lu}/u.test(row.words);
const NAMED_SO = /^\p{L}.{2,80} (?:certificate|licence|license|certification)(?: \((?:19|20)\d\d\))?$/iu;

const isListed = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && row.wordCount <= SHORT && !sign.contact && !sign.hasRange && !/[.!?]$/.test(row.words);

/** Words that name a certificate and never a course of study. */
const isSure = (row: Row): boolean => findPhrases(sureWords, toWords(row.words)).length > 0;

const isLikely = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined && hasCertificateWord(row.words) && !sign.degree && !sign.institution;

/** "Training", "Courses and licences": no degree, school or period below. */
function isTraining({ heading, rows }: SectionRows, signs: readonly Signs[]): boolean {
  if (
    !heading ||
    !toHeadingKey(heading.words)
      .split(/[ /]+/)
      .every((word) => trainingWords.has(word))
  )
    return false;
  return (
    rows.some((row) => isSure(row) || hasCertificateWord(row.words)) &&
    rows.every((row) => isSure(row) || (isListed(row, signs[row.index]) && !isStudy(signs[row.index])))
  );
}

const isStudy = (sign: Signs | undefined): boolean => sign === undefined || sign.degree || sign.institution;
