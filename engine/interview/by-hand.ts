import own from "../data/interview/own.json";
import { writeCondition } from "./conditions.ts";
import { writeOtherCore } from "./core.ts";
import type { Draft } from "./fill.ts";
import { type Candidate, writeOtherProbe } from "./probes.ts";
import type { Question } from "./types.ts";
import type { Interview } from "./write-kit.ts";

type Written = Pick<Question, "id" | "category" | "core" | "text" | "followUps" | "minutes">;

/** Anchors that fit any question. */
export const GENERAL_ANCHORS: Question["anchors"] = own.anchors;

/** A question that a person wrote, with general anchors. */
export function toOwnQuestion(written: Written): Question {
  return { ...written, type: "behavioural", why: own.why, requirementIds: [], evidence: [], anchors: GENERAL_ANCHORS, difficulty: 3 };
}

/**
 * Another question in place of one of a kit, of the same minutes, about the same condition where it asks about one; undefined when no frame is left. `taken`: texts that the kit has;
 * `turn` counts from 0 and goes round through what can be asked.
 */
export function writeReplacement(
  { job, profile, match }: Omit<Interview, "minutes">,
  question: Question,
  { id, taken, turn }: { id: string; taken: readonly string[]; turn: number },
): Question | undefined {
  const desk = { used: new Set<string>(), taken: new Set([...taken, question.text]) };
  const candidate: Candidate = { profile, match };
  const [condition] = question.conditions ?? [];
  const write = (): Draft | undefined => {
    if (condition) return writeCondition(desk, job, condition.kind);
    return question.core ? writeOtherCore(desk, job, question) : writeOtherProbe(desk, job, candidate, question);
  };
  const drafts: Draft[] = [];
  for (let draft = write(); draft !== undefined; draft = write()) drafts.push(draft);
  const chosen = drafts[turn % Math.max(1, drafts.length)];
  return chosen && { id, ...chosen, minutes: question.minutes };
}
