import type { Library, LibraryUser } from "./library.ts";
import { isTooOld } from "./store.ts";

type Parts = { library: Library; now(): Date };

/** Who a request's cookie belongs to; `cookies` renew it. */
export async function findSignedIn({ library, now }: Parts, request: Request): Promise<{ user: LibraryUser | null; cookies: string[] }> {
  const { value, cookies } = await library.readSession(toCookies(request));
  return { user: value !== null && !isTooOld(value.createdAt, now()) ? value.user : null, cookies };
}

/** All that the library gets to see of a request's headers. */
export function toCookies(request: Request): Headers {
  return new Headers({ cookie: request.headers.get("cookie") ?? "" });
}
