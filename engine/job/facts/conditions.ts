import data from "../../data/job/conditions.json";
import type { Statement } from "../outline/statements.ts";
import type { JobProfile, Quote } from "../types.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, type PhraseMap, toPhraseSet } from "../words/phrases.ts";
import { toWords } from "../words/words.ts";

const HEADING = {
  schedule: toPhraseSet(data.schedule.headings),
  pay: toPhraseSet(data.pay.headings),
  place: toPhraseSet(data.place.headings),
};
const WORDS = { schedule: toPhraseSet(data.schedule.words), pay: toPhraseSet(data.pay.words), place: toPhraseSet(data.place.words) };
const AMOUNT = /[$€£]\s?\d|\d\s?[$€£]|\b(?:eur|usd|gbp|chf|brl|r\$)\s?\d|\d[\d.,]*\s?(?:eur|usd|gbp|chf|k\b)/i;
const MOST_CHARS = 300;

/** When, for how much and where the work is done, in the words of the text. */
export function readConditions(text: JobText, statements: readonly Statement[]): Pick<JobProfile, "schedule" | "pay" | "place"> {
  const quoteOf = (kind: "schedule" | "pay" | "place"): Quote | undefined => {
    const found =
      statements.find((statement) => isUnder(HEADING[kind], statement)) ?? statements.find((statement) => says(kind, text, statement));
    return found && { start: found.start, end: found.end, text: text.raw.slice(found.start, found.end) };
  };
  const schedule = quoteOf("schedule");
  const pay = quoteOf("pay");
  const place = quoteOf("place");
  return { ...(schedule ? { schedule } : {}), ...(pay ? { pay } : {}), ...(place ? { place } : {}) };
}

function isUnder(headings: PhraseMap<string>, statement: Statement): boolean {
  if (statement.section !== "conditions") return false;
  const words = toWords(statement.heading);
  return findPhrases(headings, words, 0, words.length).length > 0;
}

function says(kind: "schedule" | "pay" | "place", text: JobText, statement: Statement): boolean {
  if (statement.end - statement.start > MOST_CHARS || statement.section === "about" || statement.section === "eeo") return false;
  if (findPhrases(WORDS[kind], text.words, statement.from, statement.to).length === 0) return false;
  return kind !== "pay" || AMOUNT.test(text.flat.slice(statement.start, statement.end));
}
