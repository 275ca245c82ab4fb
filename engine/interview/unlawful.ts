import data from "../data/interview/unlawful.json";
import { remember, toTokens } from "../text/index.ts";

/** Words that ask about, or tell of, a trait no hiring decision may rest on; `start` and `end` are their place in the text. */
export type Unlawful = { trait: string; words: string; start: number; end: number };
/** What an interviewer reads beside an unlawful question; `instead`: a lawful way to learn what the work needs, null when there is none. */
export type Advice = { reason: string; instead: string | null };

/** `being`, `having`, `doing`, `own`: what a person is, has, does and calls theirs, when they are asked about it; `words`: any other wording. */
type Asked = { trait: string; words: string[]; being?: string[]; having?: string[]; doing?: string[]; own?: string[] };
type Rule = { trait: string; pattern: RegExp };
type Piece = { words: string; start: number; end: number };

const FILLERS = `(?:(?:${data.fillers.join("|")}) ){0,4}`;
const LATELY = "(?:(?:last|previous|present|current|old|former|past|own|exact|full|most|recent) ){0,2}";
const ASKED = (data.asked as readonly Asked[]).map(toAskedRule);
const TOLD = data.told.map(({ trait, words }) => toRule(trait, words.map(toPattern)));
const ADVICE = new Map(data.asked.map(({ trait, reason, instead }): [string, Advice] => [trait, { reason, instead }]));

/** What a question asks that an interviewer must not ask; empty for a lawful one. */
export const findUnlawful = remember((question): readonly Unlawful[] => find(ASKED, question));

/** Why a trait is none of an interviewer's business, and what may be asked instead. */
export function toAdvice(trait: string): Advice {
  return ADVICE.get(trait) ?? { reason: "", instead: null };
}

/** What a line of a resume tells that must not become the ground of a question. */
export function findProtectedTopics(line: string): Unlawful[] {
  return find(TOLD, line);
}

function toAskedRule({ trait, words, being = [], having = [], doing = [], own = [] }: Asked): Rule {
  const any = (phrases: readonly string[]) => `(?:${phrases.map(toPattern).join("|")})`;
  const patterns = words.map(toPattern);
  if (being.length > 0) {
    patterns.push(`(?:are|were|you|you're) (?:you )?(?:been )?${FILLERS}${any(being)}`);
    patterns.push(`(?:yourself|identify|regarded|seen) (?:as )?${FILLERS}${any(being)}`);
  }
  if (having.length > 0) {
    patterns.push(`(?:do|did|have|will|would|are|if) you ${FILLERS}(?:have|had|having|got|get|getting) ${FILLERS}${any(having)}`);
    patterns.push(`have you ${FILLERS}${any(having)}`);
  }
  if (doing.length > 0) patterns.push(`(?:do|did|have|had|will|would|are|were|can|could|should|when|if) you ${FILLERS}${any(doing)}`);
  if (own.length > 0) {
    patterns.push(`your ${LATELY}${any(own)}`);
    patterns.push(`(?:what|which) ${any(own)} (?:are|do|did|were|is|was|have|would) you`);
  }
  return toRule(trait, patterns);
}

function toRule(trait: string, patterns: readonly string[]): Rule {
  return { trait, pattern: new RegExp(`(?<= )(?:${patterns.join("|")})(?= )`) };
}

/** `*`: any ending of a word; `..`: up to four words. */
function toPattern(phrase: string): string {
  return toPieces(phrase.replaceAll("..", "\u2026")).replaceAll("@ ", "");
}

function toPieces(phrase: string): string {
  return phrase
    .split(/[\s/-]+/)
    .map((word) => (word === "\u2026" ? "(?:\\S{1,40} ){0,4}@" : word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}")))
    .join(" ");
}

function find(rules: readonly Rule[], text: string): Unlawful[] {
  const pieces = toTokens(text).flatMap(({ folded, start, end }) => folded.split(/[-/]/).map((words): Piece => ({ words, start, end })));
  const line = ` ${pieces.map(({ words }) => words).join(" ")} `;
  return rules.flatMap(({ trait, pattern }) => {
    const hit = pattern.exec(line);
    if (hit === null) return [];
    const first = line.slice(0, hit.index).split(" ").length - 2;
    const last = first + hit[0].split(" ").length - 1;
    return [{ trait, words: hit[0], start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? text.length }];
  });
}
