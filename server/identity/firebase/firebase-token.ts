import { LIMITS } from "@fairlead/contracts";
import { UnsecuredJWT } from "jose";
import { z } from "zod";
import { readSigned, readToken, type TimelyClaims, type TokenRules, toTimely } from "../bearer-token.ts";
import type { AuthUser } from "../identity.ts";

/** Who a token names, and when they proved it: that moment stays the same however often the token is renewed. */
export type FirebasePerson = Omit<AuthUser, "metadata"> & { signedInAt: Date; issuedAt: Date };
export type FirebaseRules = Omit<TokenRules, "algorithm" | "issuer" | "audience"> & { projectId: string; isEmulated: boolean };

const LONGEST_URL = 2_048;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/g;
const PROVIDERS = { password: "password", "google.com": "google" } as const;

/** What Firebase adds. Guests, phones and other providers are no way into this product. */
const Extras = z.object({
  user_id: z.string().optional(),
  email: z.string().min(1).max(LIMITS.emailChars),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z.object({ sign_in_provider: z.enum(["password", "google.com"]) }),
});

/** The person of a bearer token of this project; null for anything else. */
export async function readFirebaseToken(authorization: string | undefined, rules: FirebaseRules): Promise<FirebasePerson | null> {
  const { projectId, isEmulated, findKey, now } = rules;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const token = readToken(authorization);
  const claims = isEmulated
    ? readUnsigned(token, issuer, rules)
    : await readSigned(token, { algorithm: "RS256", issuer, audience: projectId, findKey, now });
  return claims && toPerson(claims);
}

/** A token of the emulator. It must be one: a signed token is for the real service. */
function readUnsigned(token: string | null, issuer: string, { projectId, now }: FirebaseRules): TimelyClaims | null {
  if (token === null) return null;
  try {
    const currentDate = now();
    const { payload } = UnsecuredJWT.decode(token, { issuer, audience: projectId, currentDate, requiredClaims: ["exp"] });
    return toTimely(payload, currentDate);
  } catch {
    return null;
  }
}

function toPerson(claims: TimelyClaims): FirebasePerson | null {
  const extras = Extras.safeParse(claims);
  if (!extras.success) return null;
  const { user_id, email, name, picture, firebase } = extras.data;
  if (user_id !== undefined && user_id !== claims.sub) return null;
  return {
    uid: claims.sub,
    email,
    displayName: name?.replace(CONTROL, " ").trim().slice(0, LIMITS.nameChars) || null,
    photoURL: picture?.startsWith("https://") && picture.length <= LONGEST_URL ? picture : null,
    provider: PROVIDERS[firebase.sign_in_provider],
    signedInAt: new Date(Math.floor(claims.auth_time) * 1000),
    issuedAt: new Date(claims.iat * 1000),
  };
}
