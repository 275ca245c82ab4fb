import type { UseFormReturn } from "react-hook-form";
import { toAuthText } from "../../lib/auth/auth-texts.ts";
import { signUp } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { Rich } from "../../ui/rich.tsx";
import { toast } from "../../ui/toast-store.ts";
import { type AuthFormProps, showProblem } from "./auth-form.ts";
import { type SignUpForm as Fields, findSignUpProblem, type ResetForm } from "./check-credentials.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** A new account. One problem at a time, in the order of the form, and the focus goes to it. */
export function SignUpForm({ form, minPassword, work, onMessage, onEmail, onDone }: AuthFormProps<Fields> & { minPassword: number }) {
  const { errors } = form.formState;
  const isBusy = work.busy !== null;
  const passwords = form as unknown as UseFormReturn<ResetForm>;

  const submit = form.handleSubmit((fields) =>
    work.run("submit", async () => {
      onMessage(null);
      if (showProblem(form, findSignUpProblem(fields, minPassword))) return;
      try {
        await signUp({ displayName: fields.displayName.trim(), email: fields.email.trim(), password: fields.password });
        toast({ title: t("auth.created"), variant: "success" });
        onDone();
      } catch (error) {
        onMessage({ text: toAuthText(error) });
      }
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={t("auth.name")} error={errors.displayName?.message}>
        <TextInput autoComplete="name" readOnly={isBusy} {...form.register("displayName")} />
      </Field>
      <Field label={t("auth.email")} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          readOnly={isBusy}
          {...form.register("email", { onChange: (event) => onEmail(String(event.target.value)) })}
        />
      </Field>
      <NewPasswordFields form={passwords} label={t("auth.password")} minPassword={minPassword} readOnly={isBusy} />
      <TermsBox error={errors.terms?.message} {...form.register("terms")} />
      <Button type="submit" variant="primary" size="large" busy={work.busy === "submit"}>
        {work.busy === "submit" ? t("auth.creating") : t("auth.create")}
      </Button>
    </form>
  );
}

function TermsBox({ error, ...box }: { error: string | undefined } & Omit<Parameters<typeof Checkbox>[0], "label">) {
  const link = (href: string) => (words: string) => (
    <a href={href} target="_blank" rel="noreferrer" className="text-primary underline">
      {words}
    </a>
  );
  const label = <Rich text={t("auth.terms")} parts={{ terms: link("/terms-of-service"), privacy: link("/privacy-policy") }} />;
  const isWrong = error !== undefined;
  return (
    <div>
      <Checkbox {...box} label={label} aria-invalid={isWrong || undefined} aria-describedby={isWrong ? "terms-error" : undefined} />
      {isWrong ? (
        <p id="terms-error" className="mt-1 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
