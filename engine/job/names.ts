import data from "../data/job/phrases.json";
import { canonicalOf, type SkillMention, toTermId } from "../skills/index.ts";
import { fold } from "../text/index.ts";
import type { JobText } from "./job-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { NAME } from "./weights.ts";
import { type Word, wordAt } from "./words.ts";

/** What a run of words names: a skill of the taxonomy, or a term of the text. */
export type Named = { id: string; name: string; known: boolean; certificate: boolean; from: number; to: number };

const AFTER = new Set(data.after);
const EMPTY = new Set(data.empty);
const NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(data.nouns));

/** "skills", "experience": words that follow the name of what is asked for. */
export function isHeadAfter(word: string): boolean {
  return AFTER.has(word);
}

/** A taxonomy skill under the name the job gives it: the recruiter reads own words, the id carries the meaning. */
export function fromMention({ flat, words }: JobText, mention: SkillMention): Named {
  const from = wordAt(words, mention.start);
  const to = Math.max(from + 1, wordAt(words, mention.end));
  const name = flat.slice(mention.start, mention.end).replace(/\s+/g, " ");
  return { id: mention.id, name, known: true, certificate: mention.type === "cert", from, to };
}

/** A noun phrase of the text as a name; a verb in front becomes a noun behind ("manage budgets" → "budgets management"). */
export function fromWords(
  { flat, words, lexicon }: JobText,
  chunk: readonly number[],
  how: { verb: boolean; headed: boolean },
): Named | undefined {
  const folded = (index: number) => words[chunk[index] ?? -1]?.folded ?? "";
  let { from, to } = trim(lexicon, chunk.length, folded);
  const noun = NOUNS.get(folded(from));
  const alone = to - from === 1;
  const verb = how.verb && from === 0;
  if (verb && alone) return noun ? named(noun, chunk, from, to) : undefined;
  if ((verb || noun !== undefined) && !alone) from++;
  ({ from, to } = trim(lexicon, to, folded, from));
  const first = words[chunk[from] ?? -1];
  const last = words[chunk[Math.min(to, from + NAME.mostWords - 1) - 1] ?? -1];
  if (!first || !last || to <= from) return noun ? named(noun, chunk, 0, chunk.length) : undefined;
  if (!how.headed && to - from > NAME.mostWordsBare) return undefined;
  const object = flat.slice(first.start, last.end).replace(/\s+/g, " ");
  const suffix = alone ? "" : (noun ?? "");
  return named(`${object} ${fold(object).includes(suffix) ? "" : suffix}`.trim(), chunk, from, to);
}

function trim({ lead }: Lexicon, end: number, folded: (index: number) => string, start = 0): { from: number; to: number } {
  let from = start;
  let to = end;
  while (from < to && (lead.has(folded(from)) || /^\d/.test(folded(from)))) from++;
  while (to > from && (AFTER.has(folded(to - 1)) || lead.has(folded(to - 1)))) to--;
  return { from, to };
}

function named(name: string, chunk: readonly number[], from: number, to: number): Named | undefined {
  if (name.length < 2 || !/\p{L}{2}/u.test(name) || EMPTY.has(fold(name))) return undefined;
  const record = canonicalOf(name);
  const place = { from: chunk[from] ?? 0, to: (chunk[to - 1] ?? 0) + 1 };
  if (record) return { id: record.id, name, known: true, certificate: record.type === "cert", ...place };
  return { id: toTermId(name), name, known: false, certificate: false, ...place };
}
