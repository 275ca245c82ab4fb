import { type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { type User, useAuthConfig } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { ChangeForm } from "./change-form.tsx";
import { RecentLoginField } from "./recent-login-field.tsx";
import type { useChangePassword } from "./use-change-password.ts";
import { toRefusal, useRecentLogin } from "./use-recent-login.ts";

export type StrengthView = (password: string, minPassword: number) => ReactNode;
type PasswordFormProps = { user: User; change: ReturnType<typeof useChangePassword>; strength: StrengthView; onClose(): void };
type Fault = { field: "current" | "next" | "again"; text: string } | null;
const MIN_PASSWORD = 6;

/** The old one, and the new one twice. Who only ever came through Google has no old one. */
export function PasswordForm({ user, change, strength, onClose }: PasswordFormProps) {
  const [typed, setTyped] = useState({ current: "", next: "", again: "" });
  const [fault, setFault] = useState<Fault>(null);
  const { isAsked, run } = useRecentLogin();
  const minPassword = useAuthConfig()?.minPassword ?? MIN_PASSWORD;
  const isRefused = change.error instanceof ApiError && change.error.code === "wrong-password";
  const hasCurrent = user.provider === "password" || isRefused;

  const save = () => {
    const found = findFault(typed, hasCurrent, minPassword);
    setFault(found);
    if (found === null) run("", () => change.mutateAsync({ current: typed.current, next: typed.next })).then(onClose, () => undefined);
  };
  const input = (field: keyof typeof typed, autoComplete: string, autoFocus = false) => (
    <PasswordInput
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      value={typed[field]}
      readOnly={change.isPending}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  );
  const errorOf = (field: NonNullable<Fault>["field"]) => (fault?.field === field ? fault.text : null);
  return (
    <ChangeForm
      label={t("profile.changeOf", { what: t("profile.password") })}
      save={t("profile.password.save")}
      isBusy={change.isPending}
      refusal={toRefusal(change.error)}
      onSave={save}
      onClose={onClose}
    >
      {hasCurrent ? (
        <Field label={t("profile.password.current")} error={errorOf("current")}>
          {input("current", "current-password", true)}
        </Field>
      ) : null}
      <Field label={t("profile.password.next")} hint={t("profile.password.nextHint", { count: minPassword })} error={errorOf("next")}>
        {input("next", "new-password", !hasCurrent)}
        {strength(typed.next, minPassword)}
      </Field>
      <Field label={t("profile.password.again")} error={errorOf("again")}>
        {input("again", "new-password")}
      </Field>
      <RecentLoginField isAsked={isAsked} provider={user.provider} password="" onPassword={() => undefined} onProved={save} />
    </ChangeForm>
  );
}

function findFault(typed: { current: string; next: string; again: string }, hasCurrent: boolean, minPassword: number): Fault {
  if (hasCurrent && typed.current === "") return { field: "current", text: t("profile.password.currentEmpty") };
  if (typed.next.length < minPassword) return { field: "next", text: t("profile.password.short", { count: minPassword }) };
  return typed.next === typed.again ? null : { field: "again", text: t("profile.password.match") };
}
