import lexicon from "../../data/resume/certificates.json";
import { readTrailingLocation } from "../contact/locations.ts";
import { findDegrees, findScoreWord } from "../education/degrees.ts";
import { findPhrases, phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import { cutRow, type Row } from "../rows.ts";
import { readHeading, toHeadingKey } from "../sections/headings.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Section } from "../types.ts";
import { endsAsCertificate, hasCertificateWord, isDistinct, isDrivingLicence, namesCertificate, namesJob } from "./certificate-names.ts";
import { cut, EXTRA } from "./certificate-parts.ts";
import { findMembership } from "./memberships.ts";
import { opensOther } from "./no-papers.ts";
import { findLanguages, namesLanguage } from "./spoken-languages.ts";
import { isListed, isStudy, isTraining, lengthOf, namesSurely, partStudiesOf, SENTENCES } from "./training-sections.ts";

const trainingWords = new Set(lexicon.trainingHeadings);
const SHORT = 10;
const LONGEST_PAPER = 8;
const LONGEST_PIECE = 8;
const MIXED_HEADING = /qualif|certif|licen|train|credential|regist|\bcards?\b|ticket|permit|weiterb|kurs|diplom|title|titul|profession/i;
const CLOSED: ReadonlySet<Section> = new Set<Section>(["certifications", "languages", "references", "projects", "publications"]);
/** Print so much larger than the text opens something else, such as the name above the next column. */
const LARGE = 1.5;

/** Certificates under headings such as "Qualifications", "Training" or "Other", or among the lines of other sections, get a section of their own. */
export function partCertificates(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  return sections.flatMap((part) => {
    if (part.section === "certifications") return partLargePrint(partLabelledStudies(part).flatMap((one) => partStudiesOf(one, signs)));
    if (part.section === "publications" && isAllCertificates(part.rows.filter((row) => signs[row.index]?.degree !== true)))
      return partStudiesOf({ ...part, section: "certifications" }, signs);
    if (part.section === "education" && isTraining(part, signs, sections)) return [{ ...part, section: "certifications" as const }];
    const first = part.heading ? 0 : part.rows.findIndex(({ index }) => signs[index]?.hasRange);
    const found = part.rows.map((row, i) =>
      CLOSED.has(part.section) ? announced(row) : certificatesOf(row, holderOf(row, part, i < first), signs[row.index]),
    );
    if (isMixed(part)) takeBetween(found, part, signs);
    takeNotes(found, part.rows);
    const certificates = found.flatMap(({ rows }) => rows);
    if (certificates.length === 0) return [part];
    return [
      { ...part, rows: part.rows.filter((_, i) => found[i]?.whole !== true) },
      { section: "certifications" as const, rows: certificates },
    ];
  });
}

/** "learnt at: Hale College, BTEC Level 3 Lighting" among papers. */
function partLabelledStudies(part: SectionRows): SectionRows[] {
  const told = part.rows.flatMap((row) => {
    const [whole = "", label = ""] = LABEL.exec(row.words) ?? [];
    const reading = whole === "" || hasCertificateWord(label) ? undefined : readHeading(label);
    const isTraining = toHeadingKey(label)
      .split(" ")
      .every((word) => trainingWords.has(word));
    return reading?.exact && reading.section === "education" && !isTraining
      ? [{ row, study: cutRow(row, { start: row.start + whole.length, end: row.end }) }]
      : [];
  });
  if (told.length === 0) return [part];
  return [
    { ...part, rows: part.rows.filter((row) => !told.some((one) => one.row === row)) },
    { section: "education", rows: told.map(({ study }) => study) },
  ];
}

const isMixed = ({ section, heading }: SectionRows): boolean =>
  section === "other" || (section === "education" && MIXED_HEADING.test(heading?.words ?? ""));

/** Below "Qualifications" a short line beside a certificate is one as well ("Makaton Level 1 & 2"), unless it tells of a study; a driving licence stands beside anything. */
function takeBetween(found: Found[], { rows }: SectionRows, signs: readonly Signs[]): void {
  const isTaken = (i: number) => found[i]?.whole === true;
  const take = (i: number) => {
    const row = rows[i];
    if (row && !isTaken(i) && isPlainName(row, signs[row.index])) found[i] = { rows: [row], whole: true };
  };
  const isApart = (i: number) =>
    (rows[i]?.opensBlock === true && rows[i - 1]?.opensBlock === false) ||
    rows[i]?.bullet !== rows[i - 1]?.bullet ||
    rows[i]?.bold !== rows[i - 1]?.bold;
  const draws = (i: number) => isTaken(i) && !isDrivingLicence(rows[i]?.words ?? "");
  for (let i = 1; i < rows.length; i++) if (draws(i - 1) && !isApart(i)) take(i);
  for (let i = rows.length - 2; i >= 0; i--) if (draws(i + 1) && !isApart(i + 1)) take(i);
}

/** "(working towards)" below a paper is about it. */
function takeNotes(found: Found[], rows: readonly Row[]): void {
  for (const [i, row] of rows.entries()) {
    const above = found[i - 1]?.whole === true ? found[i - 1]?.rows.at(-1) : undefined;
    if (above?.end !== row.start - 1 || found[i]?.whole === true || !/^\([^()]+\)$/.test(row.words)) continue;
    found[i - 1]?.rows.splice(-1, 1, joinNote(above, row));
    found[i] = { rows: [], whole: true };
  }
}

const joinNote = (above: Row, note: Row): Row => ({
  ...above,
  end: note.end,
  words: `${above.words} ${note.words}`,
  folded: `${above.folded} ${note.folded}`,
  wordCount: above.wordCount + note.wordCount,
  cells: [{ start: above.start, end: note.end }],
});

const noPapers = toPhraseSet(lexicon.noPapers);

/** Neither school nor degree nor what stands below one: a grade, a subject behind a label, a place, a car. */
const isPlainName = (row: Row, sign: Signs | undefined): boolean =>
  sign !== undefined &&
  isListed(row, sign) &&
  !isStudy(sign) &&
  findPhrases(noPapers, toWords(row.words)).length === 0 &&
  /^[\p{Lu}\d]/u.test(row.words) &&
  !LABEL.test(row.words) &&
  !namesLanguage(row.words) &&
  findScoreWord(row.words) === undefined &&
  readTrailingLocation(row.words, 0) === undefined &&
  row.wordCount <= LONGEST_PAPER;

/** "Papers" may be publications or licences. */
function isAllCertificates(rows: readonly Row[]): boolean {
  const pieces = rows.flatMap((row) => toPieces(row));
  return (
    pieces.length > 0 &&
    pieces.every((piece) => piece.wordCount <= LONGEST_PAPER) &&
    pieces.filter((piece) => hasCertificateWord(piece.words)).length * 2 >= pieces.length
  );
}

const partLargePrint = (parts: readonly SectionRows[]): SectionRows[] =>
  parts.flatMap((part) => (part.section === "certifications" ? cutAtLargePrint({ ...part, rows: part.rows.map(withoutRunIn) }) : [part]));

function cutAtLargePrint(part: SectionRows): SectionRows[] {
  const at = part.rows.findIndex(({ scale }) => scale > LARGE);
  if (at < 1) return [part];
  return [
    { ...part, rows: part.rows.slice(0, at) },
    { section: "contact", rows: part.rows.slice(at) },
  ];
}

/** The certificates of a line, and whether it holds nothing else. */
type Found = { rows: Row[]; whole: boolean };
const NONE: Found = { rows: [], whole: false };

function certificatesOf(row: Row, part: SectionRows, sign: Signs | undefined): Found {
  const certain = amongStudies(row, part, sign) ?? announced(row);
  if (certain.rows.length > 0) return certain;
  if (!hasCertificateWord(row.words) || opensOther(row.words)) return NONE;
  const labelled = behindLabel(row, part.section);
  if (labelled) return { rows: [labelled], whole: true };
  const pieces = toPieces(row);
  if (!sign || (sign.prose && row.wordCount > pieces.length * LONGEST_ON_AVERAGE && lengthOf(row, sign) > SHORT)) return NONE;
  if (part.section === "experience") return listedInWork(row, sign, pieces);
  if (part.section !== "contact" && part.section !== "summary" && isCertificate(row, part, sign))
    return { rows: [cutRow(row, { start: row.start + ownLabel(row.words), end: row.end })], whole: true };
  if (
    part.section === "contact" &&
    row.index > 1 &&
    isListed(row, sign) &&
    namesSurely(row, sign) &&
    isPiece(pieces[0] ?? row, part.section) &&
    pieces.length === 1
  )
    return { rows: [row], whole: true };
  return listedPieces(row, part, pieces);
}

/** The parts of a line that are papers: all of it among studies, beside other things elsewhere. */
function listedPieces(row: Row, { section }: SectionRows, pieces: readonly Row[]): Found {
  const sure = pieces.length > 1 && row.index > 0 ? surePieces(pieces, section) : [];
  if (isAllPapers(pieces, sure, section))
    return { rows: [cutRow(row, { start: sure[0]?.start ?? row.start, end: row.end })], whole: section === "education" };
  const listed = sure.length > 0 && section === "contact" ? pieces.filter((piece) => sure.includes(piece) || isShortName(piece)) : sure;
  return { rows: listed, whole: section === "education" && listed.length === pieces.length && listed.length > 0 };
}

/** "CPL(A), Instrument Rating, Low level": between two papers of a list, or behind the first of them, stand papers. */
const isAllPapers = (pieces: readonly Row[], sure: readonly Row[], section: Section): boolean =>
  section !== "skills" &&
  section !== "interests" &&
  pieces.length > 2 &&
  sure.length > 1 &&
  sure.length * 2 >= pieces.length &&
  sure[0] === pieces[0] &&
  pieces.every(
    (piece) =>
      sure.includes(piece) ||
      (toWords(piece.words.replace(/\([^()]*\)?/g, " ")).length <= MOST_WORDS_OF_NAME &&
        !namesJob(piece.words) &&
        !namesLanguage(piece.words) &&
        !isDrivingLicence(piece.words) &&
        findPhrases(noPapers, toWords(piece.words)).length === 0),
  );

/** One written small among what are no papers is none: "developing cones, confined space entry, toolbox talks". */
function surePieces(pieces: readonly Row[], section: Section): Row[] {
  const sure = pieces.filter((piece) => isPiece(piece, section));
  return sure.length * 2 >= pieces.length ? sure : sure.filter(({ words }) => !/^\p{Ll}/u.test(words) || isDistinct(words));
}

/** "Guild of Payroll Clerks, member since 2015" among the studies: the body, which taught nothing; and lines that can be no study. */
function amongStudies(row: Row, part: SectionRows, sign: Signs | undefined): Found | undefined {
  if (part.section !== "education" || !sign) return undefined;
  if (sign.degree) return isNumbered(row, sign) ? { rows: [row], whole: true } : undefined;
  const body = findMembership(row.words);
  if (body > 1) return { rows: [cutRow(row, { start: row.start, end: row.start + body })], whole: true };
  return isTrainingList(row, part) || isRenewed(row, sign) || isCourseList(row) || isNumbered(row, sign)
    ? { rows: [row], whole: true }
    : undefined;
}

/** "Platoon Leader Course, 2019. Unit Armorer (80 hrs), 2012.": courses, each with its year or length. */
function isCourseList({ words }: Row): boolean {
  const told = words.split(SENTENCE_ENDS).filter((sentence) => toWords(sentence).length > 0);
  const dated = told.filter((sentence) => DATED.test(sentence));
  return (
    dated.length > 1 &&
    dated.length * 2 > told.length &&
    told.every((sentence) => toWords(sentence).length <= LONGEST_PAPER && findDegrees(sentence).length === 0)
  );
}
const SENTENCE_ENDS = /\.(?:\s+(?=\p{Lu})|$)/u;
const DATED = /\b(?:19|20)\d\d\W*$|\(\d{1,4} ?h(?:ou)?rs?\)\W*$/;

/** "Professional Teacher, Reg. No. AK/55": what has a number was no course of study. */
const isNumbered = (row: Row, sign: Signs): boolean =>
  !sign.institution && lengthOf(row, sign) <= SHORT && NUMBERED.test(row.words) && findDegrees(row.words)[0]?.at !== 0;
const NUMBERED =
  /[,;(–-]\s*(?:reg(?:istration)?|cert(?:ificate)?|licen[cs]e|card|permit|ticket)\.? ?(?:no|nr|number|#|n[.º°])\.?:?\s*[\p{Lu}\d]/iu;

/** "Sonstiges: Staplerschein, Führerschein B" below the last role is no work, nor is what stands above the first. */
function holderOf(row: Row, part: SectionRows, aboveRoles: boolean): SectionRows {
  if (aboveRoles && part.section === "experience") return { ...part, section: "contact" };
  const label = part.section === "experience" ? LABEL.exec(row.words)?.[1] : undefined;
  const reading = label === undefined ? undefined : readHeading(label);
  return reading?.exact && reading.section === "other" ? { ...part, section: "other" } : part;
}

const RENEWED =
  /[,;(–-]\s*(?:re-?certified|recertification|renewed|last renewed|valid (?:until|to|through|till)|expires|exp\.?|erneuert|gültig bis|renouvelée?|valable jusqu['’]\p{L}+|renovad[oa]|válid[oa] (?:hasta|até)|rinnovat[oa]|valid[oa] fino al?|vernieuwd|geldig tot)\s+(?:in\s+)?\P{L}*(?:\p{L}{3,9}\.?\s)?\P{L}*\d{4}\)?$/iu;

/** "Heat Pump Service, recertified 2024" among the studies: what has to be renewed was no course of study. */
const isRenewed = (row: Row, sign: Signs): boolean => lengthOf(row, sign) <= SHORT && RENEWED.test(row.words);

const FEWEST_OF_LIST = 3;
/** "Data Protection for Managers; Public Spending Code; Minute Taking" below "Training". */
function isTrainingList(row: Row, { heading }: SectionRows): boolean {
  if (!heading || row.words.split(";").length < FEWEST_OF_LIST) return false;
  const isHeaded = toHeadingKey(heading.words)
    .split(" ")
    .every((word) => trainingWords.has(word));
  return isHeaded && isShortList(row) && toPieces(row).every(({ words }) => !namesLanguage(words));
}

const ANNOUNCED =
  /(?:^[[*_]*|(?<=[\s)]))(\p{Lu}[\p{L}']+(?: (?:and|und|et|y|e|en|&) \p{L}+| \p{L}+)?)(?:\]|\s*:|(?<=^\S+)\s+[-–](?=\s))\**\s+(?=\S)/gu;

/** "Licences: forklift" wherever it stands, "**Certs:** ISTQB", "Languages: Dutch Certification: Six Sigma". */
function announced(row: Row): Found {
  const cell = row.cells.length === 2 ? row.cells[1] : undefined;
  const beside =
    cell && isSureLabel(row.words.slice(0, cell.start - row.start)) ? cutRow(row, { start: cell.start, end: row.end }) : undefined;
  if (beside && isShortList(beside)) return { rows: [beside], whole: true };
  const hit = [...row.words.matchAll(ANNOUNCED)].find(([, label = ""]) => isSureLabel(label));
  if (!hit) return NONE;
  const content = cutRow(row, { start: row.start + hit.index + hit[0].length, end: row.end });
  return isShortList(content) ? { rows: [content], whole: hit.index === 0 } : NONE;
}

const LONGEST_ON_AVERAGE = 5;
const MOST_WORDS_OF_NAME = 4;
const isShortName = ({ words, wordCount }: Row): boolean =>
  wordCount <= MOST_WORDS_OF_NAME && hasCertificateWord(words) && !namesJob(words) && !isDrivingLicence(words);

/** The length of a label in front that names no certificate itself: "Professional: COREN registered, PMP". */
function ownLabel(words: string): number {
  const [whole = "", label = ""] = LABEL.exec(words) ?? [];
  return hasCertificateWord(label) || !hasCertificateWord(words.slice(whole.length)) ? 0 : whole.length;
}

/** "Certifications ACLS (2024) | PALS": without the heading that runs into them. */
function withoutRunIn(row: Row): Row {
  const first = /^\p{L}+(?=\s+\p{Lu})/u.exec(row.words)?.[0] ?? "";
  const reading = readHeading(first);
  const content = cutRow(row, { start: row.start + first.length + 1, end: row.end });
  return reading?.exact && reading.section === "certifications" && !hasCertificateWord(row.words.slice(0, first.length + 1))
    ? content
    : row;
}

const LABEL = /^\[?([\p{L}][^:\]]{2,40}?)(?:\]|\s*:)\s+(?=\S)/u;

/** "Tickets: White Card, forklift" */
function behindLabel(row: Row, section: Section): Row | undefined {
  const [whole = "", label = ""] = LABEL.exec(row.words) ?? [];
  const cell = row.cells.length === 2 ? row.cells[1] : undefined;
  const start = whole ? row.start + whole.length : (cell?.start ?? row.end);
  const words = whole ? label : row.words.slice(0, (cell?.start ?? row.start) - row.start);
  if (start >= row.end || !isCertificateLabel(words, section)) return undefined;
  const content = cutRow(row, { start, end: row.end });
  return hasCertificateWord(content.words) || (isSureLabel(words) && isShortList(content)) ? content : undefined;
}

const sureLabels = new Set(lexicon.sureLabels);
const isSureLabel = (label: string): boolean => sureLabels.has(toHeadingKey(label));

/** What stands behind "Tickets:" are tickets, whether a list knows them or not, as long as it is no sentence. */
const isShortList = (row: Row): boolean =>
  !/[!?]/.test(row.words) && !SENTENCES.test(row.words) && toPieces(row).every(({ wordCount }) => wordCount <= LONGEST_PIECE);

function isCertificateLabel(words: string, section: Section): boolean {
  const reading = readHeading(words);
  if (reading?.section === "certifications") return reading.exact || section !== "experience";
  return (
    section !== "experience" &&
    reading?.section === "education" &&
    toHeadingKey(words)
      .split(" ")
      .every((word) => trainingWords.has(word))
  );
}

/** A line of nothing but certificates among roles: "PSIRA Grade A (2020); First Aid Level 2". */
function listedInWork(row: Row, sign: Signs, pieces: readonly Row[]): Found {
  const listed = pieces.filter(({ words, wordCount }) => wordCount <= LONGEST_PIECE && namesCertificate(words) && !namesJob(words));
  return !row.bullet &&
    !sign.hasRange &&
    listed.length >= 2 &&
    listed.length * 2 > pieces.length &&
    listed.some(({ words }) => isDistinct(words))
    ? { rows: [row], whole: true }
    : NONE;
}

function isCertificate(row: Row, part: SectionRows, sign: Signs): boolean {
  if (!isListed(row, sign) || (part.section === "volunteering" && namesJob(toPieces(row)[0]?.words ?? ""))) return false;
  if (part.section === "skills" || part.section === "interests") return toPieces(row).length === 1 && isPiece(row, part.section);
  if (namesSurely(row, sign)) return !toPieces(row).some(({ words }) => isJobWithPaper(words));
  const mixed = part.section === "other" || MIXED_HEADING.test(part.heading?.words ?? "");
  if (findLanguages(row.words).length > 1) return false;
  return mixed && ((hasCertificateWord(row.words) && !isStudy(sign)) || (opensAsHeld(row.words) && !sign.degree));
}

/** "Second Engineer (STCW III/2)" */
function isJobWithPaper(words: string): boolean {
  const [, job = "", paper = ""] = /^(.{3,60}?)\s*\(([^()]*)\)$/.exec(words) ?? [];
  return namesCertificate(paper) && !namesCertificate(job) && namesJob(job);
}

const held = toPhraseSet(lexicon.held);
/** "Certified Director, Institute of Directors": who holds it says so with the first word. */
const opensAsHeld = (words: string): boolean => /^\p{Lu}/u.test(words) && phraseAt(held, toWords(words), 0) !== undefined;

/** In lists of skills only what cannot be a skill: a certificate of a level, a year or in so many words. */
function isPiece({ words, wordCount }: Row, section: Section): boolean {
  if (
    wordCount > LONGEST_PIECE ||
    !/\p{L}/u.test(words.replace(/\([^()]*\)/g, "")) ||
    namesJob(words) ||
    opensOther(words) ||
    EXTRA.test(words) ||
    namesLanguage(words) ||
    WISHED_POST.test(words) ||
    isDrivingLicence(words) ||
    findDegrees(words).some(({ at }) => at === 0)
  )
    return false;
  return section === "skills" || section === "interests" ? endsAsCertificate(words) || isDistinct(words) : namesCertificate(words);
}

/** "regional CDL-A position": what somebody looks for. */
const WISHED_POST =
  /\s(?:positions?|roles?|jobs?|posts?|vacanc(?:y|ies)|opportunit(?:y|ies)|stelle|poste|puesto|emploi|empleo|emprego|impiego|functie)$/iu;

const MARKS = /\s*[;|•·\t,]\s*|\s{2,}|(?<=\p{L}{3}|[\d)])\.\s+(?=[\p{Lu}\d])|\s+\/\s+/gu;
const DASHES = /\s[-–—]\s/gu;
/** So many dashes between blanks part a list. */
const FEWEST_DASHES = 3;

/** The parts of a line between its marks, without the label in front. */
function toPieces(row: Row): Row[] {
  const label = LABEL.exec(row.words)?.[0].length ?? 0;
  const words = row.words.slice(label);
  const marks = (words.match(DASHES)?.length ?? 0) < FEWEST_DASHES ? MARKS : new RegExp(`${MARKS.source}|${DASHES.source}`, "gu");
  return cut(words, marks).map(({ start, end }) => cutRow(row, { start: row.start + label + start, end: row.start + label + end }));
}
