import type { DraftRewordings } from "@fairlead/contracts";
import type { FormValues } from "./form-values.ts";

export type Proposal = DraftRewordings["offered"][number];

const toText = (line: string): string => line.trim().replace(/\s+/g, " ");

/** The form with a proposal in the place of its line; null where no line reads as it did when the model was asked. */
export function takeOver(form: FormValues, { part, text, proposal }: Proposal): FormValues | null {
  if (part === "mission") return toText(form.mission) === text ? { ...form, mission: proposal } : null;
  const at = form[part].findIndex((line) => toText(line) === text);
  return at < 0 ? null : { ...form, [part]: form[part].map((line, index) => (index === at ? proposal : line)) };
}

/** The form with all proposals that still fit. */
export const takeOverAll = (form: FormValues, proposals: readonly Proposal[]): FormValues =>
  proposals.reduce((now, proposal) => takeOver(now, proposal) ?? now, form);

export const fits = (form: FormValues, proposal: Proposal): boolean => takeOver(form, proposal) !== null;
