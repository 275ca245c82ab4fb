import { z } from "zod";

/** `blindReview`: answers of the server carry labels and masked text instead of names (on unless switched off). */
export const Settings = z.strictObject({
  blindReview: z.boolean(),
  theme: z.enum(["system", "light", "dark"]),
  density: z.enum(["comfortable", "compact"]),
  /** Keys without Ctrl, such as G then U. */
  singleKeyShortcuts: z.boolean(),
  /** Less motion than the device asks for; never more. */
  reducedMotion: z.boolean(),
  language: z.enum(["en"]),
});
export type Settings = z.infer<typeof Settings>;

/** What holds until somebody chooses otherwise, also for accounts that are older than a setting. */
export const DEFAULT_SETTINGS: Settings = {
  blindReview: true,
  theme: "system",
  density: "comfortable",
  singleKeyShortcuts: true,
  reducedMotion: false,
  language: "en",
};

export const Account = z.strictObject({
  uid: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  provider: z.enum(["password", "google"]),
  metadata: z.strictObject({ creationTime: z.iso.datetime() }),
  settings: Settings,
});
export type Account = z.infer<typeof Account>;

/** One browser that is signed in. `agent`: words such as "Firefox on Linux"; `network`: such as 203.0.113.0/24. */
export const SignIn = z.strictObject({
  id: z.string(),
  isCurrent: z.boolean(),
  agent: z.string().nullable(),
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SignIn = z.infer<typeof SignIn>;

/** One thing that was done in the account, in words. `objectId`: what it was done to. */
export const Activity = z.strictObject({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.string(),
  text: z.string(),
  objectId: z.string(),
});
export type Activity = z.infer<typeof Activity>;
