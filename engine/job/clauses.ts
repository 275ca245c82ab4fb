import data from "../data/job/cues.json";
import { findPhrases, type Hit, toPhraseMap, toPhraseSet } from "./phrases.ts";
import { isAsking, type Statement } from "./statements.ts";
import type { Importance } from "./types.ts";
import type { Word } from "./words.ts";

/** A part of a statement that one modal cue governs. */
export type Clause = { from: number; to: number; importance: Importance; statement: Statement };
type Cue = "must" | "emphasis" | "niceBefore" | "niceAfter" | "negated";

const CUES = toPhraseMap<Cue>(
  (["negated", "niceAfter", "niceBefore", "must", "emphasis"] as const).flatMap((cue) => data[cue].map((phrase) => [phrase, cue] as const)),
);
const ASKS = toPhraseSet(data.asks);
const NOISE = toPhraseSet(data.noise);
const TURNS = new Set(["but", "however", "while", "whereas", "aber", "jedoch", "mais", "pero", "mas", "ma", "maar"]);
const HEADS =
  /\b(?:experience|knowledge|skills?|degree|certificat\w+|licen[cs]e|background|familiarity|qualification|erfahrung|kenntnisse|diploma)\b/i;

/** Clauses of a statement that ask for something; none when it only tells, offers or waives. */
export function toClauses(flat: string, words: readonly Word[], statement: Statement): Clause[] {
  const cues = findPhrases(CUES, words, statement.from, statement.to);
  if (!isRequest(words, statement, cues)) return [];
  return segmentsOf(flat, words, statement, cues).flatMap(({ from, to }) => {
    const inside = cues.filter((cue) => cue.from >= from && cue.to <= to);
    return cutAtCues(flat, words, from, to, inside).flatMap((part) => {
      const importance = importanceOf(
        statement,
        cues.filter((cue) => cue.from >= part.from && cue.to <= part.to),
      );
      return importance ? [{ ...part, importance, statement }] : [];
    });
  });
}

function isRequest(words: readonly Word[], statement: Statement, cues: readonly Hit<Cue>[]): boolean {
  const { section, from, to } = statement;
  const noisy = findPhrases(NOISE, words, from, to).length > 0;
  if (isAsking(section)) return statement.item || !noisy;
  if (noisy) return false;
  if (section === "duties")
    return cues.some((cue) => cue.value === "must" && /^(?:must|required|mandatory|essential)$/.test(words[cue.from]?.folded ?? ""));
  if (section !== "intro" && section !== "summary" && section !== "other") return false;
  return findPhrases(ASKS, words, from, to).length > 0 || cues.some((cue) => cue.value === "must" || cue.value.startsWith("nice"));
}

function segmentsOf(flat: string, words: readonly Word[], statement: Statement, cues: readonly Hit<Cue>[]): { from: number; to: number }[] {
  const segments: { from: number; to: number }[] = [];
  let from = statement.from;
  for (let at = statement.from + 1; at < statement.to; at++) {
    if (cues.some((cue) => at > cue.from && at < cue.to)) continue;
    const gap = flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
    if (!/[;]|\s[-–—]\s|\.\s/.test(gap) && !TURNS.has(words[at]?.folded ?? "")) continue;
    segments.push({ from, to: at });
    from = at;
  }
  segments.push({ from, to: statement.to });
  return segments;
}

/** Cuts where one cue ends its reach and another begins: "BSc required, MSc preferred", "sales, ideally in retail". */
function cutAtCues(
  flat: string,
  words: readonly Word[],
  from: number,
  to: number,
  cues: readonly Hit<Cue>[],
): { from: number; to: number }[] {
  const strong = cues.filter((cue) => cue.value !== "emphasis");
  const cuts: number[] = [];
  strong.forEach((cue, index) => {
    const previous = strong[index - 1];
    const cut = cutBefore(flat, words, from, cue, previous);
    if (cut !== undefined && cut > from && cut < to) cuts.push(cut);
  });
  const edges = [from, ...cuts, to];
  return edges.slice(1).map((end, index) => ({ from: edges[index] ?? from, to: end }));
}

function cutBefore(flat: string, words: readonly Word[], from: number, cue: Hit<Cue>, previous: Hit<Cue> | undefined): number | undefined {
  if (cue.value === "niceBefore") return cue.from;
  if (cue.value !== "niceAfter" && cue.value !== "must") return undefined;
  if (previous && previous.value === cue.value) return undefined;
  const floor = previous?.to ?? from;
  const last = lastSeparator(flat, words, floor, cue.from);
  if (previous) return previous.value === "must" && cue.value === "must" ? undefined : last;
  if (cue.value === "must") return undefined;
  const inBrackets = flat.slice((words[cue.from]?.start ?? 1) - 1, words[cue.from]?.start ?? 0) === "(";
  if (inBrackets) return last;
  const local =
    last !== undefined &&
    flat.charAt(words[last - 1]?.end ?? 0) === "," &&
    HEADS.test(flat.slice(words[last]?.start, words[cue.from]?.start));
  return local ? last : undefined;
}

function lastSeparator(flat: string, words: readonly Word[], from: number, to: number): number | undefined {
  for (let at = to - 1; at > from; at--) {
    const gap = flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
    if (gap.includes(",")) return at;
    if (/^(?:and|und|et|y|e|ed|en)$/.test(words[at - 1]?.folded ?? "") && at - 1 > from) return at;
  }
  return undefined;
}

function importanceOf(statement: Statement, cues: readonly Hit<Cue>[]): Importance | undefined {
  const has = (...values: Cue[]) => cues.some((cue) => values.includes(cue.value));
  if (has("negated")) return undefined;
  if (has("niceBefore", "niceAfter")) return "nice";
  if (has("must")) return "must";
  if (statement.section === "must" || statement.section === "required") return "must";
  if (statement.section === "nice") return "nice";
  return has("emphasis") ? "must" : "should";
}
