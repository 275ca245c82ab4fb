import type { ProfileField } from "@fairlead/contracts";
import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { toFieldLabel } from "../../../lib/field-words.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import type { Drafts, Inputs } from "./drafts.ts";
import { FieldInput } from "./field-input.tsx";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** What a role did, line by line: to put right, to take out, to add. `title`: of the role. */
export function LineList({ title, lines, inputs }: { title: string; lines: readonly ProfileField[]; inputs: Inputs }) {
  const blank = lines.at(-1);
  const [added, setAdded] = useState(() => (blank === undefined ? 0 : countAdded(blank.path, inputs.drafts)));
  if (blank === undefined) return null;
  const more = Array.from({ length: added }, (_, no) => ({ ...blank, path: blank.path.replace(/\d+$/, (at) => String(Number(at) + no)) }));
  const shown = [...lines.slice(0, -1), ...more.filter(({ path }) => !lines.slice(0, -1).some((line) => line.path === path))];
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.map((field) => (
        <LineField key={field.path} field={field} inputs={inputs} />
      ))}
      <Button size="small" className="justify-self-start" onClick={() => setAdded(added + 1)}>
        <Plus {...ICON} />
        {t("resumes.correct.addLine")}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
}

/** How many lines from the blank one on an earlier look at the form has filled in. */
function countAdded(blank: string, drafts: Drafts): number {
  const [, role = "", first = "0"] = /^(.*?)(\d+)$/.exec(blank) ?? [];
  const numbers = [...drafts.keys()].filter((path) => path.startsWith(role)).map((path) => Number(path.slice(role.length)));
  return Math.max(0, ...numbers.filter(Number.isInteger).map((no) => no - Number(first) + 1));
}

function LineField({ field, inputs }: { field: ProfileField; inputs: Inputs }) {
  const { path, value, read, isNew } = field;
  const draft = inputs.drafts.get(path);
  const label = toFieldLabel(field);
  const isOut = !isNew && (draft === undefined ? value : draft) === null;
  if (isOut)
    return (
      <div>
        <p className="wrap-anywhere text-ink-2 line-through">{read}</p>
        {draft === undefined ? null : (
          <Button variant="ghost" size="small" className="-ms-2.5" onClick={() => inputs.onType(field, value)}>
            <RotateCcw {...ICON} />
            {t("resumes.correct.keep")}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
    );
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <FieldInput field={field} draft={draft} isBusy={inputs.isBusy} onType={inputs.onType} onConfirm={inputs.onConfirm} />
      </div>
      {isNew ? null : (
        <Button variant="ghost" size="small" className="mt-7" onClick={() => inputs.onType(field, null)}>
          <Trash2 {...ICON} />
          <span className="sr-only">{t("resumes.correct.takeOut", { entry: label })}</span>
        </Button>
      )}
    </div>
  );
}
