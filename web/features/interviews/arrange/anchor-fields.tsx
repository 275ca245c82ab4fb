import type { Question } from "@fairlead/contracts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";

type Anchors = Question["anchors"];
export const MARKS = [1, 3, 5] as const;
const MOST = 600;
type Props = { anchors: Anchors | null; onChange(anchors: Anchors | null): void };

/** What answers worth 1, 3 and 5 show, in own words; null: general ones. */
export function AnchorFields({ anchors, onChange }: Props) {
  if (anchors === null) return <p className="text-ink-2">{t("interviews.edit.general")}</p>;
  return (
    <fieldset className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <legend className="float-start font-medium">{t("interviews.score.legend")}</legend>
        <Button variant="ghost" size="small" className="ms-auto" onClick={() => onChange(null)}>
          {t("interviews.edit.useGeneral")}
        </Button>
      </div>
      <div className="clear-both mt-1 grid gap-3 sm:grid-cols-3">
        {MARKS.map((mark) => (
          <Field key={mark} label={t("interviews.edit.anchor", { mark })}>
            <TextArea
              rows={4}
              maxLength={MOST}
              value={anchors[mark]}
              onChange={(event) => onChange({ ...anchors, [mark]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
