import type { Sentence } from "./passages.ts";
import { employerBehindMark, findEmployers, type ToldEmployer } from "./told-employers.ts";
import { findTimes, type ReadDates, type ToldTime } from "./told-times.ts";
import { findTitles, type ToldTitle } from "./told-titles.ts";
import { findSaying, saysAt, type Token } from "./told-words.ts";

export type Mark = { at: number } & (
  | { kind: "what"; what: ToldTitle }
  | { kind: "where"; where: ToldEmployer }
  | { kind: "when"; when: ToldTime }
);
/**
 * What a sentence tells, in order, and the words that join it to the one before. `turns`: where "then", "before that" stand;
 * `same`: "there", "promoted"; `now`: "still", "I work".
 */
export type Told = {
  sentence: Sentence;
  marks: Mark[];
  wishes: boolean;
  order: "then" | "before" | undefined;
  same: boolean;
  now: Token | undefined;
  turns: readonly number[];
};

/** What a sentence says of a career. */
export function listen(sentence: Sentence, text: string, readDates: ReadDates): Told {
  const { tokens } = sentence;
  const times = findTimes(sentence, text, readDates);
  const taken = (at: number) => times.some(({ start, end }) => start < (tokens[at]?.end ?? 0) && (tokens[at]?.start ?? 0) < end);
  const titles = findTitles(tokens, taken, text).filter(({ bare }) => !bare || !sentence.row.bullet);
  const isTitle = (at: number) => titles.some(({ from, to }) => from <= at && at < to);
  const employers = findEmployers(tokens, taken, isTitle, text);
  const marks = toMarks(titles, employers, times, { tokens, taken, text });
  const same = findSaying(tokens, "employerSame") !== undefined;
  const studies = titles.length === 0 && findSaying(tokens, "studying") !== undefined;
  const before = findSaying(tokens.slice(0, WORDS_OF_ORDER), "before");
  return {
    sentence,
    marks: studies ? [] : same ? marks.filter((mark) => !isElsewhere(mark, titles)) : marks,
    wishes: findSaying(tokens, "wishing") !== undefined,
    order: before ? "before" : findSaying(tokens, "then") ? "then" : undefined,
    same,
    now: findNow(tokens, titles),
    turns: tokens.flatMap((token, at) => (saysAt(tokens, at, "turns") > 0 && !isTitle(at) ? [token.start] : [])),
  };
}

type Heard = { tokens: readonly Token[]; taken: (at: number) => boolean; text: string };

/** Titles, employers and times in the order of the words; a title that no verb leads to needs its employer beside it. */
function toMarks(titles: ToldTitle[], employers: ToldEmployer[], times: ToldTime[], { tokens, taken, text }: Heard): Mark[] {
  const bare = titles.find((title) => title.bare);
  const isFollowing = ({ from, sure }: ToldEmployer, to: number) =>
    from >= to && from <= to + 3 && (sure === "strong" || FOR.test(tokens[to]?.key ?? ""));
  const beside = bare && employers.some((employer) => isFollowing(employer, bare.to));
  const behind = bare && !beside ? employerBehindMark(tokens, bare.to, taken, text) : undefined;
  const known = behind ? [behind, ...employers.filter(({ to }) => to <= behind.from)] : employers;
  const marks: Mark[] = [
    ...titles.filter((title) => !title.bare || beside || behind).map((what) => ({ kind: "what" as const, at: what.start, what })),
    ...known.map((where) => ({ kind: "where" as const, at: where.start, where })),
    ...times.map((when) => ({ kind: "when" as const, at: when.start, when })),
  ];
  return marks.sort((a, b) => a.at - b.at);
}

/** An employer far from every title, where the sentence goes on about the last one. */
const isElsewhere = (mark: Mark, titles: readonly ToldTitle[]): boolean =>
  mark.kind === "where" &&
  mark.where.sure === "weak" &&
  !titles.some((title) => Math.abs(mark.where.from - title.to) <= 4 || Math.abs(title.from - mark.where.to) <= 4);
const FOR = /^(?:for|fur|voor|pour|para|per)$/;
const WORDS_OF_ORDER = 5;

/** "still", "ich arbeite", "I am" before a title: it goes on today. */
function findNow(tokens: readonly Token[], titles: readonly ToldTitle[]): Token | undefined {
  return tokens.find((_, at) => {
    if (saysAt(tokens, at, "now") > 0 || saysAt(tokens, at, "presentWork") > 0) return true;
    const length = tokens[at]?.text === "e" ? 0 : saysAt(tokens, at, "presentBe");
    return length > 0 && titles.some(({ from }) => from >= at + length && from <= at + length + 3);
  });
}
