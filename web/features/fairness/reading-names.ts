import type { MessageKey } from "../../lib/message-keys.ts";
import { t } from "../../lib/t.ts";

const KINDS: Record<string, MessageKey> = {
  pdf: "fairness.kindOf.pdf",
  docx: "fairness.kindOf.docx",
  txt: "fairness.kindOf.txt",
  scan: "fairness.kindOf.scan",
};
const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** "pdf columns": PDF, several columns. */
export function toLayout(name: string): string {
  const [kind = "", columns] = name.split(" ");
  const key = KINDS[kind];
  return t(columns === "columns" ? "fairness.reading.columns" : "fairness.reading.column", { kind: key === undefined ? kind : t(key) });
}

export const toLanguage = (code: string): string => (code === "und" ? t("fairness.reading.noLanguage") : (NAMES.of(code) ?? code));
