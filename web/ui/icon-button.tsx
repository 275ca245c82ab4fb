import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  /** Shown behind the label in the tooltip, for example a key. */
  hint?: ReactNode;
  pressed?: boolean | undefined;
};

/** A square button with an icon; `label` is its name and its tooltip. */
export function IconButton({ label, hint, pressed, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} hint={hint}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        className={classes(
          "inline-grid size-8 place-items-center rounded-control text-ink-2 transition-colors duration-120 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft coarse:size-11",
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}
