import { type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { isPopupTrouble, toGoogleText } from "../../lib/auth/auth-texts.ts";
import { signInWithGoogle } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { AuthWork } from "./auth-form.ts";
import type { SignInForm as SignInFields, SignUpForm as SignUpFields } from "./check-credentials.ts";
import { FormAlert, type FormMessage } from "./form-alert.tsx";
import { GoogleButton } from "./google-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { keepTypedMail, readTypedMail } from "./typed-mail.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

export type AuthMode = "login" | "register";

type AuthFormsProps = {
  mode: AuthMode;
  onMode(mode: AuthMode): void;
  labels: Record<AuthMode, string>;
  google: boolean;
  minPassword: number;
  /** What to begin with above the form. */
  message?: FormMessage;
  /** In a dialog, where the cross would else have the focus. */
  focusesMail?: boolean;
  /** Somebody is signed in. */
  onDone?(): void;
};

/** All ways in. What was typed stays when the person changes from one to the other; the mail goes along. */
export function AuthForms({
  mode,
  onMode,
  labels,
  google,
  minPassword,
  message: first = null,
  focusesMail = false,
  onDone,
}: AuthFormsProps) {
  const email = readTypedMail();
  const signIn = useForm<SignInFields>({ defaultValues: { email, password: "" } });
  const signUp = useForm<SignUpFields>({ defaultValues: { displayName: "", email, password: "", confirmPassword: "", terms: false } });
  const work = useOneAtATime<AuthWork>();
  const [message, setMessage] = useState<FormMessage>(first);

  const { setFocus } = signIn;
  useEffect(() => {
    if (!focusesMail) return;
    // After the dialog has noted where the focus came from.
    const timer = setTimeout(() => setFocus("email"));
    return () => clearTimeout(timer);
  }, [focusesMail, setFocus]);

  const onEmail = (typed: string) => {
    keepTypedMail(typed);
    signIn.setValue("email", typed);
    signUp.setValue("email", typed);
  };
  const done = () => {
    keepTypedMail("");
    onDone?.();
  };
  const goToGoogle = () =>
    work.run("google", async () => {
      setMessage(null);
      try {
        if (!(await signInWithGoogle())) return;
        toast({ title: t("auth.welcome"), text: t("auth.signedIn"), variant: "success" });
        done();
      } catch (error) {
        setMessage({ text: toGoogleText(error), onRetry: isPopupTrouble(error) ? () => void goToGoogle() : undefined });
      }
    });
  const around = (form: ReactNode) => (
    <div className="flex flex-col gap-4">
      <FormAlert message={message} />
      {google ? <GoogleButton isBusy={work.busy === "google"} onPress={() => void goToGoogle()} /> : null}
      {form}
    </div>
  );
  const shared = { work, onMessage: setMessage, onEmail, onDone: done };
  return (
    <Tabs
      label={t("auth.modes")}
      value={mode}
      onChange={(next) => {
        setMessage(null);
        onMode(next);
      }}
      tabs={[
        { value: "login", label: labels.login, content: around(<SignInForm form={signIn} {...shared} />) },
        { value: "register", label: labels.register, content: around(<SignUpForm form={signUp} minPassword={minPassword} {...shared} />) },
      ]}
    />
  );
}
