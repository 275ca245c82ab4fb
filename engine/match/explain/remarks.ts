import type { Document } from "../../documents/index.ts";
import type { JobProfile } from "../../job/index.ts";
import { toTokens } from "../../text/index.ts";
import type { Flag } from "../types.ts";
import { findInstruction } from "../view/instructions.ts";
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
  const instruction = findInstruction(document.text);
  if (instruction !== null) {
    flags.push({
      code: "instruction-like",
      message: "Some words read like an instruction to a machine. They have no effect on the score.",
      page: toPage(document, instruction),
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

function toPage(document: Document, at: number): number {
  return document.pages.find((page) => at < page.end)?.number ?? 1;
}
