import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { classes } from "./classes.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hideLabel?: boolean; indeterminate?: boolean };

/** A box to tick with its words; the words are part of the target. */
export function Checkbox({ label, hideLabel = false, indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes("inline-flex min-h-6 cursor-pointer items-start gap-2.5 coarse:min-h-11 coarse:items-center", className)}>
      <input ref={box} {...rest} type="checkbox" className="mt-0.5 size-4 shrink-0 accent-primary" />
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
