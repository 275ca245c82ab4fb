import { useSyncExternalStore } from "react";

/** What the shell can lay over any page; one at a time. The help centre stands in the address instead (help.ts). */
export type Overlay = "palette" | "shortcuts" | "auth";

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

function set(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const openOverlay = (name: Overlay): void => set(name);
export const closeOverlay = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
