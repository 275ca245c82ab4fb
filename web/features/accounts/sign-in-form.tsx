import { toAuthText } from "../../lib/auth/auth-texts.ts";
import { sendPasswordReset, signIn } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { type AuthFormProps, showProblem } from "./auth-form.ts";
import { type SignInForm as Fields, findForgotProblem, findSignInProblem } from "./check-credentials.ts";

/** E-mail and password; or the mail that leads to a new password. */
export function SignInForm({ form, work, onMessage, onEmail, onDone }: AuthFormProps<Fields>) {
  const { errors } = form.formState;
  const isBusy = work.busy !== null;

  const submit = form.handleSubmit((fields) =>
    work.run("submit", async () => {
      onMessage(null);
      if (showProblem(form, findSignInProblem(fields))) return;
      try {
        await signIn(fields.email.trim(), fields.password);
        toast({ title: t("auth.welcome"), text: t("auth.signedIn"), variant: "success" });
        onDone();
      } catch (error) {
        onMessage({ text: toAuthText(error) });
      }
    }),
  );
  const forgot = () =>
    work.run("reset", async () => {
      onMessage(null);
      const fields = form.getValues();
      if (showProblem(form, findForgotProblem(fields))) return;
      try {
        await sendPasswordReset(fields.email.trim());
        onMessage({ text: t("auth.resetSent"), isGood: true });
        toast({ title: t("auth.resetSent"), variant: "success" });
      } catch (error) {
        onMessage({ text: toAuthText(error) });
      }
    });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t("auth.email")} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={isBusy}
          {...form.register("email", { onChange: (event) => onEmail(String(event.target.value)) })}
        />
      </Field>
      <div>
        <Field label={t("auth.password")} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" readOnly={isBusy} {...form.register("password")} />
        </Field>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void forgot()}
          className="mt-1.5 rounded-nav text-primary text-sm underline-offset-2 hover:underline coarse:min-h-11"
        >
          {t("auth.forgot")}
        </button>
      </div>
      <Button type="submit" variant="primary" size="large" busy={work.busy === "submit"}>
        {work.busy === "submit" ? t("auth.signingIn") : t("auth.signIn")}
      </Button>
    </form>
  );
}
