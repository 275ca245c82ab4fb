import type { ResumeRow } from "@fairlead/contracts";
import { formatDay } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { Button } from "../../../ui/button.tsx";
import { toName } from "./use-candidates.ts";

type CandidateRowProps = { row: ResumeRow; isCopying: boolean; onCopy(): void; onErase(): void };

/** One candidate found, with the two things that can be done for them. */
export function CandidateRow({ row, isCopying, onCopy, onErase }: CandidateRowProps) {
  const name = toName(row);
  const facts = [row.label === name ? null : row.label, t("profile.candidate.uploaded", { day: formatDay(row.uploadedAt) })];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-t py-2 first:border-t-0">
      <p className="wrap-anywhere min-w-40 flex-1">
        <span className="font-book">{name}</span>
        <span className="block text-ink-3 text-sm">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <Button size="small" busy={isCopying} aria-label={t("profile.candidate.copyOf", { name })} onClick={onCopy}>
        {t("profile.candidate.copy")}
      </Button>
      <Button size="small" aria-label={t("profile.candidate.eraseOf", { name })} onClick={onErase}>
        {t("profile.candidate.erase")}
      </Button>
    </li>
  );
}
