import { type Draft, fill, type Grounds, type Slots } from "./fill.ts";
import { type Frame, framesFor, type Kind, type Need, OPENINGS } from "./frames.ts";
import type { Topic } from "./topics.ts";
import type { QuestionCategory } from "./types.ts";

/** Where questions are drafted: no frame is used twice in one kit, no idea while there are others, and no question that is there already. */
export type Desk = { used: Set<string>; taken?: ReadonlySet<string> };
/** What a question is about: a topic, what there is to fill a frame, and where the order of frames begins. */
export type Subject = { category: QuestionCategory; topic: Topic; needs: Need | undefined; seed: string };

/** Within a sentence: "this job asks for “PECS”", and of what is only nice to have "this job would welcome “PECS”". */
const ASKS = { must: "asks for", should: "asks for", nice: "would welcome" } as const;
/** What is asked for where the name alone is no thing to have: “kitchens”, “primary-aged children”. */
const OF: Readonly<Partial<Record<Kind, string>>> = {
  place: " experience of",
  people: " experience of work with",
  rule: " knowledge of",
};

/** How a question begins that names what it is about first: one way for each frame, so that a kit does not say the same eleven times. */
export function toOpening({ id }: Pick<Frame, "id">, importance: Topic["importance"]): string {
  const openings = OPENINGS[importance === "nice" ? "nice" : "must"];
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return openings[sum % openings.length] as string;
}

/** The first fitting frame that makes a sound question and was not used yet. */
export function draft(desk: Desk, { category, topic, needs, seed }: Subject, more: Slots, grounds: Grounds): Draft | undefined {
  const of = needs === "pair" ? "" : (OF[topic.kind] ?? "");
  const slots: Slots = { skill: topic.words, duty: topic.words, asks: `this job ${ASKS[topic.importance]}${of}`, ...more };
  const frames = framesFor({ category, family: topic.family, kind: topic.kind, isQuoted: topic.isQuoted, needs, seed });
  const isNew = ({ idea }: Frame) => idea === undefined || !desk.used.has(idea);
  for (const frame of [...frames.filter(isNew), ...frames.filter((one) => !isNew(one))]) {
    if (desk.used.has(frame.id)) continue;
    const question = fill(frame, { ...slots, Asks: `${toOpening(frame, topic.importance)}${of}` }, grounds);
    if (!question || desk.taken?.has(question.text)) continue;
    desk.used.add(frame.id);
    if (frame.idea) desk.used.add(frame.idea);
    return question;
  }
  return undefined;
}
