import { useState } from "react";
import { useForm } from "react-hook-form";
import { confirmPasswordReset } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toAuthText, toSpentLinkText } from "./auth-errors.ts";
import { showProblem } from "./auth-form.ts";
import { type ResetForm as Fields, findResetProblem } from "./check-credentials.ts";
import { FormAlert } from "./form-alert.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type ResetFormProps = { code: string; minPassword: number; onDone(): void };

/** A new password by the link of a mail. */
export function ResetForm({ code, minPassword, onDone }: ResetFormProps) {
  const form = useForm<Fields>({ defaultValues: { password: "", confirmPassword: "" } });
  const work = useOneAtATime<"submit">();
  const [trouble, setTrouble] = useState<{ text: string; isSpent: boolean } | null>(
    code === "" ? { text: t("auth.linkSpent"), isSpent: true } : null,
  );
  const isBusy = work.busy !== null;

  const submit = form.handleSubmit((fields) =>
    work.run("submit", async () => {
      setTrouble(null);
      if (showProblem(form, findResetProblem(fields, minPassword))) return;
      try {
        await confirmPasswordReset(code, fields.password);
        onDone();
      } catch (error) {
        const spent = toSpentLinkText(error);
        setTrouble({ text: spent ?? toAuthText(error), isSpent: spent !== null });
      }
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormAlert message={trouble} />
      {trouble?.isSpent ? (
        <ButtonLink to="/auth" variant="primary" size="large">
          {t("auth.backToSignIn")}
        </ButtonLink>
      ) : (
        <>
          <NewPasswordFields form={form} label={t("auth.newPassword")} minPassword={minPassword} readOnly={isBusy} />
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            {isBusy ? t("auth.changing") : t("auth.changePassword")}
          </Button>
        </>
      )}
    </form>
  );
}
