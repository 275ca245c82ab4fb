import { z } from "zod";

/** What a browser says after a sign-in. Hints only: the server knows better. */
export const LoginNote = z.strictObject({
  method: z.enum(["google", "email"]),
  timestamp: z.iso.datetime({ offset: true }),
  isNewUser: z.boolean(),
  loginStreak: z.literal(1),
});
export type LoginNote = z.infer<typeof LoginNote>;

/** `reward`: null when today's was given already. `credits`: all that the account has. */
export const LoginReward = z.strictObject({
  reward: z.strictObject({ credits: z.number().int(), message: z.string() }).nullable(),
  credits: z.number().int(),
});
export type LoginReward = z.infer<typeof LoginReward>;

export const CreditReason = z.enum(["welcome", "daily-sign-in"]);
/** One line of the ledger of credits. `day` is a UTC day. */
export const CreditEntry = z.strictObject({
  id: z.uuid(),
  day: z.iso.date(),
  credits: z.number().int(),
  reason: CreditReason,
  text: z.string(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** `used` is null where a limit counts nothing over time. */
export const UsageLimit = z.strictObject({
  name: z.enum(["files-this-hour", "waiting-resumes", "fullest-session", "files-per-upload", "file-size"]),
  unit: z.enum(["files", "resumes", "bytes"]),
  used: z.number().int().nullable(),
  limit: z.number().int(),
});
export type UsageLimit = z.infer<typeof UsageLimit>;

/** What an account holds and where its limits are. */
export const Usage = z.strictObject({
  resumes: z.number().int(),
  uploadSessions: z.number().int(),
  jobs: z.number().int(),
  analyses: z.number().int(),
  storedBytes: z.number().int(),
  credits: z.number().int(),
  limits: z.array(UsageLimit),
});
export type Usage = z.infer<typeof Usage>;
