import type { DraftSpec } from "@fairlead/contracts";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, Select } from "../../../ui/field.tsx";
import { ExperiencePart } from "./experience-part.tsx";
import { Choice, Line, Part } from "./fields.tsx";
import type { FormValues } from "./form-values.ts";
import { LanguagesPart } from "./languages-part.tsx";
import { Lines } from "./line-list.tsx";
import { RequirementsPart } from "./requirements-part.tsx";
import { RewordingPart } from "./rewording-part.tsx";
import { Suggestions } from "./suggestions.tsx";
import { TermsPart } from "./terms-part.tsx";
import { findRole, useDraftPrompts } from "./use-draft-prompts.ts";

const LEVELS = ["intern", "junior", "mid", "senior", "lead", "manager", "director", "executive"] as const;
const TONES = ["plain", "warm", "formal"] as const;
const VARIANTS = 1000;

type FormProps = { title: string; form: FormValues; onChange(next: (now: FormValues) => FormValues): void };

/** The facts of a job, from which its description is drafted. */
export function DraftForm(props: FormProps) {
  const roles = useDraftPrompts().data?.roles ?? [];
  const [picked, setPicked] = useState("");
  const role = roles.find(({ id }) => id === picked) ?? findRole(roles, props.title);
  const set = (values: Partial<FormValues>) => props.onChange((now) => ({ ...now, ...values }));
  const parts = { form: props.form, role, set };
  return (
    <div className="flex flex-col gap-6 px-5 py-4">
      <Part title={t("jobs.facts.role")} hint={t("jobs.facts.roleHint")}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t("jobs.facts.occupation")} hint={t("jobs.facts.occupationHint")}>
            <Select value={role?.id ?? ""} onChange={(event) => setPicked(event.target.value)}>
              <option value="">{t("jobs.facts.noOccupation")}</option>
              {roles.map(({ id, titles }) => (
                <option key={id} value={id}>
                  {titles[0]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("jobs.facts.level")}>
            <Choice
              value={props.form.level}
              onChange={(level) => set({ level })}
              empty
              options={LEVELS.map((one) => [one, t(`jobs.level.${one}`)])}
            />
          </Field>
        </div>
        <Line {...parts} name="team" label={t("jobs.facts.team")} hint={t("jobs.facts.teamHint")} />
        <Line {...parts} name="mission" label={t("jobs.facts.mission")} hint={t("jobs.facts.missionHint")} />
        <Suggestions
          label={t("jobs.facts.mission")}
          items={role === undefined || props.form.mission.trim() !== "" ? [] : [role.mission]}
          onPick={(mission) => set({ mission })}
        />
      </Part>
      <Lines {...parts} name="outcomes" items={role?.outcomes} />
      <Lines {...parts} name="duties" items={role?.duties} />
      <RequirementsPart {...parts} />
      <ExperiencePart {...parts} />
      <LanguagesPart {...parts} />
      <TermsPart {...parts} />
      <Lines {...parts} name="benefits" />
      <Lines {...parts} name="process" />
      <Part title={t("jobs.facts.closing")}>
        <Line {...parts} name="accommodations" label={t("jobs.facts.accommodations")} hint={t("jobs.facts.accommodationsHint")} />
        <Checkbox
          checked={props.form.equalOpportunity}
          onChange={(event) => set({ equalOpportunity: event.target.checked })}
          label={t("jobs.facts.equalOpportunity")}
        />
        <Line {...parts} name="contact" label={t("jobs.facts.contact")} />
      </Part>
      <Part title={t("jobs.facts.wording")}>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("jobs.facts.tone")}>
            <Choice
              value={props.form.tone}
              onChange={(tone) => set({ tone: tone as DraftSpec["tone"] })}
              options={TONES.map((one) => [one, t(`jobs.tone.${one}`)])}
            />
          </Field>
          <Button onClick={() => props.onChange((now) => ({ ...now, variant: (now.variant + 1) % VARIANTS }))}>
            <RefreshCw size={16} aria-hidden="true" />
            {t("jobs.facts.another")}
          </Button>
        </div>
        <RewordingPart {...props} />
      </Part>
    </div>
  );
}
