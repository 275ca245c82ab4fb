import { useSyncExternalStore } from "react";
import { readStored, store } from "./storage.ts";

const KEY = "hasSeenWelcome";
const listeners = new Set<() => void>();
/** Counts for this tab even where storage is switched off. */
let isEnded = false;

const hasSeen = (): boolean => isEnded || readStored(KEY) === "true";

/** However it ended: it is not shown again. */
export function endTutorial(): void {
  isEnded = true;
  store(KEY, "true");
  for (const listener of listeners) listener();
}

/** Shows it again from the start, on the page where one is. */
export function restartTutorial(): void {
  store(KEY, null);
  const url = new URL(location.href);
  url.searchParams.delete("help");
  url.hash = "";
  history.replaceState(history.state, "", url);
  location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHasSeenTutorial = (): boolean => useSyncExternalStore(subscribe, hasSeen, () => true);
