import { useState } from "react";
import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ChangeForm } from "./change-form.tsx";
import { RecentLoginField } from "./recent-login-field.tsx";
import type { useAccountChange } from "./use-account-change.ts";
import { toRefusal, useRecentLogin } from "./use-recent-login.ts";

export type EmailChange = { email: string; password: string | undefined };
type EmailFormProps = { user: User; change: ReturnType<typeof useAccountChange<EmailChange>>; onClose(): void };

export function EmailForm({ user, change, onClose }: EmailFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const { isAsked, run } = useRecentLogin();
  const save = () => {
    setEmpty(email.trim() === "");
    if (email.trim() === "") return;
    run(password, (proof) => change.mutateAsync({ email: email.trim(), password: proof })).then(onClose, () => undefined);
  };
  return (
    <ChangeForm
      label={t("profile.changeOf", { what: t("profile.email") })}
      save={t("profile.email.save")}
      isBusy={change.isPending}
      refusal={toRefusal(change.error)}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t("profile.email.new")} hint={t("profile.email.hint")} error={isEmpty ? t("profile.email.empty") : null}>
        <TextInput
          autoFocus
          type="email"
          autoComplete="email"
          value={email}
          readOnly={change.isPending}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <RecentLoginField isAsked={isAsked} provider={user.provider} password={password} onPassword={setPassword} onProved={save} />
    </ChangeForm>
  );
}
