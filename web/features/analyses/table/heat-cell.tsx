// biome-ignore-all lint/a11y/useSemanticElements: a grid of flex rows; table elements laid out so would lose their roles.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus of this grid rests on its rows.
import type { Cell } from "@fairlead/contracts";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../../../lib/t.ts";
import { classes } from "../../../ui/classes.ts";
import { VERDICT_WORDS } from "../words.ts";
import type { HeatColumn } from "./columns.ts";
import { Glyph } from "./glyph.tsx";
import { type Heat, toHeat, type Verdict } from "./heat.ts";

const LOOKS: Record<Heat, string> = {
  0: "bg-heat-0 text-on-heat-0",
  1: "bg-heat-1 text-on-heat-1",
  2: "bg-heat-2 text-on-heat-2",
  3: "bg-heat-3 text-on-heat-3",
  4: "bg-heat-4 text-on-heat-4",
  missing: "border border-dashed border-danger text-danger",
};

type HeatCellProps = { column: HeatColumn; cell: Cell | undefined; startsGroup: boolean; onPick(columnId: string): void };

/** What one resume shows for one requirement: colour, glyph and words say the same. A press leads to the quotes. */
export function HeatCell({ column, cell, startsGroup, onPick }: HeatCellProps) {
  const verdict: Verdict = cell?.verdict ?? "unknown";
  const name = t("analyses.cell.name", { name: column.name, verdict: t(VERDICT_WORDS[verdict]) });
  const points = cell === undefined ? "" : t("analyses.pointsOf", { points: formatPoints(cell.points), weight: formatPoints(cell.weight) });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys.
    <div
      role="gridcell"
      data-cell={column.id}
      tabIndex={-1}
      aria-label={name}
      title={`${name} · ${points}`}
      onClick={() => onPick(column.id)}
      className={classes(
        "grid h-7 w-[30px] shrink-0 scroll-mx-80 cursor-pointer place-items-center rounded-[5px] forced-colors:border",
        startsGroup && "ms-2",
        LOOKS[cell === undefined ? 0 : toHeat(cell)],
      )}
    >
      <Glyph verdict={verdict} />
    </div>
  );
}

/** Narrowest width at which every column has its place; the grid scrolls sideways below it. */
export const toGridWidthPx = (columns: readonly HeatColumn[]): number => LEFT_PX + columns.length * COLUMN_PX + GROUP_GAP_PX + RIGHT_PX;
const LEFT_PX = 324;
export const COLUMN_PX = 33;
const GROUP_GAP_PX = 8;
const RIGHT_PX = 104;

/** Where the must-haves end, a small gap. */
export const startsGroup = (columns: readonly HeatColumn[], at: number): boolean =>
  at > 0 && (columns[at]?.importance === "must") !== (columns[at - 1]?.importance === "must");
