import type { BiasType } from "@fairlead/contracts";
import { t } from "../../lib/t.ts";
import { Chip, ChipButton } from "../../ui/chip.tsx";
import { classes } from "../../ui/classes.ts";
import { KIND_LOOKS, type KindCounts } from "./kinds.ts";

type KindChipsProps = {
  counts: KindCounts;
  /** With these the chips filter. */
  chosen?: ReadonlySet<BiasType>;
  onToggle?(kind: BiasType): void;
  className?: string;
};

/** How many findings of each kind, in the colour and with the line of the marks. */
export function KindChips({ counts, chosen, onToggle, className }: KindChipsProps) {
  return (
    <fieldset aria-label={t("bias.kinds.label")} className={classes("flex flex-wrap gap-1.5", className)}>
      {counts
        .filter(({ count, kind }) => count > 0 || chosen?.has(kind))
        .map(({ kind, count }) => {
          const face = (
            <>
              <span className={classes("decoration-[1.5px] underline-offset-2", KIND_LOOKS[kind].underline)}>{t(`bias.kind.${kind}`)}</span>
              <span className="figures">{count}</span>
            </>
          );
          if (onToggle === undefined)
            return (
              <Chip key={kind} tone={kind}>
                {face}
              </Chip>
            );
          return (
            <ChipButton key={kind} tone={kind} pressed={chosen?.has(kind) ?? false} onClick={() => onToggle(kind)}>
              {face}
            </ChipButton>
          );
        })}
    </fieldset>
  );
}
