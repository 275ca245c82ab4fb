import { toAuthPath } from "../redirect.ts";
import { signOut } from "../session.ts";

/** Leaves nothing of a person in this browser's storage, then asks to sign in again. */
export async function resetSession(): Promise<void> {
  await signOut().catch(() => undefined);
  const databases = await indexedDB.databases().catch((): IDBDatabaseInfo[] => []);
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  clearStorage();
  // Some parts keep their state when the page goes: what they keep goes with it.
  addEventListener("pagehide", clearStorage);
  location.assign(toAuthPath(location.pathname + location.search));
}

function clearStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.clear();
  } catch {
    // Storage is switched off: nothing is in it.
  }
}
