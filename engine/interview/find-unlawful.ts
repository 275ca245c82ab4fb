import stored from "../data/interview/learned.json";
import bounds from "../data/interview/learned-bounds.json";
import { readNet, remember, type SentenceNet, toStrongest, toTokens } from "../text/index.ts";
import { findRuled, isAllowed, isSettled, type Unlawful } from "./unlawful.ts";

/** The first label of the network: whether a question is unlawful at all. The others are traits. */
export const ANY = "unlawful";

type Placed = { word: string; start: number; end: number };

/** Words of a question as the network knows them, parts of compounds one by one. */
export const toQuestionWords = (question: string): Placed[] =>
  toTokens(question).flatMap(({ folded, start, end }) =>
    folded
      .replaceAll("’", "'")
      .split(/[-/]/)
      .map((word) => ({ word: /^\d+$/.test(word) ? `#${word.length}` : word, start, end })),
  );

/** `atLeast`: the score, in logits, from which a question is unlawful though no rule finds anything; `clearBelow`: below it it is lawful though one does. */
export type Bounds = { atLeast: number; clearBelow: number };

/**
 * What a question and the follow-ups below it, a line each, ask that an interviewer must not ask; empty for lawful ones. Rules read the
 * whole, the network line by line: lawful follow-ups do not clear the question above them.
 */
export const findUnlawful = remember((text): readonly Unlawful[] => {
  const ruled = findRuled(text);
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const here = ruled.filter(({ start }) => start >= index && start < index + line.length);
    return weigh(line, here.map(movedBy(-index))).map(movedBy(index));
  });
});

const movedBy =
  (by: number) =>
  (found: Unlawful): Unlawful => ({ ...found, start: found.start + by, end: found.end + by });

/** What the rules found, or what a network that learned from labelled questions finds where they are silent; at most one then, at the words that say so. */
export function weigh(
  question: string,
  ruled: readonly Unlawful[],
  net: SentenceNet = ownNet(),
  { atLeast, clearBelow }: Bounds = bounds,
): readonly Unlawful[] {
  const words = toQuestionWords(question);
  if (words.length === 0) return [];
  const { scores, partsOf } = net.read(words.map(({ word }) => word));
  const [any = 0, ...traits] = scores;
  if (ruled.length > 0) return any < clearBelow && isCleared(question, ruled, net, clearBelow) ? [] : ruled;
  if (any < atLeast) return [];
  const best = traits.reduce((most, score, i) => (score > (traits[most] as number) ? i : most), 0);
  const trait = net.labels[best + 1] as string;
  if (isAllowed(trait, question) || isSettled(question)) return [];
  const { from, to } = toStrongest(partsOf(0));
  const own = words.slice(from, to);
  return [{ trait, words: own.map(({ word }) => word).join(" "), start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 }];
}

/** Whether the sentence of what was found is lawful read by itself too: what leads up to it clears nothing. */
function isCleared(question: string, [first]: readonly Unlawful[], net: SentenceNet, clearBelow: number): boolean {
  const sentence = [...question.matchAll(/[^.?!]+/g)].findLast(({ index }) => index <= (first?.start ?? 0))?.[0] ?? question;
  const [any = 0] = net.read(toQuestionWords(sentence).map(({ word }) => word)).scores;
  return any < clearBelow;
}

let read: SentenceNet | undefined;

function ownNet(): SentenceNet {
  read ??= readNet(stored);
  return read;
}
