import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { decodeJwt } from "jose";
import type { Seen } from "../library.ts";
import { type LibraryOptions, toSettings } from "../library-settings.ts";

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

const WAIT_MS = 10_000;
const BASE = "/api/auth";
/** Where the library sends what failed; never opened, only read from its answer. */
const FAILED = `${BASE}/google/failed`;
/** The library's words, and those of OpenID, as the catalogue says them. */
const CODES: Readonly<Record<string, string>> = {
  access_denied: "popup-closed-by-user",
  account_not_linked: "account-exists-with-different-credential",
  account_already_linked_to_different_user: "credential-already-in-use",
};

/**
 * The library asks Google for its addresses once, when it starts. So it starts with the first person who comes this way, apart
 * from the one for passwords: that one works without a network, and a Google that was down is asked again.
 */
export function createGoogleFlow(google: GoogleSettings, options: LibraryOptions) {
  const { origin } = new URL(options.publicUrl);
  const current = new AsyncLocalStorage<Seen>();
  let opening: ReturnType<typeof open> | null = null;
  const find = () => {
    opening ??= open(google, options, () => current.getStore()).catch((cause: unknown) => {
      opening = null;
      throw cause;
    });
    return opening;
  };
  const ask = async (request: Request, seen: Seen): Promise<Response> => {
    const { handler } = await find();
    return current.run(seen, () => handler(request));
  };
  return {
    /** Where to send the browser; `end` is an address of the own pages. */
    async start(end: string, seen: Seen): Promise<{ url: string; cookies: string[] }> {
      const failed = `${origin}${FAILED}?${new URLSearchParams({ end })}`;
      const body = JSON.stringify({ provider: "google", callbackURL: end, errorCallbackURL: failed, disableRedirect: true });
      const headers = { "content-type": "application/json", origin };
      const answer = await ask(new Request(`${origin}${BASE}/sign-in/social`, { method: "POST", headers, body }), seen);
      const { url } = (await answer.json()) as { url?: string };
      if (!answer.ok || url === undefined) throw new Error(`The library refused to begin: ${answer.status}`);
      return { url, cookies: answer.headers.getSetCookie() };
    },
    /** `code` is "ok", or what went wrong; `end` is null where nobody knows where this began. */
    async finish(request: Request, seen: Seen): Promise<{ end: string | null; code: string; cookies: string[] }> {
      const { search } = new URL(request.url);
      const headers = { cookie: request.headers.get("cookie") ?? "" };
      const answer = await ask(new Request(`${origin}${BASE}/callback/google${search}`, { headers }), seen);
      const cookies = answer.headers.getSetCookie();
      const location = URL.parse(answer.headers.get("location") ?? "", origin);
      if (location === null) return { end: null, code: "internal-error", cookies };
      if (location.pathname !== FAILED) return { end: location.pathname + location.search, code: "ok", cookies };
      const end = URL.parse(location.searchParams.get("end") ?? "");
      const code = CODES[location.searchParams.get("error") ?? ""] ?? "internal-error";
      return { end: end && end.pathname + end.search, code, cookies };
    },
  };
}

async function open({ clientId, clientSecret, issuer }: GoogleSettings, options: LibraryOptions, readSeen: () => Seen | undefined) {
  const settings = toSettings(options, { hash: options.hasher.hash, readSeen });
  const provider = genericOAuth({
    config: [
      {
        providerId: "google",
        clientId,
        clientSecret,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        // Signature, issuer, audience and nonce; who it is comes from nowhere else.
        requireIdTokenVerification: true,
        getUserInfo: async ({ idToken }) => (idToken === undefined ? null : toProfile(idToken)),
        scopes: ["openid", "email", "profile"],
        prompt: "select_account",
        pkce: true,
      },
    ],
  });
  const plugins = [...settings.plugins, provider];
  const { handler, $context } = betterAuth({
    ...settings,
    plugins,
    onAPIError: { errorURL: `${new URL(options.publicUrl).origin}${FAILED}` },
  });
  const { socialProviders } = await inTime($context);
  const found = socialProviders.find(({ id }) => id === "google");
  if (found?.issuer !== issuer) throw new Error("The OpenID provider did not answer as the one that is configured.");
  return { handler };
}

function toProfile(idToken: string) {
  const claims = decodeJwt<{ email?: string; email_verified?: boolean; name?: string; picture?: string }>(idToken);
  return { ...claims, emailVerified: claims.email_verified === true, name: claims.name ?? "", image: claims.picture };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
