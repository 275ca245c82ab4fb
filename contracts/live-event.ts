import { z } from "zod";
import { ReadingState } from "./upload.ts";

/** What the event stream tells: which row changed. The rows themselves come from their own operations. */
export const LiveEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("resume"), resumeId: z.uuid(), sessionId: z.uuid(), state: ReadingState }),
  z.strictObject({ type: z.literal("result"), analysisId: z.uuid(), jobId: z.uuid(), resumeId: z.uuid() }),
  z.strictObject({ type: z.literal("decision"), jobId: z.uuid(), resumeId: z.uuid() }),
  /** The stream cannot say what was missed: everything on the screen must be asked for again. */
  z.strictObject({ type: z.literal("reset") }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** One message of the stream. `here`: nothing changed; its id is the place to go on from. */
export const StreamMessage = z.union([LiveEvent, z.strictObject({ type: z.literal("here") })]);
export type StreamMessage = z.infer<typeof StreamMessage>;
