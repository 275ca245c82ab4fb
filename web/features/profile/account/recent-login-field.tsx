import { useEffect, useRef, useState } from "react";
import { signInWithGoogle, type User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

type RecentLoginFieldProps = {
  isAsked: boolean;
  provider: User["provider"];
  password: string;
  onPassword(password: string): void;
  /** Somebody proved who they are in another way. */
  onProved(): void;
};

/** Who are you, once more: the password, or Google. Shown when the server asks. */
export function RecentLoginField({ isAsked, provider, password, onPassword, onProved }: RecentLoginFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  if (!isAsked) return null;
  if (provider === "google") return <WithGoogle onProved={onProved} />;
  return (
    <div>
      <p role="alert" className="mb-2 text-ink-2">
        {t("profile.recent.ask")}
      </p>
      <Field label={t("profile.recent.password")}>
        <PasswordInput ref={field} autoComplete="current-password" value={password} onChange={({ target }) => onPassword(target.value)} />
      </Field>
    </div>
  );
}

function WithGoogle({ onProved }: { onProved(): void }) {
  const [isBusy, setBusy] = useState(false);
  const prove = () => {
    setBusy(true);
    signInWithGoogle()
      .then((isDone) => isDone && onProved())
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p className="text-ink-2">{t("profile.recent.google")}</p>
      <Button busy={isBusy} onClick={prove}>
        {t("profile.recent.withGoogle")}
      </Button>
    </div>
  );
}
