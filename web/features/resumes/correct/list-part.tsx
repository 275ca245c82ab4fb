import type { FieldList, ProfileField } from "@fairlead/contracts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type MessageKey, t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { type Inputs, toEntries } from "./drafts.ts";
import { EntryFields } from "./entry-fields.tsx";

type Props = { list: Exclude<FieldList, "basics" | "skills">; fields: readonly ProfileField[]; inputs: Inputs };

/** Everything of one kind, and one more when the engine missed it. */
export function ListPart({ list, fields, inputs }: Props) {
  const entries = toEntries(fields, list);
  const blank = entries.find(({ isBlank }) => isBlank);
  const [isAdding, setAdding] = useState(() => blank?.fields.some(({ path }) => inputs.drafts.has(path)) ?? false);
  const title = t(`resumes.profile.${list}`);
  const open = entries.filter(({ isBlank }) => !isBlank || isAdding);
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-medium text-ink-3 text-sm">{title}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {open.map((entry) => (
          <EntryFields key={entry.no} entry={entry} list={list} inputs={inputs} />
        ))}
      </div>
      {blank === undefined || isAdding ? null : (
        <Button size="small" className={open.length === 0 ? undefined : "mt-3"} onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(`resumes.correct.add.${list}` as MessageKey)}
        </Button>
      )}
    </section>
  );
}
