import { findPhrases, toPhraseSet } from "./phrases.ts";
import type { Statement } from "./statements.ts";
import type { Responsibility } from "./types.ts";
import { DUTY } from "./weights.ts";
import type { Word } from "./words.ts";

const DOING = toPhraseSet([
  "you will",
  "you'll",
  "responsible for",
  "your task*",
  "the role involves",
  "this role will",
  "the post holder will",
  "the successful candidate will",
  "du wirst",
  "sie werden",
  "verantwortlich fur",
  "vous serez",
  "vous aurez",
  "tu seras",
  "seras responsable",
  "te encargaras",
  "seras",
  "sera responsavel",
  "seras responsavel",
  "vais",
  "ti occuperai",
  "sarai",
  "si occupera",
  "je gaat",
  "jij gaat",
  "ga je",
  "je bent verantwoordelijk",
]);
const NOT_DOING = toPhraseSet([
  "you will have",
  "you'll have",
  "you will need",
  "you'll need",
  "you will be a",
  "you'll be a",
  "you will receive",
  "you'll receive",
  "you will get",
  "you'll get",
  "you will love",
  "you will learn",
  "you'll learn",
  "you will enjoy",
  "you'll enjoy",
  "you will be paid",
  "you will find",
  "you'll find",
]);

/** What the person will do: everything under a duties heading, and "you will ..." elsewhere. */
export function readDuties(flat: string, words: readonly Word[], statements: readonly Statement[]): Responsibility[] {
  return statements
    .filter((statement) => isDuty(words, statement))
    .map(({ start, end }) => ({ text: flat.slice(start, end), span: { start, end } }));
}

function isDuty(words: readonly Word[], { section, from, to, start, end }: Statement): boolean {
  if (to - from < DUTY.fewestWords || end - start > DUTY.mostChars) return false;
  if (section === "duties") return true;
  if (section !== "intro" && section !== "summary" && section !== "other") return false;
  return findPhrases(DOING, words, from, to).length > 0 && findPhrases(NOT_DOING, words, from, to).length === 0;
}
