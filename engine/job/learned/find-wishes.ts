import type { Tagger } from "../../skills/index.ts";
import type { SentenceNet } from "../../text/index.ts";
import type { Importance, Span } from "../types.ts";
import { toWishWords } from "./wish-words.ts";

/** How strongly a thing is asked for; `score`: in logits. */
export type Grade = { importance: Importance; score: number };
/** `chance`: of exactly this span, by the tagger; `grade`: by the network, asked only where it matters. */
export type LearnedWish = Span & { chance: number; grade: () => Grade };
/** What was learned from marked advertisements (`eval/wishes`): where a line names a thing it asks for, and how strongly it does. */
export type WishModel = { tag: Tagger; net: SentenceNet };

/** Characters around a thing that may say how strongly it is asked for. */
const NEAR_CHARS = 300;

/** Everything a line may ask for, in text order. */
export function findWishes(heading: string, line: string, { tag, net }: WishModel): LearnedWish[] {
  const spans = tag(line);
  return spans.map((span) => ({ ...span, grade: () => toGrade(net, heading, line, span, spans) }));
}

function toGrade(net: SentenceNet, heading: string, line: string, span: Span, spans: readonly Span[]): Grade {
  const from = Math.max(0, span.start - NEAR_CHARS);
  const move = ({ start, end }: Span): Span => ({ start: start - from, end: end - from });
  const others = spans.filter((other) => other !== span && other.start >= from && other.end <= span.end + NEAR_CHARS).map(move);
  const { scores } = net.read(toWishWords(heading, line.slice(from, span.end + NEAR_CHARS), move(span), others));
  const score = Math.max(...scores);
  return { importance: net.labels[scores.indexOf(score)] as Importance, score };
}
