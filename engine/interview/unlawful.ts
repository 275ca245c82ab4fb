import compounds from "../data/interview/kinds.json";
import packed from "../data/interview/phrases-packed.json";
import privateLife from "../data/interview/private-life.json";
import data from "../data/interview/unlawful.json";
import { toTokens } from "../text/index.ts";
import { toLookup } from "./phrase-lookup.ts";
import { FILLER_WORDS, FILLERS, type Found, type Place, type Sought, toFinder, toPattern } from "./phrases.ts";
import { type Piece, toPlainOrder } from "./plain-order.ts";
import { withoutReason } from "./reasons.ts";
import { findEchoed, findOthers, findTouched, HIDDEN, hide } from "./touched.ts";

/** Words that ask about, or tell of, a trait no hiring decision may rest on; `start` and `end` are their place in the text. */
export type Unlawful = { trait: string; words: string; start: number; end: number };
/** What an interviewer reads beside an unlawful question; `instead`: a lawful way to learn what the work needs, null when there is none. */
export type Advice = { reason: string; instead: string | null };

/** `being`, `having`, `doing`, `own`: what a person is, has, does and calls theirs, when they are asked about it; `words`: any other wording. */
type Asked = { trait: string; words?: string[]; being?: string[]; having?: string[]; doing?: string[]; own?: string[] };

const AUXILIARY = "(?:do|did|don't|didn't|have|haven't|had|will|won't|would|wouldn't|are|aren't|were|can|could|couldn't|should|when|if)";
const LATELY = "(?: (?:last|previous|present|current|old|former|past|own|exact|full|most|recent)){0,2}";
const SOME_FILLERS = `(?: (?:${FILLER_WORDS})){0,4}`;
const LIVING = toPattern("<living>");
const before = (pattern: string) => new RegExp(`(?<= )${pattern} $`);
const after = (pattern: string) => new RegExp(`^${pattern}(?=(?:'s?)? )`);
/** Where a topic must stand to be asked of the candidate. */
const PLACES = {
  being: [
    {
      before: before(
        `(?:(?:are|were|aren't|weren't|be) you|you're|you (?:${FILLERS})(?:are|were|be|been|being|become|became|feel))${SOME_FILLERS}`,
      ),
    },
    { before: before(`(?:yourself|identify|regarded|seen)(?: as)?${SOME_FILLERS}`) },
    { before: before(`(?:(?:are|were) you|you're) not${SOME_FILLERS}`) },
    { before: before(`(?:does|did|would|has|could|can|is|cope with|manage with|deal with) being${SOME_FILLERS}`) },
  ],
  having: [
    { before: before(`(?:do|did|have|will|would|are|if) you ${FILLERS}(?:have|had|having|got|get|getting)${SOME_FILLERS}`) },
    { before: before(`have you${SOME_FILLERS}`) },
    { before: before(`(?:does|did|would|has|could|can) having${SOME_FILLERS}`) },
    {
      before: before(`(?:any|what|which|whatever|all|list)${SOME_FILLERS}`),
      after: after(
        "(?: that| which)? you (?:may |might )?(?:have|had|got|suffer)(?: from)?(?= $| (?:that|which|and|or|now|today|because|since) )",
      ),
    },
  ],
  doing: [{ before: before(`${AUXILIARY} you${SOME_FILLERS}`) }],
  own: [
    { before: before(`your${LATELY}`) },
    {
      before: before("(?:what|which)"),
      after: after(` (?:are you|(?:do|did|were|is|was|have|would) you ${FILLERS}${LIVING})`),
    },
  ],
} satisfies Record<string, readonly Place[]>;
export const ASKED = (data.asked as readonly Asked[]).flatMap(toAsked);
const findAsked = toFinder(ASKED, toLookup(ASKED, packed.asked));
/** The same in words that mean a life only where no work is named: "a photo", "your back". */
export const PRIVATE = (privateLife as readonly Asked[]).flatMap(toAsked);
const findPrivate = toFinder(PRIVATE, toLookup(PRIVATE, packed.private));
const findTold = toFinder(data.told.flatMap(({ trait, words }) => words.map((phrase) => ({ value: trait, phrase }))));
/** Compounds that name work, whatever their first word means alone: "credit control", "discharge letter". */
export const WORK = compounds.work.map((phrase) => ({ value: true, phrase }));
const findWork = toFinder(WORK, toLookup(WORK, packed.work));
/** Words that mean one thing together, whatever a word of them means alone: "birth control" tells no age. */
const findWholes = toFinder(
  Object.entries(compounds.wholes).flatMap(([trait, wholes]) => wholes.map((phrase) => ({ value: trait, phrase }))),
);
/** Asked of the work, not of a life. */
const OF_WORK =
  /^ (?:(?:and|so|then|please|(?:can|could|would|will) you(?: please)?) )?(?:how (?:do|did|would|will|have|should|can|could|might) you(?! (?:feel|think you\S*|cope|fit (?:in|among|with)|(?:intend to |plan to |mean to |hope to )?manage (?:with|as|without|infants|children|kids|a family|your)|(?:intend|plan|mean|hope) to (?:balance|combine|juggle|reconcile|cope|fit)|(?:balance|combine|reconcile) (?:your|work|this|the job|home|kids|children|family|being)|get (?:around|about|on with)|find it|like|slot|mix|spend|celebrate|identify|juggle|come|vote|lose|live|get (?:here|to|by|home|in|on)) )|tell (?:me|us) (?:about an?|a time)|show (?:me|us)|what (?:drew|interests|interested|attracts|attracted|brings|brought) you|what (?:do|did|would) you (?:tell|ask|say|check|enjoy|love|like|photograph|teach|write)|which (?:\S+ ){1,3}(?:do|did|would|have|can) you (?:run|use|check|teach|handle|approve|sell|design|treat|offer|apply|know)|describe(?! yourself)|what makes an?|what (?:does|do) .{1,60} mean to you|imagine|suppose|walk|give|explain|what (?:do|did|would|have|can|will) you do (?:to|when|if|for|about|before|after|in|with(?! yourself))) /;
