import exemptions from "../data/bias/exemptions.json";
import type { Place, PlacedHit } from "./hit-place.ts";
import { JOINTS, OPENERS } from "./place.ts";
import type { Word } from "./words.ts";

/** What is asked for too. */
const SENT: ReadonlySet<string> = new Set(exemptions.places.sent.split(" "));
const BESIDE = /^(?:with|and|including|plus)$/;

/**
 * "Send a CV with a photo and your references": what is asked for too goes, the rest of the sentence stays. Undefined where a verb alone
 * would be left.
 */
export function cut({ text, sentence: { words }, from, to, rule }: PlacedHit): Place | undefined {
  const cutting = rule.cut?.split(" ") ?? [];
  let at = to - 1;
  while (at >= from && !(cutting.includes(words[at]?.folded ?? "") && words.slice(at, to).some(({ folded }) => SENT.has(folded)))) at--;
  const word = words[at];
  const last = words[to - 1];
  if (cutting.length === 0 || !last) return undefined;
  if (at < from || !word) return afterJoint(words, from, last.end);
  const joint = words[to];
  const next = words[to + 1];
  const goesOn = joint?.marks === "" && JOINTS.has(joint.folded) && next !== undefined && !OPENERS.has(next.folded);
  if (goesOn) return { start: word.start, end: joint.end, suggestions: [text.slice(word.start, word.end)] };
  if (!BESIDE.test(word.folded) || at === 0) return undefined;
  const before = words[at - 1]?.end ?? word.start;
  const tied = /^\s*,/.test(text.slice(before, word.start));
  const end = tied && text.charAt(last.end) === "," ? last.end + 1 : last.end;
  return { start: tied ? before : word.start, end, suggestions: [""] };
}

/** "… and your date of birth": the last thing of a row goes with its "and". */
function afterJoint(words: readonly Word[], from: number, end: number): Place | undefined {
  const tied = words[from - 2];
  return tied && JOINTS.has(words[from - 1]?.folded ?? "") ? { start: tied.end, end, suggestions: [""] } : undefined;
}
