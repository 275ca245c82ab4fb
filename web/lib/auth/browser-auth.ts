import { createAuth } from "./auth.ts";
import { browserClock } from "./clock.ts";
import { loadAuthConfig } from "./config.ts";
import { debugLog } from "./debug-log.ts";
import { createLazyDriver } from "./lazy-driver.ts";
import { sessionHint } from "./session-hint.ts";
import type { AuthDriver } from "./types.ts";

const send: typeof fetch = (input, init) => fetch(input, init);

const loadEmbedded = () => import("./open-embedded.ts");
const loadFirebase = () => Promise.all([import("./firebase-driver.ts"), import("./firebase-popup.ts")]);

/** The code of the driver ahead of need: browsers let a pop-up open only shortly after the press that asks for it. */
export async function preloadDriver(): Promise<void> {
  const { driver } = await loadAuthConfig();
  await (driver === "embedded" ? loadEmbedded() : loadFirebase());
}

async function loadDriver(): Promise<AuthDriver> {
  const { driver, firebase } = await loadAuthConfig();
  if (driver === "embedded") return (await loadEmbedded()).openEmbedded(send);
  if (firebase === null) throw new Error(`no driver ${driver}`);
  const [{ createFirebaseDriver }, { popupResolver }] = await loadFirebase();
  return createFirebaseDriver({ config: firebase, fetch: send, clock: browserClock, hint: sessionHint, resolver: popupResolver });
}

/** The one sign-in state of this tab. */
export const auth = createAuth({
  driver: createLazyDriver(loadDriver, sessionHint, browserClock),
  clock: browserClock,
  fetch: send,
  log: debugLog,
  tokenSync: {
    readUrl: async () => (await loadAuthConfig()).tokenSyncUrl,
    origin: globalThis.location?.origin ?? "",
    isSecureContext: globalThis.isSecureContext ?? false,
  },
});
