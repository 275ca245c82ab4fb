import { z } from "zod";
import { LIMITS } from "./limits.ts";

/** What somebody tells the makers. `website` is a trap for machines: people do not see it. */
export const Feedback = z.strictObject({
  kind: z.enum(["idea", "problem", "question", "praise"]),
  message: z.string().trim().min(LIMITS.feedbackMinChars).max(LIMITS.feedbackChars),
  email: z.string().trim().max(LIMITS.emailChars).optional(),
  rating: z.number().int().min(1).max(5).optional(),
  /** Sent only when the person ticks the box. */
  technical: z
    .strictObject({
      browser: z.string().max(LIMITS.detailChars),
      route: z.string().max(LIMITS.detailChars),
      requestIds: z.array(z.uuid()).max(20),
    })
    .optional(),
  website: z.literal("").optional(),
});
export type Feedback = z.infer<typeof Feedback>;
