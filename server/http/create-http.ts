import { AppError } from "@fairlead/contracts";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import type { Identity } from "../identity/index.ts";
import { toAddress } from "./caller-address.ts";
import { toForeignOrigins } from "./foreign-origins.ts";
import type { HandledName, Handlers, Services } from "./handler.ts";
import { toHealth } from "./health.ts";
import { toErrorResponse } from "./on-error.ts";
import { servePages } from "./pages.ts";
import { registerOperations } from "./register-operations.ts";
import { securityHeaders } from "./security-headers.ts";

export type HttpOptions = {
  services: Services;
  identity: Identity;
  handlers: Handlers<HandledName>;
  /** Folder of the built pages; null serves the interface alone. */
  pagesFolder: string | null;
  publicUrl: string;
  callsAMinute: number;
  /** Parse own answers by their schemas: on in development and tests. */
  checkAnswers: boolean;
  isDraining(): boolean;
  /** Aborted when the product stops: whoever follows events asks the next process. */
  stopping: AbortSignal;
};

/** Everything that answers requests. */
export function createHttp(options: HttpOptions): Hono {
  const { services, identity, publicUrl } = options;
  const { log } = services;
  const app = new Hono();
  app.use(requestId({ headerName: "", generator: () => crypto.randomUUID() }));
  app.use(securityHeaders(publicUrl.startsWith("https:"), toForeignOrigins(identity.config())));
  app.use(async (context, next) => {
    const from = performance.now();
    context.header("x-request-id", context.get("requestId"));
    await next();
    // As declared, never as asked: an address may hold anything.
    const route = routePath(context);
    const { method } = context.req;
    log.debug("request", {
      requestId: context.get("requestId"),
      method,
      route,
      status: context.res.status,
      ms: Math.round(performance.now() - from),
    });
  });
  app.onError((error, context) => toErrorResponse(context, error, log));

  toHealth(app, options);
  for (const { method, path } of identity.paths) app.on(method, path, (context) => identity.handle(context.req.raw, toAddress(context)));
  registerOperations(app, options);
  app.all("/api/*", (context) => toErrorResponse(context, new AppError("no-such-operation"), log));
  if (options.pagesFolder !== null) servePages(app, options.pagesFolder);
  return app;
}