const RELATES =
  " (?:needs?|requires?|would|could|might|may|will|can|has|have|had|is|are|affects?|limits?|prevents?|keeps?|makes?|stops?|calls?|you|we) ";
/** Right behind a wording: a piece of work or somebody at work, with an article. */
const THING = new RegExp(`^ (?:the|an?|any|some|this|that(?!${RELATES})|these|those|our|its|their)(?: [^\\s${HIDDEN}]+)? ${HIDDEN}`);
/** Hours off are asked about for the rota: a reason that names work explains such a question. */
const FREE_TIME = "affiliations";
/** Where a law lets an employer ask about a trait, what names that law, and what stays out of bounds even so. */
const LAWFUL = data.lawful.map(({ trait, when, never }) => ({ trait, isNamed: toNaming(when, never) }));
const isSettledIn = toNaming(data.settled.when, data.settled.never);
const ADVICE = new Map(data.asked.map(({ trait, reason, instead }): [string, Advice] => [trait, { reason, instead }]));

/** What the rules find in a question that an interviewer must not ask; empty for a lawful one. */
export function findRuled(question: string): readonly Unlawful[] {
  const sentences = toSentences(question).flatMap(toSpans);
  const hits = sentences.flatMap(({ pieces, isQuestion }, place) => {
    const isOfWork = OF_WORK.test(toLine(pieces)) || OF_WORK.test(toLine(withoutReason(pieces)));
    const allOthers = findOthers(toLine(pieces));
    return toReadings(pieces).flatMap((ordered, at, orders) => {
      const whole = toLine(ordered);
      const others = findOthers(whole);
      const saysWhy = others.length < allOthers.length;
      const line = hide(whole, findWork(whole));
      const bare = hide(line, others);
      const asked = findAsked(line).filter(
        (found) => !isOfThing(found, bare) && (!isOfWork || others.length === 0 || namesYou(found.words)),
      );
      const lived = isOfWork
        ? []
        : findPrivate(line).filter((found) => allOthers.length === 0 || (isTelling(found, bare) && !isOfThing(found, bare)));
      const next = sentences[place + 1];
      const echoed = next?.isQuestion ? findEchoed(line, toLine(next.pieces)) : [];
      const touched = isOfWork
        ? []
        : findTouched(line, others, isQuestion && at === orders.length - 1).filter(({ value }) => !saysWhy || value !== FREE_TIME);
      const isOwn = toOwners(findWholes(line));
      return [...[...asked, ...lived, ...touched].filter(isOwn), ...echoed].map((found) => toUnlawful(found, ordered, line));
    });
  });
  const first = [...new Map(hits.toReversed().map((hit) => [hit.trait, hit])).values()];
  return hits.filter((hit) => first.includes(hit) && !isAllowed(hit.trait, question));
}

/** Whether a question names the law that lets an employer ask about a trait. */
export function isAllowed(trait: string, question: string): boolean {
  const line = toLine(toSentences(question).flatMap(({ pieces }) => pieces));
  return LAWFUL.some((one) => one.trait === trait && one.isNamed(line));
}

/** Whether a question asks what every employer may, in plain words: the right to work, a register's number, a test passed for the trade. */
export const isSettled = (question: string): boolean => isSettledIn(toLine(toSentences(question).flatMap(({ pieces }) => pieces)));

function toNaming(when: readonly string[], never: readonly string[]): (line: string) => boolean {
  const [findBasis, findBarred] = [when, never].map((phrases) => toFinder(phrases.map((phrase) => ({ value: true, phrase }))));
  return (line) => findBasis?.(line).length !== 0 && findBarred?.(line).length === 0;
}

