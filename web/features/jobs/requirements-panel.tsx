import type { Importance, JobProfile, Requirement } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import type { ReactNode } from "react";
import { toCurly } from "../../lib/curly.ts";
import { toErrorText } from "../../lib/error-text.ts";
import { t } from "../../lib/t.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AddRequirement } from "./add-requirement.tsx";
import type { Refused } from "./refused.ts";
import { RequirementChip, showChip } from "./requirement-chip.tsx";
import { type Edit, languageId } from "./requirement-edits.ts";
import { countOver, countRows, findKnown, type OtherRow, toGroups, toNote, toOtherRows, toRequirementName } from "./requirement-groups.ts";
import type { AddedWords } from "./use-new-job.ts";

type RequirementsPanelProps = {
  /** What was read with what the person changed; null before the first reading. */
  profile: JobProfile | null;
  isReading: boolean;
  error: Error | null;
  onRetry(): void;
  /** The one that kept the job from being saved. */
  refused: Refused | null;
  /** The words of a place in the text, for "read from". */
  quoteOf(span: { start: number; end: number }): string;
  onEdit(id: string, edit: Edit): void;
  onRemove(id: string, name: string): void;
  onAdd(name: string, importance: Importance, spoken: AddedWords["spoken"]): void;
  readWords(name: string): Promise<AddedWords>;
};

const REFUSED_ID = "refused-requirement";

/** What the job asks for, as it was read; the person has the last word. */
export function RequirementsPanel({ profile, isReading, error, onRetry, ...edit }: RequirementsPanelProps) {
  return (
    <Card as="section" aria-labelledby="requirements" aria-busy={isReading} className="p-5">
      <div className="mb-1 flex items-center gap-2">
        <h2 id="requirements" className="flex-1">
          {t("jobs.requirements.title")}
        </h2>
        {isReading && profile !== null ? <Spinner size={16} /> : null}
      </div>
      <p className="text-ink-3 text-sm">{t("jobs.requirements.lead")}</p>
      {error === null ? null : (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          <span className="min-w-0 flex-1">{toErrorText(error)}</span>
          <Button size="small" onClick={onRetry}>
            {t("ui.tryAgain")}
          </Button>
        </div>
      )}
      {profile === null ? <Waiting isReading={isReading} /> : <Rows profile={profile} isReading={isReading} {...edit} />}
      <AddRequirement find={(name) => findKnown(profile, name)} readWords={edit.readWords} onAdd={edit.onAdd} onShow={showChip} />
    </Card>
  );
}

function Waiting({ isReading }: { isReading: boolean }) {
  if (!isReading) return <p className="mt-3 text-ink-2">{t("jobs.requirements.empty")}</p>;
  return (
    <div className="mt-4 animate-[fade_160ms_300ms_both]">
      <p role="status" className="mb-2 text-ink-2">
        {t("jobs.requirements.reading")}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-6 w-32 rounded-full" />
        <Skeleton className="h-6 w-20 rounded-full" />
      </div>
    </div>
  );
}

type RowsProps = Pick<RequirementsPanelProps, "refused" | "quoteOf" | "onEdit" | "onRemove"> & { profile: JobProfile; isReading: boolean };

