import type { MatchResult, Row } from "@fairlead/contracts";
import { Check } from "lucide-react";
import { t } from "../../../lib/t.ts";
import { ChipButton, type ChipTone } from "../../../ui/chip.tsx";
import { Glyph } from "../table/glyph.tsx";
import type { Verdict } from "../table/heat.ts";
import { VERDICT_WORDS } from "../words.ts";
import type { Evidence } from "./use-evidence.ts";

const TONES: Record<Verdict, ChipTone> = {
  strong: "match",
  partial: "partial",
  mentioned: "partial",
  none: "gap",
  unknown: "outline",
};
const RANK: Record<Verdict, number> = { strong: 0, partial: 1, mentioned: 2, unknown: 3, none: 4 };

/** More chips than this would push the evidence out of sight. */
const SHOWN = 9;

type Props = { match: Pick<MatchResult, "rows" | "missingSkills">; evidence: Evidence };

/** The requirements but for the duties, must-haves first; a press shows the quotes of one, a second press all quotes. */
export function SkillChips({ match, evidence: { rowId, choose, showsAll, showAll } }: Props) {
  const nearest = new Map(
    match.missingSkills.flatMap(({ id, gap, nearest: near }) => (near && ABSENT.has(gap) ? [[id, near.name] as const] : [])),
  );
  const rows = match.rows
    .filter(({ kind, component }) => kind === "requirement" && component !== "responsibilities")
    .sort((a, b) => Number(a.importance !== "must") - Number(b.importance !== "must") || RANK[a.verdict] - RANK[b.verdict]);
  const shown = showsAll || rows.length <= SHOWN + 1 ? rows : rows.filter((row, at) => at < SHOWN || row.id === rowId);
  return (
    <ul aria-label={t("analyses.panel.requirements")} className="flex gap-1.5 overflow-x-auto py-0.5 sm:flex-wrap sm:overflow-visible">
      {shown.map((row) => (
        <li key={row.id} className="min-w-0 max-sm:shrink-0">
          <RowChip row={row} nearest={nearest.get(row.id)} isChosen={rowId === row.id} onChoose={choose} />
        </li>
      ))}
      {shown.length === rows.length ? null : (
        <li className="max-sm:shrink-0">
          <ChipButton onClick={showAll}>{t("analyses.moreChips", { count: rows.length - shown.length })}</ChipButton>
        </li>
      )}
    </ul>
  );
}

const ABSENT = new Set(["missing", "adjacent"]);

type RowChipProps = { row: Row; nearest: string | undefined; isChosen: boolean; onChoose: Evidence["choose"] };

function RowChip({ row: { id, name, verdict, evidence }, nearest, isChosen, onChoose }: RowChipProps) {
  return (
    <ChipButton
      tone={TONES[verdict]}
      pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : id)}
      className="wrap-anywhere max-w-full whitespace-normal! rounded-card! text-start aria-pressed:border-solid"
    >
      {verdict === "strong" ? <Check size={12} strokeWidth={2.25} aria-hidden="true" className="shrink-0" /> : <Glyph verdict={verdict} />}
      <span>{name}</span>
      <span className="sr-only">{t(VERDICT_WORDS[verdict])}</span>
      {evidence.length === 0 ? null : <QuoteCount count={evidence.length} />}
      {nearest === undefined ? null : <span>· {t("analyses.nearest", { name: nearest })}</span>}
    </ChipButton>
  );
}

function QuoteCount({ count }: { count: number }) {
  return (
    <span title={t("analyses.quotes", { count })} className="shrink-0">
      <span aria-hidden="true">· {count}</span>
      <span className="sr-only">, {t("analyses.quotes", { count })}</span>
    </span>
  );
}
