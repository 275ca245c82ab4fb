import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const later = (name: string) => timestamp(name, { withTimezone: true });
const person = () =>
  text("user_id")
    .notNull()
    .references(() => identityUsers.id, { onDelete: "cascade" });

/** Who can sign in with the embedded accounts. Shapes of the five tables are better-auth's. */
export const identityUsers = pgTable("identity_users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  createdAt: moment("created_at"),
  updatedAt: moment("updated_at"),
});

/** One row per browser that is signed in; without its row a token is worth nothing. */
export const identitySessions = pgTable(
  "identity_sessions",
  {
    id: text().primaryKey(),
    userId: person(),
    token: text().notNull().unique(),
    expiresAt: later("expires_at").notNull(),
    /** The network and the family of browser, never more. */
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at"),
    updatedAt: moment("updated_at"),
  },
  (t) => [index("identity_sessions_user").on(t.userId)],
);

/** How a person proves who they are: a password, or an account elsewhere. */
export const identityCredentials = pgTable(
  "identity_credentials",
  {
    id: text().primaryKey(),
    userId: person(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: later("access_token_expires_at"),
    refreshTokenExpiresAt: later("refresh_token_expires_at"),
    scope: text(),
    createdAt: moment("created_at"),
    updatedAt: moment("updated_at"),
  },
  (t) => [index("identity_credentials_user").on(t.userId)],
);

/** Short-lived secrets of mails and redirects. */
export const identityVerifications = pgTable(
  "identity_verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: later("expires_at").notNull(),
    createdAt: moment("created_at"),
    updatedAt: moment("updated_at"),
  },
  (t) => [index("identity_verifications_identifier").on(t.identifier)],
);

/** Keys that sign tokens; the private half is encrypted with the installation's secret. */
export const identityKeys = pgTable("identity_keys", {
  id: text().primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text(),
  crv: text(),
  createdAt: moment("created_at"),
  expiresAt: later("expires_at"),
});
