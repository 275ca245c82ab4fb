import lexicon from "../../data/resume/degrees.json";
import { fold } from "../../text/index.ts";
import { toFact, withoutAbsent } from "../facts.ts";
import { toSentences } from "../lists/paragraphs.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { hasTitleWord } from "../work/titles.ts";
import { findDegrees, hasInstitutionWord } from "./degrees.ts";
import type { EducationDraft } from "./education.ts";

const told = toPhraseSet(lexicon.toldStudies.map(fold));
const BESIDE = String.raw`(?:\s+(?:of|the|de|del|des|du|la|las|el|los|le|les|di|dei|della|da|do|dos|das|van|het|voor|for|and|für|der|zu|w|y|e))`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’.&-]*`;
const GENERIC = lexicon.toldSchools.join("|");
/** "Menengai Medical Training College", "University of Mereford", "lycée hôtelier Jeanne-Audren". */
const NAME = new RegExp(`(?:(?<![\\p{L}])(?:${GENERIC})(?:\\s+\\p{Ll}+){0,2}\\s+)?${CAPITAL}(?:${BESIDE}{0,3}\\s+${CAPITAL})*`, "gu");
const REACH = { before: 110, after: 80, job: 40, year: 60 };
const LONGEST = 3000;

/** Schools that sentences tell of, "I trained at … where I took my PGCE": for resumes that list none. */
function readToldStudies(paragraphs: readonly Row[], employers: readonly string[]): EducationDraft[] {
  const known = new Set(employers.map(fold));
  return paragraphs.flatMap((row) =>
    toSentences(row.words.slice(0, LONGEST)).flatMap((sentence) => {
      const words = row.words.slice(sentence.start, sentence.end);
      return schoolsOf(words)
        .filter(({ start, end }) => !known.has(fold(words.slice(start, end))))
        .map((school) => toStudy(words, school, row.start + sentence.start));
    }),
  );
}

/** Courses of study as listed; where none names a school, those that sentences tell of. */
export function withToldStudies(
  listed: readonly { draft: EducationDraft }[],
  paragraphs: readonly Row[],
  employers: readonly string[],
): EducationDraft[] {
  const drafts = listed.map(({ draft }) => draft);
  if (drafts.some(({ institution }) => institution)) return drafts;
  const studies = readToldStudies(paragraphs, employers);
  return studies.length > 0 ? studies : drafts;
}

function schoolsOf(words: string): Span[] {
  const cues = [...findPhrases(told, toWords(words)), ...findDegrees(words)];
  if (cues.length === 0) return [];
  return Array.from(words.matchAll(NAME), (hit) => ({ start: hit.index, end: hit.index + hit[0].replace(/[.]$/, "").length })).filter(
    ({ start, end }) => {
      const name = words.slice(start, end);
      const near = cues.some(
        (cue) => cue.end >= start - REACH.before && cue.start <= end + REACH.after && !(cue.start >= start && cue.end <= end),
      );
      const job =
        hasTitleWord(words.slice(Math.max(0, start - REACH.job), start)) &&
        /\s(?:at|in|bei|à|en|no|na|presso|bij)\s*(?:the )?$/i.test(words.slice(0, start));
      return near && !job && /\s/.test(name) && hasInstitutionWord(name);
    },
  );
}

const FIELD = new RegExp(`^\\s+(?:in|of|en|em|im|für)\\s+(${CAPITAL}(?:\\s+(?:(?:and|of|for|&|und|et|y|e)\\s+)?${CAPITAL}){0,5})`, "u");

/** "Advanced Cert in Dairy Herd Management and went …" */
function fieldBehind(words: string, from: number): Span | undefined {
  const hit = FIELD.exec(words.slice(from));
  const field = hit?.[1]?.replace(/[.]$/, "");
  if (!hit || field === undefined || hasInstitutionWord(field)) return undefined;
  const start = from + hit[0].length - (hit[1]?.length ?? 0);
  return { start, end: start + field.length };
}

function toStudy(words: string, school: Span, from: number): EducationDraft {
  const degrees = findDegrees(words);
  const distance = ({ start, end }: Span) => (end <= school.start ? school.start - end : start - school.end);
  const degree = [...degrees].filter((hit) => distance(hit) >= 0).sort((a, b) => distance(a) - distance(b))[0];
  const field = degree && fieldBehind(words, degree.end);
  const year = /\b(?:19|20)\d\d\b/.exec(words.slice(school.end, school.end + REACH.year));
  const at = (span: Span): Span => ({ start: from + span.start, end: from + span.end });
  const yearAt = year ? { start: school.end + year.index, end: school.end + year.index + year[0].length } : undefined;
  return withoutAbsent({
    institution: toFact(words.slice(school.start, school.end), at(school), 0.6),
    studyType: degree && toFact(words.slice(degree.start, degree.end), at(degree), 0.6),
    area: field && toFact(words.slice(field.start, field.end), at(field), 0.6),
    level: degree?.value,
    endDate: yearAt && toFact(words.slice(yearAt.start, yearAt.end), at(yearAt), 0.6),
  });
}
