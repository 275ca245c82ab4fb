import { AuthError } from "./auth-error.ts";
import { type Clock, withRetries } from "./clock.ts";
import { askAccounts } from "./embedded-calls.ts";
import { createEmbeddedMails } from "./embedded-mails.ts";
import { EMBEDDED_PATHS } from "./embedded-paths.ts";
import { createTokenHolder } from "./embedded-token.ts";
import type { SessionHint } from "./session-hint.ts";
import type { AuthDriver, AuthUser } from "./types.ts";

export type EmbeddedParts = {
  fetch: typeof fetch;
  clock: Clock;
  hint: SessionHint;
  google: GoogleWay;
};
/** Leads to Google and back. */
export type GoogleWay = {
  /** True once the pop-up says that somebody is signed in; false when the page goes on by a redirect. */
  signIn(): Promise<boolean>;
  /** Whether this page is the way back of a redirect; throws what went wrong on the way. */
  readReturn(): boolean;
};

const WAITS_MS = [1_000, 2_000, 4_000];

/** Accounts in the product's own database; the session is a cookie that no script can read. */
export function createEmbeddedDriver({ fetch, clock, hint, google }: EmbeddedParts): AuthDriver {
  const tokens = createTokenHolder(fetch, clock);
  const listeners = new Set<(user: AuthUser | null) => void>();
  /** Undefined until it is known. */
  let user: AuthUser | null | undefined;
  /** The question who is signed in, while it is under way; an answer to any other is void. */
  let question: Promise<AuthUser | null> | null = null;

  function become(next: AuthUser | null): void {
    question = null;
    user = next;
    tokens.drop();
    for (const listener of [...listeners]) listener(next);
  }

  function askWho(waitsMs: readonly number[] = []): Promise<AuthUser | null> {
    if (question !== null) return question;
    const ask = () => askAccounts<{ user: AuthUser } | null>(fetch, "GET", EMBEDDED_PATHS.session);
    const mine = withRetries(clock, waitsMs, ask).then(
      (answer) => {
        if (question === mine) become(answer?.user ?? null);
        return user ?? null;
      },
      (error) => {
        if (question === mine) question = null;
        throw error;
      },
    );
    question = mine;
    return mine;
  }

  async function enter(path: string, body: object): Promise<AuthUser> {
    const { user: entered } = await askAccounts<{ user: AuthUser }>(fetch, "POST", path, body);
    become(entered);
    return entered;
  }

  // Without an answer nothing is told: whoever listens has a time-out of its own.
  const followSession = (has: boolean) => (has ? void askWho(WAITS_MS).catch(() => undefined) : become(null));
  hint.onOtherTab(followSession);

  return {
    onChange(listener) {
      listeners.add(listener);
      if (user !== undefined) listener(user);
      else followSession(hint.isSet());
      return () => listeners.delete(listener);
    },
    signUp: ({ displayName, email, password }) => enter(EMBEDDED_PATHS.signUp, { name: displayName, email, password }),
    signIn: (email, password) => enter(EMBEDDED_PATHS.signIn, { email, password }),
    async signInWithGoogle() {
      if (!(await google.signIn())) return null;
      question = null;
      const entered = await askWho();
      if (entered === null) throw new AuthError("unknown");
      return entered;
    },
    readRedirectResult: async () => (google.readReturn() ? askWho() : null),
    ...createEmbeddedMails(fetch),
    async signOut() {
      await askAccounts(fetch, "POST", EMBEDDED_PATHS.signOut, {});
      become(null);
    },
    async getIdToken(force = false) {
      if (user === null) return null;
      const asker = user;
      const token = await tokens.read(force);
      // The session ended elsewhere: nobody is signed in here any more.
      if (token === null && asker !== undefined && user === asker) become(null);
      return token;
    },
  };
}
