import exemptions from "../data/bias/exemptions.json";
import { CLASSES } from "./rules.ts";
import type { Sentence, Word } from "./words.ts";

/** Words [from, to) of a sentence. */
export type Range = { from: number; to: number };

const { loose, dangling, openers, left, joints, goesOn, quantities } = exemptions.places;
export const LOOSE = new Set(loose.split(" "));
export const DANGLING = new Set(dangling.split(" "));
export const OPENERS = new Set(openers.split(" "));
const LEFT = new Set(left.split(" "));
/** Words behind a hit that show it was no modifier of theirs. */
const ENDS = new Set([...LEFT, ...LOOSE, ...DANGLING, ...joints.split(" ")]);
export const JOINTS = new Set(joints.split(" "));
const GOES_ON = new Set(goesOn.split(" "));
const BORDER = /[,;:.!?()[\]–•|]/;
const QUANTITIES = quantities.map((words) => words.split(" "));
export const SOUGHT: ReadonlySet<string> = new Set(["person", "role"].flatMap((name) => [...(CLASSES.get(name) ?? [])]));
/** Words that must stay of a clause for it to stand without the hit. */
const FEWEST_LEFT = 2;

/** The clause around a hit: between marks, or between "and" and a verb. */
export function clauseAround(words: readonly Word[], { from, to }: Range): Range {
  let first = from;
  while (first > 0 && !BORDER.test(words[first]?.marks ?? "") && !isJoint(words, first - 1)) first--;
  let end = to;
  while (end < words.length && !isJoint(words, end) && (!BORDER.test(words[end]?.marks ?? "") || GOES_ON.has(words[end]?.folded ?? "")))
    end++;
  return { from: first, to: end };
}

/** "and have", "but must": a new clause begins. */
function isJoint(words: readonly Word[], at: number): boolean {
  return JOINTS.has(words[at]?.folded ?? "") && OPENERS.has(words[at + 1]?.folded ?? "");
}

/** What goes when a hit is left out: the words alone where the rest still stands, else their clause. */
export function rangeToLeaveOut(words: readonly Word[], hit: Range, isNoun = false): Range {
  let { from } = hit;
  const modifies = !isNoun && hit.to < words.length && words[hit.to]?.marks === "" && !ENDS.has(words[hit.to]?.folded ?? "");
  while (!modifies && from > 0 && words[from]?.marks === "" && LOOSE.has(words[from - 1]?.folded ?? "")) from--;
  const clause = clauseAround(words, hit);
  const before = words[from - 1];
  const after = words[hit.to];
  const leaves = from - clause.from + (clause.to - hit.to);
  const breaks =
    leaves < FEWEST_LEFT ||
    DANGLING.has(words[hit.from]?.folded ?? "") ||
    (hit.to < clause.to && OPENERS.has(words[hit.to - 1]?.folded ?? "")) ||
    (from > clause.from &&
      before !== undefined &&
      (DANGLING.has(before.folded) || (from - clause.from < FEWEST_LEFT && !SOUGHT.has(before.folded)))) ||
    (hit.to < clause.to && after !== undefined && (LEFT.has(after.folded) || after.value >= 0 || DANGLING.has(after.folded)));
  return breaks ? clause : { from, to: hit.to };
}

/** Characters of a range to be left out, with the mark or the "and" that tied it. */
export function charactersToLeaveOut(text: string, { words, end }: Sentence, { from, to }: Range): { start: number; end: number } {
  const first = words[from] as Word;
  const last = words[to - 1] as Word;
  const next = words[to];
  const clause = clauseAround(words, { from, to });
  if (clause.from < from || clause.to > to) return { start: first.start, end: last.end };
  if (from === 0)
    return { start: first.start, end: next === undefined ? endOfMarks(text, last.end, end) : endOfMarks(text, last.end, next.start) };
  const tied = words[JOINTS.has(words[from - 1]?.folded ?? "") ? from - 2 : from - 1]?.end ?? first.start;
  const gap = /^\s*/.exec(text.slice(tied, first.start))?.[0].length ?? 0;
  return { start: tied + gap, end: last.end };
}

function endOfMarks(text: string, from: number, limit: number): number {
  return from + (/^["”’)]*[.,:!?;]*/.exec(text.slice(from, limit))?.[0].length ?? 0);
}

/** "at least", "a minimum of" in front of an amount go with it. */
export function withQuantity(words: readonly Word[], { from, to }: Range): Range {
  const ahead = QUANTITIES.find((phrase) =>
    phrase.every(
      (word, index) => words[from - phrase.length + index]?.folded === word && words[from - phrase.length + index + 1]?.marks === "",
    ),
  );
  return { from: from - (ahead?.length ?? 0), to };
}
