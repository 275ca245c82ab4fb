import pursuitWords from "../../data/match/pursuit-words.json";
import type { ResumeProfile, SkillEvidence } from "../../resume/index.ts";
import { skillById } from "../../skills/index.ts";
import { fold, toTokens } from "../../text/index.ts";
import { toStem } from "./stem.ts";

const PURSUIT = new Set(pursuitWords.words.split(" "));
const PURSUIT_STEMS = new Set([...PURSUIT].map(toStem));
const OF_A_STUDY = /^\/education\/(\d+)\//;

/** A certificate or licence is held or not held: saying so is all that a resume can do. Other skills have to be shown. */
export function isCredential(id: string): boolean {
  return skillById(id)?.type === "cert";
}

/** "Working towards MCIPS", "expected 2027": under way, and not held yet. */
export function isUnderWay(text: string): boolean {
  return toTokens(text).some(({ text: word }) => PURSUIT.has(fold(word)));
}

/** The same of the terms of a line. */
export function areUnderWay(terms: readonly string[]): boolean {
  return terms.some((term) => PURSUIT_STEMS.has(term));
}

/** Whether the words around a mention, or the study it stands in, say that the paper is still being worked for. */
export function isMentionUnderWay({ start, end }: SkillEvidence, { meta, education }: ResumeProfile): boolean {
  return meta.places.some((place) => {
    if (start < place.start || end > place.end) return false;
    const study = education[Number(OF_A_STUDY.exec(place.path)?.[1] ?? -1)];
    return (study?.status !== undefined && study.status !== "completed") || isUnderWay(place.raw);
  });
}
