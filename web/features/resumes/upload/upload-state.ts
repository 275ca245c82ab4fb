import type { UploadItem } from "./upload-item.ts";

/** A session that the first files of it begin. `sessionId` is null until the server has it. */
export type Draft = { id: string; name: string; key: string; sessionId: string | null; error: string | null };
export type UploadSnapshot = { items: readonly UploadItem[]; draft: Draft | null };
export type UploadState = ReturnType<typeof createUploadState>;

/** The files of this tab, replaced at each change so that React sees it. */
export function createUploadState() {
  let snapshot: UploadSnapshot = { items: [], draft: null };
  const listeners = new Set<() => void>();
  const set = (next: Partial<UploadSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  return {
    read: (): UploadSnapshot => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    change(id: string, next: Partial<UploadItem>): void {
      set({ items: snapshot.items.map((item) => (item.id === id ? { ...item, ...next } : item)) });
    },
    find: (id: string): UploadItem | undefined => snapshot.items.find((item) => item.id === id),
  };
}
