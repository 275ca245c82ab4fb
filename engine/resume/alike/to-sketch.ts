import figures from "../../data/resume/alike.json";
import { fold, sha256, toTokens } from "../../text/index.ts";
import type { Document, ResumeProfile } from "../types.ts";
import type { Sketch } from "./types.ts";

/** Initials say too little of a name. */
const LEAST_OF_NAME = 2;

export function toSketch({ text }: Pick<Document, "text">, { basics }: Pick<ResumeProfile, "basics">): Sketch {
  const runs = toRuns(text);
  return {
    names: toNameWords(basics.name ?? "").map(toKey),
    mail: basics.email === undefined ? null : toKey(toMailbox(basics.email)),
    phone: toPhoneKey(basics.phone ?? ""),
    runs: runs.slice(0, figures.runsKept),
    runCount: runs.length,
  };
}

/** What another version of the resume most likely shares with it: whoever shares none of these need not be compared. */
export function toSketchKeys({ mail, phone, runs }: Sketch): string[] {
  const contacts = [mail && `mail ${mail}`, phone && `phone ${phone}`].filter((key) => key !== null);
  return [...contacts, ...runs.slice(0, figures.runsIndexed).map((run) => `text ${run}`)];
}

/** Hashes of every run of words, each once, ascending: a sample of the smallest is a fair one, whatever the order of the text. */
function toRuns(text: string): number[] {
  const words = toTokens(text)
    .slice(0, figures.wordsRead)
    .map(({ folded }) => folded);
  const runs = new Set<number>();
  for (let at = 0; at + figures.wordsInRun <= words.length; at++)
    runs.add(Number.parseInt(sha256(words.slice(at, at + figures.wordsInRun).join(" ")).slice(0, 8), 16));
  return [...runs].sort((a, b) => a - b);
}

const toNameWords = (name: string): string[] => [
  ...new Set((fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_OF_NAME)),
];

/** Without the part behind a plus, which leads to the same mailbox. */
const toMailbox = (mail: string): string => fold(mail).replace(/\+[^@]*@/, "@");

/** The last digits: with and without the code of the country a number is the same. */
function toPhoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, "");
  return digits === "" ? null : toKey(digits.slice(-figures.phoneDigits));
}

const toKey = (words: string): string => sha256(words).slice(0, 16);
