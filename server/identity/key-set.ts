import { type CryptoKey, importJWK, type JWK } from "jose";
import { TOKEN_ALGORITHM } from "./bearer-token.ts";

const READ_AGAIN_MS = 60_000;

/** Public keys by id. An unknown id reads the set again, at most once a minute: another process may have added a key. */
export function createKeySet(readKeys: () => Promise<JWK[]>, now: () => Date): (kid: string) => Promise<CryptoKey | null> {
  let keys = new Map<string, CryptoKey>();
  let readAt = Number.NEGATIVE_INFINITY;
  return async (kid) => {
    const known = keys.get(kid);
    if (known || now().getTime() - readAt < READ_AGAIN_MS) return known ?? null;
    const usable = (await readKeys()).filter(({ kty, crv, kid: id }) => kty === "EC" && crv === "P-256" && id !== undefined);
    keys = new Map(
      await Promise.all(usable.map(async (key) => [key.kid as string, (await importJWK(key, TOKEN_ALGORITHM)) as CryptoKey] as const)),
    );
    readAt = now().getTime();
    return keys.get(kid) ?? null;
  };
}
