import type { FormEvent, ReactNode } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";

type ChangeFormProps = {
  label: string;
  save: string;
  isBusy: boolean;
  refusal: string | null;
  onSave(): void;
  onClose(): void;
  children: ReactNode;
};

/** Fields, what the server said against it, and the two ways out; Esc is the second. */
export function ChangeForm({ label, save, isBusy, refusal, onSave, onClose, children }: ChangeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === "Escape" && !isBusy) onClose();
      }}
      className="flex max-w-96 flex-col gap-4"
    >
      {children}
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {save}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  );
}
