import data from "../data/job/education.json";
import type { Clause } from "./clauses.ts";
import { findPhrases, type Hit, phraseAt, toPhraseMap, toPhraseSet } from "./phrases.ts";
import type { EducationRequirement } from "./types.ts";
import type { Word } from "./words.ts";

type Degree = { level: number; name: string };
const DEGREES = toPhraseMap(data.degrees.flatMap(({ level, name, words }) => words.map((word) => [word, { level, name }] as const)));
const EQUIVALENT = toPhraseSet(data.equivalent);
const AREA_START = toPhraseSet(data.areaStart);
const AREA_CUT = new Set(data.areaCut);

/** A degree a clause asks for: the lowest one named suffices. Its words go into `taken`. */
export function readEducation(flat: string, words: readonly Word[], clause: Clause, taken: Set<number>): EducationRequirement | undefined {
  const degrees = findPhrases(DEGREES, words, clause.from, clause.to).filter((hit) => isDegree(words, hit));
  const first = degrees[0];
  const last = degrees.at(-1);
  if (!first || !last) return undefined;
  const lowest = degrees.reduce((least, hit) => (hit.value.level < least.value.level ? hit : least), first);
  const areas = readAreas(flat, words, last.to, clause.to);
  const { statement } = clause;
  const orEquivalent = findPhrases(EQUIVALENT, words, statement.from, statement.to).length > 0;
  for (let at = first.from; at < Math.max(last.to, areas.to); at++) taken.add(at);
  for (const hit of findPhrases(EQUIVALENT, words, clause.from, clause.to)) for (let at = hit.from; at < hit.to; at++) taken.add(at);
  const span = { start: words[first.from]?.start ?? 0, end: words[last.to - 1]?.end ?? 0 };
  return { level: lowest.value.level, name: lowest.value.name, areas: areas.names, orEquivalent, importance: clause.importance, span };
}

/** "Scrum Master certificate", "bachelor apartment" and "high degree of care" are no degrees. */
function isDegree(words: readonly Word[], hit: Hit<Degree>): boolean {
  const word = words[hit.from]?.folded ?? "";
  const before = words[hit.from - 1]?.folded ?? "";
  const after = words[hit.to]?.folded ?? "";
  if (word === "degree") return after !== "of" && !/^(?:high|higher|large|strong|certain|great|some|significant)$/.test(before);
  if (word === "masters" || word === "master")
    return !/^(?:scrum|head|quiz|data)$/.test(before) && !/^(?:data|service|schedule|plan|file|craftsman)$/.test(after);
  return (
    !(word === "wo" || word === "but" || word === "cap" || word === "its" || word === "bac") ||
    hit.to - hit.from > 1 ||
    /^(?:diploma|opleiding|niveau|pro)$/.test(after)
  );
}

function readAreas(flat: string, words: readonly Word[], from: number, limit: number): { names: string[]; to: number } {
  let at = from;
  while (at < limit && /^(?:degree|level|diploma|qualification|abschluss|grad)$/.test(words[at]?.folded ?? "")) at++;
  const opening = phraseAt(AREA_START, words, at, limit);
  if (!opening) return { names: [], to: at };
  at = opening.to;
  const names: string[] = [];
  let start = at;
  let end = at;
  const keep = () => {
    const name = flat.slice(words[start]?.start ?? 0, words[start < at ? at - 1 : start]?.end ?? 0).replace(/\s+/g, " ");
    if (at > start && at - start <= 5 && /\p{L}{2}/u.test(name)) names.push(name);
    end = at;
  };
  for (; at < limit && names.length < 6; at++) {
    const word = words[at]?.folded ?? "";
    const gap = flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
    const separated = at > start && /[,/]/.test(gap);
    if (at > start && /[();:.]/.test(gap)) break;
    if (separated) {
      keep();
      start = at;
    }
    if (!AREA_CUT.has(word)) continue;
    keep();
    start = at + 1;
    if (!/^(?:or|and|oder|und|ou|et|o|y|e|of|en)$/.test(word)) return { names, to: end };
  }
  keep();
  return { names: names.filter((name) => !/^(?:a|an|the)? ?(?:related|relevant|similar|equivalent|any)\b/i.test(name)), to: end };
}
