import type { ProfileField } from "@fairlead/contracts";
import { Check } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { Inputs } from "./drafts.ts";

/** Skills to untick when they are wrong, or to confirm. */
export function SkillList({ fields, inputs }: { fields: readonly ProfileField[]; inputs: Inputs }) {
  const skills = fields.filter(({ kind, isNew }) => kind === "skill" && !isNew);
  if (skills.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-ink-3 text-sm">{t("resumes.correct.skills")}</legend>
      <ul>
        {skills.map((field) => {
          const { path, value, read, correctionId } = field;
          const draft = inputs.drafts.get(path);
          const isHeld = (draft === undefined ? value : draft) !== null;
          const isConfirmed = correctionId !== null && value !== null;
          return (
            <li key={path} className="flex min-h-9 items-center gap-3 border-line border-b">
              <Checkbox
                label={<span className={isHeld ? "wrap-anywhere" : "wrap-anywhere text-ink-3 line-through"}>{read}</span>}
                checked={isHeld}
                onChange={({ target }) => inputs.onType(field, target.checked ? read : null)}
                className="min-w-0 flex-1"
              />
              {isConfirmed ? <span className="text-ink-3 text-sm">{t("resumes.correct.confirmed")}</span> : null}
              {isConfirmed || !isHeld || draft !== undefined ? null : (
                <Button variant="ghost" size="small" onClick={() => inputs.isBusy || inputs.onConfirm(field)}>
                  <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                  {t("resumes.correct.confirm")}
                  <span className="sr-only"> {read}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
