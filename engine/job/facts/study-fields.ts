import data from "../../data/job/education.json";
import { canonicalOf } from "../../skills/index.ts";
import type { Clause } from "../requirements/clauses.ts";
import { isCompoundAt } from "../requirements/compounds.ts";
import { AREA } from "../weights.ts";
import { foldedAt, gapBefore, type JobText } from "../words/job-text.ts";
import { toWords } from "../words/words.ts";
import { isSubject } from "./title-words.ts";

const NAMELESS = /^(?:degree|diploma|bachelor's|master's|bachelors|masters|phd)$/;
const STUDIES = new Set(data.studies);
const NOT_STUDIED: ReadonlySet<string> = new Set(["tool", "language", "framework", "platform", "soft"]);
const VAGUE = new Set(data.vague);
const BREAK = /[,;:.()]/;

/** "Law degree", "a maths or physics degree", "law, finance or business degree": fields of study in front of it. Their words go into `taken`. */
export function fieldsBefore(text: JobText, clause: Clause, first: { from: number; to: number }, taken: Set<number>): string[] {
  if (!NAMELESS.test(foldedAt(text, first.to - 1))) return [];
  const names: string[] = [];
  let end = first.from;
  while (end > clause.from) {
    const from = beginOfField(text, clause, end, taken);
    const name = text.flat.slice(text.words[from]?.start, text.words[end - 1]?.end);
    if (from >= end || !isStudied(text, name) || VAGUE.has(foldedAt(text, from))) return names;
    names.unshift(name);
    for (let at = from; at < first.from; at++) taken.add(at);
    if (text.lexicon.orWords.has(foldedAt(text, from - 1))) end = from - 1;
    else if (names.length > 1 && /^,\s/.test(gapBefore(text, from))) end = from;
    else return names;
  }
  return names;
}

/** Where the words that end at `end` begin: behind a small word, a break, or the most words a field has. */
function beginOfField(text: JobText, clause: Clause, end: number, taken: ReadonlySet<number>): number {
  const { lead, joinWords } = text.lexicon;
  const isOutside = (at: number) => {
    const word = foldedAt(text, at);
    return taken.has(at) || joinWords.has(word) || (lead.has(word) && !isCompoundAt(text, at));
  };
  let from = end;
  while (
    from > clause.from &&
    end - from < AREA.wordsBefore &&
    !isOutside(from - 1) &&
    (from === end || !BREAK.test(gapBefore(text, from)))
  )
    from--;
  return from;
}

/** A subject, and no tool or trait that a list names beside the degree ("Excel, law or business degree"). */
function isStudied({ flat }: JobText, name: string): boolean {
  if (toWords(name).some(({ folded }) => STUDIES.has(folded))) return true;
  return isSubject(flat, name) && !NOT_STUDIED.has(canonicalOf(name)?.type ?? "");
}
