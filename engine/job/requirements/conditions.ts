import data from "../../data/job/cues.json";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import type { Hit } from "../words/phrases.ts";
import type { Cue } from "./cues.ts";

type Range = { from: number; to: number };

/** Words between "if you" and what somebody has. */
const CONDITION = new Set(data.condition);
const FOLLOWS = /^(?:you|you['’]ll|you['’]d|we|we['’]ll|we['’]d|that|that['’]s|it|it['’]s|then|even|so)$/;
/** "If you have X, get in touch": the sentence calls for people who have it. */
const CALLS = new Set(data.calls);
const PRAISES = new Set(data.praises);

/** "If you've touched Kafka, lovely", "if you have your NVQ you start on the higher rate": who has it is better placed. "If you have X, apply" asks for it. */
export function conditions(text: JobText, range: Range, cues: readonly Hit<Cue>[]): Hit<Cue>[] {
  const graded = cues.filter(({ value }) => value !== "emphasis" && value !== "negated");
  for (let at = range.from; at < range.to - 2; at++) {
    const end = endOfCondition(text, at, range.to);
    if (end === undefined) continue;
    const rest = beginOfReward(text, end, range.to);
    if (graded.some((cue) => cue.value !== "niceAfter" || cue.from <= rest)) continue;
    if (cues.some((cue) => cue.value === "negated" && cue.from < rest)) continue;
    const isCall = text.words.slice(rest, range.to).some(({ folded }) => CALLS.has(folded));
    if (rest < range.to && !isCall) return [{ from: at, to: end, value: "niceBefore" }];
  }
  return [];
}

/** End of "if you've", "if you already have your". */
function endOfCondition(text: JobText, at: number, to: number): number | undefined {
  const reader = foldedAt(text, at + 1);
  if (foldedAt(text, at) !== "if" || !/^you(?:['’](?:ve|re))?$/.test(reader)) return undefined;
  let end = at + 2;
  while (end < to && CONDITION.has(foldedAt(text, end))) end++;
  const isHaving = reader !== "you" || end > at + 2;
  return isHaving && !/^(?:never|not|no|none)$/.test(foldedAt(text, end)) ? end : undefined;
}

/** Behind the comma, or where somebody else is spoken of. */
function beginOfReward(text: JobText, from: number, to: number): number {
  let at = from;
  while (at < to && !gapBefore(text, at).includes(",") && !(at > from && FOLLOWS.test(foldedAt(text, at)))) at++;
  return at;
}

/** "SAP? Handy.", "TUPE: nice, not necessary.": praise in answer to a question or behind a colon, or in brackets ("Zinc (nice)"). */
export function answered(text: JobText, { from, to }: Range): Hit<Cue>[] {
  for (let at = from; at < to; at++) {
    const ends = at + 1 >= to || /[,;.!]/.test(gapBefore(text, at + 1));
    const isAnswer = (/\?\W*$/.test(gapBefore(text, at)) || (ends && gapBefore(text, at) === ": ")) && to - at <= REACH.asideWords;
    const isBracket = /[([]$/.test(gapBefore(text, at)) && /^[)\]]/.test(text.flat.slice(text.words[at]?.end));
    if (isBracket && at > from && PRAISES.has(foldedAt(text, at))) return [{ from: at, to: at + 1, value: "niceAfter" }];
    if (isAnswer && PRAISES.has(foldedAt(text, at))) return [{ from: at, to, value: "niceAfter" }];
  }
  return [];
}
