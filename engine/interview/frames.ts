import data from "../data/interview/frames.json";
import type { Question, QuestionCategory } from "./types.ts";

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
  kind?: "certificate";
};

export const FRAMES = data.frames as unknown as readonly Frame[];

/** What a frame has to fit: `family` prefers frames of its own, `needs` says what is there to fill them. */
export type Wish = { category: QuestionCategory; family: string; certificate: boolean; needs: Need | undefined; seed: string };

/** Fitting frames, those of credentials for one, else the family's own first, in an order that depends on the wish alone. */
export function framesFor(wish: Wish): Frame[] {
  const fitting = FRAMES.filter(
    (frame) => frame.category === wish.category && frame.needs === wish.needs && (frame.kind === "certificate" ? wish.certificate : true),
  );
  const certificate = fitting.filter((frame) => frame.kind === "certificate");
  // A credential is held or not: what is asked about work with a skill does not fit it.
  if (certificate.length > 0) return rotate(certificate, wish.seed);
  const own = fitting.filter((frame) => frame.families.includes(wish.family));
  const any = fitting.filter((frame) => frame.families.includes("any") && !own.includes(frame));
  return [own, any].flatMap((frames) => rotate(frames, wish.seed));
}

function rotate<T>(list: readonly T[], seed: string): T[] {
  if (list.length === 0) return [];
  let sum = 0;
  for (let at = 0; at < seed.length; at++) sum = (sum * 31 + seed.charCodeAt(at)) >>> 0;
  const from = sum % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
