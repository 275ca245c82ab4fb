import { type MessageKey, t } from "../../lib/t.ts";
import { classes } from "../../ui/classes.ts";

export const HEAT = {
  "4": { look: "bg-heat-4 text-on-heat-4", glyph: "●", name: "landing.sample.strong" },
  "3": { look: "bg-heat-3 text-on-heat-3", glyph: "●", name: "landing.sample.strong" },
  "2": { look: "bg-heat-2 text-on-heat-2", glyph: "◐", name: "landing.sample.partial" },
  "-": { look: "border border-dashed border-danger text-danger", glyph: "–", name: "landing.sample.none" },
} as const satisfies Record<string, { look: string; glyph: string; name: MessageKey }>;
export type HeatLevel = keyof typeof HEAT;

/** A row of evidence cells; every cell has a glyph and words besides its colour. */
export function HeatCells({ levels }: { levels: readonly HeatLevel[] }) {
  return (
    <span className="flex gap-[3px]">
      {levels.map((level, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the cell means.
          key={i}
          role="img"
          aria-label={t(HEAT[level].name)}
          className={classes("grid h-7 w-7 place-items-center rounded-[5px] text-[11px] forced-colors:border", HEAT[level].look)}
        >
          {HEAT[level].glyph}
        </span>
      ))}
    </span>
  );
}
