import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

type RadioChipsProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  label: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
};

/** One of a few, all in sight. Real radio buttons: arrow keys move, the dot says which one counts. */
export function RadioChips({ label, options, className, ...rest }: RadioChipsProps) {
  const id = useId();
  return (
    <fieldset className={classes("min-w-0", className)}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}${option.value}`}
            className="inline-flex cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-[6px] transition-colors duration-120 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 coarse:min-h-11"
          >
            <input {...rest} id={`${id}${option.value}`} type="radio" value={option.value} className="size-4 accent-primary outline-none" />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
