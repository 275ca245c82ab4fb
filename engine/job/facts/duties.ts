import data from "../../data/job/duties.json";
import type { Statement } from "../outline/statements.ts";
import type { Responsibility } from "../types.ts";
import { DUTY } from "../weights.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";

const DOING = toPhraseSet(data.doing);
const NOT_DOING = toPhraseSet(data.notDoing);

/** What the person will do: everything under a duties heading, and "you will ..." elsewhere. */
export function readDuties({ raw, words }: JobText, statements: readonly Statement[]): Responsibility[] {
  return statements
    .filter((statement) => isDuty(words, statement))
    .map(({ start, end }) => ({ text: raw.slice(start, end), span: { start, end } }));
}

function isDuty(words: JobText["words"], { section, from, to, start, end }: Statement): boolean {
  if (to - from < DUTY.fewestWords || end - start > DUTY.mostChars) return false;
  if (section === "duties") return true;
  if (section !== "intro" && section !== "summary" && section !== "other") return false;
  return findPhrases(DOING, words, from, to).length > 0 && findPhrases(NOT_DOING, words, from, to).length === 0;
}
