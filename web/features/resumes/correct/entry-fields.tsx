import type { ProfileField } from "@fairlead/contracts";
import { RotateCcw, Trash2 } from "lucide-react";
import { toEntryLabel } from "../../../lib/field-words.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import type { Entry, Inputs } from "./drafts.ts";
import { FieldInput } from "./field-input.tsx";
import { LineList } from "./line-list.tsx";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One role, study, certificate or language, to put right or to take out. */
export function EntryFields({ entry: { no, whole, fields }, list, inputs }: { entry: Entry; list: ProfileField["list"]; inputs: Inputs }) {
  const draft = whole === undefined ? undefined : inputs.drafts.get(whole.path);
  const isOut = whole !== undefined && (draft === undefined ? whole.value === null : draft === null);
  const title = toEntryLabel(list, no);
  return (
    <fieldset className="min-w-0 rounded-card border border-line px-4 pt-2 pb-4">
      <legend className="px-1 font-medium text-sm">{title}</legend>
      {isOut ? <p className="text-ink-2 line-through">{whole?.read}</p> : <FieldGrid fields={fields.filter(isValue)} inputs={inputs} />}
      {isOut ? null : <LineList title={title} lines={fields.filter((field) => !isValue(field))} inputs={inputs} />}
      {whole === undefined || (isOut && draft === undefined) ? null : (
        <Button variant="ghost" size="small" className="-ms-2.5 mt-2" onClick={() => inputs.onType(whole, isOut ? whole.read : null)}>
          {isOut ? <RotateCcw {...ICON} /> : <Trash2 {...ICON} />}
          {isOut ? t("resumes.correct.keep") : t("resumes.correct.takeOut", { entry: title })}
        </Button>
      )}
    </fieldset>
  );
}

const isValue = ({ kind }: ProfileField): boolean => kind !== "line";

export function FieldGrid({ fields, inputs }: { fields: readonly ProfileField[]; inputs: Inputs }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-2">
      {fields.map((field) => (
        <FieldInput
          key={field.path}
          field={field}
          draft={inputs.drafts.get(field.path)}
          isBusy={inputs.isBusy}
          isEarly={inputs.early.has(field.path)}
          onType={inputs.onType}
          onConfirm={inputs.onConfirm}
        />
      ))}
    </div>
  );
}