/** Why a trait is none of an interviewer's business, and what may be asked instead. */
export function toAdvice(trait: string): Advice {
  return ADVICE.get(trait) ?? { reason: "", instead: null };
}

/** What a line of a resume tells that must not become the ground of a question. */
export function findProtectedTopics(text: string): Unlawful[] {
  return toSentences(text).flatMap(({ pieces }) => {
    const line = toLine(pieces);
    const found = findTold(line).map((one) => toUnlawful(one, pieces, line));
    return found.filter(({ trait }, at) => found.findIndex((other) => other.trait === trait) === at);
  });
}

function toAsked({ trait, words = [], being = [], having = [], doing = [], own = [] }: Asked): Sought<string>[] {
  const all = (phrases: readonly string[], places: readonly Place[]) => phrases.map((phrase) => ({ value: trait, phrase, places }));
  return [
    ...all(words, [{}]),
    ...all(being, PLACES.being),
    ...all(having, PLACES.having),
    ...all(doing, PLACES.doing),
    ...all(own, PLACES.own),
  ];
}

/** A question as it stands and, where that differs, in plain order; both also without the reason given for it. */
function toReadings(pieces: readonly Piece[]): (readonly Piece[])[] {
  const bare = withoutReason(pieces);
  return bare.length === pieces.length ? inBothOrders(pieces) : [...inBothOrders(bare), ...inBothOrders(pieces)];
}

function inBothOrders(pieces: readonly Piece[]): (readonly Piece[])[] {
  const plain = toPlainOrder(pieces);
  return toLine(plain) === toLine(pieces) ? [pieces] : [pieces, plain];
}

function toUnlawful({ value, index, words }: Found<string>, pieces: readonly Piece[], line: string): Unlawful {
  const first = line.slice(0, index).split(" ").length - 2;
  const last = first + words.split(" ").length - 1;
  return { trait: value, words, start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? pieces.at(-1)?.end ?? 0 };
}

/** Whether what was found ends outside all wholes, or in one that is of its trait. */
function toOwners(wholes: readonly Found<string>[]): (found: Found<string>) => boolean {
  return ({ value, index, words }) => {
    const end = index + words.length;
    const around = wholes.filter((whole) => whole.index < end && end <= whole.index + whole.words.length);
    return around.length === 0 || around.some((whole) => whole.value === value);
  };
}

const namesYou = (words: string): boolean => /\byou(?:r|rs|rself)?\b/.test(words);
/** Whether a wording means the life of the candidate though work or somebody else is named; not when they stand right before it. */
function isTelling({ index, words }: Found<string>, line: string): boolean {
  const count = words.split(" ").length;
  const isTheirs = line.slice(0, index).split(" ").slice(-4).join("").includes(HIDDEN);
  return namesYou(words) ? count >= 3 : count >= (isTheirs ? 4 : 3);
}

/** "Did you lose the contract": what a wording leaves open is a piece of work. */
const isOfThing = ({ index, words }: Found<string>, line: string): boolean =>
  !/ your \S+$/.test(` ${words}`) && THING.test(line.slice(index + words.length));

const toLine = (pieces: readonly Piece[]): string => ` ${pieces.map(({ words }) => words).join(" ")} `;

type Asking = { pieces: Piece[]; isQuestion: boolean };

/**
 * No sentence that somebody asks is this long, in words. What is found in a sentence grows with the square of its words, so longer ones
 * are read by spans of so many, each of which begins in the middle of the one before it.
 */
const LONGEST = 200;

function toSpans(sentence: Asking): Asking[] {
  const { pieces, isQuestion } = sentence;
  if (pieces.length <= LONGEST) return [sentence];
  const step = LONGEST / 2;
  const spans = Array.from({ length: Math.ceil(pieces.length / step) - 1 }, (_, at) => pieces.slice(at * step, at * step + LONGEST));
  return spans.map((span, at) => ({ pieces: span, isQuestion: isQuestion && at === spans.length - 1 }));
}

/** Words of each sentence, parts of compounds one by one. */
function toSentences(text: string): Asking[] {
  const sentences: Asking[] = [{ pieces: [], isQuestion: false }];
  let before = 0;
  for (const { folded, start, end } of toTokens(text)) {
    const between = text.slice(before, start);
    if (/[.?!]/.test(between)) {
      (sentences.at(-1) as { isQuestion: boolean }).isQuestion = between.includes("?");
      sentences.push({ pieces: [], isQuestion: false });
    }
    before = end;
    const parts = folded.replaceAll("’", "'").split(/[-/]/);
    const isAfterPause = /[,;:–—]|\s-/.test(between);
    sentences.at(-1)?.pieces.push(...parts.map((words, at) => ({ words, start, end, ...(isAfterPause && at === 0 && { isAfterPause }) })));
  }
  (sentences.at(-1) as { isQuestion: boolean }).isQuestion = text.slice(before).includes("?");
  return sentences;
}
