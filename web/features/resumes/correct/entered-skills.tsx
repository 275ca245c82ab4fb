import type { ProfileField } from "@fairlead/contracts";
import { Trash2 } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { type Drafts, toDraftedSkills } from "./drafts.ts";

type EnteredSkillsProps = {
  fields: readonly ProfileField[];
  drafts: Drafts;
  onUndo(correctionId: string): void;
  /** Takes drafts back. */
  onDrop(paths: readonly string[]): void;
};

/** Skills that a person entered, kept and not yet kept, with the words they stand for. */
export function EnteredSkills({ fields, drafts, onUndo, onDrop }: EnteredSkillsProps) {
  const kept = fields.filter(({ kind, isNew, value }) => kind === "skill" && isNew && value !== null);
  const drafted = toDraftedSkills(drafts, fields);
  if (kept.length + drafted.length === 0) return null;
  return (
    <ul aria-label={t("resumes.correct.skill.entered")} className="mt-2">
      {kept.map(({ path, value, words, correctionId }) => (
        <Row key={path} name={value ?? ""} words={words} isKept onRemove={() => correctionId !== null && onUndo(correctionId)} />
      ))}
      {drafted.map(({ path, name, words, paths }) => (
        <Row key={path} name={name} words={words} isKept={false} onRemove={() => onDrop(paths)} />
      ))}
    </ul>
  );
}

type RowProps = { name: string; words: string | null; isKept: boolean; onRemove(): void };

function Row({ name, words, isKept, onRemove }: RowProps) {
  return (
    <li className="flex min-h-9 items-center gap-3 border-line border-b py-1.5">
      <p className="wrap-anywhere min-w-0 flex-1">
        {name}
        <span className="block text-ink-3 text-sm">
          {words === null ? t("resumes.correct.skill.noWords") : t("resumes.correct.skill.forWords", { words })}
          {isKept ? null : ` · ${t("resumes.correct.skill.notKept")}`}
        </span>
      </p>
      <Button variant="ghost" size="small" onClick={onRemove}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{t("resumes.correct.takeOut", { entry: name })}</span>
      </Button>
    </li>
  );
}
