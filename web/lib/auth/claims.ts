export type Claims = { iat?: number; exp?: number };

/** The two times of a token (seconds), which is all that the browser reads of it. An unreadable token has none. */
export function readClaims(token: string): Claims {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { iat, exp } = JSON.parse(atob(part)) as Record<string, unknown>;
    return { ...(typeof iat === "number" ? { iat } : {}), ...(typeof exp === "number" ? { exp } : {}) };
  } catch {
    return {};
  }
}
