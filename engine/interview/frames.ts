import data from "../data/interview/frames.json";
import type { Question, QuestionCategory } from "./types.ts";

/** `vetting`: a paper that is given after a look into somebody's past. */
export type PaperKind = "certificate" | "vetting";
export type Need = "pair" | "duty" | "outcome" | "evidence" | "open" | "near" | "gap" | "depth";
/** A question with places to fill: {skill}, {second}, {duty}, {outcome}, {near}. */
export type Frame = {
  id: string;
  category: QuestionCategory;
  type: Question["type"];
  families: readonly string[];
  text: string;
  why: string;
  followUps: readonly string[];
  anchors: { 1: string; 3: string; 5: string };
  difficulty: number;
  needs?: Need;
  kind?: PaperKind;
};

export const FRAMES = data.frames as unknown as readonly Frame[];

/** What a frame has to fit: `family` prefers frames of its own, `needs` says what is there to fill them. */
export type Wish = { category: QuestionCategory; family: string; paper: PaperKind | undefined; needs: Need | undefined; seed: string };

/** Fitting frames, those of credentials for one, else the family's own first, in an order that depends on the wish alone. */
export function framesFor(wish: Wish): Frame[] {
  const ofCategory = FRAMES.filter((frame) => frame.category === wish.category);
  // Nothing is learnt for a paper on somebody's past, so that only its own frames fit, whatever the resume says of it.
  const vetting = ofCategory.filter((frame) => wish.paper === "vetting" && frame.kind === "vetting");
  if (vetting.length > 0) return wish.needs === "pair" ? [] : rotate(vetting, wish.seed);
  const fitting = ofCategory.filter((frame) => frame.needs === wish.needs && frame.kind !== "vetting");
  const paper = fitting.filter((frame) => frame.kind === "certificate");
  // A credential is held or not: what is asked about work with a skill does not fit it.
  if (wish.paper !== undefined && paper.length > 0) return rotate(paper, wish.seed);
  const skill = fitting.filter((frame) => frame.kind === undefined);
  const own = skill.filter((frame) => frame.families.includes(wish.family));
  const any = skill.filter((frame) => frame.families.includes("any") && !own.includes(frame));
  return [own, any].flatMap((frames) => rotate(frames, wish.seed));
}

function rotate<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return [];
  let sum = 0;
  for (let at = 0; at < seed.length; at++) sum = (sum * 31 + seed.charCodeAt(at)) >>> 0;
  const from = sum % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
