import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { SESSIONS_KEY } from "../query-keys.ts";
import { NEW, toSessionPath } from "../session/session-path.ts";
import { isUnfinished } from "./upload-item.ts";
import { uploads, useUploads } from "./uploads.ts";

/** Which session the page is about. null: one that does not exist yet; its first files create it. */
export function useChosenSession(): string | null {
  const [query] = useSearchParams();
  const { items, draft } = useUploads();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const asked = query.get("session");
  const born = draft?.sessionId ?? null;
  const busy = asked === null && draft === null ? (items.find(isUnfinished)?.sessionId ?? null) : null;

  useEffect(() => {
    if (born === null) return;
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    // The address itself: the router's state may lag behind while many rows change.
    if (isNewPath()) void navigate(toSessionPath(born), { replace: true });
  }, [born, navigate, queries]);
  useEffect(() => {
    if (born !== null && !isNewPath()) uploads.closeDraft();
  });
  useEffect(() => {
    if (busy !== null) void navigate(toSessionPath(busy), { replace: true });
  }, [busy, navigate]);

  if (asked !== null && asked !== NEW) return asked;
  return born ?? busy;
}

function isNewPath(): boolean {
  const asked = new URLSearchParams(location.search).get("session");
  return asked === null || asked === NEW;
}
