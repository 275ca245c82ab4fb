import { createLogger } from "../../log/index.ts";
import { openTestDatabase, type TestDatabase } from "../../test/open-test-database.ts";
import { createFirebaseIdentity, type FirebaseOptions } from "../firebase/firebase-identity.ts";
import type { Identity } from "../index.ts";
import { type GoogleStandIn, openGoogleStandIn } from "./google-stand-in.ts";

export const PROVIDER = { apiKey: "key-of-nobody", authDomain: "demo.example.com", projectId: "demo-fairlead", appId: "1:2:web:3" };

export type FirebaseBench = {
  database: TestDatabase;
  google: GoogleStandIn;
  open(change?: Partial<FirebaseOptions>): Identity;
  close(): Promise<void>;
};

/** A database, keys on loopback, and as many servers over them as a test wants. */
export async function openFirebaseBench(): Promise<FirebaseBench> {
  const [database, google] = await Promise.all([openTestDatabase("embedded"), openGoogleStandIn()]);
  const options: FirebaseOptions = {
    database,
    publicUrl: "http://localhost:4000",
    minPassword: 6,
    hideAccounts: false,
    firebase: { provider: PROVIDER, emulatorHost: null, isProduction: false },
    log: createLogger({ level: "silent" }),
    pageSecret: null,
    keysUrl: google.keysUrl,
  };
  return {
    database,
    google,
    open: (change = {}) => createFirebaseIdentity({ ...options, ...change }, PROVIDER),
    async close() {
      await Promise.all([database.close(), google.close()]);
    },
  };
}

/** Signs out as the browser does. */
export function signOutAt(identity: Identity, token: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, origin: "http://localhost:4000" };
  return identity.handle(new Request("http://localhost:4000/api/auth/sign-out", { method: "POST", headers }));
}
