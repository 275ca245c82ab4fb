import type { Quote } from "../match/index.ts";
import { findUnlawful } from "./find-unlawful.ts";
import type { Frame } from "./frames.ts";
import type { Question } from "./types.ts";
import { LENGTH } from "./weights.ts";

export type Slots = { skill?: string; second?: string; duty?: string; outcome?: string; near?: string; asks?: string; Asks?: string };
/** A question before it gets its number and minutes. */
export type Draft = Omit<Question, "id" | "minutes">;
export type Grounds = { requirementIds: string[]; evidence: Quote[]; core: boolean; levelStep: number; reason: string };

/** The frame with its places filled; undefined when the result is no sound question. */
export function fill(frame: Frame, slots: Slots, grounds: Grounds): Draft | undefined {
  const set = (text: string) => text.replace(/\{(\w+)\}/g, (place, name: keyof Slots) => slots[name] ?? place);
  const draft: Draft = {
    category: frame.category,
    core: grounds.core,
    type: frame.type,
    text: set(frame.text),
    why: `${grounds.reason} ${frame.why}`.trim(),
    requirementIds: grounds.requirementIds,
    evidence: grounds.evidence,
    followUps: [...frame.followUps],
    anchors: frame.anchors,
    difficulty: Math.min(5, Math.max(1, frame.difficulty + grounds.levelStep)),
  };
  return isSound(draft.text) ? draft : undefined;
}

/** Filled, of a length that can be kept in mind, open, and lawful; follow-ups have no places to fill, so that those of all frames are tested once. */
function isSound(text: string): boolean {
  const words = text.split(/\s+/).length;
  const filled = !/[{}]/.test(text);
  const open = !/(?:^|[.?!]\s)(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would)\s(?:you|your|there|it)\b[^.?!]*\?/i.test(
    text,
  );
  return filled && open && words >= LENGTH.fewest && words <= LENGTH.most && findUnlawful(text).length === 0;
}
