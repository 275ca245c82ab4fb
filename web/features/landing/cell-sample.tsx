import { useState } from "react";
import { type MessageKey, t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";
import { EvidenceText } from "./evidence-text.tsx";
import { HEAT, type HeatLevel } from "./heat-cells.tsx";

type Cell = { id: string; level: HeatLevel; name: MessageKey; quote: MessageKey };
const CELLS: readonly [Cell, ...Cell[]] = [
  { id: "sql", level: "4", name: "landing.feature.cell.sql", quote: "landing.feature.cell.sqlQuote" },
  { id: "python", level: "3", name: "landing.feature.cell.python", quote: "landing.feature.cell.pythonQuote" },
  { id: "etl", level: "4", name: "landing.feature.cell.etl", quote: "landing.feature.cell.etlQuote" },
  { id: "cloud", level: "-", name: "landing.feature.cell.cloud", quote: "landing.feature.cell.cloudQuote" },
  { id: "lead", level: "2", name: "landing.feature.cell.lead", quote: "landing.feature.cell.leadQuote" },
];

/** One candidate's row: each cell leads to its words, as in the analysis. */
export function CellSample() {
  const [shown, setShown] = useState(CELLS[0]);
  const toName = ({ name, level }: Cell) => t("landing.feature.cell", { requirement: t(name), state: t(HEAT[level].name) });
  return (
    <div className="flex flex-col gap-2">
      <span className="flex gap-[3px]">
        {CELLS.map((cell) => (
          <button
            key={cell.id}
            type="button"
            aria-pressed={cell === shown}
            aria-label={toName(cell)}
            onClick={() => setShown(cell)}
            onPointerEnter={() => setShown(cell)}
            className={classes(
              "grid size-7 place-items-center rounded-[5px] text-[11px] outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-primary forced-colors:border coarse:size-11",
              HEAT[cell.level].look,
            )}
          >
            {HEAT[cell.level].glyph}
          </button>
        ))}
      </span>
      <p aria-live="polite" className="min-h-10">
        <span className="block text-ink-3 text-sm">{toName(shown)}</span>
        <EvidenceText text={t(shown.quote)} />
      </p>
    </div>
  );
}
