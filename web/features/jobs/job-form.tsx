import { type FormEvent, type ReactNode, useRef } from "react";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { MODES, type Mode } from "./draft.ts";

export const TITLE_ID = "job-title";
const TITLE_CHARS = 200;

type JobFormProps = {
  title: string;
  onTitle(title: string): void;
  titleMissing: boolean;
  /** What the field could hold, read from the description. */
  titleOffer: string | null;
  mode: Mode;
  onMode(mode: Mode): void;
  /** Where the description is written, in each way. */
  editors: Record<Mode, ReactNode>;
  /** Count of words and characters, and what is wrong with them. */
  status: ReactNode;
  onSubmit(): void;
  isSaving: boolean;
  /** Why the description is not saved. */
  notice: ReactNode;
  name: string;
};

/** The words of a job: title, description, and the button that keeps them. */
export function JobForm({
  title,
  onTitle,
  titleMissing,
  titleOffer,
  mode,
  onMode,
  editors,
  status,
  onSubmit,
  isSaving,
  notice,
  name,
}: JobFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} aria-label={name} noValidate className="min-w-0">
      <Card>
        <div className="px-5 pt-5 pb-3">
          <label htmlFor={TITLE_ID} className="mb-1 block font-medium">
            {t("jobs.form.title")}
          </label>
          <input
            id={TITLE_ID}
            ref={field}
            value={title}
            readOnly={isSaving}
            maxLength={TITLE_CHARS}
            autoComplete="off"
            aria-invalid={titleMissing || undefined}
            aria-describedby={titleMissing ? `${TITLE_ID}-error` : undefined}
            onChange={(event) => onTitle(event.target.value)}
            className="w-full rounded-control border border-line-strong bg-surface px-3 py-2 font-serif text-xl hover:border-ink-2 aria-invalid:border-danger"
          />
          {titleMissing ? (
            <p id={`${TITLE_ID}-error`} className="mt-1 text-danger text-sm">
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
        <Tabs
          value={mode}
          onChange={onMode}
          label={t("jobs.form.modes")}
          keepMounted
          className="[&>[role=tablist]]:px-3 max-sm:[&>[role=tablist]]:px-0 [&>[role=tabpanel]]:pt-0"
          tabs={MODES.map((one) => ({ value: one, label: t(`jobs.mode.${one}`), content: editors[one] }))}
        />
        {/* Inside the bar that stays: below it nobody would see why nothing was saved. */}
        <footer className="flex flex-wrap sm:sticky sm:bottom-0 items-center justify-end gap-x-4 gap-y-2 rounded-b-card border-line border-t bg-surface px-5 pt-2 pb-3">
          {notice}
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
