import { Copy } from "lucide-react";
import { formatList } from "../lib/format.ts";
import { t } from "../lib/t.ts";

const MOST = 3;
const inOrder = new Intl.Collator("en", { numeric: true });

/** "Candidate 6, Candidate 10, Candidate 31 +18": resumes from one template all look alike, and a row has room for a few. */
export function toFewLabels(labels: readonly string[]): string {
  const sorted = labels.toSorted(inOrder.compare);
  if (sorted.length <= MOST + 1) return formatList(sorted);
  return `${sorted.slice(0, MOST).join(", ")} +${sorted.length - MOST}`;
}

/** A quiet word that other resumes look like versions of this one; what to do about it stands in the resume itself. */
export function AlikeSign({ looksLike }: { looksLike: readonly string[] }) {
  if (looksLike.length === 0) return null;
  return (
    <span className="wrap-anywhere block text-ink-3 text-sm">
      <Copy size={12} strokeWidth={1.75} aria-hidden="true" className="me-1 inline text-brass align-[-1px]" />
      {t("ui.looksLike", { labels: toFewLabels(looksLike) })}
    </span>
  );
}

/** The same as a mark beside a name, where a row has no room for words. */
export function AlikeMark({ looksLike }: { looksLike: readonly string[] }) {
  if (looksLike.length === 0) return null;
  const words = t("ui.looksLike", { labels: toFewLabels(looksLike) });
  return (
    <span title={words} className="shrink-0 text-brass">
      <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
