import { AppError } from "@fairlead/contracts";
import { type CryptoKey, createRemoteJWKSet, customFetch, errors, type FetchImplementation } from "jose";
import type { TokenRules } from "../bearer-token.ts";

/** The keys that Firebase signs with, of all its projects. */
export const GOOGLE_KEYS_URL = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const MINUTE_MS = 60_000;
const ASK_TIMEOUT_MS = 10_000;
/** Google announces a key hours before it signs with it. */
const FRESH_MS = 6 * 60 * MINUTE_MS;
const STALE_MS = 24 * 60 * MINUTE_MS;
const LONGEST_BYTES = 65_536;

/** Finds keys by id. Asks Google once in six hours and for unknown ids, at most once a minute; without an answer the last one holds for a day. */
export function createGoogleKeys(url = GOOGLE_KEYS_URL): TokenRules["findKey"] {
  const keys = createRemoteJWKSet(new URL(url), {
    cooldownDuration: MINUTE_MS,
    cacheMaxAge: FRESH_MS,
    timeoutDuration: ASK_TIMEOUT_MS,
    [customFetch]: createCarefulFetch(),
  });
  return async (kid) => {
    try {
      return (await keys({ alg: "RS256", kid })) as CryptoKey;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return null;
      throw new AppError("unavailable", { cause: error });
    }
  };
}

function createCarefulFetch(): FetchImplementation {
  let triedAt = Number.NEGATIVE_INFINITY;
  let last: { body: string; readAt: number } | null = null;
  const ask: FetchImplementation = async (url, options) => {
    if (performance.now() - triedAt < MINUTE_MS) throw new Error("The keys were asked for less than a minute ago.");
    triedAt = performance.now();
    const response = await fetch(url, { ...options, redirect: "error" });
    if (response.status !== 200) throw new Error(`The keys were answered with ${response.status}.`);
    return new Response(await readShort(response));
  };
  return async (url, options) => {
    try {
      const response = await ask(url, options);
      last = { body: await response.text(), readAt: performance.now() };
    } catch (error) {
      if (last === null || performance.now() - last.readAt > STALE_MS) throw error;
    }
    return new Response(last.body);
  };
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_BYTES) throw new Error("The keys are longer than keys are.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
