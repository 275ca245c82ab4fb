import { AppError } from "@fairlead/contracts";
import type { Logger } from "../log/index.ts";
import { AuthError, toAuthAnswer, toHidden } from "./auth-error.ts";
import type { AuthConfig, Identity } from "./identity.ts";
import { isFromOwnPage } from "./own-origin.ts";

export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: `/api/auth/${string}`;
  /** `address` is the caller's, for limits. */
  answer(request: Request, address: string): Promise<Response> | Response;
};
type RouterOptions = { publicUrl: string; hideAccounts: boolean; log: Logger };

/** The calls of a driver, mounted one by one. What is no GET must come from the product's own pages. */
export function createRouter(
  routes: readonly Route[],
  { publicUrl, hideAccounts, log }: RouterOptions,
): Pick<Identity, "handle" | "paths"> {
  return {
    paths: routes.map(({ method, path }) => ({ method, path })),
    async handle(request, address = "unknown") {
      const { pathname } = new URL(request.url);
      const known = routes.filter(({ path }) => path === pathname);
      if (known.length === 0) throw new AppError("no-such-operation");
      const route = known.find(({ method }) => method === request.method);
      if (route === undefined) throw new AppError("wrong-method");
      if (route.method !== "GET" && !isFromOwnPage(request, publicUrl)) throw new AppError("foreign-origin");
      try {
        return await route.answer(request, address);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        log.info("sign-in refused", { code: error.code, route: route.path });
        return toAuthAnswer(hideAccounts ? toHidden(error) : error);
      }
    },
  };
}

/** What both drivers answer alike before anybody is signed in. */
export const toConfigRoute = (config: AuthConfig): Route => ({ method: "GET", path: "/api/auth/config", answer: () => toAnswer(config) });

export function toAnswer(body: unknown, cookies: readonly string[] = []): Response {
  const answer = Response.json(body, { headers: { "cache-control": "no-store" } });
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
