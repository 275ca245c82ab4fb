import type { KitPart } from "@fairlead/contracts";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field, Select } from "../../../ui/field.tsx";
import { CATEGORIES } from "../plan/sections.ts";
import { withOwn } from "./changes.ts";
import { QuestionForm } from "./question-form.tsx";
import type { Arranging } from "./use-arrange.ts";

const PARTS: readonly KitPart[] = ["everybody", "candidate"];
const MINUTES = [1, 2, 3, 4, 5, 6, 8, 10, 15] as const;
const USUAL = 4;

/** A question of one's own: for whom, in which section, how long. */
export function AddQuestion({ arranging }: { arranging: Arranging }) {
  const [open, setOpen] = useState(false);
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>("technical");
  const [part, setPart] = useState<KitPart>("everybody");
  const [minutes, setMinutes] = useState<number>(USUAL);
  /** Closed again the button takes the focus that the form had. */
  const wasOpen = useRef(false);
  if (!open)
    return (
      <Button
        className="justify-self-start"
        autoFocus={wasOpen.current}
        onClick={() => {
          wasOpen.current = true;
          setOpen(true);
        }}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("interviews.add.open")}
      </Button>
    );
  return (
    <Card as="section" aria-label={t("interviews.add.open")} className="p-5 sm:p-6">
      <h2 className="font-medium font-serif text-xl">{t("interviews.add.open")}</h2>
      <QuestionForm
        words={{ text: "", followUps: [] }}
        save={t("interviews.add.save")}
        onClose={() => setOpen(false)}
        onSave={(words) => arranging.arrange(withOwn(arranging.view, `own-${newId()}`, { ...words, category, part, minutes }))}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t("interviews.add.category")}>
            <Select value={category} onChange={(event) => setCategory(CATEGORIES.find((one) => one === event.target.value) ?? category)}>
              {CATEGORIES.map((one) => (
                <option key={one} value={one}>
                  {t(`interviews.category.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("interviews.add.part")}>
            <Select value={part} onChange={(event) => setPart(PARTS.find((one) => one === event.target.value) ?? part)}>
              {PARTS.map((one) => (
                <option key={one} value={one}>
                  {t(`interviews.part.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("interviews.add.minutes")}>
            <Select value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
              {MINUTES.map((one) => (
                <option key={one} value={one}>
                  {t("interviews.minutesLong", { minutes: one })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </QuestionForm>
    </Card>
  );
}
