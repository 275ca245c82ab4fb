import { browserClock } from "./clock.ts";
import { createEmbeddedDriver } from "./embedded-driver.ts";
import { createGoogleWay } from "./embedded-google.ts";
import { sessionHint } from "./session-hint.ts";
import type { AuthDriver } from "./types.ts";

/** The driver over this product's own accounts, in a real browser. */
export function openEmbedded(send: typeof fetch): AuthDriver {
  const google = createGoogleWay({ clock: browserClock, page: window, openChannel: (name) => new BroadcastChannel(name) });
  return createEmbeddedDriver({ fetch: send, clock: browserClock, hint: sessionHint, google });
}
