import type { ProfileField, ReadingReport, ResumeView, SkillChoice } from "@fairlead/contracts";
import { type Dispatch, type FormEvent, type SetStateAction, useRef } from "react";
import { toErrorText } from "../../../lib/error-text.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { AddSkill } from "./add-skill.tsx";
import {
  type Drafts,
  findEarlyEnds,
  findFault,
  type Inputs,
  NO_DRAFTS,
  toCorrections,
  toSkillPath,
  toWordsPath,
  withDraft,
} from "./drafts.ts";
import { EnteredSkills } from "./entered-skills.tsx";
import { FieldGrid } from "./entry-fields.tsx";
import { HistoryList } from "./history-list.tsx";
import { ListPart } from "./list-part.tsx";
import { QualityList } from "./quality-list.tsx";
import { SkillList } from "./skill-list.tsx";
import { useCorrect } from "./use-correct.ts";

type Props = {
  view: ResumeView;
  report: ReadingReport;
  onRevealed(view: ResumeView): void;
  drafts: Drafts;
  onDrafts: Dispatch<SetStateAction<Drafts>>;
};
const LISTS = ["work", "education", "certificates", "languages", "projects", "publications", "volunteer"] as const;

/** How well a resume could be read, and the form that puts right what was read wrong. */
export function CorrectView({ view, report, onRevealed, drafts, onDrafts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, reset } = useCorrect(view, onRevealed);
  const { fields, quality, coveredFields } = report;
  const early = findEarlyEnds(fields, drafts);
  const isFaulty = early.size > 0 || fields.some((field) => findFault(field, drafts.get(field.path) ?? null) !== null);
  const onType = (field: ProfileField, typed: string | null) => {
    reset();
    onDrafts((now) => withDraft(now, field, typed));
  };
  const onConfirm = ({ path, value }: ProfileField) => mutate({ corrections: [{ path, value }] });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || drafts.size === 0) return;
    if (isFaulty) return form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    mutate({ corrections: toCorrections(drafts) }, { onSuccess: () => onDrafts(NO_DRAFTS) });
  };
  const enter = ({ id, name }: SkillChoice, words: string | null) => {
    reset();
    const path = toSkillPath(id);
    onDrafts((now) => new Map([...now, [path, name], ...(words === null ? [] : [[toWordsPath(path), words] as const])]));
  };
  const drop = (paths: readonly string[]) => onDrafts((now) => new Map([...now].filter(([path]) => !paths.includes(path))));
  const inputs: Inputs = { drafts, isBusy: isPending, early, onType, onConfirm };
  const basics = fields.filter(({ list }) => list === "basics");
  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_:is(input,textarea,select,button)]:scroll-mb-24"
    >
      <QualityList quality={quality} />
      <HistoryList report={report} isBusy={isPending} onUndo={(undo) => mutate({ undo })} />
      <p className="text-ink-2">{t("resumes.correct.about")}</p>
      {coveredFields === 0 ? null : (
        <p className="rounded-control bg-sunken px-3 py-2 text-ink-2 text-sm">{t("resumes.correct.covered", { count: coveredFields })}</p>
      )}
      {basics.length === 0 ? null : (
        <section aria-label={t("resumes.correct.basics")}>
          <h3 className="mb-2 font-medium text-ink-3 text-sm">{t("resumes.correct.basics")}</h3>
          <FieldGrid fields={basics} inputs={inputs} />
        </section>
      )}
      {LISTS.map((list) => (
        <ListPart key={list} list={list} fields={fields} inputs={inputs} />
      ))}
      <section aria-label={t("resumes.correct.skills")}>
        <SkillList fields={fields} inputs={inputs} />
        <EnteredSkills fields={fields} drafts={drafts} onUndo={(undo) => isPending || mutate({ undo })} onDrop={drop} />
        <AddSkill held={toHeld(fields, drafts)} text={view.document?.text ?? ""} onAdd={enter} />
      </section>
      <SaveBar count={drafts.size} error={error} isFaulty={isFaulty} isBusy={isPending} onDiscard={() => onDrafts(NO_DRAFTS)} />
    </form>
  );
}

/** Ids of skills that are read or entered already. */
function toHeld(fields: readonly ProfileField[], drafts: Drafts): ReadonlySet<string> {
  const paths = [...fields.map(({ path }) => path), ...drafts.keys()].filter((path) => path.startsWith("/skills/"));
  return new Set(paths.map((path) => path.slice("/skills/".length).replaceAll("~1", "/").replaceAll("~0", "~")));
}

type SaveBarProps = { count: number; error: Error | null; isFaulty: boolean; isBusy: boolean; onDiscard(): void };

function SaveBar({ count, error, isFaulty, isBusy, onDiscard }: SaveBarProps) {
  if (count === 0 && error === null) return null;
  return (
    <div className="sticky -bottom-4 z-10 -mx-5 -mb-4 border-line border-t bg-surface px-5 py-3">
      {error === null ? null : (
        <p role="alert" className="mb-2 text-danger">
          {toErrorText(error)}
        </p>
      )}
      {count === 0 ? null : (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="min-w-0 flex-1 text-ink-2">
            {isFaulty ? t("resumes.correct.faulty") : t("resumes.correct.changes", { count })}
          </p>
          <Button onClick={onDiscard}>{t("resumes.correct.discard")}</Button>
          <Button type="submit" variant="primary" busy={isBusy} aria-disabled={isFaulty}>
            {t("resumes.correct.save")}
          </Button>
        </div>
      )}
    </div>
  );
}
