import { useEffect, useState } from "react";
import { toAuthText, toSpentLinkText } from "../../lib/auth/auth-texts.ts";
import { confirmEmail } from "../../lib/session.ts";
import { t } from "../../lib/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { FormAlert, type FormMessage } from "./form-alert.tsx";
import { Working } from "./working.tsx";

/** A code works once: whoever asks again gets the first answer. */
const asked = new Map<string, Promise<NonNullable<FormMessage>>>();

function confirmOnce(code: string): Promise<NonNullable<FormMessage>> {
  const answer =
    asked.get(code) ??
    confirmEmail(code).then(
      () => ({ text: t("auth.emailConfirmed"), isGood: true }),
      (error) => ({ text: toSpentLinkText(error) ?? toAuthText(error) }),
    );
  asked.set(code, answer);
  return answer;
}

/** What came of the link in the mail that asks whether the address is theirs. */
export function EmailConfirmation({ code }: { code: string }) {
  const [message, setMessage] = useState<FormMessage>(null);
  useEffect(() => {
    void confirmOnce(code).then(setMessage);
  }, [code]);
  if (message === null) return <Working>{t("auth.confirmingEmail")}</Working>;
  return (
    <div className="flex flex-col gap-4">
      <FormAlert message={message} />
      {message.isGood ? (
        <ButtonLink to="/auth" variant="primary" size="large">
          {t("auth.continue")}
        </ButtonLink>
      ) : (
        <ButtonLink to="/profile" variant="primary" size="large">
          {t("auth.newConfirmation")}
        </ButtonLink>
      )}
    </div>
  );
}
