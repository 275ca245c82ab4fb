import { readClaims } from "./claims.ts";
import type { Clock } from "./clock.ts";
import type { AuthUser } from "./types.ts";

const MAX_AGE_SECONDS = 300;

/** Where a proxy in front of the product learns who is signed in, if an operator has configured one. */
export type TokenSyncPlace = { readUrl(): Promise<string | null>; origin: string; isSecureContext: boolean };
type Parts = TokenSyncPlace & { clock: Clock; fetch: typeof fetch; getIdToken(force?: boolean): Promise<string | null> };

/** POST with a bearer token, DELETE without one; only to the own origin and only where the connection is safe. */
export function createTokenSync({ readUrl, origin, isSecureContext, clock, fetch, getIdToken }: Parts) {
  const readFresh = async (): Promise<string | null> => {
    const token = await getIdToken();
    if (token === null) return null;
    const ageSeconds = clock.now() / 1000 - (readClaims(token).iat ?? 0);
    return ageSeconds <= MAX_AGE_SECONDS ? token : getIdToken(true);
  };
  return async (user: AuthUser | null): Promise<void> => {
    if (!isSecureContext) return;
    const given = await readUrl();
    const url = given === null ? null : URL.parse(given, origin);
    if (url === null || url.origin !== origin) return;
    const token = user === null ? null : await readFresh();
    const request = token === null ? { method: "DELETE" } : { method: "POST", headers: { authorization: `Bearer ${token}` } };
    const response = await fetch(url.href, { ...request, credentials: "include" });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  };
}
