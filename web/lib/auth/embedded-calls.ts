import { AuthError } from "./auth-error.ts";

const REFUSED = new Set([401, 403]);

/** One request to the embedded accounts; what is refused comes as an AuthError. */
export async function askAccounts<T>(fetch: typeof globalThis.fetch, method: "GET" | "POST", path: string, body?: object): Promise<T> {
  const json = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, credentials: "include", ...json }).catch(toCut);
  // An answer that breaks off says nothing: "nobody" is said by a whole one.
  if (response.ok) return (await response.json().catch(toCut)) as T;
  throw toAuthError(response.status, await response.json().catch(() => null));
}

function toCut(): never {
  throw new AuthError("network-request-failed");
}

function toAuthError(status: number, answer: unknown): AuthError {
  const { code, details } = (answer ?? {}) as { code?: string; details?: { reason?: string } };
  if (status === 429) return new AuthError("too-many-requests");
  if (REFUSED.has(status) && code === "unauthenticated") return new AuthError("signed-out");
  return new AuthError(code ?? "unknown", details?.reason ?? null);
}
