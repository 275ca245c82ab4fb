import { ClipboardPaste, ListTree } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { Kbd } from "../../ui/kbd.tsx";

const TITLE_CHARS = 200;

type JobFormProps = {
  title: string;
  onTitle(title: string): void;
  titleMissing: boolean;
  /** What the field could hold, read from the description. */
  titleOffer: string | null;
  /** The field of the description. */
  editor: ReactNode;
  /** Count of words and characters, and what is wrong with them. */
  status: ReactNode;
  onPaste(): void;
  onGuide(): void;
  onSubmit(): void;
  isSaving: boolean;
  error: ReactNode;
  name: string;
};

/** The words of a job: title, description, and the button that keeps them. */
export function JobForm({
  title,
  onTitle,
  titleMissing,
  titleOffer,
  editor,
  status,
  onPaste,
  onGuide,
  onSubmit,
  isSaving,
  error,
  name,
}: JobFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} aria-label={name} noValidate>
      <Card>
        <div className="px-5 pt-5 pb-3">
          <label htmlFor="job-title" className="mb-1 block font-medium">
            {t("jobs.form.title")}
          </label>
          <input
            id="job-title"
            ref={field}
            value={title}
            readOnly={isSaving}
            maxLength={TITLE_CHARS}
            autoComplete="off"
            aria-invalid={titleMissing || undefined}
            aria-describedby={titleMissing ? "job-title-error" : undefined}
            onChange={(event) => onTitle(event.target.value)}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 font-serif text-xl hover:border-ink-2 aria-invalid:border-danger"
          />
          {titleMissing ? (
            <p id="job-title-error" className="mt-1 text-danger text-sm">
              {t("jobs.form.titleMissing")}
            </p>
          ) : null}
          {titleOffer === null ? null : (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-sm">
              {t("jobs.form.titleFromText")}
              <ChipButton
                className="max-w-full"
                onClick={() => {
                  onTitle(titleOffer);
                  field.current?.focus();
                }}
              >
                <span className="truncate">{t("jobs.form.useTitle", { title: titleOffer })}</span>
              </ChipButton>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-1 pb-3">
          <span className="font-medium">{t("jobs.form.description")}</span>
          <div className="ms-auto flex flex-wrap gap-1">
            <Button variant="ghost" size="small" onClick={onPaste}>
              <ClipboardPaste size={16} aria-hidden="true" />
              {t("jobs.form.paste")}
            </Button>
            <Button variant="ghost" size="small" onClick={onGuide}>
              <ListTree size={16} aria-hidden="true" />
              {t("jobs.form.guide")}
            </Button>
          </div>
        </div>
        <div className="overflow-hidden border-line border-y">{editor}</div>
        {error}
        <footer className="flex flex-wrap sm:sticky sm:bottom-0 items-center justify-end gap-x-4 gap-y-2 rounded-b-card bg-surface px-5 pt-2 pb-3">
          <div className="w-full text-sm">{status}</div>
          <p className="min-w-0 flex-1 basis-56 text-ink-3 text-sm">{t("jobs.form.note")}</p>
          <span className="hidden text-ink-3 text-sm sm:inline">
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </span>
          <Button type="submit" variant="primary" busy={isSaving}>
            {t("jobs.form.create")}
          </Button>
        </footer>
      </Card>
    </form>
  );
}
