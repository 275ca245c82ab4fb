import { z } from "zod";

/** Why two resumes look like one person's: the same address, the same number, or nearly the same words. */
export const AlikeReason = z.enum(["mail", "phone", "text"]);
export type AlikeReason = z.infer<typeof AlikeReason>;

/**
 * Another resume of the owner that looks like a version of this one: a suggestion, nothing is ever joined. Under blind review
 * `name` and `fileName` are null, also in the answer that reveals this one.
 */
export const Likeness = z.strictObject({
  resumeId: z.uuid(),
  label: z.string(),
  name: z.string().nullable(),
  fileName: z.string().nullable(),
  reasons: z.array(AlikeReason).min(1),
});
export type Likeness = z.infer<typeof Likeness>;
