import type { Hono } from "hono";
import type { HttpOptions } from "./create-http.ts";

type Check = [name: string, isWell: () => Promise<boolean>];

/** /livez: the process answers. /readyz: it can do its work; names what it cannot. */
export function toHealth(app: Hono, { services, isDraining }: HttpOptions): void {
  app.get("/livez", (context) => context.json({ status: "ok" }));
  const checks: Check[] = [
    ["starting-or-stopping", async () => !isDraining()],
    ["database", async () => (await services.database.query("select 1 as one")).rows.length === 1],
    ["storage", async () => (await services.files.freeBytes()) > 0],
  ];
  const ready = async () => {
    const results = await Promise.all(checks.map(async ([name, isWell]) => ({ name, well: await isWell().catch(() => false) })));
    const failing = results.filter(({ well }) => !well).map(({ name }) => name);
    return { status: failing.length === 0 ? "ok" : "unready", failing, sandbox: services.readers.sandbox };
  };
  for (const path of ["/readyz", "/healthz"])
    app.get(path, async (context) => {
      const state = await ready();
      context.header("cache-control", "no-store");
      return context.json(state, state.status === "ok" ? 200 : 503);
    });
}
