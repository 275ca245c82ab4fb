import data from "../data/interview/conditions.json";
import type { JobProfile } from "../job/index.ts";
import { fold } from "../text/index.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./fill.ts";
import { findUnlawful } from "./find-unlawful.ts";
import type { Question } from "./types.ts";
import { findProtectedTopics } from "./unlawful.ts";
import { LENGTH } from "./weights.ts";

type Condition = NonNullable<JobProfile["conditions"]>[number];
/** A question whether a condition can be met; {said} is the condition in words of the advertisement. */
export type ConditionFrame = Pick<Question, "text" | "followUps" | "anchors" | "minutes" | "difficulty"> & {
  id: string;
  kind: Condition["kind"];
};
export type Screening = Draft & Pick<Question, "minutes">;

export const CONDITION_FRAMES = data.frames as readonly ConditionFrame[];
const KINDS: readonly Condition["kind"][] = ["hours", "travel", "place", "physical", "transport"];
const NEVER = data.never.map((words) => ` ${words} `);
/** Of a longer condition a question reads out the beginning. */
const MOST_WORDS = 18;

/** One short question for each kind of condition that the job states, by the job alone and so the same for everybody. */
export function writeConditions(desk: Desk, job: JobProfile): Screening[] {
  return KINDS.flatMap((kind) => writeCondition(desk, job, kind) ?? []);
}

/** Whether what the advertisement says of one kind can be met: closed on purpose, since any other answer would tell of a life. */
export function writeCondition(desk: Desk, { conditions = [] }: JobProfile, kind: Condition["kind"]): Screening | undefined {
  const stated = withoutRepeats(conditions.filter((one) => one.kind === kind && isAskable(one)));
  for (let count = stated.length; count > 0; count--) {
    let isFound = false;
    for (const frame of CONDITION_FRAMES.filter((one) => one.kind === kind)) {
      const question = fillWith(frame, stated.slice(0, count));
      if (!isShort(question.text) || findUnlawful(question.text).length > 0) continue;
      isFound = true;
      if (desk.used.has(frame.id) || desk.taken?.has(question.text)) continue;
      desk.used.add(frame.id);
      return question;
    }
    if (isFound) return undefined;
  }
  return undefined;
}

function fillWith({ text, followUps, anchors, minutes, difficulty }: ConditionFrame, asked: readonly Condition[]): Screening {
  const said = toList(asked.map((one) => `“${toWords(one)}”`));
  return {
    category: "inclusion",
    core: true,
    type: "screening",
    text: text.replace("{said}", () => said),
    why: data.why,
    requirementIds: [],
    evidence: [],
    conditions: [...asked],
    followUps: [...followUps],
    anchors,
    minutes,
    difficulty,
  };
}

const toList = (words: readonly string[]): string => words.join(", ").replace(/, (?=“[^“]*$)/, " and ");

const toWords = ({ text }: Condition): string => {
  const words = text
    .replace(/[“”"]/g, "")
    .replace(/[\s.,;:]+$/, "")
    .trim()
    .split(/\s+/);
  return words.length <= MOST_WORDS ? words.join(" ") : `${words.slice(0, MOST_WORDS).join(" ")} …`;
};

/** A task or a term of the work, and not what somebody's body or life should be ("physically fit"). */
function isAskable(condition: Condition): boolean {
  const words = toWords(condition);
  const line = ` ${fold(words).replace(/[^\p{L}\p{N}'-]+/gu, " ")} `;
  return !NEVER.some((never) => line.includes(never)) && findProtectedTopics(words).length === 0;
}

function withoutRepeats(conditions: readonly Condition[]): Condition[] {
  const same = (one: Condition) => fold(toWords(one));
  return conditions.filter((one, at) => conditions.findIndex((other) => same(other) === same(one)) === at);
}

const isShort = (text: string): boolean => text.split(/\s+/).length <= LENGTH.most;
