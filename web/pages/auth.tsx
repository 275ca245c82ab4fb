import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AuthForms, type AuthMode } from "../features/accounts/auth-forms.tsx";
import { AuthSample } from "../features/accounts/auth-sample.tsx";
import { EmailConfirmation } from "../features/accounts/email-confirmation.tsx";
import type { FormMessage } from "../features/accounts/form-alert.tsx";
import { ResetForm } from "../features/accounts/reset-form.tsx";
import { AuthError } from "../lib/auth/auth-error.ts";
import { toGoogleText } from "../lib/auth/auth-texts.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { toRedirectTarget } from "../lib/redirect.ts";
import { readSession, signOut, takeReturn, useAuthConfig, useSession } from "../lib/session.ts";
import { t } from "../lib/t.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { toast } from "../ui/toast-store.ts";

/** Sign in or create an account; or what a link of a mail leads to: a new password, a confirmed address. */
export function AuthPage() {
  const [search] = useSearchParams();
  const code = search.get("oobCode") ?? "";
  if (search.get("mode") === "resetPassword") return <ResetPage code={code} />;
  return search.get("mode") === "verifyEmail" ? <ConfirmPage code={code} /> : <SignInPage />;
}

/** Goes where the person was going once somebody is signed in, at once where somebody is already. */
function SignInPage() {
  const [search, setSearch] = useSearchParams();
  const [target] = useState(() => toRedirectTarget(search.get("redirect"), location.origin));
  const { user, loading, timedOut } = useSession();
  const config = useAuthConfig();
  const navigate = useNavigate();
  const mode: AuthMode = search.get("mode") === "register" ? "register" : "login";
  const title = mode === "register" ? t("auth.createTitle") : t("auth.welcomeTitle");
  usePageTitle(title);
  useEffect(() => {
    if (user === null) return;
    if (takeReturn()) toast({ title: t("auth.welcome"), text: t("auth.signedIn"), variant: "success" });
    void navigate(target, { replace: true });
  }, [user, navigate, target]);
  if (loading || user !== null || config === null) return <Waiting />;

  const setMode = (next: AuthMode) =>
    setSearch(
      (params) => {
        if (next === "register") params.set("mode", next);
        else params.delete("mode");
        return params;
      },
      { replace: true },
    );
  return (
    <Frame title={title} above={timedOut ? <ServiceBanner /> : null}>
      <AuthForms
        {...config}
        mode={mode}
        onMode={setMode}
        labels={{ login: t("auth.tab.signIn"), register: t("auth.tab.create") }}
        message={toFirstMessage(search)}
      />
    </Frame>
  );
}

/** What happened just before: the password was changed, or Google sent the person back with a refusal. */
function toFirstMessage(search: URLSearchParams): FormMessage {
  if (search.get("reset") === "done") return { text: t("auth.resetDone"), isGood: true };
  const google = search.get("google");
  return google === null || google === "ok" ? null : { text: toGoogleText(new AuthError(google)) };
}

/** Open to everybody who has the link of the mail, signed in or not: the new password ends all sessions. */
function ResetPage({ code }: { code: string }) {
  const config = useAuthConfig();
  const navigate = useNavigate();
  usePageTitle(t("auth.resetTitle"));
  if (config === null) return <Waiting />;
  const finish = async () => {
    if (readSession().user !== null) await signOut().catch(() => undefined);
    await navigate("/auth?reset=done", { replace: true });
  };
  return (
    <Frame title={t("auth.resetTitle")}>
      <ResetForm code={code} minPassword={config.minPassword} onDone={() => void finish()} />
    </Frame>
  );
}

function ConfirmPage({ code }: { code: string }) {
  usePageTitle(t("auth.confirmTitle"));
  return (
    <Frame title={t("auth.confirmTitle")}>
      <EmailConfirmation code={code} />
    </Frame>
  );
}

function Frame({ title, above, children }: { title: string; above?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[1080px] flex-1 items-center gap-12 px-4 py-8 min-[960px]:grid-cols-[440px_1fr]">
      <div>
        {above}
        <section className="rounded-card border border-line bg-surface px-6 py-6 shadow-card max-sm:px-4">
          <h1 className="mb-4">{title}</h1>
          {children}
        </section>
      </div>
      <AuthSample className="max-[959px]:hidden" />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center text-primary">
      <Spinner size={28} />
      <span className="sr-only">{t("ui.loading")}</span>
    </div>
  );
}

function ServiceBanner() {
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-brass-soft px-4 py-3 text-on-brass-soft">
      <p className="flex-1">{t("auth.timeout")}</p>
      <Button size="small" onClick={() => location.reload()}>
        {t("ui.tryAgain")}
      </Button>
    </div>
  );
}
