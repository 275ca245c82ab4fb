import { AppError, LIMITS, type StreamMessage } from "@fairlead/contracts";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { OwnerId } from "../db/index.ts";
import type { HttpOptions } from "./create-http.ts";

const HEARTBEAT_MS = 15_000;
/** How many streams of a person are open in this process. */
const opened = new Map<OwnerId, number>();

/** The event stream of one person: what was missed since Last-Event-ID, then what happens. Ends when the session does. */
export function streamEvents(context: Context, ownerId: OwnerId, { services, identity, stopping }: HttpOptions) {
  if (context.req.method === "HEAD") {
    // Its body is never read, so that the stream would never end.
    context.header("allow", "GET");
    throw new AppError("wrong-method");
  }
  const before = opened.get(ownerId) ?? 0;
  if (before >= LIMITS.streamsPerOwner) throw new AppError("rate-limited");
  opened.set(ownerId, before + 1);
  const lastId = context.req.header("last-event-id");
  const authorization = context.req.header("authorization");
  context.header("x-accel-buffering", "no");
  const response = streamSSE(context, async (stream) => {
    const ended = new AbortController();
    stream.onAbort(() => ended.abort());
    const signal = AbortSignal.any([ended.signal, stopping]);
    const beat = setInterval(async () => {
      const person = await identity.authenticate(authorization).catch(() => null);
      if (person === null) ended.abort();
      else await stream.write(": here\n\n");
    }, HEARTBEAT_MS);
    signal.addEventListener("abort", () => clearInterval(beat));
    try {
      const after = lastId ?? (await services.progress.position(ownerId));
      // Tells the place to go on from, so that a stream cut off before its first event misses nothing.
      const here: StreamMessage = { type: "here" };
      await stream.writeSSE({ id: after, data: JSON.stringify(here) });
      for await (const { id, event } of services.progress.follow(ownerId, after, signal))
        await stream.writeSSE({ id, data: JSON.stringify(event) });
    } catch (cause) {
      services.log.error("an event stream broke off", { requestId: context.get("requestId"), cause });
    } finally {
      clearInterval(beat);
      forgetOne(ownerId);
    }
  });
  response.headers.set("cache-control", "no-store");
  return response;
}

function forgetOne(ownerId: OwnerId): void {
  const left = (opened.get(ownerId) ?? 1) - 1;
  if (left === 0) opened.delete(ownerId);
  else opened.set(ownerId, left);
}
