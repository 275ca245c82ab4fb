import { createHash } from "node:crypto";
import type { Claims } from "./bearer-token.ts";

/** A person makes many calls with one token within its quarter of an hour. */
const MOST = 2_000;

/**
 * Reads each token once: its signature cannot change, only its time can run out. Whether the session still lives is asked at
 * every call all the same.
 */
export function rememberClaims(read: (authorization: string) => Promise<Claims | null>, now: () => Date): typeof read {
  const known = new Map<string, Claims>();
  return async (authorization) => {
    const key = createHash("sha256").update(authorization).digest("base64url");
    const kept = known.get(key);
    if (kept && kept.expiresAt > now()) return kept;
    known.delete(key);
    const claims = await read(authorization);
    if (claims === null) return null;
    const [oldest] = known.size >= MOST ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, claims);
    return claims;
  };
}
