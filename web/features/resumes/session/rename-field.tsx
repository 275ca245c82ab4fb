import { LIMITS } from "@fairlead/contracts/limits";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextInput } from "../../../ui/field.tsx";

type RenameFieldProps = { name: string; onSave(name: string): void; onCancel(): void };

/** The name as a field in its place: Enter keeps it, Esc leaves it as it was. */
export function RenameField({ name, onSave, onCancel }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  const isEmpty = typed.trim() === "";
  return (
    <form
      className="flex w-full max-w-xl flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onSave(typed.trim());
      }}
    >
      <Field label={t("upload.rename.label")} hideLabel className="min-w-40 flex-1" error={isEmpty ? t("upload.rename.empty") : undefined}>
        <TextInput
          autoFocus
          value={typed}
          maxLength={LIMITS.nameChars}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onCancel();
          }}
        />
      </Field>
      <Button type="submit" variant="primary" aria-disabled={isEmpty}>
        {t("upload.rename.save")}
      </Button>
      <Button onClick={onCancel}>{t("upload.cancel")}</Button>
    </form>
  );
}
