import { t } from "../t.ts";
import type { ErrorRecord } from "./types.ts";

/** The toast of an error, null for those that make no noise. */
export function toErrorToast({ category, severity, userFriendlyMessage }: ErrorRecord) {
  if (severity !== "high" && severity !== "critical") return null;
  const variant = severity === "critical" ? ("destructive" as const) : ("default" as const);
  return { title: t("errors.toastTitle", { category: t(`errors.category.${category}`) }), text: userFriendlyMessage, variant };
}
