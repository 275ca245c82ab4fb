import type { CandidateRow, DecisionInput } from "@fairlead/contracts";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { t } from "../../../lib/t.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip, ChipButton, type ChipTone } from "../../../ui/chip.tsx";
import { DecisionButtons } from "../result/decision-buttons.tsx";
import { VERDICT_WORDS } from "../words.ts";
import { CandidateName, MatchFigure } from "./candidate-grid-row.tsx";
import type { HeatColumn } from "./columns.ts";
import { Glyph } from "./glyph.tsx";

const VIRTUAL_FROM = 100;
const CARD_PX = 172;
const CHIPS = 3;

type Props = {
  rows: readonly CandidateRow[];
  columns: readonly HeatColumn[];
  checked: ReadonlySet<string>;
  onToggle(resumeId: string, range: boolean): void;
  onOpen(resumeId: string, columnId?: string): void;
  onDecide(row: CandidateRow, decision: DecisionInput["decision"]): void;
};

/** The same candidates on a narrow screen. */
export function CandidateCards(props: Props) {
  const { rows } = props;
  const list = useRef<HTMLUListElement>(null);
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => CARD_PX,
    scrollMargin: list.current?.offsetTop ?? 0,
    overscan: 4,
  });
  if (!isVirtual) {
    return (
      <ul ref={list} aria-label={t("analyses.table.label")} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.resumeId} className="px-4 py-3">
            <CandidateCard {...props} row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul ref={list} aria-label={t("analyses.table.label")} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={row.resumeId}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ position: "absolute", top: start - virtual.options.scrollMargin, insetInline: 0 }}
            className="border-line border-b px-4 py-3"
          >
            <CandidateCard {...props} row={row} />
          </li>
        );
      })}
    </ul>
  );
}

function CandidateCard({ row, columns, checked, onToggle, onOpen, onDecide }: Props & { row: CandidateRow }) {
  return (
    <article aria-label={row.label} className="grid gap-2.5">
      <div className="flex items-center gap-1">
        <Checkbox
          hideLabel
          label={t("analyses.select", { label: row.label })}
          checked={checked.has(row.resumeId)}
          onChange={() => onToggle(row.resumeId, false)}
          className="-ms-2 ps-2 coarse:min-w-11"
        />
        <button
          type="button"
          onClick={() => onOpen(row.resumeId)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-nav text-start coarse:min-h-11"
        >
          <span className="figures min-w-5 shrink-0 text-ink-3">{row.rank}</span>
          <span className="min-w-0 flex-1">
            <CandidateName row={row} />
          </span>
          <span className="figures shrink-0 font-book text-xl/6">
            <MatchFigure row={row} />
          </span>
        </button>
      </div>
      <CardChips row={row} columns={columns} />
      <DecisionButtons small row={row} onDecide={(decision) => onDecide(row, decision)} />
    </article>
  );
}

/** The heaviest requirements first, in the order of the columns; the others by a press. */
function CardChips({ row, columns }: Pick<Props, "columns"> & { row: CandidateRow }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = columns.length - CHIPS;
  const isLong = more > 1;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {toCardChips(row, isLong && !showsAll ? columns.slice(0, CHIPS) : columns).map(({ id, name, verdict, tone }) => (
        <li key={id} className="min-w-0 max-w-full">
          <Chip tone={tone} className="wrap-anywhere max-w-full whitespace-normal! rounded-card!">
            <Glyph verdict={verdict} />
            <span className="sr-only">{t(VERDICT_WORDS[verdict])}: </span>
            <span>{name}</span>
          </Chip>
        </li>
      ))}
      {isLong ? (
        <li>
          <ChipButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? (
              t("analyses.fewerChips")
            ) : (
              <>
                <span aria-hidden="true">{t("analyses.column.more", { count: more })}</span>
                <span className="sr-only">{t("analyses.column.showMore", { count: more })}</span>
              </>
            )}
          </ChipButton>
        </li>
      ) : null}
    </ul>
  );
}

const TONES: Record<CandidateRow["cells"][number]["verdict"], ChipTone> = {
  strong: "match",
  partial: "partial",
  mentioned: "partial",
  none: "gap",
  unknown: "outline",
};

function toCardChips(row: CandidateRow, columns: readonly HeatColumn[]) {
  const verdicts = new Map(row.cells.map(({ id, verdict }) => [id, verdict]));
  return columns.map(({ id, name }) => {
    const verdict = verdicts.get(id) ?? "unknown";
    return { id, name, verdict, tone: TONES[verdict] };
  });
}
