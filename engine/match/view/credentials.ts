import pursuitWords from "../../data/match/pursuit-words.json";
import type { ResumeProfile, SkillEvidence } from "../../resume/index.ts";
import { skillById } from "../../skills/index.ts";
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
  if (words.some((word) => PURSUIT.has(word))) return "under-way";
  if (text.length > LONGEST_NOTE) return undefined;
  if (words.some((word) => LAPSED.has(word)) || LAPSED_AT_END.has(words.at(-1) ?? "")) return "lapsed";
  return words.some((word) => NOTES.has(word)) ? "under-way" : undefined;
}

/** "Valid until 05/2024", read in 2026. */
export function isOver({ expires }: ResumeProfile["certificates"][number], asOf: string): boolean {
  return expires !== undefined && expires < asOf.slice(0, expires.length);
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
    if (paper !== undefined && isOver(paper, meta.asOf)) return "lapsed";
    const unheld = toUnheld(toOwnLines(place.raw, start - place.start, end - place.start));
    if (unheld !== undefined) return unheld;
  }
  return undefined;
}

/** Of a text in several lines those that a mention stands in; one that begins small may go on from the line before. */
function toOwnLines(raw: string, start: number, end: number): string {
  if (!raw.includes("\n")) return raw;
  const lineBefore = (at: number) => raw.lastIndexOf("\n", at - 1) + 1;
  const first = lineBefore(Math.max(0, start));
  const from = first > 0 && /^\s*\p{Ll}/u.test(raw.slice(first)) ? lineBefore(first - 1) : first;
  const next = raw.indexOf("\n", end);
  const after = next < 0 ? raw.length : next;
  const goesOn = /^\n\s*[\p{Ll}(]/u.test(raw.slice(after));
  const last = goesOn ? raw.indexOf("\n", after + 1) : after;
  return raw.slice(from, last < 0 ? raw.length : last);
}
