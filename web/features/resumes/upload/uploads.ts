import { useSyncExternalStore } from "react";
import { client } from "../../../lib/api.ts";
import { whenSignedOut } from "../../../lib/session.ts";
import { uploadFile } from "../../../lib/upload-file.ts";
import { forgetCutOff, storeCutOff } from "./cut-off.ts";
import { forgetUnsent, readUnsent, storeUnsent } from "./unsent.ts";
import { createUploadQueue } from "./upload-queue.ts";
import type { UploadSnapshot } from "./upload-state.ts";

/** The uploads of this tab: they go on while other pages are looked at. */
export const uploads = createUploadQueue({
  send: uploadFile,
  createSession: (name, idempotencyKey) => client.createUploadSession({ body: { name } }, { idempotencyKey }),
  isOnline: () => navigator.onLine,
  pause,
});

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

uploads.restore(readUnsent());
addEventListener("pagehide", () => {
  const { items } = uploads.read();
  storeUnsent(items);
  storeCutOff(items);
});
addEventListener("beforeunload", (event) => {
  if (uploads.isBusy()) event.preventDefault();
});
whenSignedOut(() => {
  uploads.stop();
  forgetUnsent();
  forgetCutOff();
});

export const useUploads = (): UploadSnapshot => useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
