import lexicon from "../../../data/resume/told-work.json";
import { type DatePoint, type DateRange, fold } from "../../../text/index.ts";
import { withoutAbsent } from "../../facts.ts";
import { moveRange } from "../../row-signs.ts";
import type { Span } from "../../types.ts";
import type { Sentence } from "./passages.ts";
import { countOf, saysAt, type Token } from "./told-words.ts";

/** When something told was: its ends as far as they are printed. `years`: how long it lasted; `left`: the day somebody left. */
export type ToldTime = Span & { from?: DatePoint; to?: DatePoint; present?: Span; years?: number; whole: boolean; left?: boolean };

export type ReadDates = (words: string) => readonly DateRange[];
const WORDS_BEFORE = 8;
const yearWords = new Set(lexicon.yearWords.map(fold));

/** Periods, dates and lengths of time of a sentence, by their places in the text. */
export function findTimes({ tokens, start, end }: Sentence, text: string, readDates: ReadDates): ToldTime[] {
  const ranges = readDates(text.slice(start, end).replaceAll("\n", " ")).map((range) => moveRange(range, start));
  const times = ranges.map((range) => openTime(toTime(range, tokens), tokens, text));
  const joined = times.flatMap((time, i): ToldTime[] => {
    if (isBetween(times[i - 1], time, tokens, text)) return [];
    const next = times[i + 1];
    if (!next || !isBetween(time, next, tokens, text)) return [time];
    return [withoutAbsent({ start: time.start, end: next.end, from: time.from ?? next.to, to: next.from ?? next.to, whole: true })];
  });
  return [...joined, ...findLengths(tokens, joined)].sort((a, b) => a.start - b.start);
}

function toTime({ kind, from, to, ongoing, present, start, end }: DateRange, tokens: readonly Token[]): ToldTime {
  const span = { start, end };
  if (kind === "range" || kind === "since") {
    const last = ongoing && present ? { present } : { to };
    return withoutAbsent({ ...span, from, ...last, whole: true });
  }
  if (kind === "until") return withoutAbsent({ ...span, to, whole: false });
  const before = tokens.filter((token) => token.end <= start).slice(-WORDS_BEFORE);
  if (!isEnd(before)) return withoutAbsent({ ...span, from, whole: false });
  return withoutAbsent({ ...span, to: from, whole: false, left: LEFT.test(before.map(({ key }) => key).join(" ")) });
}

/** "since the season 2018/19", "from autumn 2021 on": it goes on, in words the grammar of dates leaves aside. */
function openTime(time: ToldTime, tokens: readonly Token[], text: string): ToldTime {
  const { from, present, start, end } = time;
  if (!from || present) return time;
  const [on] = /^\s(?:on|onwards?)(?=[\s,.;)]|$)/.exec(text.slice(end, end + 9)) ?? [];
  const before = tokens.filter((token) => token.end <= start).slice(-4);
  const at = before.findIndex(
    (token, i) =>
      saysAt(before, i, "sinceWords") > 0 && !/\d/.test(text.slice(token.end, start)) && !/[,.;:]/.test(text.slice(token.end, start)),
  );
  const since = before[at];
  if (on === undefined && (!since || (time.to && time.to.value !== from.value && !/\//.test(text.slice(start, end))))) return time;
  const said = on === undefined && since ? { start: since.start, end: since.end } : { start: end + 1, end: end + (on?.length ?? 0) };
  return { start, end, from, present: said, whole: true };
}

const LEFT =
  /\b(?:left|quit|resigned|redundant|retired|gekundigt|verliess|verlassen|quitte|demissionne|licenciee?|deje|renuncie|sai|deixei|lasciato|lasciai|dimess[oa]|vertrok|verliet|ontslag)\b/;

/** "left in 2018", "until it closed in 2017": words since the last comma that say that something ended. */
function isEnd(before: readonly Token[]): boolean {
  const comma = before.findLastIndex(({ gap }, i) => i > 0 && /[,:()–—]/.test(gap));
  const near = before.slice(Math.max(0, comma));
  const left = near.findLastIndex((_, i) => saysAt(near, i, "leaving") > 0);
  return (
    left >= 0 &&
    !near
      .slice(left + 1)
      .some((_, i) => saysAt(near, left + 1 + i, "employerStrong") > 0 && /^(?:join|rejo|moved|went)/.test(near[left + 1 + i]?.key ?? ""))
  );
}

/** "between 2010 and 2014" */
function isBetween(one: ToldTime | undefined, other: ToldTime, tokens: readonly Token[], text: string): boolean {
  if (
    !one ||
    one.whole ||
    other.whole ||
    one.years ||
    !/^\s(?:and|und|et|y|e|en)\s(?:the |le |el |il |o )?$/i.test(text.slice(one.end, other.start))
  )
    return false;
  const lead = tokens.findLastIndex(({ start }) => start <= one.start);
  return [lead, lead - 1, lead - 2].some((at) => at >= 0 && saysAt(tokens, at, "betweenDates") > 0);
}

/** "for three years", "vier Jahre lang": outside of dates. */
function findLengths(tokens: readonly Token[], times: readonly ToldTime[]): ToldTime[] {
  return tokens.flatMap((token, i) => {
    const unit = tokens[i + 1];
    const years = countOf(token);
    const old = /^(?:old|of|alt|d|de|di|da)$/.test(tokens[i + 2]?.key ?? "") && tokens[i + 2]?.gap === " ";
    if (!unit || years === undefined || old || !yearWords.has(unit.key) || !/^\s$/.test(unit.gap)) return [];
    if (times.some(({ start, end }) => start < unit.end && token.start < end)) return [];
    return [{ start: token.start, end: unit.end, years, whole: false }];
  });
}
