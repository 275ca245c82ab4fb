import { useCallback } from "react";
import { useNavigate } from "react-router";
import { signOut } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { toast } from "../ui/toast-store.ts";

/** Signs out and goes to the start; says so either way. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await signOut();
    } catch {
      return toast({ title: t("shell.signOutError"), text: t("shell.signOutFailed"), variant: "destructive" });
    }
    toast({ title: t("shell.signedOut"), variant: "success" });
    await navigate("/");
  }, [navigate]);
}
