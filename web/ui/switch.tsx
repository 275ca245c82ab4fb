import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";

type SwitchProps = { checked: boolean; onChange(checked: boolean): void; label: ReactNode; hint?: ReactNode; disabled?: boolean };

/** On or off, at once; the state is also in the knob's place, not in colour alone. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        {...(hint === undefined ? {} : { "aria-describedby": `${id}-hint` })}
        className="relative mt-px h-5 w-9 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-120 after:absolute after:-inset-3 disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
      >
        <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-line-strong transition-transform duration-120 data-[state=checked]:translate-x-[18px] data-[state=checked]:bg-on-primary forced-colors:bg-[ButtonText] rtl:-translate-x-0.5" />
      </Radix.Root>
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className="text-ink-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
