import type { ProfileField } from "@fairlead/contracts";
import { type MessageKey, t } from "./t.ts";

/** "Employer", "Start" */
export const toFieldLabel = ({ list, key, path = "" }: Pick<ProfileField, "list" | "key"> & { path?: string }): string =>
  key === "highlights"
    ? t("fields.line", { no: Number(path.split("/").at(-1)) + 1 })
    : t(`fields.value.${list}.${key.replace("/", ".")}` as MessageKey);

/** "Role 2" */
export const toEntryLabel = (list: string, entry: number): string => t(`fields.entry.${list}` as MessageKey, { no: entry + 1 });

/** "Role 2: Employer", from the path of a correction. `skill`: what a skill is called, where that is known. */
export function toPathLabel(path: string, skill?: string | null): string {
  const [, list = "", first = "", second] = path.split("/");
  if (list === "skills")
    return t(second === undefined ? "fields.ofSkill" : "fields.ofSkillWords", { name: skill ?? first.replace(/^term:/, "") });
  if (list === "basics") return toFieldLabel({ list, key: path.slice("/basics/".length) });
  const entry = toEntryLabel(list, Number(first));
  return second === undefined
    ? entry
    : t("fields.ofEntry", { entry, field: toFieldLabel({ list: list as ProfileField["list"], key: second, path }) });
}
