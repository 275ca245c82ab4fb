import { type Draft, fill, type Grounds, type Slots } from "./fill.ts";
import { framesFor, type Wish } from "./frames.ts";

/** Where questions are drafted: no frame is used twice in one kit, and no question that is there already. */
export type Desk = { used: Set<string>; taken?: ReadonlySet<string> };

/** The first fitting frame that makes a sound question and was not used yet. */
export function draft(desk: Desk, wish: Wish, slots: Slots, grounds: Grounds): Draft | undefined {
  for (const frame of framesFor(wish)) {
    if (desk.used.has(frame.id)) continue;
    const question = fill(frame, slots, grounds);
    if (!question || desk.taken?.has(question.text)) continue;
    desk.used.add(frame.id);
    return question;
  }
  return undefined;
}
