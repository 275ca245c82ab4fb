import data from "../data/bias/classes.json";
import type { Word } from "./words.ts";

/**
 * A form is a row of elements parted by spaces:
 * `word`, `this|that` alternatives, `first|high_ranking` with alternatives of several words, `guy~n` with plural, `hire~v` with its verb forms, `<class>` of classes.json,
 * `<age>` (22 to 75: no law asks for more than 21) `<num>` `<year>` numbers, `<manword>` a title in -man, `<agent>` a trade by its ending ("bricklayer"), `..3` up to three words, `,` a mark may stand here, `^` start and `$` end of a clause, `^^` and `$$` of the whole sentence or list item,
 * `{out}` phrases of classes.json (rows of words), and a final `?` makes an element optional. Without `,` or `..` a form never steps over a mark.
 */
export type Element = {
  words: ReadonlySet<string>;
  test?: Test | undefined;
  phrases: readonly Starts[];
  gap: number;
  mark: boolean;
  start: boolean;
  end: boolean;
  whole: boolean;
  optional: boolean;
};
export type Form = Element[];
export type Classes = ReadonlyMap<string, ReadonlySet<string>>;
/** Phrases found again by their first word. */
export type Starts = ReadonlyMap<string, readonly Form[]>;
export type Phrases = ReadonlyMap<string, Starts>;
/** Elements made already, by their source. */
export type Known = Map<string, Element>;
/** What no list can hold: `kind` tells which words are worth a test. */
type Test = { kind: Kind; holds: (word: Word) => boolean };
type Kind = "number" | "man" | "agent";

const NOT_TITLES = new Set(data.classes.notman.split(" "));

/** "tonnageman", "linesmen": words that may be titles, whether or not a list knows them. */
const isManWord = ({ folded }: Pick<Word, "folded">): boolean =>
  /^[a-z]{3,}m[ae]n$/.test(folded) && !NOT_TITLES.has(folded) && !NOT_TITLES.has(folded.replace(/men$/, "man"));

const NOT_AGENTS = new Set(data.classes.notagent.split(" "));

/** "bricklayers", "machinist": a trade by its ending, whether or not a list knows it. */
const isAgent = ({ folded }: Pick<Word, "folded">): boolean =>
  /^[a-z]{3,}(?:er|or|ist|ician|eer|smith|wright|hand|maid)s?$/.test(folded) && !NOT_AGENTS.has(folded.replace(/s$/, ""));

const TESTS: Record<string, Test> = {
  num: { kind: "number", holds: ({ value }) => value >= 0 },
  age: { kind: "number", holds: ({ value, measured }) => Number.isInteger(value) && value >= 22 && value <= 75 && !measured },
  year: { kind: "number", holds: ({ value }) => Number.isInteger(value) && value >= 1940 && value <= 2030 },
  manword: { kind: "man", holds: isManWord },
  agent: { kind: "agent", holds: isAgent },
};

/** Kinds of tests that a word may pass. */
export function kindsOf(word: Word): Kind[] {
  const kinds: Kind[] = word.value >= 0 ? ["number"] : [];
  if (isManWord(word)) kinds.push("man");
  if (isAgent(word)) kinds.push("agent");
  return kinds;
}
const NONE: ReadonlySet<string> = new Set();

/** The form a source stands for. The same element stands in many forms: it is made once. */
export function toForm(source: string, classes: Classes, phrases: Phrases, made: Known = new Map()): Form {
  return source.split(" ").map((part) => {
    const element = made.get(part) ?? toElement(part, classes, phrases);
    made.set(part, element);
    return element;
  });
}

function toElement(part: string, classes: Classes, phrases: Phrases): Element {
  const plain = { words: NONE, phrases: [] as Starts[], gap: 0, mark: false, start: false, end: false, whole: false, optional: false };
  if (part === ",") return { ...plain, mark: true, optional: true };
  if (part === "^" || part === "^^") return { ...plain, start: true, whole: part === "^^" };
  if (part === "$" || part === "$$") return { ...plain, end: true, whole: part === "$$" };
  if (part.startsWith("..")) return { ...plain, gap: Number(part.slice(2)) };
  const optional = part.endsWith("?");
  const choices = (optional ? part.slice(0, -1) : part).split("|");
  const only = choices.length === 1 ? nameOf(choices[0] ?? "") : undefined;
  if (only !== undefined && !TESTS[only]) return { ...plain, words: known(only, classes), optional };
  return { ...plain, ...toChoice(choices, classes, phrases), optional };
}

const nameOf = (choice: string): string | undefined => /^<(.+)>$/.exec(choice)?.[1];

function toChoice(choices: readonly string[], classes: Classes, phrases: Phrases): Pick<Element, "words" | "test" | "phrases"> {
  const words = new Set<string>();
  let test: Test | undefined;
  const rows: Starts[] = [];
  const joined: Form[] = [];
  for (const choice of choices) {
    const name = nameOf(choice);
    const row = /^\{(.+)\}$/.exec(choice)?.[1];
    if (row !== undefined) rows.push(known(row, phrases));
    else if (choice.includes("_")) joined.push(toForm(choice.replaceAll("_", " "), classes, phrases));
    else if (name === undefined) addForms(words, ...(choice.split("~") as [string, string?]));
    else if (TESTS[name]) test = TESTS[name];
    else for (const word of known(name, classes)) words.add(word);
  }
  if (joined.length > 0) rows.push(byFirstWord(joined));
  return { words, test, phrases: rows };
}

