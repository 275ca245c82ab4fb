import { type CandidateRow, LIMITS } from "@fairlead/contracts";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import type { HeatColumn } from "../table/columns.ts";
import { Glyph } from "../table/glyph.tsx";
import { toUnmet } from "./unmet.ts";

export type NotNowReason = { requirementId?: string; reason?: string };
type Props = {
  row: CandidateRow;
  columns: readonly HeatColumn[];
  words: string;
  onWords(words: string): void;
  onSave(reason: NotNowReason): void;
  onClose(): void;
};

/** Why not now: one digit or press for an unmet requirement, or a few words; typing goes into the words at once. */
export function NotNowDialog({ row, columns, words, onWords, onSave, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Not before the dialog knows what had the focus; a sheet below holds it until then.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const unmet = toUnmet(row, columns);
  const reason = words.trim();
  const onKeyDown = (event: KeyboardEvent) => {
    const isSaving = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (isSaving && reason !== "") onSave({ reason });
    // A digit means a requirement only as the first thing: within words it is part of them.
    const pick = words === "" ? unmet[Number(event.key) - 1] : undefined;
    if (pick === undefined) return;
    event.preventDefault();
    onSave({ requirementId: pick.id });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("analyses.notNow.title", { label: row.label })}
      description={
        <>
          {t("analyses.notNow.text")} <span className="coarse:hidden">{t("analyses.notNow.byKey")}</span>
          <span className="hidden coarse:inline">{t("analyses.notNow.byTouch")}</span>
        </>
      }
      widthPx={520}
      footer={
        <>
          <Button onClick={onClose}>{t("analyses.cancel")}</Button>
          <Button variant="primary" disabled={reason === ""} onClick={() => onSave({ reason })}>
            {t("analyses.notNow.save")}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits are a shortcut for the buttons inside. */}
      <div onKeyDown={onKeyDown} className="grid gap-4">
        {unmet.length === 0 ? null : (
          <ul aria-label={t("analyses.notNow.requirements")} className="grid gap-1">
            {unmet.map(({ id, name, verdict }, at) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onSave({ requirementId: id })}
                  className="flex w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-start hover:border-line-strong hover:bg-bg coarse:min-h-11"
                >
                  <span aria-hidden="true" className={verdict === "none" ? "text-danger" : "text-brass"}>
                    <Glyph verdict={verdict} />
                  </span>
                  <span className="min-w-0 flex-1">
                    {t(verdict === "none" ? "analyses.notNow.none" : "analyses.notNow.partly", { name })}
                  </span>
                  <span className="coarse:hidden">
                    <Kbd>{at + 1}</Kbd>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Field label={t("analyses.notNow.words")}>
          <TextArea ref={field} value={words} maxLength={LIMITS.reasonChars} onChange={(event) => onWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
