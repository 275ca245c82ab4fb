import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classes } from "./classes.ts";

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<Wiring | null>(null);

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
  hideLabel?: boolean;
  className?: string;
  action?: ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. One TextInput, TextArea or Select inside. */
export function Field({ label, hint, error, children, hideLabel = false, className, action }: FieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== null && error !== false;
  const describedBy = [hint === undefined ? null : `${id}-hint`, invalid ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classes("flex flex-col gap-1", className)}>
      <div className={classes("flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {action}
      </div>
      <FieldContext.Provider value={{ id, describedBy, invalid }}>{children}</FieldContext.Provider>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      )}
      {invalid ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function useWiring() {
  const field = useContext(FieldContext);
  return field === null ? {} : { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.invalid || undefined };
}

const CONTROL =
  "w-full rounded-control border border-line-strong bg-surface px-3 py-[7px] text-ink transition-colors duration-120 hover:border-ink-2 [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-danger coarse:min-h-11 coarse:text-lg";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useWiring()} {...rest} className={classes(CONTROL, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useWiring()} {...rest} className={classes(CONTROL, "min-h-24 resize-y", className)} />;
}

/** The browser's own list of choices: works with every keyboard, screen reader and phone. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select {...useWiring()} {...rest} className={classes(CONTROL, "pe-8", className)} />;
}
