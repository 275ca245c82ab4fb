import type { ProfileField } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import { Check, TriangleAlert } from "lucide-react";
import { toFieldLabel } from "../../../lib/field-words.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, Select, TextArea, TextInput } from "../../../ui/field.tsx";
import { findFault, isUnsure } from "./drafts.ts";
import { toValueText } from "./value-text.ts";

type Props = {
  field: ProfileField;
  /** Undefined: nothing was typed. */
  draft: string | null | undefined;
  isBusy: boolean;
  /** It is the end of something that starts later. */
  isEarly?: boolean;
  onType(field: ProfileField, typed: string): void;
  onConfirm(field: ProfileField): void;
};

const CHOICES: Partial<Record<ProfileField["kind"], readonly string[]>> = {
  level: ["2", "3", "4", "5", "6", "7", "8"],
  status: ["completed", "in-progress", "incomplete"],
  cefr: ["A1", "A2", "B1", "B2", "C1", "C2"],
};

/** One value to put right, with what the engine made of it. */
export function FieldInput({ field, draft, isBusy, isEarly = false, onType, onConfirm }: Props) {
  const { kind, value, words, correctionId } = field;
  const typed = draft === undefined ? (value ?? "") : (draft ?? "");
  const fault = findFault(field, typed) ?? (isEarly ? "early" : null);
  const choices = CHOICES[kind];
  const unsure = isUnsure(field) && draft === undefined;
  const onChange = ({ target }: { target: { value: string } }) => onType(field, target.value);
  return (
    <Field
      label={toFieldLabel(field)}
      hint={unsure ? <Unsure words={words} /> : toHint(field, draft !== undefined)}
      error={fault === null ? undefined : t(`resumes.correct.fault.${fault}`)}
      action={
        unsure ? (
          <Button variant="ghost" size="small" aria-disabled={isBusy} onClick={() => isBusy || onConfirm(field)} className="-my-1.5">
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("resumes.correct.right")}
            <span className="sr-only"> {toFieldLabel(field)}</span>
          </Button>
        ) : correctionId === null ? null : (
          <span className="text-ink-3 text-sm">{t("resumes.correct.byPerson")}</span>
        )
      }
    >
      {kind === "line" ? (
        <TextArea
          rows={2}
          value={typed}
          onChange={({ target }) => onType(field, target.value.replace(/\n+/g, " "))}
          maxLength={LIMITS.lineChars}
          className="field-sizing-content min-h-0!"
        />
      ) : choices === undefined ? (
        <TextInput
          value={typed}
          onChange={onChange}
          maxLength={LIMITS.nameChars}
          autoComplete="off"
          {...(kind === "email" ? { inputMode: "email" } : {})}
        />
      ) : (
        <Select value={typed} onChange={onChange}>
          <option value="">{t("resumes.correct.nothing")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {toValueText(field, choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Unsure({ words }: Pick<ProfileField, "words">) {
  return (
    <span className="text-brass">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="me-1 inline align-[-2px]" />
      {words === null ? t("resumes.correct.check") : t("resumes.correct.checkWords", { words })}
    </span>
  );
}

/** How a date is written while it is typed; what the engine had read once it was corrected. */
function toHint(field: ProfileField, isTyped: boolean): string | undefined {
  if (field.correctionId !== null && !isTyped && field.value !== field.read)
    return t("resumes.correct.was", { value: toValueText(field, field.read) });
  if (field.kind === "date") return t("resumes.correct.hint.date");
  return field.kind === "end" ? t("resumes.correct.hint.end") : undefined;
}
