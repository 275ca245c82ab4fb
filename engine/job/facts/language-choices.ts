import phrases from "../../data/job/phrases.json";
import { countedAt } from "../requirements/counted-choices.ts";
import { leavesChoice } from "../requirements/kinds.ts";
import { BEFORE_CHOICE } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { type Hit, phraseAt, toPhraseSet } from "../words/phrases.ts";

type Range = { from: number; to: number };
/** Languages one of which is enough; most have one member. */
export type Choice = [Hit<string>, ...Hit<string>[]];
/** `count`: how many of them are needed, where that is more than one. */
export type Counted = { choice: Choice; count: number | undefined };

const ANY_OF = toPhraseSet([...phrases.anyOf, ...phrases.anyOfLanguages]);
const BOTH = new Set(phrases.bilingual);

/** "Dutch or German" is one wish, "Dutch and German" are two; "English and French or Spanish" is English and a choice. */
export function toChoices(text: JobText, clause: Range, hits: readonly Hit<string>[], levels: readonly Range[]): Counted[] {
  const isBoth = text.words.slice(clause.from, clause.to).some(({ folded }) => BOTH.has(folded));
  const runs: { members: Choice; isChoice: boolean; isOneOf: boolean; count: number | undefined }[] = [];
  hits.forEach((hit, index) => {
    const before = hits[index - 1];
    const run = runs.at(-1);
    const tie = before && tieBetween(text, before.to, hit.from, levels, isBoth, run?.isOneOf === true);
    if (run === undefined || tie === undefined) {
      const count = countBefore(text, clause, hit.from);
      const listed = count !== undefined || isOneOf(text, clause, hit.from);
      runs.push({ members: [hit], isChoice: listed, isOneOf: listed, count });
    } else {
      run.members.push(hit);
      run.isChoice ||= tie === "or";
    }
  });
  const last = runs.at(-1);
  const end = last?.members.at(-1)?.to ?? clause.to;
  if (last && last.members.length > 1 && leavesChoice(text, end, clause.to)) last.isChoice = true;
  return runs.flatMap(({ members, isChoice, count }): Counted[] =>
    isChoice ? [{ choice: members, count }] : members.map((one) => ({ choice: [one], count: undefined })),
  );
}

/** What ties two languages of one list together; nothing where other words stand between them, or "and" outside "one of X, Y and Z". */
function tieBetween(
  text: JobText,
  from: number,
  to: number,
  levels: readonly Range[],
  isBoth: boolean,
  isOneOf: boolean,
): "comma" | "or" | undefined {
  const gaps = Array.from({ length: to - from + 1 }, (_, index) => gapBefore(text, from + index)).join("");
  if (/[;:.]/.test(gaps)) return undefined;
  let tie: "comma" | "or" | undefined = gaps.includes("/") && !isBoth ? "or" : gaps.includes(",") ? "comma" : undefined;
  for (let at = from; at < to; ) {
    const join = phraseAt(text.lexicon.joins, text.words, at, to);
    if (join?.value === "or" || (join && isOneOf)) tie = "or";
    else if (join || !saysNothing(text, at, levels)) return undefined;
    at = join?.to ?? at + 1;
  }
  return tie;
}

function saysNothing(text: JobText, at: number, levels: readonly Range[]): boolean {
  return text.lexicon.lead.has(foldedAt(text, at)) || levels.some((level) => level.from <= at && at < level.to);
}

/** "At least two of" right before the first language, or before the words for its level. */
function countBefore(text: JobText, clause: Range, first: number): number | undefined {
  for (let at = Math.max(clause.from, first - BEFORE_CHOICE.mostWords); at < first; at++) {
    const found = countedAt(text, at, clause.to);
    if (found && found.to <= first) return found.count;
  }
  return undefined;
}

/** "one of", "any" a few words before the first language. */
function isOneOf({ words }: JobText, clause: Range, first: number): boolean {
  for (let at = Math.max(clause.from, first - BEFORE_CHOICE.mostWords); at < first; at++)
    if (phraseAt(ANY_OF, words, at, first)) return true;
  return false;
}
