import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { queryClient } from "../lib/query-client.ts";
import { toAuthPath } from "../lib/redirect.ts";
import "../lib/drafts.ts";
import { useSession, whenSignedOut } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { useSettings } from "../lib/use-settings.ts";
import { TooltipProvider } from "../ui/tooltip.tsx";
import { PageLoading } from "./page-loading.tsx";
import { useShellKeys } from "./use-shell-keys.ts";

/** Long enough to be read. */
const SHOWN_MS = 800;
whenSignedOut(() => queryClient.clear());

/** The guard of the protected pages, and what they all need. */
export function SignedIn() {
  const { user, loading } = useSession();
  useSettings(user?.settings ?? null);
  useShellKeys();
  if (loading) return <PageLoading />;
  if (user === null) return <ToSignIn />;
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Outlet />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

function ToSignIn() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(toAuthPath(pathname + search + hash), { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate, pathname, search, hash]);
  return (
    <p role="status" className="grid min-h-[50vh] place-items-center text-ink-2">
      {t("shell.redirecting")}
    </p>
  );
}
