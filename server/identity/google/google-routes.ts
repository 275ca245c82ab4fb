import type { Logger } from "../../log/index.ts";
import type { LibraryOptions } from "../library-settings.ts";
import type { Route } from "../router.ts";
import { toSeen } from "../session-view.ts";
import { createGoogleFlow, type GoogleSettings } from "./google-flow.ts";
import { toResultPage, toResultScript } from "./result-page.ts";

type Parts = { google: GoogleSettings | null; libraryOptions: LibraryOptions; publicUrl: string; log: Logger };

export const GOOGLE_PATHS = {
  start: "/api/auth/google",
  callback: "/api/auth/callback/google",
  result: "/api/auth/google/result",
  script: "/api/auth/google/result.js",
} as const;
/** An address of the own pages: no other host, no backslash, no control characters, and not this flow again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OWN_PAGE = /^\/(?![/\\])[^\u0000-\u001f\\]*$/;

/**
 * Sign-in with Google. The page opens `start?way=popup`, or goes to `start?way=redirect&back=/auth`. A pop-up ends at
 * `result?google=ok`, which tells the page that opened it and closes; a redirect ends at `back` with `google=ok`. In place of
 * "ok" stands the code of what went wrong.
 */
export function toGoogleRoutes({ google, libraryOptions, publicUrl, log }: Parts): Route[] {
  const flow = google && createGoogleFlow(google, libraryOptions);
  const { origin } = new URL(publicUrl);
  const toEnd = (request: Request): string => {
    const query = new URL(request.url).searchParams;
    const back = query.get("back") ?? "";
    const url = URL.parse(back, origin);
    // Also after resolving: "/x/..//host" has become "//host".
    const path = url?.origin === origin ? url.pathname + url.search : "";
    const isOwn = OWN_PAGE.test(back) && OWN_PAGE.test(path) && !path.startsWith("/api/");
    return query.get("way") === "popup" ? GOOGLE_PATHS.result : isOwn ? path : "/auth";
  };
  const start = async (request: Request, address: string) => {
    const end = toEnd(request);
    const site = request.headers.get("sec-fetch-site");
    if (site !== null && site !== "same-origin" && site !== "none") return toRedirect(origin, end, "unauthorized-domain");
    if (flow === null) return toRedirect(origin, end, "operation-not-allowed");
    const begun = await flow.start(new URL(end, origin).href, toSeen(request, address)).catch((cause: unknown) => {
      log.warn("Google could not be reached", { cause });
      return null;
    });
    if (begun === null) return toRedirect(origin, end, "network-request-failed");
    return toLocation(begun.url, begun.cookies);
  };
  const finish = async (request: Request, address: string) => {
    if (flow === null) return toRedirect(origin, "/auth", "operation-not-allowed");
    const { end, code, cookies } = await flow.finish(request, toSeen(request, address));
    if (code !== "ok") log.info("sign-in refused", { code, route: GOOGLE_PATHS.callback });
    return toRedirect(origin, end ?? "/auth", code, cookies);
  };
  return [
    { method: "GET", path: GOOGLE_PATHS.start, answer: start },
    { method: "GET", path: GOOGLE_PATHS.callback, answer: finish },
    { method: "GET", path: GOOGLE_PATHS.result, answer: () => toResultPage(GOOGLE_PATHS.script) },
    { method: "GET", path: GOOGLE_PATHS.script, answer: toResultScript },
  ];
}

/** Back to an own page, with what came of it. */
function toRedirect(origin: string, end: string, code: string, cookies: readonly string[] = []): Response {
  const target = new URL(end, origin);
  target.searchParams.set("google", code);
  return toLocation(target.href, cookies);
}

function toLocation(url: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: url, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}
