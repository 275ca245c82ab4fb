import data from "../../data/job/ranks.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { foldedAt, gapBefore } from "../words/job-text.ts";
import type { Named } from "./names.ts";
import type { ClauseText } from "./naming-words.ts";
import type { Unit } from "./unit-state.ts";

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

const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)`;
const RANK = `(?:${data.ranks.join("|")})`;
/** "Cat 3", "Class C", "16th": a rank without the thing it is of. */
const BARE_RANK = new RegExp(`^(?:(${RANK}) (\\d{1,2}|[a-h]\\d?)|${ORDINAL})$`, "i");
/** "4 asbestos licence", "Cat 4 asbestos licence", "17th edition": a rank, and the thing of both. */
const RANK_OF = new RegExp(`^(?:(${RANK}) )?((?:\\d{1,2}|[a-h]\\d?|${ORDINAL})) (\\S.*)$`, "i");

/** "Cat 3 or 4 asbestos licence", "16th or 17th edition": the rank before the "or" is of what stands behind. */
export function shareRank(units: readonly Unit[]): Unit[] {
  const shared = [...units];
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1];
    const first = next?.join === "or" && next.inside === unit.inside ? BARE_RANK.exec(unit.name) : null;
    const second = first && next ? RANK_OF.exec(next.name) : null;
    if (!first || !second || !next) continue;
    const thing = second[3] ?? "";
    shared[index] = named(unit, `${unit.name} ${thing}`, next);
    if (!second[1] && first[1]) shared[index + 1] = named(next, `${first[1]} ${second[2]} ${thing}`, next);
  }
  return shared;
}

function named(unit: Unit, name: string, { certificate }: Unit): Unit {
  const record = canonicalOf(name);
  return { ...unit, name, certificate, id: record?.id ?? toTermId(name), known: record !== undefined };
}

/** "City & Guilds 2365 or 2357", "ISO 9001 and 14001": a number alone behind the join is of the same row as the one before it. */
export function withNumbers(text: ClauseText, units: readonly Unit[]): Unit[] {
  return units.flatMap((unit) => {
    const [, row] = /^(.*\p{L}\S*) (\d{3,5})$/u.exec(unit.name) ?? [];
    const slash = /^\s?\/\s?$/.test(gapBefore(text, unit.to));
    const at = slash ? unit.to : text.lexicon.joinWords.has(foldedAt(text, unit.to)) ? unit.to + 1 : -1;
    const isAlone = at >= 0 && at < text.clause.to && /^\d{3,5}$/.test(foldedAt(text, at)) && !units.some(({ from }) => from === at);
    if (row === undefined || !isAlone) return [unit];
    const join = text.lexicon.andWords.has(foldedAt(text, at - 1)) ? "and" : "or";
    const other = named({ ...unit, from: at, to: at + 1, join }, `${row} ${foldedAt(text, at)}`, unit);
    return [unit, other];
  });
}

const ENDS_IN_RANK = new RegExp(`^(.*\\S) (${RANK}) (\\d{1,2}|[a-h]\\d?)$`, "i");

/** "CIPD Level 5 or 7", "OFA Level 2 or Level 3", "NVQ level 2/3": a rank alone behind the join is of the same thing. */
export function withRanks(text: ClauseText, units: readonly Unit[]): Unit[] {
  return units.flatMap((unit) => {
    const [, thing, word] = ENDS_IN_RANK.exec(unit.name) ?? [];
    const slash = /^\s?\/\s?$/.test(gapBefore(text, unit.to));
    const join = slash ? unit.to : text.lexicon.orWords.has(foldedAt(text, unit.to)) ? unit.to + 1 : -1;
    if (thing === undefined || word === undefined || join < 0) return [unit];
    const mark = foldedAt(text, join) === word.toLowerCase() ? join + 1 : join;
    const ends = mark + 1 >= text.clause.to || !isRow(text, mark + 1) || text.clause.cueWords.has(mark + 1);
    const isAlone = mark < text.clause.to && RANK_MARK.test(foldedAt(text, mark)) && ends && !units.some(({ from }) => from === mark);
    if (!isAlone) return [unit];
    return [unit, named({ ...unit, from: join, to: mark + 1, join: "or" }, `${thing} ${word} ${wordsOf(text, mark, mark + 1)}`, unit)];
  });
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
