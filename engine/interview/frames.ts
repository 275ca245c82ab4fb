import data from "../data/interview/frames.json";
import type { Question, QuestionCategory } from "./types.ts";

/**
 * What is asked about. Requirements: `skill` a way of working, `field` a field of knowledge, `code` a language or framework, `platform`,
 * `tool`, `soft`, `rule` ("Local Government Act 1993"), `basics`, `place` of work, `people` served, papers (`paper`, `licence` to drive,
 * `vetting` after a look into somebody's past), `hours` that the work is done at, `other`. Beside them a `duty` and the `work` as a whole.
 */
export type Kind =
  | "skill"
  | "field"
  | "code"
  | "platform"
  | "tool"
  | "soft"
  | "rule"
  | "basics"
  | "place"
  | "people"
  | "paper"
  | "licence"
  | "vetting"
  | "hours"
  | "other"
  | "duty"
  | "work";
export type Need = "pair" | "outcome" | "evidence" | "open" | "near" | "gap" | "depth";
/** A question with places to fill: {skill}, {second}, {duty}, {outcome}, {near}, {Asks}. `inline`: the name is part of its sentence. */
export type Frame = {
  id: string;
  /** Frames of one idea ask the same in other words; a kit has it once, as long as there are others. */
  idea?: string;
  category: QuestionCategory;
  type: Question["type"];
  families: readonly string[];
  kinds: readonly Kind[];
  needs?: Need;
  inline?: true;
  text: string;
  why: string;
  followUps: readonly string[];
  anchors: { 1: string; 3: string; 5: string };
  difficulty: number;
};

export const FRAMES = data.frames as unknown as readonly Frame[];

/** How a question may name first what it is about ({Asks}). */
export const OPENINGS: Readonly<Record<"must" | "nice", readonly string[]>> = data.openings;

/** What a frame has to fit; `isQuoted`: a name that fits no sentence, `needs` says what is there to fill the frame. */
export type Wish = { category: QuestionCategory; family: string; kind: Kind; isQuoted: boolean; needs: Need | undefined; seed: string };

/** Fitting frames: the family's own first, then those for few kinds, in an order that depends on the wish alone. */
export function framesFor({ category, family, kind, isQuoted, needs, seed }: Wish): Frame[] {
  const fitting = FRAMES.filter(
    (frame) => frame.category === category && frame.needs === needs && frame.kinds.includes(kind) && !(isQuoted && frame.inline),
  );
  const own = fitting.filter(({ families }) => families.includes(family));
  const any = fitting.filter((frame) => frame.families.includes("any") && !own.includes(frame));
  const narrow = any.filter(({ kinds }) => kinds.length <= NARROW);
  return [own, narrow, any.filter((frame) => !narrow.includes(frame))].flatMap((frames) => rotate(frames, seed));
}

/** Frames for so few kinds were written for them. */
const NARROW = 2;

function rotate<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return [];
  let sum = 0;
  for (let at = 0; at < seed.length; at++) sum = (sum * 31 + seed.charCodeAt(at)) >>> 0;
  const from = sum % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
