import data from "../../data/job/of-reader.json";
import { REACH } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import type { Hit } from "../words/phrases.ts";

type Range = { from: number; to: number };

const NEEDS = new RegExp(`(?:^|(?<= ))(?:${data.needs.join("|")}) `, "g");
const MASTERY = new Set(data.mastery);
const IN_WHAT = new Set(data.inWhat);
/** Verbs behind "you will" that tell what somebody is or has, no task. */
const STATES = new Set(data.states);
const ALSO = /^(?:also|then|mainly|mostly|therefore|primarily)$/;
const AWARE = new RegExp(`^(?:${data.aware.join("|")}) `);
const OPENERS = new RegExp(`^(?:${data.openers.join("|")}) `);
const BEING = new RegExp(`(?:^| )(?:${data.being.join("|")})(?: an?(?: real| true| bit of an?| dab)?)?$`);
/** "What you need to know": the verb alone has no object. */
const VERB_NEXT = /(?:need|needs|want|wants|ought|got|have) to $/;
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
    const isVerbMissing = VERB_NEXT.test(hit[0]) && first + length + 1 === words.length;
    if (first <= REACH.asideWords && first + length < words.length && !isVerbMissing)
      return { from: from + first, to: from + first + length };
  }
  return undefined;
}

/** "To be considered for this role, | lace is essential", "to be considered | you must be fluent", "Please be aware that | lace is required": where what is asked for begins. */
export function endOfOpener(text: JobText, { from, to }: Range): number {
  const said = text.words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(" ");
  const aware = AWARE.exec(said)?.[0];
  if (aware) return from + aware.trim().split(" ").length;
  if (!OPENERS.test(said)) return from;
  for (let at = from + 1; at < to - 1; at++) {
    if (/^you/.test(foldedAt(text, at)) && at - from > 1) return at;
    if (/[([]/.test(gapBefore(text, at))) return from;
    if (gapBefore(text, at).includes(",")) return at;
  }
  return from;
}

/** "You'll manage a team of six", no "you'll have …": what the reader will do in the job. */
export function isDuty(text: JobText, { from, to }: Range): boolean {
  const [you, ...words] = text.words.slice(from, Math.min(to, from + REACH.asideWords)).map(({ folded }) => folded);
  const rest = you === "you" && words[0] === "will" ? words.slice(1) : /^you['’]ll$/.test(you ?? "") ? words : [];
  const verb = rest.find((word) => !ALSO.test(word));
  return verb !== undefined && /^\p{L}+$/u.test(verb) && !STATES.has(verb);
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
