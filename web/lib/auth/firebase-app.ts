import { deleteApp, type FirebaseApp, initializeApp } from "@firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
  signInWithEmailAndPassword,
} from "@firebase/auth";

export type FirebaseConfig = { apiKey: string; authDomain: string; projectId: string; appId: string; emulatorUrl: string | null };

let apps = 0;

/** The SDK for one project; the session stays in this browser until somebody signs out. */
export function openFirebase(config: FirebaseConfig, resolver?: PopupRedirectResolver): Auth {
  const deps = {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(resolver ? { popupRedirectResolver: resolver } : {}),
  };
  return connect(initializeAuth(openApp(config, "[DEFAULT]"), deps), config);
}

/** Signs in beside the session of this browser, hands the token over and forgets it all. */
export async function signInAside(
  config: FirebaseConfig,
  email: string,
  password: string,
  use: (token: string) => Promise<void>,
): Promise<void> {
  apps += 1;
  const app = openApp(config, `aside-${apps}`);
  try {
    const auth = connect(initializeAuth(app, { persistence: inMemoryPersistence }), config);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    await use(await user.getIdToken());
  } finally {
    await deleteApp(app);
  }
}

function openApp({ apiKey, authDomain, projectId, appId }: FirebaseConfig, name: string): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId }, name);
}

/** The SDK's own notice about the emulator is a style that the page's policy forbids. */
function connect(auth: Auth, { emulatorUrl }: FirebaseConfig): Auth {
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  auth.languageCode = "en";
  return auth;
}
