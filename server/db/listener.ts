import pg from "pg";
import type { Database } from "./types.ts";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
const CONNECTION = { keepAlive: true, connectionTimeoutMillis: 10_000, application_name: "fairlead listener" };

type Listener = { listen: Database["listen"]; close(): Promise<void> };

/** NOTIFY over one connection of its own, made at the first use and made again when it breaks. */
export function createListener(url: string): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (channel: string, payload: string) => {
    for (const onPayload of channels.get(channel) ?? []) onPayload(payload);
  };

  function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, ...CONNECTION });
    fresh.on("notification", ({ channel, payload }) => tell(channel, payload ?? ""));
    fresh.on("error", () => undefined);
    const opening = (async () => {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      return fresh;
    })();
    fresh.once("end", () => {
      if (client === opening) reconnect(FIRST_WAIT_MS);
    });
    client = opening;
    return opening;
  }

  function reconnect(waitMs: number): void {
    client = null;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (client !== null) return;
      try {
        await open();
        // What was sent meanwhile is lost: everybody looks for themselves.
        for (const channel of channels.keys()) tell(channel, "");
      } catch {
        reconnect(Math.min(waitMs * 2, LONGEST_WAIT_MS));
      }
    }, waitMs);
  }

  return {
    async listen(channel, onPayload) {
      const known = channels.get(channel);
      channels.set(channel, (known ?? new Set()).add(onPayload));
      try {
        const opened = await (client ?? open());
        if (known === undefined) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch {
        reconnect(FIRST_WAIT_MS);
      }
      return async () => {
        channels.get(channel)?.delete(onPayload);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const opened = await client?.catch(() => null);
      await opened?.end().catch(() => undefined);
    },
  };
}
