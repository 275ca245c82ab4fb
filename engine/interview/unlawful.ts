import compounds from "../data/interview/kinds.json";
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
const KINDS: Readonly<Record<string, readonly string[]>> = compounds.kinds;
const AUXILIARY = "(?:do|did|don't|didn't|have|haven't|had|will|won't|would|wouldn't|are|aren't|were|can|could|couldn't|should|when|if)";
const ASKING = `${AUXILIARY} you`;
const LATELY = "(?:(?:last|previous|present|current|old|former|past|own|exact|full|most|recent) ){0,2}";
const ASKED = (data.asked as readonly Asked[]).map(toAskedRule);
const TOLD = data.told.map(({ trait, words }) => toRule(trait, words.map(toPattern)));
/** Compounds that name work, whatever their first word means alone: "credit control", "discharge letter". */
const WORK = new RegExp(`(?<= )(?:${compounds.work.map(toPattern).join("|")})(?= )`, "g");
/** Asked of the work and the people in it: no question about a life is meant, whatever its topic. */
const OF_WORK = new RegExp(
  `^ (?:(?:and|so|then|please) )?(?:how (?:do|did|would|will|have|should|can|could|might) you|(?:tell|show) (?:me|us) (?:about )?an? |describe|imagine|suppose|walk|give|explain|what (?:do|did|would|have|can|will) you do (?:to|when|if|for|about|before|after|in)) |(?<= )(?:${compounds.others.map(toPattern).join("|")})(?= )`,
);
const TOUCHED = Object.entries(compounds.topics).map(([trait, topics]) => toTouchedRule(trait, topics));
const ADVICE = new Map(data.asked.map(({ trait, reason, instead }): [string, Advice] => [trait, { reason, instead }]));

/** What a question asks that an interviewer must not ask; empty for a lawful one. */
export const findUnlawful = remember((question): readonly Unlawful[] => {
  const sentences = toSentences(question).map((pieces) => ({
    pieces,
    line: toLine(pieces).replace(WORK, (work) => work.replace(/\S+/g, "·")),
  }));
  const hits = sentences.flatMap(({ pieces, line }) => [
    ...find(ASKED, pieces, line),
    ...(OF_WORK.test(line) ? [] : find(TOUCHED, pieces, line)),
  ]);
  return hits.filter(({ trait }, at) => hits.findIndex((hit) => hit.trait === trait) === at);
});

/** Why a trait is none of an interviewer's business, and what may be asked instead. */
export function toAdvice(trait: string): Advice {
  return ADVICE.get(trait) ?? { reason: "", instead: null };
}

/** What a line of a resume tells that must not become the ground of a question. */
export function findProtectedTopics(line: string): Unlawful[] {
  return toSentences(line).flatMap((pieces) => find(TOLD, pieces, toLine(pieces)));
}

function toAskedRule({ trait, words, being = [], having = [], doing = [], own = [] }: Asked): Rule {
  const any = (phrases: readonly string[]) => `(?:${phrases.map(toPattern).join("|")})`;
  const patterns = words.map(toPattern);
  if (being.length > 0) {
    patterns.push(
      `(?:(?:are|were|aren't|weren't|be) you|you're|you ${FILLERS}(?:are|were|be|been|being|become|became|feel)) ${FILLERS}${any(being)}`,
    );
    patterns.push(`(?:yourself|identify|regarded|seen) (?:as )?${FILLERS}${any(being)}`);
  }
  if (having.length > 0) {
    patterns.push(`(?:do|did|have|will|would|are|if) you ${FILLERS}(?:have|had|having|got|get|getting) ${FILLERS}${any(having)}`);
    patterns.push(`have you ${FILLERS}${any(having)}`);
  }
  if (doing.length > 0) patterns.push(`${ASKING} ${FILLERS}${any(doing)}`);
  if (own.length > 0) {
    patterns.push(`your ${LATELY}${any(own)}`);
    patterns.push(`(?:what|which) ${any(own)} (?:are you|(?:do|did|were|is|was|have|would) you ${FILLERS}${toPattern("<living>")})`);
  }
  return toRule(trait, patterns);
}

/** A topic of private life in a question about what the candidate is, has or does outside work. */
function toTouchedRule(trait: string, topics: readonly string[]): Rule {
  const topic = `(?:${topics.map(toPattern).join("|")})`;
  const living = toPattern("<living>");
  return toRule(trait, [
    `(?:(?<=^ )${AUXILIARY} you |you ${FILLERS}${living} |(?:are|were) you )(?:\\S{1,40} ){0,8}${topic}`,
    `your (?:\\S{1,40} ){0,2}${topic}`,
    `${topic} (?:\\S{1,40} ){0,3}(?:do|did|are|were|have|would|will) you ${FILLERS}(?:${living}|in|at|on)`,
  ]);
}

function toRule(trait: string, patterns: readonly string[]): Rule {
  return { trait, pattern: new RegExp(`(?<= )(?:${patterns.join("|")})(?=(?:'s?)? )`) };
}

/** `*`: any ending of a word; `..`: up to four words; `~`: fillers; `<kind>`: any word of a kind; `$`: the end. */
function toPattern(phrase: string): string {
  return toPieces(phrase.replaceAll("..", "\u2026")).replaceAll("@ ", "").replaceAll(" $", "(?= $)");
}

function toPieces(phrase: string): string {
  return phrase
    .split(/[\s/-]+/)
    .map(toPiece)
    .join(" ");
}

function toPiece(word: string): string {
  const kind = KINDS[/^<(\w+)>$/.exec(word)?.[1] ?? ""];
  if (kind) return `(?:${kind.map(toPattern).join("|")})`;
  if (word === "\u2026") return "(?:\\S{1,40} ){0,4}@";
  if (word === "~") return `${FILLERS}@`;
  if (word === "$") return word;
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*$/, "\\S{0,20}");
}

function find(rules: readonly Rule[], pieces: readonly Piece[], line: string): Unlawful[] {
  return rules.flatMap(({ trait, pattern }) => {
    const hit = pattern.exec(line);
    if (hit === null) return [];
    const first = line.slice(0, hit.index).split(" ").length - 2;
    const last = first + hit[0].split(" ").length - 1;
    return [{ trait, words: hit[0], start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? pieces.at(-1)?.end ?? 0 }];
  });
}

const toLine = (pieces: readonly Piece[]): string => ` ${pieces.map(({ words }) => words).join(" ")} `;

/** Words of each sentence, parts of compounds one by one. */
function toSentences(text: string): Piece[][] {
  const sentences: Piece[][] = [[]];
  let before = 0;
  for (const { folded, start, end } of toTokens(text)) {
    if (/[.?!]/.test(text.slice(before, start))) sentences.push([]);
    before = end;
    const parts = folded.replaceAll("’", "'").split(/[-/]/);
    sentences.at(-1)?.push(...parts.map((words) => ({ words, start, end })));
  }
  return sentences;
}
