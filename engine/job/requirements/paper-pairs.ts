import certificates from "../../data/job/certificates.json";
import education from "../../data/job/education.json";
import type { SkillMention } from "../../skills/index.ts";
import { NAME } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { findPhrases, phraseAt, toPhraseSet } from "../words/phrases.ts";
import { isAmount } from "./years.ts";

const DEGREES = toPhraseSet(education.degrees.flatMap(({ words }) => words));
const SCHOOLS = toPhraseSet(education.schools);
const HEADS = toPhraseSet(certificates.heads);
/** Courses that end with a paper, and that nobody has a degree in. */
const COURSES = toPhraseSet(certificates.courses);
const BESIDE = new Set(certificates.stop);
const BREAK = /[,;:.()\n]/;
/** Words from a degree to the paper beside it: in more of them stands another wish. */
const REACH = 40;
type Range = { from: number; to: number };

/** "NVQ 3 in engineering and | GCSE maths", "HNC in civil engineering and | a CSCS card": where a paper of its own begins behind a degree and its field. */
export function secondPaper(text: JobText, range: Range, mentions: readonly SkillMention[]): number | undefined {
  const degree = firstDegree(text, range);
  if (!degree) return undefined;
  const near = { from: degree.from, to: Math.min(range.to, degree.to + REACH) };
  for (let and = degree.to; and < near.to - 1; and++)
    if (text.lexicon.andWords.has(foldedAt(text, and)) && !isInBracket(text, degree.to, and) && opensPaper(text, and, near, mentions))
      return and + 1;
  return undefined;
}

function firstDegree(text: JobText, { from, to }: Range): Range | undefined {
  for (let at = from; at < to; at++) {
    const hit = phraseAt(DEGREES, text.words, at, to);
    if (hit) return { from: at, to: hit.to };
  }
  return undefined;
}

function opensPaper(text: JobText, and: number, { from, to }: Range, mentions: readonly SkillMention[]): boolean {
  let begin = and + 1;
  const isBeside = (word: string) => text.lexicon.lead.has(word) || BESIDE.has(word) || isAmount(word);
  while (begin < to && isBeside(foldedAt(text, begin))) begin++;
  if (begin >= to || isOtherWay(text, begin, to)) return false;
  if (phraseAt(SCHOOLS, text.words, begin, to)) return true;
  const isBehindField = findPhrases(DEGREES, text.words, from, and).every((hit) => hit.to < and);
  return (
    isBehindField && (isNamed(text, begin, mentions) || phraseAt(DEGREES, text.words, begin, to) !== undefined || hasHead(text, begin, to))
  );
}

function isNamed(text: JobText, begin: number, mentions: readonly SkillMention[]): boolean {
  const isKnown = mentions.some(({ type, start }) => type === "cert" && start === text.words[begin]?.start);
  return isKnown || phraseAt(COURSES, text.words, begin, text.words.length) !== undefined;
}

/** "And an asbestos awareness certificate": the word of a paper ends a short name. */
function hasHead(text: JobText, begin: number, limit: number): boolean {
  for (let at = begin; at < Math.min(limit, begin + NAME.mostWordsBare); at++) {
    if (at > begin && (BREAK.test(gapBefore(text, at)) || text.lexicon.joinWords.has(foldedAt(text, at)))) return false;
    if (at > begin && phraseAt(HEADS, text.words, at, limit)) return true;
  }
  return false;
}

/** "A diploma and a teaching certificate, or a degree": both together are one way of a choice. */
function isOtherWay(text: JobText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.lexicon.orWords.has(foldedAt(text, at)) && gapBefore(text, at).includes(",")) return true;
  return false;
}

function isInBracket({ flat, words }: JobText, from: number, at: number): boolean {
  return /\([^)]*$/.test(flat.slice(words[from - 1]?.end, words[at]?.start));
}
