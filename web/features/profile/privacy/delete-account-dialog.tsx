import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../../lib/api.ts";
import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { RecentLoginField } from "../account/recent-login-field.tsx";
import { toRefusal, useRecentLogin } from "../account/use-recent-login.ts";
import { leave } from "../leave.ts";

type Proof = { email: string; password: string | undefined };

/** Removes everything: the address is typed, and the password where the sign-in is old. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose(): void }) {
  const navigate = useNavigate();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { isAsked, run } = useRecentLogin();
  const remove = useMutation({
    retry: false,
    mutationFn: ({ email, password: proof }: Proof) =>
      client.deleteAccount({ body: proof === undefined ? { email } : { email, password: proof } }),
  });
  const submit = async () => {
    const email = typed.trim();
    const isSame = email.toLowerCase() === user.email.toLowerCase();
    setWrong(!isSame);
    if (!isSame || remove.isPending) return;
    await run(password, (proof) => remove.mutateAsync({ email, password: proof }));
    await leave();
    toast({ title: t("profile.delete.done"), variant: "success" });
    await navigate("/");
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    submit().catch(() => undefined);
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={remove.isPending}>
        {t("profile.cancel")}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
        {t("profile.delete.action")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose();
      }}
      title={t("profile.delete.ask")}
      description={<span className="wrap-anywhere">{t("profile.delete.askText", { email: user.email })}</span>}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field
          label={<span className="wrap-anywhere">{t("profile.delete.type", { email: user.email })}</span>}
          error={isWrong ? t("profile.delete.mismatch") : null}
        >
          <TextInput type="email" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <RecentLoginField isAsked={isAsked} provider={user.provider} password={password} onPassword={setPassword} onProved={send} />
        <p role="alert" className="text-danger empty:hidden">
          {toRefusal(remove.error)}
        </p>
      </form>
    </Dialog>
  );
}
