import type { Db } from "../db/index.ts";

/** Who is calling, and since when: `signedInAt` is when they last proved it. */
export type Caller = { uid: string; sessionId: string | null; signedInAt: Date };

/** What the browser must know before anybody can sign in. */
export type AuthConfig = {
  driver: "embedded" | "firebase";
  google: boolean;
  minPassword: number;
  /** Where pages may tell the server who is signed in; null where nobody asked for it. */
  tokenSyncUrl: string | null;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string; emulatorUrl: string | null } | null;
};

/** Who is calling. Two drivers, embedded accounts and Firebase; both must pass `testIdentity`. */
export type Identity = {
  /** Null for everything that is no live bearer token, whatever is wrong with it. */
  authenticate(authorization: string | undefined): Promise<Caller | null>;
  /** Answers the calls of `paths`. `address` is the caller's, for limits. */
  handle(request: Request, address?: string): Promise<Response>;
  /** The whole allow-list: nothing else under /api/auth is reachable. */
  paths: readonly { method: string; path: string }[];
  config(): AuthConfig;
  people: People;
  /** Removes what has run out. */
  sweep(): Promise<void>;
  /** Resolves when nothing is under way that no answer waited for, mails above all. */
  idle(): Promise<void>;
};

/** A browser that is signed in, as its owner sees it. */
export type SessionView = {
  id: string;
  isCurrent: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  /** For example "Firefox on Linux"; null when the browser did not say. */
  agent: string | null;
  /** The network, not the address: 203.0.113.0/24. */
  network: string | null;
};

/**
 * What a person may do to their own sign-in. Faults are AppErrors: `wrong-password`, `weak-password`, `email-taken`, `invalid-email`,
 * `rate-limited`, and `requires-recent-login` where the sign-in is older than ten minutes and no password came along.
 */
export type People = {
  listSessions(caller: Caller): Promise<SessionView[]>;
  endSession(caller: Caller, sessionId: string): Promise<void>;
  endOtherSessions(caller: Caller): Promise<number>;
  endAllSessions(caller: Caller): Promise<number>;
  requireRecentLogin(caller: Caller, password?: string): Promise<void>;
  /** Ends all other sessions. `current` is empty for a person who only ever came through Google. */
  changePassword(caller: Caller, current: string, next: string): Promise<void>;
  /** The new address counts as not confirmed; both addresses get a mail. */
  changeEmail(caller: Caller, email: string, password?: string): Promise<void>;
  changeName(caller: Caller, name: string): Promise<void>;
  /** Removes the sign-in in the transaction that removes everything else of this person. */
  deleteUser(caller: Caller, tx: Db, password?: string): Promise<void>;
  /** After that transaction: removes the person where somebody else keeps them. Never rejects. */
  leaveProvider(caller: Caller): Promise<void>;
};

/** A signed-in person as the browser knows them. */
export type AuthUser = {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  provider: "password" | "google";
  metadata: { creationTime: string };
};
