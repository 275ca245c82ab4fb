import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { JWK } from "jose";
import { type LibraryOptions, toSettings } from "./library-settings.ts";

export type LibraryUser = { id: string; name: string; email: string; image?: string | null | undefined; createdAt: Date };
export type LibrarySession = { sessionId: string; createdAt: Date; user: LibraryUser };
/** An answer with the Set-Cookie headers that belong to it. */
export type WithCookies<T> = { value: T; cookies: string[] };
export type Library = ReturnType<typeof createLibrary>;
/** What a new session is told apart by. */
export type Seen = { userAgent: string | null; ipAddress: string | null };

/** The few calls of better-auth that this product makes. Its own router, with everything else it offers, is never mounted. */
export function createLibrary(options: LibraryOptions) {
  const { hasher } = options;
  const current = new AsyncLocalStorage<{ hashed?: string; seen?: Seen }>();
  const { api } = betterAuth(
    toSettings(options, {
      hash: async (password) => current.getStore()?.hashed ?? hasher.hash(password),
      readSeen: () => current.getStore()?.seen,
    }),
  );
  return {
    /** Hashes before the transaction begins, which on the embedded database holds up everybody else. */
    async signUp(body: { name: string; email: string; password: string }, seen: Seen): Promise<WithCookies<LibraryUser>> {
      const hashed = await hasher.hash(body.password);
      const { headers, response } = await current.run({ hashed, seen }, () => api.signUpEmail({ body, returnHeaders: true }));
      return { value: response.user, cookies: headers.getSetCookie() };
    },
    async signIn(body: { email: string; password: string }, seen: Seen): Promise<WithCookies<LibraryUser>> {
      const { headers, response } = await current.run({ seen }, () => api.signInEmail({ body, returnHeaders: true }));
      return { value: response.user, cookies: headers.getSetCookie() };
    },
    async signOut(headers: Headers): Promise<string[]> {
      return (await api.signOut({ headers, returnHeaders: true })).headers.getSetCookie();
    },
    async readSession(headers: Headers): Promise<WithCookies<LibrarySession | null>> {
      const { response, headers: answered } = await api.getSession({ headers, returnHeaders: true });
      const value = response && { sessionId: response.session.id, createdAt: response.session.createdAt, user: response.user };
      return { value, cookies: answered.getSetCookie() };
    },
    toToken: async (headers: Headers): Promise<string> => (await api.getToken({ headers })).token,
    hash: hasher.hash,
    verify: hasher.verify,
    /** Public keys; makes the first one when there is none. */
    readKeys: async (): Promise<JWK[]> => (await api.getJwks()).keys as JWK[],
    sign: async (payload: Record<string, unknown>): Promise<string> => (await api.signJWT({ body: { payload } })).token,
  };
}

/** Whether better-auth refused with one of these codes of its own. */
export function isRefusal(error: unknown, ...codes: string[]): boolean {
  return error instanceof APIError && codes.includes(String(error.body?.code));
}
