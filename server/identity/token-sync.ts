import { createHmac } from "node:crypto";
import { AppError, PRODUCT } from "@fairlead/contracts";
import type { Caller } from "./identity.ts";
import { type Route, toAnswer } from "./router.ts";

export const TOKEN_SYNC_PATH = "/api/auth/session-sync";
/** A token older than this may have been lying about. */
const YOUNG_MS = 300_000;
const COOKIE_SECONDS = 900;

type SyncParts = {
  readToken(authorization: string | undefined): Promise<(Caller & { issuedAt: Date }) | null>;
  secret: string;
  publicUrl: string;
  now(): Date;
};

/** Lets a proxy in front of the pages see that somebody is signed in. The cookie opens no data: no operation looks at it. */
export function toTokenSyncRoutes({ readToken, secret, publicUrl, now }: SyncParts): Route[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isHttps = protocol === "https:";
  const isSecureContext = isHttps || hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  const name = `${isHttps ? "__Host-" : ""}${PRODUCT.command}-page`;
  const toCookie = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  const set = async (request: Request) => {
    if (!isSecureContext) throw new AppError("foreign-origin");
    const caller = await readToken(request.headers.get("authorization") ?? undefined);
    if (caller === null || now().getTime() - caller.issuedAt.getTime() > YOUNG_MS) throw new AppError("unauthenticated");
    const text = `${Math.floor(now().getTime() / 1000) + COOKIE_SECONDS}`;
    const proof = createHmac("sha256", secret).update(`page ${text}`).digest("base64url");
    return toAnswer({ success: true }, [toCookie(`${text}.${proof}`, COOKIE_SECONDS)]);
  };
  return [
    { method: "POST", path: TOKEN_SYNC_PATH, answer: set },
    { method: "DELETE", path: TOKEN_SYNC_PATH, answer: () => toAnswer({ success: true }, [toCookie("", 0)]) },
  ];
}
