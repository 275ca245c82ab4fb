import data from "../../data/job/ranks.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import type { Named } from "./names.ts";
import type { ClauseText } from "./naming-words.ts";

const RANKS = new Set(data.ranks);
/** "2", "III", "C", "C+E". */
const RANK_MARK = /^(?:\d{1,2}|[ivx]{1,4}|[a-h]\d?)$/;
const OF_WHAT = /^(?:in|of)$/;

/** "Level 2 or Level 3 in childcare", "Tier 1 or 2 network support": two ranks of one thing, each under its whole name. */
export function waysToRank(text: ClauseText, named: Named): [Named, Named] | undefined {
  const thing = startOfThing(text, named);
  let at = OF_WHAT.test(foldedAt(text, thing - 1)) ? thing - 1 : thing;
  const tail = wordsOf(text, at, named.to);
  if (at <= text.clause.from || !isRow(text, at) || !RANK_MARK.test(foldedAt(text, at - 1))) return undefined;
  const second = at - 1;
  at = RANKS.has(foldedAt(text, second - 1)) ? second - 1 : second;
  const first = at - 2;
  const isChoice = text.lexicon.orWords.has(foldedAt(text, at - 1)) && RANK_MARK.test(foldedAt(text, first));
  if (!isChoice || first <= text.clause.from - 1 || !RANKS.has(foldedAt(text, first - 1)) || first - 1 < text.clause.from) return undefined;
  const rank = wordsOf(text, first - 1, first);
  const from = first - 1;
  const one = (mark: number): Named => {
    const name = `${rank} ${wordsOf(text, mark, mark + 1)} ${tail}`;
    const record = canonicalOf(name);
    return { ...named, id: record?.id ?? (named.known ? named.id : toTermId(name)), name, from, to: named.to };
  };
  return [one(first), one(second)];
}

/** Behind the rank, where the name holds it ("Grade 6 lift operator"). */
function startOfThing(text: ClauseText, { from, to }: Named): number {
  const holdsRank = RANKS.has(foldedAt(text, from)) && RANK_MARK.test(foldedAt(text, from + 1)) && from + 2 < to;
  return holdsRank ? from + 2 : from;
}

const isRow = (text: ClauseText, at: number): boolean => /^[ -]$/.test(gapBefore(text, at));

function wordsOf({ flat, words }: ClauseText, from: number, to: number): string {
  return flat.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, " ");
}
