const DEFAULT_TARGET = "/upload";
// One slash, then no second one and no backslash (both would leave the origin), no control characters anywhere.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses.
const OWN_PATH = /^\/(?![/\\])[^\x00-\x1f\\]*$/;

/** Where to go after signing in: the redirect parameter, decoded once, if it stays on this origin; else the start of the work. */
export function toRedirectTarget(decoded: string | null, origin: string): string {
  if (decoded === null || !OWN_PATH.test(decoded)) return DEFAULT_TARGET;
  const url = URL.parse(decoded, origin);
  if (url === null || url.origin !== origin || /^\/auth(\/|$)/.test(url.pathname)) return DEFAULT_TARGET;
  // Once more after resolving: "/x/..//host" has become "//host".
  const target = url.pathname + url.search + url.hash;
  return OWN_PATH.test(target) ? target : DEFAULT_TARGET;
}

export const toAuthPath = (pathAndQuery: string): string => `/auth?redirect=${encodeURIComponent(pathAndQuery)}`;
