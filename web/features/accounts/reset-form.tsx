import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toAuthText, toSpentLinkText } from "../../lib/auth/auth-texts.ts";
import { checkResetCode, confirmPasswordReset } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { showProblem } from "./auth-form.ts";
import { type ResetForm as Fields, findResetProblem } from "./check-credentials.ts";
import { FormAlert } from "./form-alert.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useOneAtATime } from "./use-one-at-a-time.ts";
import { Working } from "./working.tsx";

type ResetFormProps = { code: string; minPassword: number; onDone(): void };
/** `isSpent`: the link is of no use any more. */
type Trouble = { text: string; isSpent: boolean } | null;

/** A new password by the link of a mail; a dead link says so before anybody thinks one up. */
export function ResetForm({ code, minPassword, onDone }: ResetFormProps) {
  const form = useForm<Fields>({ defaultValues: { password: "", confirmPassword: "" } });
  const work = useOneAtATime<"submit">();
  const [isChecked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const isBusy = work.busy !== null;

  useEffect(() => {
    let isHere = true;
    void findDeadLink(code).then((found) => {
      if (!isHere) return;
      setTrouble(found);
      setChecked(true);
    });
    return () => {
      isHere = false;
    };
  }, [code]);

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

  if (!isChecked) return <Working>{t("auth.checkingLink")}</Working>;
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

/** Null when the link works, and when that could not be found out: the form will tell. */
async function findDeadLink(code: string): Promise<Trouble> {
  if (code === "") return { text: t("auth.linkSpent"), isSpent: true };
  const text = await checkResetCode(code).then(
    () => null,
    (error) => toSpentLinkText(error),
  );
  return text === null ? null : { text, isSpent: true };
}
