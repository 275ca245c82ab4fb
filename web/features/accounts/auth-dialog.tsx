import { useState } from "react";
import { useLocation } from "react-router";
import { useAuthConfig } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AuthForms, type AuthMode } from "./auth-forms.tsx";

type AuthDialogProps = { open: boolean; onOpenChange(open: boolean): void; onDone(): void };

/** Sign-in over the page; begins with the login each time it opens. What was typed as mail is there again, the password is not. */
export function AuthDialog({ open, onOpenChange, onDone }: AuthDialogProps) {
  const [mode, setMode] = useState<AuthMode>("login");
  const config = useAuthConfig();
  const { pathname } = useLocation();
  return (
    <Dialog
      open={open && config !== null}
      onOpenChange={(next) => {
        setMode("login");
        onOpenChange(next);
      }}
      title={mode === "register" ? t("auth.createTitle") : t("auth.welcomeTitle")}
      footer={null}
      widthPx={440}
      fillsPhone
    >
      {config === null ? null : (
        <AuthForms
          {...config}
          mode={mode}
          onMode={setMode}
          labels={{ login: t("auth.tab.login"), register: t("auth.tab.register") }}
          focusesMail
          onDone={() => {
            onOpenChange(false);
            // The sign-in page itself knows where the person was going.
            if (pathname !== "/auth") onDone();
          }}
        />
      )}
    </Dialog>
  );
}
