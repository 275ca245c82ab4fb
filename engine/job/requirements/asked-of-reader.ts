import data from "../../data/job/of-reader.json";
import { REACH } from "../weights.ts";
import type { JobText } from "../words/job-text.ts";
import type { Hit } from "../words/phrases.ts";

type Range = { from: number; to: number };

const NEEDS = new RegExp(`(?:^|(?<= ))(?:${data.needs.join("|")}) `, "g");
const MASTERY = new Set(data.mastery);
const IN_WHAT = new Set(data.inWhat);
const BEING = new RegExp(`(?:^| )(?:${data.being.join("|")})$`);
/** "You won't need to drive". */
const DENIED = /(?:n['’]t|\bnot|\bnever|\bno longer|\bnobody)\b[^.]*$/;

/** "You'd want to have …", "the person appointed will need to …", "got to have …": the words that put a need to the reader, up to what is needed. */
export function needOfReader(text: JobText, { from, to }: Range): Range | undefined {
  if (text.language !== "en" && text.language !== "und") return undefined;
  const words = text.words.slice(from, to).map(({ folded }) => folded);
  const said = `${words.join(" ")} `;
  for (const hit of said.matchAll(NEEDS)) {
    if (DENIED.test(said.slice(0, hit.index)) || /^(?:if|whether|should)\b/.test(said)) continue;
    const first = said.slice(0, hit.index).split(" ").length - 1;
    const length = hit[0].trim().split(" ").length;
    if (first <= REACH.asideWords && first + length + 1 < words.length) return { from: from + first, to: from + first + length };
  }
  return undefined;
}

/** "good in", "competent on", "at home with": words of mastery in front of what is mastered. */
export function masteryAt({ words }: Pick<JobText, "words">, at: number, limit: number): Hit<string> | undefined {
  const isOne = MASTERY.has(words[at]?.folded ?? "") && IN_WHAT.has(words[at + 1]?.folded ?? "");
  return isOne && at + 2 < limit ? { from: at, to: at + 2, value: "mastery" } : undefined;
}

/** "You'll be good in Revit", "must be competent on tractors": mastery said of the reader. */
export function isMasteryOfReader(text: JobText, { from, to }: Range): boolean {
  for (let at = from + 1; at < to; at++) {
    if (masteryAt(text, at, to) === undefined) continue;
    const before = text.words.slice(from, at).map(({ folded }) => folded);
    if (BEING.test(before.join(" "))) return true;
  }
  return false;
}
