// a request → who is calling: accounts in the own database or at Firebase, short tokens that a sign-out ends.

export { toNetwork } from "./attempts.ts";
export type { AuthConfig, AuthUser, Caller, Identity, People, SessionView } from "./identity.ts";
export { type IdentityOptions, openIdentity } from "./open-identity.ts";
