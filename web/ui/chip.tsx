import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

export type ChipTone =
  | "match"
  | "partial"
  | "gap"
  | "neutral"
  | "outline"
  | "success"
  | "danger"
  | "info"
  | "gender"
  | "age"
  | "cultural"
  | "educational"
  | "experience";

const TONES: Record<ChipTone, string> = {
  match: "border-transparent bg-primary-soft text-on-primary-soft",
  partial: "border-transparent bg-brass-soft text-on-brass-soft",
  gap: "border-danger border-dashed text-danger",
  neutral: "border-transparent bg-sunken text-ink-2",
  outline: "border-line-strong text-ink",
  success: "border-transparent bg-success-soft text-on-success-soft",
  danger: "border-transparent bg-danger-soft text-on-danger-soft",
  info: "border-transparent bg-info-soft text-on-info-soft",
  gender: "border-transparent bg-gender-tint text-gender",
  age: "border-transparent bg-age-tint text-age",
  cultural: "border-transparent bg-cultural-tint text-cultural",
  educational: "border-transparent bg-educational-tint text-educational",
  experience: "border-transparent bg-experience-tint text-experience",
};
const BASE = "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2 py-px font-medium text-xs";

type ChipProps = { tone?: ChipTone; icon?: ReactNode; children: ReactNode; className?: string; title?: string };

/** A small label; colour is never the only sign, so give it words. */
export function Chip({ tone = "neutral", icon, children, className, title }: ChipProps) {
  return (
    <span className={classes(BASE, TONES[tone], className)} title={title}>
      {icon}
      {children}
    </span>
  );
}

type ChipButtonProps = ComponentProps<"button"> & { tone?: ChipTone; pressed?: boolean };

/** A chip to press: a filter (with `pressed`) or the way to something. */
export function ChipButton({ tone = "outline", pressed, className, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classes(
        BASE,
        "min-h-6 transition-colors duration-120 hover:border-current aria-pressed:border-current forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none coarse:min-h-11 coarse:px-3",
        TONES[pressed === true && tone === "outline" ? "match" : tone],
        className,
      )}
    />
  );
}
