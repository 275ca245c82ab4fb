import { AuthError } from "./auth-error.ts";
import { readClaims } from "./claims.ts";
import type { Clock } from "./clock.ts";
import { askAccounts } from "./embedded-calls.ts";
import { EMBEDDED_PATHS } from "./embedded-paths.ts";

/** A held token with less life than this is replaced. */
const RENEW_BEFORE_MS = 300_000;

/** Holds the ID token; it lives in this variable and nowhere else. */
export function createTokenHolder(fetch: typeof globalThis.fetch, clock: Clock) {
  let held: { token: string; expiresAtMs: number } | null = null;
  let asking: Promise<string | null> | null = null;

  async function ask(): Promise<string | null> {
    try {
      const { token } = await askAccounts<{ token: string }>(fetch, "GET", EMBEDDED_PATHS.token);
      return token;
    } catch (error) {
      if (error instanceof AuthError && error.code === "signed-out") return null;
      throw error;
    }
  }

  return {
    drop(): void {
      held = null;
      asking = null;
    },
    /** Null when nobody is signed in. `force` asks for a new one; calls at the same time share one request. */
    async read(force: boolean): Promise<string | null> {
      if (!force && held !== null && held.expiresAtMs - clock.now() > RENEW_BEFORE_MS) return held.token;
      if (asking !== null) return asking;
      const mine = ask().then((token) => {
        // Somebody may have signed out or in meanwhile: then this is no longer anybody's token.
        if (asking !== mine) return null;
        held = token === null ? null : { token, expiresAtMs: (readClaims(token).exp ?? 0) * 1000 };
        return token;
      });
      asking = mine;
      return mine.finally(() => {
        if (asking === mine) asking = null;
      });
    },
  };
}
