import { classes } from "./classes.ts";

type ProgressBarProps = { value: number; max?: number; label: string; tone?: "primary" | "success" | "danger"; className?: string };

/** Done so far; put the numbers beside it as text. */
export function ProgressBar({ value, max = 100, label, tone = "primary", className }: ProgressBarProps) {
  const share = max === 0 ? 0 : Math.min(100, (value / max) * 100);
  const fill = { primary: "bg-primary", success: "bg-success", danger: "bg-danger" }[tone];
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={classes("h-2 overflow-hidden rounded-full bg-sunken forced-colors:border", className)}
    >
      <div
        className={classes("h-full rounded-full transition-[width] duration-200 forced-colors:bg-[Highlight]", fill)}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}
