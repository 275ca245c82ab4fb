import exemptions from "../data/bias/exemptions.json";
import { fold, toSentences, toTokens } from "../text/index.ts";
import { joinWrapped } from "./wrapped.ts";

/** A word for matching: hyphens and slashes part words, a possessive "'s" is taken off and remembered. */
export type Word = {
  start: number;
  end: number;
  folded: string;
  possessive: boolean;
  capital: boolean;
  /** Value of a number in digits or words ("18", "18+", "ten"), else -1. */
  value: number;
  /** A money sign stands before the number or a percent sign behind it. */
  measured: boolean;
  /** Marks between the word before and this one; "" when nothing but spaces, hyphens, slashes or quotes. */
  marks: string;
};
/**
 * `stopped`: it ends with a full stop or the like, unlike a heading or a line of a list; `asked`: with a question mark. `breaks`: ends of
 * lines between it and the sentence before, `item`: a mark of a list stands before it.
 */
export type Sentence = {
  start: number;
  end: number;
  words: Word[];
  stopped: boolean;
  asked: boolean;
  breaks: number;
  item: boolean;
};

const NUMBER_WORDS = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, i): [string, number] => [word, i + 1])
    .concat(["thirty", "forty", "fifty", "sixty"].map((word, i): [string, number] => [word, (i + 3) * 10])),
);
for (const tens of ["twenty", "thirty", "forty", "fifty", "sixty"])
  for (const unit of "one two three four five six seven eight nine".split(" "))
    NUMBER_WORDS.set(`${tens}-${unit}`, (NUMBER_WORDS.get(tens) ?? 0) + (NUMBER_WORDS.get(unit) ?? 0));
/** Longer rows of words without an end are no sentences; they are cut, which bounds the work for every word. */
const LONGEST = 120;
const JOINT = /[-/‐‑–]/u;
const MARKS = /[^\p{L}\p{N}\s\-/‐‑–—'’"“”*_®™%]/gu;
/** "young & dynamic" reads "young and dynamic". */
const AMPERSAND = /^ *& *$/u;
const GOVERNING = new Set(exemptions.us.after.split(" "));
const OF_COUNTRY = new Set(exemptions.us.before.split(" "));
/** "dont", "cant", as they are typed in haste. */
const HASTY = new Map(Object.entries(exemptions.hasty));
const STOP = /[.!?]["'”’)]*\s*$/u;
const DASH = /\s[-–—]\s|—/u;
const ITEM = /(?:^|\n)[ \t]*(?:[-–—*•·▪◦○●‣>✓✗✘]|\d{1,2}[.)])[ \t]*$/u;

/** Sentences of the text as words. Linear in the text. */
export function toWordSentences(text: string): Sentence[] {
  const words = withCountry(toWords(text), text);
  const sentences: Sentence[] = [];
  let next = 0;
  for (const span of joinWrapped(text, toSentences(text))) {
    const own: Word[] = [];
    const last = words[next - 1]?.end ?? 0;
    while (next < words.length && (words[next] as Word).start < span.end) own.push(words[next++] as Word);
    let from = span.start;
    for (const word of own) {
      word.marks = toMarks(text.slice(from, word.start));
      word.measured = /[$€£]/.test(text.charAt(word.start - 1)) || /[%€£$°]/.test(text.charAt(word.end));
      from = word.end;
    }
    const gap = text.slice(last, own[0]?.start ?? span.start);
    sentences.push(...toParts(text, span.start, span.end, own, { breaks: gap.split("\n").length - 1, item: ITEM.test(gap.slice(-20)) }));
  }
  return sentences;
}

function toParts(text: string, start: number, end: number, own: Word[], opening: Pick<Sentence, "breaks" | "item">): Sentence[] {
  const stopped = STOP.test(text.slice(Math.max(start, end - 6), end));
  const asked = stopped && text.charAt(end - 1) === "?";
  const parts: Sentence[] = [];
  for (let at = 0; at < own.length; at += LONGEST) {
    const words = own.slice(at, at + LONGEST);
    const last = Math.max((words.at(-1) as Word).end, at + LONGEST < own.length ? 0 : end);
    const lead = at === 0 ? opening : { breaks: 0, item: false };
    parts.push({ start: (words[0] as Word).start, end: last, words, stopped, asked, ...lead });
  }
  return parts;
}

function toWords(text: string): Word[] {
  const words: Word[] = [];
  for (const token of toTokens(text)) {
    const ampersand = AMPERSAND.exec(text.slice(words.at(-1)?.end ?? 0, token.start));
    if (ampersand && words.length > 0) words.push({ ...toWord("&", token.start - ampersand[0].trimStart().length), folded: "and" });
    const parts = JOINT.test(token.text) && !NUMBER_WORDS.has(fold(token.text));
    words.push(...(parts ? split(token.text, token.start) : [toWord(token.text, token.start)]));
  }
  return words;
}

function split(text: string, at: number): Word[] {
  const words: Word[] = [];
  for (const part of text.matchAll(/[^-/‐‑–]+/gu)) words.push(toWord(part[0], at + part.index));
  return words;
}

function toWord(text: string, start: number): Word {
  const possessive = /['’]s$/u.test(text) && text.length > 2;
  const plain = fold(possessive ? text.slice(0, -2) : text);
  const folded = HASTY.get(plain) ?? plain;
  const digits = folded.length <= 6 && /^\d+(?:\.\d+)?\+?$/.test(folded);
  return {
    start,
    end: start + text.length,
    folded: digits && folded.endsWith("+") ? folded.slice(0, -1) : folded,
    possessive,
    capital: /^\p{Lu}/u.test(text),
    measured: false,
    value: digits ? Number.parseFloat(folded) : (NUMBER_WORDS.get(folded) ?? -1),
    marks: "",
  };
}

/** "US" is the country and "us" is not, unless the writer leaves capitals out or writes nothing else: then what stands around it tells. */
function withCountry(words: Word[], text: string): Word[] {
  const isLoud = (word: Word | undefined) =>
    word !== undefined && word.end - word.start > 2 && /^\p{Lu}+$/u.test(text.slice(word.start, word.end));
  for (const [i, word] of words.entries()) {
    if (word.folded !== "us") continue;
    const [before, after] = [words[i - 1], words[i + 1]];
    const isCapital = text.startsWith("US", word.start) && !isLoud(before) && !isLoud(after);
    if (isCapital || (OF_COUNTRY.has(after?.folded ?? "") && !GOVERNING.has(before?.folded ?? ""))) word.folded = "usa";
  }
  return words;
}

function toMarks(gap: string): string {
  if (gap === " " || gap === "") return "";
  const short = gap.length > 40 ? `${gap.slice(0, 20)}${gap.slice(-20)}` : gap;
  return (short.match(MARKS) ?? []).join("") + (DASH.test(short) ? "–" : "");
}
