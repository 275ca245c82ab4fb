import type { Word } from "./words.ts";

/**
 * A form is a row of elements parted by spaces:
 * `word`, `this|that` alternatives, `first|high_ranking` with alternatives of several words, `guy~n` with plural, `hire~v` with its verb forms, `<class>` of classes.json,
 * `<age>` (22 to 75: no law asks for more than 21) `<num>` `<year>` numbers, `..3` up to three words, `,` a mark may stand here, `^` start and `$` end of a clause,
 * and a final `?` makes an element optional. Without `,` or `..` a form never steps over a mark.
 */
export type Element = {
  words: ReadonlySet<string>;
  number?: NumberTest | undefined;
  gap: number;
  mark: boolean;
  start: boolean;
  end: boolean;
  optional: boolean;
};
export type Form = Element[];
export type Classes = ReadonlyMap<string, ReadonlySet<string>>;
type NumberTest = (word: Word) => boolean;

const NUMBERS: Record<string, NumberTest> = {
  num: ({ value }) => value >= 0,
  age: ({ value, measured }) => Number.isInteger(value) && value >= 22 && value <= 75 && !measured,
  year: ({ value }) => Number.isInteger(value) && value >= 1940 && value <= 2030,
};
const NONE: ReadonlySet<string> = new Set();

/** The forms a source stands for: one, or several when alternatives of more than one word are joined by "_". */
export function toForms(source: string, classes: Classes): Form[] {
  return expand(source.split(" ")).map((parts) => parts.map((part) => toElement(part, classes)));
}

function expand(parts: readonly string[]): string[][] {
  const at = parts.findIndex((part) => part.includes("_"));
  const joined = parts[at];
  if (joined === undefined) return [[...parts]];
  const choices = joined.split("|");
  const single = choices.filter((choice) => !choice.includes("_"));
  const ways = choices.filter((choice) => choice.includes("_")).map((choice) => choice.split("_"));
  if (single.length > 0) ways.push([single.join("|")]);
  return ways.flatMap((way) => expand([...parts.slice(0, at), ...way, ...parts.slice(at + 1)]));
}

function toElement(part: string, classes: Classes): Element {
  const plain = { words: NONE, gap: 0, mark: false, start: false, end: false, optional: false };
  if (part === ",") return { ...plain, mark: true, optional: true };
  if (part === "^") return { ...plain, start: true };
  if (part === "$") return { ...plain, end: true };
  if (part.startsWith("..")) return { ...plain, gap: Number(part.slice(2)) };
  const optional = part.endsWith("?");
  const words = new Set<string>();
  let number: NumberTest | undefined;
  for (const choice of (optional ? part.slice(0, -1) : part).split("|")) {
    const name = /^<(.+)>$/.exec(choice)?.[1];
    if (name === undefined) addForms(words, ...(choice.split("~") as [string, string?]));
    else if (NUMBERS[name]) number = NUMBERS[name];
    else for (const word of classOf(name, classes)) words.add(word);
  }
  return { ...plain, words, number, optional };
}

function classOf(name: string, classes: Classes): ReadonlySet<string> {
  const found = classes.get(name);
  if (!found) throw new Error(`no word class <${name}>`);
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

/** Words a form can begin with; `numbers` when it can begin with a number. */
export function startsOf(form: Form): { words: Set<string>; numbers: boolean } {
  const words = new Set<string>();
  let numbers = false;
  for (const element of form) {
    if (element.start || element.mark) continue;
    for (const word of element.words) words.add(word);
    numbers ||= element.number !== undefined;
    if (!element.optional) break;
  }
  return { words, numbers };
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
  const walk = (k: number, i: number, over: boolean): void => {
    const element = form[k];
    if (element === undefined) {
      if (i > best && accept(i)) best = i;
    } else if (element.gap > 0) walkGap(k, i, element.gap, over);
    else if (element.mark) walk(k + 1, i, true);
    else if (element.start || element.end) {
      if (isClauseBorder(words, i, element.start)) walk(k + 1, i, over || element.start);
    } else walkWord(element, k, i, over);
  };
  const walkWord = (element: Element, k: number, i: number, over: boolean): void => {
    if (element.optional) walk(k + 1, i, over);
    const word = words[i];
    if (word === undefined || (word.marks !== "" && !over)) return;
    if (element.words.has(word.folded) || element.number?.(word)) walk(k + 1, i + 1, false);
  };
  const walkGap = (k: number, i: number, gap: number, over: boolean): void => {
    for (let step = 0; step <= gap && i + step <= words.length; step++) {
      const reached = words[i + step];
      if (reached !== undefined && !SOFT.test(reached.marks) && i + step > at && !(over && step === 0)) return;
      walk(k + 1, i + step, true);
    }
  };
  walk(0, at, !joined);
  return best;
}

function isClauseBorder(words: readonly Word[], i: number, start: boolean): boolean {
  return (words[i]?.marks ?? "") !== "" || (start ? i === 0 : i >= words.length);
}
