import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One row per sign-in with Firebase that called here. Firebase keeps no list, and its tokens outlive a sign-out by up to an hour. */
export const firebaseSignIns = pgTable(
  "firebase_sign_ins",
  {
    uid: text().notNull(),
    /** `auth_time` of its tokens: which sign-in they come from. */
    signedInAt: at("signed_in_at").notNull(),
    lastSeenAt: at("last_seen_at").notNull(),
    endedAt: at("ended_at"),
  },
  (t) => [primaryKey({ columns: [t.uid, t.signedInAt] })],
);

/** Sign-ins that began earlier are over, also those that never called here; outlives the account, so that no old token brings it back. */
export const firebaseCutoffs = pgTable("firebase_cutoffs", {
  uid: text().primaryKey(),
  tokensValidAfter: at("tokens_valid_after").notNull(),
  /** The one earlier sign-in that goes on. */
  kept: at("kept"),
});
