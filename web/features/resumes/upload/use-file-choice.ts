import type { Output } from "@fairlead/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDropzone } from "react-dropzone";
import { useNavigate } from "react-router";
import { queryClient } from "../../../lib/query-client.ts";
import { t } from "../../../lib/t.ts";
import { toast } from "../../../ui/toast-store.ts";
import { SESSIONS_KEY } from "../query-keys.ts";
import { toFreeName } from "../session/session-name.ts";
import { NEW, toSessionPath } from "../session/session-path.ts";
import { toChoice } from "./upload-item.ts";
import { uploads } from "./uploads.ts";

/** Files by chooser, drop (folders too) and paste; to the open session or to a new one. */
export function useFileChoice(sessionId: string | null) {
  const navigate = useNavigate();
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);

  const take = useCallback((files: readonly File[], target: string | null) => {
    const choice = toChoice(files);
    setLeftOut(choice.leftOut);
    if (choice.taken.length === 0) toast({ title: t("upload.nothingChosen") });
    else if (target === null) uploads.begin(toFreeName(new Date(), findNames()), choice.taken);
    else uploads.add(target, choice.taken);
  }, []);

  const addRest = () => {
    void navigate(toSessionPath(NEW));
    take(leftOut, null);
  };

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => take(files, sessionId),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  });

  const latest = useRef(sessionId);
  useEffect(() => {
    latest.current = sessionId;
  });
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files, latest.current);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [take]);

  return { getRootProps, getInputProps, isDragActive, open, leftOut: leftOut.length, addRest, dismissRest: () => setLeftOut([]) };
}

/** Names of the sessions as far as the page has them. */
function findNames(): string[] {
  return queryClient.getQueryData<Output<"listUploadSessions">>(SESSIONS_KEY)?.items.map(({ name }) => name) ?? [];
}
