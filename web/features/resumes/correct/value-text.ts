import type { ProfileField } from "@fairlead/contracts";
import { type MessageKey, t } from "../../../lib/t.ts";
import { PRESENT } from "./drafts.ts";

/** Of these nothing is left when they are taken out; of others it is then not stated. */
const OUT: ReadonlySet<ProfileField["kind"]> = new Set(["entry", "skill", "line"]);

/** A value in words: nothing, today, a choice. */
export function toValueText({ kind }: Pick<ProfileField, "kind">, value: string | null): string {
  if (value === null) return OUT.has(kind) ? t("resumes.correct.out") : t("resumes.correct.nothing");
  if (kind === "end" && value === PRESENT) return t("resumes.today");
  if (kind === "status") return t(`resumes.correct.status.${value}` as MessageKey);
  if (kind === "level") return t("resumes.correct.level", { level: value });
  return value;
}
