import data from "../../data/job/phrases.json";
import { fold } from "../../text/index.ts";
import { gapBefore } from "../words/job-text.ts";
import { isKindWord } from "./kinds.ts";
import type { Named } from "./names.ts";
import type { ClauseText } from "./naming-words.ts";

/** What ties a unit to the one before; `example` after "such as", `bracket` for the first one in brackets. */
export type Join = "start" | "comma" | "and" | "or" | "example" | "bracket";
/** One thing a clause names. `anyOf`: stands in a "one of" list, `count`: or in one of which so many are needed; `phrase`: place of the head it stands under; `inside`: in brackets; `closed`: a grade ends its wish. */
export type Unit = Named & { join: Join; anyOf: boolean; count?: number; inside: boolean; phrase: number; closed?: boolean };

export type State = {
  units: Unit[];
  words: number[];
  named: Named[];
  join: Join;
  /** Words outside the taxonomy may name something here. */
  live: boolean;
  headed: boolean;
  verb: boolean;
  /** Behind "able to": each further "to" brings another verb. */
  able: boolean;
  anyOf: boolean;
  /** How many of the list are needed, where that is more than one. */
  count: number | undefined;
  /** Place of the words that count them. */
  counted: number;
  inside: boolean;
  /** In the list of a kind, in brackets: one of it is enough. */
  ofKind: boolean;
  /** Behind "we": what the house does. */
  told: boolean;
  phrase: number;
  /** Words behind the last edge that named nothing. */
  lost: readonly number[];
  /** "Hotel or restaurant experience": a place of work names nothing alone, beside "or" what stands behind it does. */
  settings: readonly (Named & { join: Join })[];
};

/** How the words behind a bracket, bar, slash or comma go on with what was named before. */
export function joinAcross(text: ClauseText, state: State, at: number): void {
  const gap = gapBefore(text, at);
  const last = state.units.at(-1);
  if (last && gap.includes(",") && isGradeBefore(text, at)) last.closed = true;
  if (/[([]/.test(gap)) {
    openBracket(text, state, at);
  } else if (gap.includes("|")) {
    state.join = "start";
  } else if (/[/&]/.test(gap)) {
    if (state.join !== "bracket" || !state.inside) state.join = gap.includes("/") ? "or" : "and";
  } else if (last && state.join !== "bracket" && state.join !== "example" && state.join !== "or") {
    state.join = "comma";
  }
}

function openBracket(text: ClauseText, state: State, at: number): void {
  state.inside = true;
  if (state.join !== "or") state.join = state.units.length > 0 && !isStressed(text, at) ? "bracket" : "start";
}

const LONGEST_BRACKET = 200;
const STRESS = new RegExp(`(?<!\\p{L})(?:${data.stress.join("|")})(?!\\p{L})`, "u");

/** "SQL (especially PostgreSQL)", "accessibility (VoiceOver in particular)": what a bracket stresses is asked for beside its head. */
function isStressed({ flat, words }: ClauseText, at: number): boolean {
  const start = words[at]?.start ?? 0;
  const inside = flat.slice(start, start + LONGEST_BRACKET).split(/[)\]]/, 1)[0] ?? "";
  return STRESS.test(fold(inside));
}

/** "Radiography desirable, R4 or SOE helpful": the grade in front of the comma closes its wish. */
function isGradeBefore({ clause, lexicon, words, taken }: ClauseText, at: number): boolean {
  return clause.cueWords.has(at - 1) && taken.has(at - 1) && !lexicon.joinWords.has(words[at]?.folded ?? "");
}

/** A head behind a comma opens another wish, not in a counted list of heads; behind an "and" it ends a counted list of names. */
export function atHead({ join, anyOf, count, counted, units }: State): Pick<State, "join" | "anyOf" | "count"> {
  const isListOfHeads = count !== undefined && (units.at(-1)?.phrase ?? -1) > counted;
  if (isListOfHeads || (join !== "comma" && (join !== "and" || count === undefined))) return { join, anyOf, count };
  return { join: "start", anyOf: anyOf && count === undefined, count: undefined };
}

export function closeBracket(state: State): void {
  if (state.ofKind || state.count) Object.assign(state, { anyOf: false, count: undefined });
  Object.assign(state, { inside: false, ofKind: false });
}

/** The list stands for its kind. What describes the kind stays a wish of its own before brackets ("a JS framework (React, Vue)"), not before a colon. False where a name holds the kind ("CRM"). */
export function openKind(state: State, at: number, inside: boolean): boolean {
  const head = state.units.at(-1);
  if (head?.to === at || (head && head.to === at - 1 && isKindWord(fold(head.name)))) {
    if (!inside) state.join = "example";
    return !inside;
  }
  if (!inside && head?.to === at - 1) state.units.pop();
  Object.assign(state, { join: "start", anyOf: true, inside, ofKind: inside });
  return true;
}

/** Everything named so far, or behind the colon, is one choice. */
export function joinAsChoice({ flat, words }: ClauseText, { units }: State, at: number): void {
  const before = (unit: Unit) => flat.slice(words[unit.from]?.start, words[at]?.start);
  if (units.some(({ count }) => count)) return;
  const listed = units.filter((unit) => !/:\s+\S.*:?/.test(before(unit).replace(/[:\s]+$/, "")));
  const choice = listed.length > 1 ? listed : units;
  for (const [index, unit] of choice.entries()) Object.assign(unit, { anyOf: true, join: index === 0 ? "start" : unit.join });
}
