import { formatNumber } from "../../lib/format.ts";
import { t } from "../../lib/t.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*/gu)?.length ?? 0;

/** Nothing to look at. */
export function CleanState({ text }: { text: string }) {
  return <EmptyState title={t("bias.clean.title")} text={t("bias.clean.text", { words: formatNumber(countWords(text)) })} />;
}
