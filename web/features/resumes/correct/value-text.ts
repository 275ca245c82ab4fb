import type { ProfileField } from "@fairlead/contracts";
import { type MessageKey, t } from "../../../lib/t.ts";
import { PRESENT } from "./drafts.ts";

/** A value in words: nothing, today, a choice. */
export function toValueText({ kind }: Pick<ProfileField, "kind">, value: string | null): string {
  if (value === null) return kind === "entry" || kind === "skill" ? t("resumes.correct.out") : t("resumes.correct.nothing");
  if (kind === "end" && value === PRESENT) return t("resumes.today");
  if (kind === "status") return t(`resumes.correct.status.${value}` as MessageKey);
  if (kind === "level") return t("resumes.correct.level", { level: value });
  return value;
}