function Rows({ profile, isReading, refused, quoteOf, onEdit, onRemove }: RowsProps) {
  const others = toOtherRows(profile);
  const leftOut = profile.flags.filter(({ code }) => code === "protected-criterion");
  const over = countOver(profile);
  const isFew = !isReading && countRows(profile) < LIMITS.requirementsForScore;
  return (
    <>
      {isFew ? (
        <p role="status" className="mt-3 rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">
          {t("jobs.requirements.few", { least: LIMITS.requirementsForScore })}
        </p>
      ) : null}
      {over === 0 ? null : (
        <p role="alert" className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          {t("jobs.requirements.many", { over, most: LIMITS.requirementsPerJob })}
        </p>
      )}
      {refused === null || !profile.requirements.some(({ id }) => id === refused.id) ? null : (
        <p id={REFUSED_ID} className="wrap-anywhere mt-3 rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          {toCurly(t("jobs.requirements.refused", refused))}
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <section aria-labelledby="left-out" className="mt-3 rounded-control bg-brass-soft px-3 py-2 text-on-brass-soft">
          <h3 id="left-out" className="font-medium text-sm">
            {t("jobs.requirements.leftOut")}
          </h3>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {leftOut.map(({ message }) => (
              <li key={message} className="wrap-anywhere">
                {toCurly(message)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {toGroups(profile.requirements)
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ importance, requirements }) => (
          <ChipGroup key={importance} title={t(`jobs.group.${importance}`, { count: requirements.length })}>
            {requirements.map((one) => (
              <SkillChip
                key={`${one.id} ${one.span.start}`}
                requirement={one}
                isRefused={one.id === refused?.id}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ChipGroup>
        ))}
      {others.length === 0 ? null : (
        <ChipGroup title={t("jobs.group.others")}>
          {others.map((row) => (
            <OtherChip key={row.id} row={row} quote={quoteOf(spanOf(profile, row))} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </ChipGroup>
      )}
    </>
  );
}

type SkillChipProps = Pick<RequirementsPanelProps, "onEdit" | "onRemove"> & { requirement: Requirement; isRefused: boolean };

function SkillChip({ requirement, isRefused, onEdit, onRemove }: SkillChipProps) {
  const { id, minYears, weight, importance, quote, alternatives = [], atLeast = 1 } = requirement;
  const name = toRequirementName(requirement);
  const note = toNote(requirement);
  return (
    <RequirementChip
      id={id}
      name={name}
      {...(note === undefined ? {} : { note })}
      importance={importance}
      {...(isRefused ? { faultId: REFUSED_ID } : {})}
      weight={{ value: weight }}
      quote={quote.text}
      {...(alternatives.length === 0 ? {} : { needed: { value: atLeast, ways: alternatives.length + 1 } })}
      years={{ value: minYears, optional: true }}
      onEdit={(change) => onEdit(id, change)}
      onRemove={() => onRemove(id, name)}
    />
  );
}

function ChipGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="mb-1.5 font-medium text-ink-2 text-sm">{title}</h3>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </section>
  );
}

const NOWHERE = { start: 0, end: 0 };

function spanOf(profile: JobProfile, row: OtherRow) {
  if (row.kind === "language") return profile.languages.find(({ language }) => languageId(language) === row.id)?.span ?? NOWHERE;
  return profile[row.kind]?.span ?? NOWHERE;
}

/** "Experience in nursing", "Experience as an electrician", "Bachelor's degree", "French, B2" */
export function toOtherName(row: OtherRow): string {
  if (row.kind === "experience") return [toExperienceName(row), ...row.others].join(` ${t("jobs.or")} `);
  return row.kind === "education" && row.orEquivalent ? t("jobs.other.orEquivalent", { name: row.name }) : row.name;
}

function toExperienceName({ field, isOccupation }: Extract<OtherRow, { kind: "experience" }>): string {
  if (field === "") return t("jobs.other.experience");
  if (!isOccupation) return t("jobs.other.experienceIn", { field });
  return t("jobs.other.experienceAs", { field, article: /^[aeiou]/i.test(field) ? "an" : "a" });
}

type OtherChipProps = Pick<RequirementsPanelProps, "onEdit" | "onRemove"> & { row: OtherRow; quote: string };

function OtherChip({ row, quote, onEdit, onRemove }: OtherChipProps) {
  const name = toOtherName(row);
  return (
    <RequirementChip
      id={row.id}
      name={name}
      {...(row.kind === "experience" ? { note: t("jobs.chip.atLeast", { years: row.minYears }) } : {})}
      importance={row.importance}
      showsImportance
      quote={quote}
      {...(row.kind === "experience" ? { years: { value: row.minYears, optional: false } } : {})}
      onEdit={(change) => onEdit(row.id, change)}
      onRemove={() => onRemove(row.id, name)}
    />
  );
}
