import data from "../data/job/phrases.json";
import { canonicalOf, type SkillMention, toTermId } from "../skills/index.ts";
import type { Clause } from "./clauses.ts";
import { phraseAt, toPhraseMap, toPhraseSet } from "./phrases.ts";
import { isAsking } from "./statements.ts";
import { NAME } from "./weights.ts";
import { type Word, wordAt } from "./words.ts";

export type Join = "start" | "comma" | "and" | "or" | "example";
/** One thing a clause names. `join` ties it to the unit before; `anyOf`: stands in a "one of" list; `phrase`: the head it stands under. */
export type Unit = {
  id: string;
  name: string;
  known: boolean;
  certificate: boolean;
  from: number;
  to: number;
  join: Join;
  anyOf: boolean;
  headed: boolean;
  phrase: number;
};

const BEFORE = toPhraseSet(data.before);
const ABLE = toPhraseSet(data.able);
const EXAMPLES = toPhraseSet(data.examples);
const ANY_OF = toPhraseSet(data.anyOf);
const JOINS = toPhraseMap<Join>([...data.or.map((word) => [word, "or"] as const), ...data.and.map((word) => [word, "and"] as const)]);
const AFTER = new Set(data.after);
const LEAD = new Set(data.lead);
const CUT = new Set(data.cut);
const EMPTY = new Set(data.empty);
const NOUNS: Readonly<Record<string, string>> = data.nouns;

type Chunk = { words: number[]; mentions: SkillMention[] };
type State = {
  join: Join;
  live: boolean;
  headed: boolean;
  verb: boolean;
  anyOf: boolean;
  example: boolean;
  phrase: number;
  chunk: Chunk;
  units: Unit[];
};

/** Skills and noun phrases a clause asks for, in order. `taken`: words already read as years, degrees, languages or licences. */
export function toUnits(
  flat: string,
  words: readonly Word[],
  clause: Clause,
  mentions: readonly SkillMention[],
  taken: ReadonlySet<number>,
): Unit[] {
  const bare = isAsking(clause.statement.section) && clause.statement.item;
  const state: State = {
    join: "start",
    live: bare,
    headed: false,
    verb: false,
    anyOf: false,
    example: false,
    phrase: 0,
    chunk: { words: [], mentions: [] },
    units: [],
  };
  const starts = new Map(mentions.map((mention) => [wordAt(words, mention.start), mention] as const));
  let at = clause.from;
  while (at < clause.to) {
    readGap(flat, words, clause, state, at);
    const mention = starts.get(at);
    if (taken.has(at)) {
      flush(flat, words, state);
      at++;
    } else if (mention) {
      state.chunk.mentions.push(mention);
      at = Math.max(at + 1, wordAt(words, mention.end));
    } else {
      at = readWord(flat, words, clause, state, at);
    }
  }
  flush(flat, words, state);
  return state.units;
}

function readGap(flat: string, words: readonly Word[], clause: Clause, state: State, at: number): void {
  if (at === clause.from) return;
  const gap = flat.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
  if (!/[,;:()/\n]/.test(gap)) return;
  flush(flat, words, state);
  if (gap.includes("(")) state.example = state.units.length > 0;
  if (/[);]/.test(gap)) state.example = false;
  state.join = gap.includes("/") ? "or" : state.example ? "example" : state.units.length > 0 ? "comma" : state.join;
}

function readWord(flat: string, words: readonly Word[], clause: Clause, state: State, at: number): number {
  const word = words[at]?.folded ?? "";
  const filled = state.chunk.words.length + state.chunk.mentions.length > 0;
  if (filled && AFTER.has(word)) {
    state.headed = true;
    flush(flat, words, state);
  }
  const opening = phraseAt(BEFORE, words, at, clause.to) ?? phraseAt(ABLE, words, at, clause.to);
  if (opening) {
    flush(flat, words, state);
    state.phrase = at;
    Object.assign(state, { live: true, headed: true, verb: phraseAt(ABLE, words, at, clause.to)?.to === opening.to, example: false });
    return opening.to;
  }
  const example = phraseAt(EXAMPLES, words, at, clause.to);
  if (example && (filled || state.units.length > 0)) {
    flush(flat, words, state);
    Object.assign(state, { example: state.units.length > 0, join: "example", live: state.headed || state.live });
    return example.to;
  }
  const anyOf = phraseAt(ANY_OF, words, at, clause.to);
  if (anyOf) {
    flush(flat, words, state);
    state.anyOf = true;
    return anyOf.to;
  }
  const join = phraseAt(JOINS, words, at, clause.to);
  if (join) {
    flush(flat, words, state);
    state.join = state.units.length === 0 ? "start" : join.value;
    return join.to;
  }
  if (CUT.has(word)) {
    flush(flat, words, state);
    if (!state.example) Object.assign(state, { live: false, headed: false });
    return at + 1;
  }
  state.chunk.words.push(at);
  return at + 1;
}

function flush(flat: string, words: readonly Word[], state: State): void {
  const { chunk } = state;
  state.chunk = { words: [], mentions: [] };
  const found =
    chunk.mentions.length > 0 ? chunk.mentions.map((mention) => fromMention(words, mention)) : fromWords(flat, words, chunk.words, state);
  for (const unit of found) {
    const join = state.units.length === 0 ? "start" : state.example ? "example" : state.join;
    state.units.push({ ...unit, join, anyOf: state.anyOf, headed: state.headed, phrase: state.phrase });
    state.join = "and";
  }
  state.verb = state.verb && found.length === 0 && chunk.words.length === 0;
}

type Named = Omit<Unit, "join" | "anyOf" | "headed" | "phrase">;

function fromMention(words: readonly Word[], mention: SkillMention): Named {
  const from = wordAt(words, mention.start);
  return {
    id: mention.id,
    name: mention.name,
    known: true,
    certificate: mention.type === "cert",
    from,
    to: Math.max(from + 1, wordAt(words, mention.end)),
  };
}

function fromWords(flat: string, words: readonly Word[], chunk: readonly number[], state: State): Named[] {
  if (!state.live) return [];
  let from = 0;
  let to = chunk.length;
  const folded = (index: number) => words[chunk[index] ?? -1]?.folded ?? "";
  while (from < to && (LEAD.has(folded(from)) || /^\d/.test(folded(from)))) from++;
  const noun = from + 1 < to ? NOUNS[folded(from)] : undefined;
  if (noun !== undefined) from++;
  while (from < to && LEAD.has(folded(from))) from++;
  while (to > from && (AFTER.has(folded(to - 1)) || LEAD.has(folded(to - 1)))) to--;
  const first = words[chunk[from] ?? -1];
  const last = words[chunk[Math.min(to, from + NAME.mostWords - (noun ? 1 : 0)) - 1] ?? -1];
  if (!first || !last || to <= from || (!state.headed && to - from > NAME.mostWordsBare)) return [];
  const name = [flat.slice(first.start, last.end).replace(/\s+/g, " "), noun ?? ""].join(" ").trim();
  if (isEmpty(name)) return [];
  const record = canonicalOf(name);
  const place = { from: chunk[from] ?? 0, to: (chunk[to - 1] ?? 0) + 1 };
  if (record) return [{ id: record.id, name: record.label, known: true, certificate: record.type === "cert", ...place }];
  return [{ id: toTermId(name), name, known: false, certificate: false, ...place }];
}

function isEmpty(name: string): boolean {
  return name.length < 2 || !/\p{L}{2}/u.test(name) || EMPTY.has(name.toLowerCase());
}
