import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The caller's end of the socket. */
export function toAddress({ env }: Context): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? "unknown";
}
