import exemptions from "../data/bias/exemptions.json";
import type { Place, PlacedHit } from "./hit-place.ts";
import { CLASSES } from "./rules.ts";
import type { Word } from "./words.ts";

const { papers, ends, refusing } = exemptions.beside;
const PAPERS: ReadonlySet<string> = new Set([...(CLASSES.get("degree") ?? []), ...papers.split(" ")]);
const ENDS: ReadonlySet<string> = new Set(ends.split(" "));
const SCHOOL = /^(?:school|university|college|institute|institution)s?$/;
const REFUSING: ReadonlySet<string> = new Set(refusing.split(" "));

/**
 * The hit with another way behind the last paper it names: "PhD required" becomes "PhD or equivalent experience required". Where it came
 * from goes ("from a top school"). Undefined when it names none, or shuts out those without one.
 */
export function beside({ text, sentence: { words }, from, to, rule }: PlacedHit): Place | undefined {
  if (rule.beside === undefined || words.slice(from, to).some(({ folded }) => REFUSING.has(folded))) return undefined;
  const follows = words[to]?.marks === "" && /^(?:degree|diploma)s?$/.test(words[to]?.folded ?? "");
  const hitEnd = follows ? to + 1 : to;
  const last = words.findLastIndex(({ folded }, at) => at >= from && at < hitEnd && PAPERS.has(folded));
  const first = words[from];
  const paper = words[last];
  if (!first || !paper) return undefined;
  const { rest, end } = withoutSchool(words, last + 1, hitEnd);
  const start = first.start;
  const place = { start, end: words[end - 1]?.end ?? paper.end };
  const behind = rest < end ? text.slice(rest === last + 1 ? paper.end : (words[rest]?.start ?? place.end) - 1, place.end) : "";
  return { ...place, suggestions: [`${text.slice(start, paper.end)} ${rule.beside}${behind}`.replace(/\s+/g, " ")] };
}

/** Where the hit goes on behind "from a top school", and where it ends with that school's name. */
function withoutSchool(words: readonly Word[], from: number, end: number): { rest: number; end: number } {
  if (from + 1 >= end || words[from]?.folded !== "from") return { rest: from, end };
  const rest = words.findIndex(({ folded }, at) => at >= from && at < end && ENDS.has(folded));
  if (rest >= 0) return { rest, end };
  const whole = SCHOOL.test(words[end]?.folded ?? "") ? end + 1 : end;
  return { rest: whole, end: whole };
}
