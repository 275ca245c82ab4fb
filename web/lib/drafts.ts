import { readSession, whenSignedOut } from "./session.ts";
import { readStored, store } from "./storage.ts";

const PREFIX = "draft:";
const keyOf = (name: string): string => `${PREFIX}${readSession().user?.uid ?? ""}:${name}`;

/** Unsaved work of the person who is signed in, kept in this browser until it is saved or they sign out. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(readStored(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}

/** Pages that close behind a sign-out keep nothing: what was there belongs to nobody any more. */
export function storeDraft(name: string, value: unknown): void {
  if (readSession().user !== null) store(keyOf(name), value === null ? null : JSON.stringify(value));
}

function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) store(key, null);
  } catch {
    // Storage is switched off: there are none.
  }
}
whenSignedOut(dropDrafts);