function known<T>(name: string, all: ReadonlyMap<string, T>): T {
  const found = all.get(name);
  if (!found) throw new Error(`no class or phrases named ${name}`);
  return found;
}

export function byFirstWord(rows: readonly Form[]): Starts {
  const found = new Map<string, Form[]>();
  for (const row of rows) {
    for (const word of new Set(startsOf(row).flatMap((element) => [...wordsOf(element)]))) {
      const others = found.get(word);
      if (others) others.push(row);
      else found.set(word, [row]);
    }
  }
  return found;
}

function addForms(words: Set<string>, word: string, morphology?: string): void {
  words.add(word);
  if (morphology === "n") words.add(toPlural(word));
  if (morphology === "v") {
    const stem = word.endsWith("e") ? word.slice(0, -1) : word.replace(/([^aeiou])y$/, "$1i");
    words.add(toPlural(word));
    words.add(`${stem}ed`);
    words.add(word.endsWith("e") ? `${stem}ing` : `${word}ing`);
  }
}

export function toPlural(word: string): string {
  if (/(?:^|[a-z])(?:man|woman)$/.test(word)) return `${word.slice(0, -3)}men`;
  if (/person$/.test(word)) return `${word.slice(0, -6)}people`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A hit ends with a word: gaps at the end of a form are dropped. */
export function withoutTail(form: Form): Form {
  const last = form.findLastIndex((element) => element.gap === 0);
  return form.slice(0, last + 1);
}

/** Elements a form can begin with. */
export function startsOf(form: Form): Element[] {
  const elements: Element[] = [];
  for (const element of form) {
    if (element.start || element.mark) continue;
    elements.push(element);
    if (!element.optional) break;
  }
  return elements;
}

const WORDS = new WeakMap<Element, ReadonlySet<string>>();

/** Words an element can begin with. */
export function wordsOf(element: Element): ReadonlySet<string> {
  if (element.phrases.length === 0) return element.words;
  const known = WORDS.get(element) ?? new Set([...element.words, ...element.phrases.flatMap((rows) => [...rows.keys()])]);
  WORDS.set(element, known);
  return known;
}

const SOFT = /^[,"]*$/;

/** The longest end (exclusive word index) that the form reaches from word `at` and `accept` takes, or -1. `joined`: no mark may stand before `at`. */
export function endOf(
  form: Form,
  words: readonly Word[],
  at: number,
  accept: (end: number) => boolean = () => true,
  joined = false,
): number {
  let best = -1;
  let seen: Set<number> | undefined;
  /** Gaps lead to the same place by many ways; one is enough. */
  const isSeen = (place: number): boolean => {
    seen ??= new Set();
    return seen.size === seen.add(place).size;
  };
  const walk = (k: number, i: number, over: boolean): void => {
    const element = form[k];
    if (element === undefined) {
      if (i > best && accept(i)) best = i;
    } else if (element.gap > 0) walkGap(k, i, element.gap, over);
    else if (element.mark) walk(k + 1, i, true);
    else if (element.start || element.end) {
      if (isBorder(words, i, element)) walk(k + 1, i, over || element.start);
    } else walkWord(element, k, i, over);
  };
  const walkWord = (element: Element, k: number, i: number, over: boolean): void => {
    if (element.optional) walk(k + 1, i, over);
    const word = words[i];
    if (word === undefined || (word.marks !== "" && !over)) return;
    if (element.words.has(word.folded) || element.test?.holds(word)) walk(k + 1, i + 1, false);
    for (const rows of element.phrases) for (const end of endsOf(rows, words, i)) walk(k + 1, end, false);
  };
  const walkGap = (k: number, i: number, gap: number, over: boolean): void => {
    for (let step = 0; step <= gap && i + step <= words.length; step++) {
      const reached = words[i + step];
      if (reached !== undefined && !SOFT.test(reached.marks) && i + step > at && !(over && step === 0)) return;
      if (!isSeen(k * (words.length + 1) + i + step)) walk(k + 1, i + step, true);
    }
  };
  walk(0, at, !joined);
  return best;
}

const ENDS = new WeakMap<readonly Word[], Map<Starts, (readonly number[] | undefined)[]>>();

/** Where phrases that begin at word `at` end; known once per sentence. */
function endsOf(rows: Starts, words: readonly Word[], at: number): readonly number[] {
  const own = ENDS.get(words) ?? new Map<Starts, (readonly number[] | undefined)[]>();
  ENDS.set(words, own);
  const known = own.get(rows) ?? [];
  own.set(rows, known);
  const found = known[at];
  if (found) return found;
  const ends = new Set<number>();
  for (const row of rows.get((words[at] as Word).folded) ?? []) endOf(row, words, at, (end) => ends.add(end).size < 0);
  known[at] = [...ends];
  return known[at];
}

function isBorder(words: readonly Word[], i: number, { start, whole }: Element): boolean {
  return (!whole && (words[i]?.marks ?? "") !== "") || (start ? i === 0 : i >= words.length);
}
