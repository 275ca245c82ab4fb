import { readStored, store } from "../storage.ts";

/** "true" while this browser has a session, so that strangers cause no question at all. No secret. */
const KEY = "hasSession";

export type SessionHint = { isSet(): boolean; set(has: boolean): void; onOtherTab(listener: (has: boolean) => void): void };

export const sessionHint: SessionHint = {
  isSet: () => readStored(KEY) === "true",
  set(has) {
    if (has !== (readStored(KEY) === "true")) store(KEY, has ? "true" : null);
  },
  /** Told when another tab signs in or out, or empties the storage. */
  onOtherTab(listener) {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === KEY || key === null) listener(newValue === "true");
    });
  },
};
