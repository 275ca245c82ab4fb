import { LIMITS } from "@fairlead/contracts/limits";
import { newId } from "../../../lib/new-id.ts";
import { type Outside, sendItem, waitToTryAgain } from "./send-item.ts";
import { toFailure, toTrouble } from "./trouble.ts";
import { isUnfinished, toItem, type UploadItem } from "./upload-item.ts";
import { createUploadState, type Draft, type UploadSnapshot, type UploadState } from "./upload-state.ts";

export type UploadQueue = {
  read(): UploadSnapshot;
  subscribe(listener: () => void): () => void;
  /** Adds files to a session. */
  add(sessionId: string, files: readonly File[]): void;
  /** Starts a session with these files; files that come before it is there join it. */
  begin(name: string, files: readonly File[]): void;
  retryDraft(): void;
  /** The page has seen which session the draft became. */
  closeDraft(): void;
  retry(itemId: string): void;
  /** Takes a file off the list and stops it on its way. What the server has already stays there. */
  remove(itemId: string): void;
  forgetSession(sessionId: string): void;
  restore(items: readonly UploadItem[]): void;
  isBusy(): boolean;
  stop(): void;
};

/** Sends files a few at a time, one per request, and keeps trying while the connection is away. Lives longer than a page. */
export function createUploadQueue(outside: Outside): UploadQueue {
  const state = createUploadState();
  const { read, set, change, find } = state;
  const sender = createSender(outside, state);
  const drafts = createDrafts(outside, state, sender.pump);
  const append = (items: readonly UploadItem[]) => set({ items: [...read().items, ...items] });
  const drop = (isGone: (item: UploadItem) => boolean) => {
    for (const item of read().items) if (isGone(item)) sender.stop(item.id);
    set({ items: read().items.filter((item) => !isGone(item)) });
  };
  return {
    read,
    subscribe: state.subscribe,
    add(sessionId, files) {
      append(files.map((file) => toItem(file, sessionId)));
      sender.pump();
    },
    begin(name, files) {
      const { draft } = read();
      const isOpen = draft !== null && draft.sessionId === null;
      const target: Draft = isOpen ? draft : { id: newId(), name, key: newId(), sessionId: null, error: null };
      append(files.map((file) => toItem(file, target.id)));
      if (!isOpen || draft.error !== null) void drafts.create(target);
    },
    retryDraft() {
      const { draft } = read();
      if (draft !== null && draft.error !== null) void drafts.create(draft);
    },
    closeDraft() {
      if (read().draft?.sessionId != null) set({ draft: null });
    },
    retry(id) {
      const item = find(id);
      if (item?.state !== "refused" || item.file === null) return;
      change(id, { state: "waiting", failure: null, sentBytes: 0 });
      sender.pump();
    },
    remove: (id) => drop((item) => item.id === id),
    forgetSession: (sessionId) => drop((item) => item.sessionId === sessionId),
    restore: append,
    isBusy: () => read().items.some(isUnfinished),
    stop() {
      drafts.stop();
      drop(() => true);
      set({ draft: null });
    },
  };
}

function createSender(outside: Outside, { read, change }: UploadState) {
  const running = new Map<string, AbortController>();
  const isReady = ({ id, sessionId, state }: UploadItem) => state === "waiting" && sessionId !== read().draft?.id && !running.has(id);

  async function run(item: UploadItem & { file: File }): Promise<void> {
    const stop = new AbortController();
    running.set(item.id, stop);
    const isKnown = (resumeId: string | null) => read().items.some((other) => other.resumeId === resumeId);
    const onChange = (next: Partial<UploadItem>) => change(item.id, next);
    const findBefore = () => findUnderWayBefore(read().items, item)?.key ?? null;
    const end = await sendItem(outside, { item, signal: stop.signal, onChange, findBefore, isKnown });
    running.delete(item.id);
    if (end !== null) change(item.id, end);
    pump();
  }
  function pump(): void {
    for (const item of read().items) {
      if (running.size >= LIMITS.uploadsAtOnce) return;
      const { file } = item;
      if (isReady(item) && file !== null) void run({ ...item, file });
    }
  }
  return { pump, stop: (id: string) => running.get(id)?.abort() };
}

/** Numbers of candidates follow the list, so a file that overtakes the one before it waits for it at the server. */
function findUnderWayBefore(items: readonly UploadItem[], { id, sessionId }: UploadItem): UploadItem | undefined {
  const place = items.findIndex((item) => item.id === id);
  return items.slice(0, Math.max(0, place)).findLast((item) => item.sessionId === sessionId && item.state === "uploading");
}

function createDrafts(outside: Outside, { read, set }: UploadState, onBorn: () => void) {
  let stop = new AbortController();

  async function create(draft: Draft): Promise<void> {
    stop = new AbortController();
    const { signal } = stop;
    set({ draft: { ...draft, error: null } });
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        const { id } = await outside.createSession(draft.name, draft.key);
        if (signal.aborted) return;
        const items = read().items.map((item) => (item.sessionId === draft.id ? { ...item, sessionId: id } : item));
        set({ items, draft: { ...draft, sessionId: id, error: null } });
        onBorn();
        return;
      } catch (error) {
        if (toTrouble(error) === "final") {
          if (!signal.aborted) set({ draft: { ...draft, error: toFailure(error).message } });
          return;
        }
        await waitToTryAgain(outside, tries, signal);
      }
    }
  }
  return { create, stop: () => stop.abort() };
}
