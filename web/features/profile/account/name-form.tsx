import { LIMITS } from "@fairlead/contracts/limits";
import { useState } from "react";
import { toErrorText } from "../../../lib/error-text.ts";
import type { User } from "../../../lib/session.ts";
import { t } from "../../../lib/t.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { ChangeForm } from "./change-form.tsx";
import type { useAccountChange } from "./use-account-change.ts";

type NameFormProps = { user: User; change: ReturnType<typeof useAccountChange<string>>; onClose(): void };

export function NameForm({ user, change, onClose }: NameFormProps) {
  const [name, setName] = useState(user.displayName ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const save = () => {
    const found = findFault(name);
    setFault(found);
    if (found === null) change.mutate(name.trim(), { onSuccess: onClose });
  };
  return (
    <ChangeForm
      label={t("profile.changeOf", { what: t("profile.name") })}
      save={t("profile.save")}
      isBusy={change.isPending}
      refusal={change.error === null ? null : toErrorText(change.error)}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t("profile.name")} hideLabel error={fault}>
        <TextInput
          autoFocus
          autoComplete="name"
          value={name}
          readOnly={change.isPending}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </ChangeForm>
  );
}

function findFault(name: string): string | null {
  if (name.trim() === "") return t("profile.name.empty");
  return name.trim().length > LIMITS.nameChars ? t("profile.name.long") : null;
}
