import { type CryptoKey, decodeProtectedHeader, type JWTPayload, jwtVerify } from "jose";

export const TOKEN_ALGORITHM = "ES256";
const LONGEST_BYTES = 8_192;
const SKEW_SECONDS = 60;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/;
/** `jku`, `x5u`, `jwk` and `crit` would let a token choose how it is checked. */
const HEADER_NAMES = new Set(["alg", "kid", "typ"]);

export type Claims = { uid: string; sessionId: string; signedInAt: Date; issuedAt: Date; expiresAt: Date };
/** What every token of every driver says. */
export type TimelyClaims = JWTPayload & { sub: string; iat: number; exp: number; auth_time: number };
export type TokenRules = {
  algorithm: "ES256" | "RS256";
  issuer: string;
  audience: string;
  findKey(kid: string): Promise<CryptoKey | null>;
  now(): Date;
};

/** Who a bearer token of this installation names, and in which session; null for anything else. */
export async function readBearer(authorization: string | undefined, rules: TokenRules): Promise<Claims | null> {
  const claims = await readSigned(readToken(authorization), rules);
  if (claims === null || typeof claims.sid !== "string") return null;
  return {
    uid: claims.sub,
    sessionId: claims.sid,
    signedInAt: toDate(claims.auth_time),
    issuedAt: toDate(claims.iat),
    expiresAt: toDate(claims.exp),
  };
}

const toDate = (seconds: number) => new Date(seconds * 1000);

/** The token of an authorization header; null when there is none, or one too long to be ours. */
export function readToken(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization.length > LONGEST_BYTES) return null;
  return BEARER.exec(authorization)?.[1] ?? null;
}

/** The claims of a token that is signed by a key of the issuer and in time; null for anything else. */
export async function readSigned(token: string | null, rules: TokenRules): Promise<TimelyClaims | null> {
  const kid = token === null ? null : readKid(token, rules.algorithm);
  if (token === null || kid === null) return null;
  const key = await rules.findKey(kid);
  if (key === null) return null;
  const { algorithm, issuer, audience } = rules;
  const currentDate = rules.now();
  const checks = { algorithms: [algorithm], issuer, audience, currentDate, requiredClaims: ["exp"] };
  const verified = await jwtVerify(token, key, checks).catch(() => null);
  return verified && toTimely(verified.payload, currentDate);
}

function readKid(token: string, algorithm: string): string | null {
  try {
    const header = decodeProtectedHeader(token);
    if (header.alg !== algorithm || !Object.keys(header).every((name) => HEADER_NAMES.has(name))) return null;
    return typeof header.kid === "string" && header.kid.length <= 128 ? header.kid : null;
  } catch {
    return null;
  }
}

/** Clocks may differ by a minute. */
export function toTimely(claims: JWTPayload, now: Date): TimelyClaims | null {
  const latest = now.getTime() / 1000 + SKEW_SECONDS;
  const isPast = (moment: unknown) => typeof moment === "number" && moment <= latest;
  if (typeof claims.sub !== "string" || claims.sub.length < 1 || claims.sub.length > 128) return null;
  return isPast(claims.iat) && isPast(claims.auth_time) ? (claims as TimelyClaims) : null;
}
