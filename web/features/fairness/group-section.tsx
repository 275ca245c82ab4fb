import { type FairnessView, LIMITS } from "@fairlead/contracts";
import { useState } from "react";
import { ApiError } from "../../lib/api.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { formatDay, formatMoment } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AttributeCards } from "./attribute-cards.tsx";
import { GroupTableView } from "./group-table.tsx";
import { SheetChooser } from "./sheet-chooser.tsx";
import { SheetProblems } from "./sheet-problems.tsx";
import { useDeleteSheet, useSaveSheet, useTemplate } from "./use-fairness.ts";
import { toPercent, toPoints } from "./words.ts";

const TIED = 0.1;

/** What to do about a table that was refused, in sentences. */
const toAdvice = (error: Error): string[] => (error instanceof ApiError ? error.actions.map((action) => `${action}.`) : []);

/** Outcomes of groups, from what candidates stated of themselves; without that: why there is nothing, and the way to it. */
export function GroupSection({ view }: { view: FairnessView }) {
  const { jobId, jobTitle, groups } = view;
  const save = useSaveSheet(jobId);
  const template = useTemplate(jobId, jobTitle);
  const [deleting, setDeleting] = useState(false);
  const remove = useDeleteSheet(jobId);
  const failed = save.error ?? template.error;
  const buttons = (
    <>
      <Button busy={template.isPending} onClick={() => template.mutate()}>
        {t("fairness.sheet.template")}
      </Button>
      <SheetChooser
        busy={save.isPending}
        label={t(groups === null ? "fairness.sheet.upload" : "fairness.sheet.replace")}
        onFile={save.mutate}
      />
    </>
  );
  return (
    <section aria-labelledby="groups-title">
      <h2 id="groups-title" className="font-medium font-serif text-xl">
        {t("fairness.groups.title")}
      </h2>
      {groups === null ? (
        <Card className="mt-3">
          <EmptyState
            level={3}
            title={t("fairness.groups.notMeasurable")}
            text={t("fairness.groups.none", { least: LIMITS.groupShown })}
            action={buttons}
          />
          <HowTo />
        </Card>
      ) : (
        <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
          <p className="max-w-[72ch] text-ink-2">
            {t("fairness.groups.from", { people: groups.people, all: groups.outcomes.analysed, day: formatDay(groups.uploadedAt) })}{" "}
            {t("fairness.groups.privacy", { least: LIMITS.groupShown })}
          </p>
          <div className="flex flex-wrap gap-2">
            {buttons}
            <Button onClick={() => setDeleting(true)}>{t("fairness.sheet.delete")}</Button>
          </div>
        </div>
      )}
      {failed === null ? null : (
        <p role="alert" className="mt-3 text-danger">
          {[toErrorText(failed), ...toAdvice(failed)].join(" ")}
        </p>
      )}
      {save.data === undefined ? null : <SheetProblems receipt={save.data} jobId={jobId} />}
      {groups === null ? null : <Tables groups={groups} />}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t("fairness.delete.title")}
        text={t("fairness.delete.text")}
        confirm={t("fairness.delete.confirm")}
        cancel={t("fairness.delete.cancel")}
        isBusy={remove.isPending}
        failed={remove.error === null ? null : toErrorText(remove.error)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setDeleting(false);
              save.reset();
            },
          })
        }
      />
    </section>
  );
}

const STEPS = ["template", "ask", "upload"] as const;

function HowTo() {
  return (
    <ol className="grid gap-4 border-line border-t px-6 py-5 text-ink-2 md:grid-cols-3">
      {STEPS.map((step, at) => (
        <li key={step}>
          <h4 className="font-semibold text-ink">
            {at + 1}. {t(`fairness.how.${step}`)}
          </h4>
          <p>{t(`fairness.how.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}

function Tables({ groups }: { groups: NonNullable<FairnessView["groups"]> }) {
  const { outcomes, tables, waiting, figuresAt } = groups;
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      {waiting ? (
        <p role="status" className="rounded-card bg-info-soft px-4 py-3 text-on-info-soft">
          {t("fairness.groups.waiting", { at: formatMoment(figuresAt), least: LIMITS.groupShown })}
        </p>
      ) : null}
      <p className="text-ink-2">
        {t("fairness.groups.outcomes", { ...outcomes, median: toPoints(outcomes.median) })}
        {outcomes.undecided > 0 ? ` ${t("fairness.groups.undecided", { count: outcomes.undecided })}` : ""}
        {outcomes.scored === 0 ? ` ${t("fairness.groups.noScores")}` : ""}
        {outcomes.tiedShare > TIED ? ` ${t("fairness.groups.tied", { share: toPercent(outcomes.tiedShare) })}` : ""}
      </p>
      <AttributeCards tables={tables} show={(table) => <GroupTableView key={table.kind} table={table} />} />
    </div>
  );
}
