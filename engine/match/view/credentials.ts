import paperWords from "../../data/match/paper-words.json";
import pursuitWords from "../../data/match/pursuit-words.json";
import type { ResumeProfile, SkillEvidence } from "../../resume/index.ts";
import { findSkills, skillById } from "../../skills/index.ts";
import { fold, toTokens } from "../../text/index.ts";
import { toStem } from "./stem.ts";

/** Why a paper that is named is not held: it is still worked for, or held no longer. */
export type Unheld = "under-way" | "lapsed";

const toSet = (words: string) => new Set(words.split(" "));
const PURSUIT = toSet(pursuitWords.words);
const NOTES = toSet(pursuitWords.notes);
const LAPSED = toSet(pursuitWords.lapsed);
const UNHELD_STEMS = new Set([...PURSUIT, ...LAPSED].map(toStem));
const LAPSED_AT_END = toSet(pursuitWords.lapsedAtEnd);
const PREPARING = toSet(pursuitWords.preparing);
const PREPARING_BEHIND = toSet(pursuitWords.preparingBehind);
const PREPARING_FOR = toSet(pursuitWords.preparingFor);
const PHRASES = new RegExp(`(?<!\\p{L})(?:${pursuitWords.phrases.replaceAll(" ", "\\s+")})(?!\\p{L})`, "iu");
const OPENS_WITH_PHRASE = new RegExp(`^\\s*${PHRASES.source}`, "iu");
const HELD = toSet(pursuitWords.held);
const LEVEL = new RegExp(`\\b(?:${paperWords.level.split(" ").join("|")})\\s+\\d\\b`, "iu");
const OF_A_PAPER = /^\/certificates\/(\d+)\//;
const OF_A_STUDY = /^\/education\/(\d+)\//;
/** A note on a paper stands beside it; in a longer text such words may tell of anything. */
const LONGEST_NOTE = 90;

/** A certificate or licence is held or not held: saying so is all that a resume can do. Other skills have to be shown. */
export function isCredential(id: string): boolean {
  return skillById(id)?.type === "cert";
}

/** "Working towards MCIPS", "expected 2027": under way, and not held yet. "Resigned 2011", "expired": not any more. */
export function toUnheld(text: string): Unheld | undefined {
  const words = toTokens(text).map((token) => fold(token.text));
  if (words.some((word) => PURSUIT.has(word)) || words.some(isPreparing)) return "under-way";
  if (OPENS_WITH_PHRASE.test(text)) return "under-way";
  if (text.length > LONGEST_NOTE) return undefined;
  if (PHRASES.test(text.replaceAll("’", "'"))) return "under-way";
  if (words.some((word) => LAPSED.has(word)) || LAPSED_AT_END.has(words.at(-1) ?? "")) return "lapsed";
  return words.some((word) => NOTES.has(word)) ? "under-way" : undefined;
}

/** "In preparation", "preparation for CIMA"; "Practice Assessor preparation" is the name of a course. */
function isPreparing(word: string, at: number, words: readonly string[]): boolean {
  return PREPARING.has(word) && (PREPARING_BEHIND.has(words[at - 1] ?? "") || PREPARING_FOR.has(words[at + 1] ?? ""));
}

/**
 * The text without what it says of other papers than the one at `start`..`end`: "HACCP Level 2 completed 2021, [booked for Level 3]".
 * What stands before it is about another one only where its own part says that it is held: "towards IPAF, PASMA" is about both.
 */
export function toOwnPart(text: string, start: number, end: number): string {
  const marks = Array.from(text.matchAll(/[,;]/g), ({ index }) => index);
  const from = marks.filter((mark) => mark < start).at(-1) ?? -1;
  const to = marks.find((mark) => mark >= end) ?? text.length;
  const own = text.slice(from + 1, to);
  if (toTokens(own).some(({ text: word }) => HELD.has(fold(word)))) return own;
  const behind = text
    .slice(to)
    .split(/(?=[,;])/)
    .filter((part) => toUnheld(part) === undefined || !(LEVEL.test(part) || findSkills(part).length > 0));
  return text.slice(0, to) + behind.join("");
}

/** "Valid until 05/2024", read in 2026; "(lapsed)", "in progress"; "registered for May" in place of who issued it. */
export function toUnheldPaper({ expires, status, issuer = "" }: ResumeProfile["certificates"][number], asOf: string): Unheld | undefined {
  if (OPENS_WITH_PHRASE.test(issuer)) return "under-way";
  if (status === "lapsed" || (expires !== undefined && expires < asOf.slice(0, expires.length))) return "lapsed";
  return status === "in-progress" ? "under-way" : undefined;
}

/** Whether the terms of a line say that what they name is under way or lapsed. */
export function areOfUnheld(terms: readonly string[]): boolean {
  return terms.some((term) => UNHELD_STEMS.has(term));
}

/** What the words around a mention, or the study it stands in, say of a paper that is not held. "NEBDN diploma" is a field and a kind of study. */
export function toUnheldMention({ start, end }: SkillEvidence, { meta, education, certificates }: ResumeProfile): Unheld | undefined {
  for (const place of meta.places) {
    if (end <= place.start || start >= place.end) continue;
    const study = education[Number(OF_A_STUDY.exec(place.path)?.[1] ?? -1)];
    if (study?.status !== undefined && study.status !== "completed") return "under-way";
    const paper = certificates[Number(OF_A_PAPER.exec(place.path)?.[1] ?? -1)];
    const unheld = (paper && toUnheldPaper(paper, meta.asOf)) ?? toUnheld(toOwnLines(place.raw, start - place.start, end - place.start));
    if (unheld !== undefined) return unheld;
  }
  return undefined;
}

/** Of a text in several lines those that a mention stands in, without what they say of other papers; one that begins small may go on from the line before. */
function toOwnLines(raw: string, start: number, end: number): string {
  if (!raw.includes("\n")) return toOwnPart(raw, start, end);
  const lineBefore = (at: number) => raw.lastIndexOf("\n", at - 1) + 1;
  const first = lineBefore(Math.max(0, start));
  const from = first > 0 && /^\s*\p{Ll}/u.test(raw.slice(first)) ? lineBefore(first - 1) : first;
  const next = raw.indexOf("\n", end);
  const after = next < 0 ? raw.length : next;
  const goesOn = /^\n\s*[\p{Ll}(]/u.test(raw.slice(after));
  const last = goesOn ? raw.indexOf("\n", after + 1) : after;
  return toOwnPart(raw.slice(from, last < 0 ? raw.length : last), start - from, end - from);
}
