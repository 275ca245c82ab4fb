import { AppError, OPERATIONS, type OperationName, type OperationSpec, ROUTES } from "@fairlead/contracts";
import type { Context, Hono } from "hono";
import { type OwnerId, toOwnerId } from "../db/index.ts";
import { type Caller, toNetwork } from "../identity/index.ts";
import { toAddress } from "./caller-address.ts";
import type { HttpOptions } from "./create-http.ts";
import type { Call, HandledName, Handler } from "./handler.ts";
import { runOnce } from "./idempotency.ts";
import { createLimiter } from "./limiter.ts";
import { toErrorResponse } from "./on-error.ts";
import { toReceived } from "./received.ts";
import { streamEvents } from "./stream-events.ts";

/** Mounts every operation of the contract; one without a handler does not compile. */
export function registerOperations(app: Hono, options: HttpOptions): void {
  const { services, handlers } = options;
  const limiter = createLimiter(options.callsAMinute);
  const names = Object.keys(ROUTES) as OperationName[];
  for (const name of names) {
    const { method, path, access } = ROUTES[name];
    app.on(method, path, async (context) => {
      const caller = await options.identity.authenticate(context.req.header("authorization"));
      if (caller === null && access !== "public") throw new AppError("unauthenticated");
      const ownerId = caller && toOwnerId(caller.uid);
      if (ownerId !== null) await limiter.take(ownerId, method !== "GET");
      if (name === "streamEvents") return streamEvents(context, ownerId as OwnerId, options);
      return answer(context, name, caller, handlers[name] as Handler<HandledName>, options);
    });
  }
  for (const path of new Set(names.map((name) => ROUTES[name].path)))
    app.all(path, (context) => {
      const allowed = names.filter((name) => ROUTES[name].path === path).map((name) => ROUTES[name].method);
      context.header("allow", allowed.join(", "));
      return toErrorResponse(context, new AppError("wrong-method"), services.log);
    });
}

async function answer(context: Context, name: HandledName, caller: Caller | null, handler: Handler<HandledName>, options: HttpOptions) {
  const { services, identity, checkAnswers } = options;
  const spec: OperationSpec = OPERATIONS[name];
  const received = await toReceived(context, spec);
  const ownerId = caller && toOwnerId(caller.uid);
  const from = { ownerId, caller, people: identity.people, network: toNetwork(toAddress(context)) };
  const about = { request: context.req.raw, requestId: context.get("requestId") as string };
  const call = { services, ...from, ...received.parts, ...about } as Call<HandledName>;
  const run = async () => {
    const output = await handler(call);
    return { status: spec.status, body: checkAnswers ? spec.output.parse(output) : output };
  };
  const key = spec.creates ? context.req.header("idempotency-key") : undefined;
  const { status, body, isReplay } = await (key === undefined || ownerId === null
    ? run().then((outcome) => ({ ...outcome, isReplay: false }))
    : runOnce({ services, ownerId, operation: name, key, fingerprint: received.fingerprint }, run));
  if (isReplay) context.header("idempotent-replayed", "true");
  context.header("cache-control", "no-store");
  return context.json(body as object, status as 200);
}
