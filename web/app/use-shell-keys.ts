import { useNavigate } from "react-router";
import { openOverlay } from "../lib/overlay.ts";
import { useSession } from "../lib/session.ts";
import { useKeysAfter, useShortcuts } from "../lib/shortcuts.ts";

const GO = { u: "/upload", j: "/job-description", a: "/my-analyses", r: "/my-resumes", p: "/profile" } as const;

/**
 * The single keys that hold on every page: search, the list of keys, and G with the letter of a page. Asked for twice, by the
 * overlays for the public pages and by the protected ones, which come first: a press that one has answered the other leaves.
 */
export function useShellKeys(): void {
  const navigate = useNavigate();
  const { user } = useSession();
  useShortcuts({ "/": () => openOverlay("palette"), "?": () => openOverlay("shortcuts") }, true, "shell");
  useKeysAfter("g", Object.fromEntries(Object.entries(GO).map(([key, to]) => [key, () => void navigate(to)])), user !== null);
}
