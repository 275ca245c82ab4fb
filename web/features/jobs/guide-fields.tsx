import { t } from "../../lib/t.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import { GUIDE_PARTS, type Guide } from "./guide.ts";

type GuideFieldsProps = { guide: Guide; readOnly: boolean; onChange(guide: Guide): void };

/** The headings of a description, each with a hint of what belongs under it. */
export function GuideFields({ guide, readOnly, onChange }: GuideFieldsProps) {
  return (
    <div className="flex flex-col gap-4 px-5 py-4">
      {GUIDE_PARTS.map((part) => (
        <Field key={part} label={t(`jobs.guide.${part}`)} hint={t(`jobs.guide.${part}Hint`)}>
          <TextArea
            value={guide[part]}
            readOnly={readOnly}
            rows={4}
            className="font-serif text-lg"
            onChange={(event) => onChange({ ...guide, [part]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
