import instructionWords from "../../data/match/instruction-words.json";
import type { Document } from "../../documents/index.ts";
import type { JobProfile } from "../../job/index.ts";
import { toSentences, toTokens } from "../../text/index.ts";
import type { Flag } from "../types.ts";
import { isKnownLanguage, toLanguageName } from "../view/language-name.ts";
import { COPIED_SHARE } from "../weights.ts";

const RUN = 8;

/** Remarks about the document that a reader should know. None of them moves a score. */
export function toFlags(document: Document, job: JobProfile, jobText: string | undefined): Flag[] {
  const flags = [...document.flags];
  const copied = toCopiedShare(document.text, jobText ?? toJobWords(job));
  if (copied > COPIED_SHARE) {
    flags.push({ code: "keyword-copy", message: `${Math.round(copied * 100)}% of this resume repeats the job description word for word.` });
  }
  const [written, wanted] = [toLanguageName(document.language), toLanguageName(job.language)];
  if (written !== wanted && isKnownLanguage(document.language) && isKnownLanguage(job.language)) {
    flags.push({
      code: "other-language",
      message: `The resume is in ${toTitle(written)} and the job in ${toTitle(wanted)}: names of skills are known across languages, other words of titles and duties could not be compared.`,
    });
  }
  const instruction = findInstruction(document);
  if (instruction !== null) {
    flags.push({
      code: "instruction-like",
      message: "Some words read like an instruction to a machine. They have no effect on the score.",
      page: instruction,
    });
  }
  return flags;
}

const toTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Share of the text's runs of eight words that stand in the job description as well. */
function toCopiedShare(text: string, jobText: string): number {
  const known = new Set(toRuns(jobText));
  const runs = toRuns(text);
  return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
}

function toRuns(text: string): string[] {
  const words = toTokens(text).map((token) => token.folded);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));
}

/** The job's own words in their order, where its full text is not at hand. */
function toJobWords(job: JobProfile): string {
  const quotes = [
    ...job.requirements.map(({ quote }) => ({ start: quote.start, text: quote.text })),
    ...job.responsibilities.map(({ text, span }) => ({ start: span.start, text })),
  ];
  const byStart = new Map(quotes.sort((a, b) => a.start - b.start).map(({ start, text }) => [start, text]));
  return [...byStart.values()].join("\n");
}

/** Page of the first sentence that speaks to a machine; null when none does. */
function findInstruction(document: Document): number | null {
  for (const { start, end } of toSentences(document.text)) {
    const words = toTokens(document.text.slice(start, end)).map((token) => token.folded);
    if (instructionWords.patterns.some((pattern) => holdsInOrder(words, pattern.any, pattern.within))) return toPage(document, start);
  }
  return null;
}

/** One word of each list, in the order of the lists, inside a window. */
function holdsInOrder(words: readonly string[], lists: readonly (readonly string[])[], within: number): boolean {
  const [first = [], ...rest] = lists;
  return words.some((word, from) => {
    if (!first.includes(word)) return false;
    const window = words.slice(from + 1, from + within);
    let at = -1;
    return rest.every((list) => {
      at = window.findIndex((other, index) => index > at && list.includes(other));
      return at >= 0;
    });
  });
}

function toPage(document: Document, at: number): number {
  return document.pages.find((page) => at < page.end)?.number ?? 1;
}
