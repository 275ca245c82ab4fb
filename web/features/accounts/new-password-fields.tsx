import type { UseFormReturn } from "react-hook-form";
import { t } from "../../lib/t.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import type { ResetForm } from "./check-credentials.ts";
import { StrengthMeter } from "./strength-meter.tsx";

type NewPasswordFieldsProps = { form: UseFormReturn<ResetForm>; label: string; minPassword: number; readOnly: boolean };

/** A password of one's own choice, twice, with a hint how good it is. */
export function NewPasswordFields({ form, label, minPassword, readOnly }: NewPasswordFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={label} hint={t("auth.passwordHint", { count: minPassword })} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" readOnly={readOnly} {...form.register("password")} />
        <StrengthMeter password={form.watch("password")} minPassword={minPassword} />
      </Field>
      <Field label={t("auth.confirm")} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" readOnly={readOnly} {...form.register("confirmPassword")} />
      </Field>
    </>
  );
}
