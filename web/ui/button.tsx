import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "soft" | "danger";
export type ButtonSize = "small" | "medium" | "large";
type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover",
  secondary: "border-line-strong bg-surface text-ink hover:bg-sunken",
  ghost: "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
  soft: "border-transparent bg-primary-soft text-on-primary-soft hover:border-primary",
  danger: "border-danger bg-danger text-on-danger hover:border-danger-hover hover:bg-danger-hover",
};
const SIZES: Record<ButtonSize, string> = {
  small: "px-2.5 py-[5px] text-sm",
  medium: "px-3 py-[7px] text-base",
  large: "px-5 py-[11px] text-lg",
};
const BASE =
  "inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control border font-medium no-underline transition-colors duration-120 ease-out disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 coarse:min-h-11 coarse:min-w-11";

/** The look of a button, for elements that are none (a link, a file chooser's label). */
export function buttonClasses({ variant = "secondary", size = "medium" }: Look = {}): string {
  return classes(BASE, VARIANTS[variant], SIZES[size]);
}

export type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean | undefined };

/** `busy` shows the spinner and refuses further presses while keeping the focus. */
export function Button({ variant, size, busy = false, className, children, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest["aria-disabled"]}
      className={classes(buttonClasses({ variant, size }), className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner size={16} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classes(buttonClasses({ variant, size }), className)} />;
}
