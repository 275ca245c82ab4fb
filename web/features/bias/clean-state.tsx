import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Nothing to look at. */
export function CleanState({ words }: { words: number }) {
  return <EmptyState title={t("bias.clean.title")} text={t("bias.clean.text", { words: formatNumber(words) })} />;
}
