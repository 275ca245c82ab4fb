import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const ITEM =
  "flex w-full cursor-default select-none items-center gap-2.5 rounded-nav px-2.5 py-1.5 text-ink no-underline outline-none data-[disabled]:text-ink-3 data-[highlighted]:bg-sunken coarse:min-h-11";

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: "start" | "end"; label?: ReactNode };

/** A list of actions under a button; `trigger` is one element that takes a ref. */
export function Menu({ trigger, children, align = "end", label }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-pop rounded-card border border-line bg-surface p-1.5 shadow-over"
        >
          {label === undefined ? null : <Radix.Label className="px-2.5 py-1.5">{label}</Radix.Label>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = { children: ReactNode; icon?: ReactNode; onSelect?(): void; disabled?: boolean; danger?: boolean; hint?: ReactNode };

export function MenuItem({ children, icon, onSelect, disabled = false, danger = false, hint }: MenuItemProps) {
  return (
    <Radix.Item className={classes(ITEM, danger && "text-danger")} disabled={disabled} onSelect={() => onSelect?.()}>
      {icon}
      <span className="flex-1">{children}</span>
      {hint}
    </Radix.Item>
  );
}

/** An entry that is a link: `children` is the link element itself. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Radix.Item asChild className={ITEM}>
      {children}
    </Radix.Item>
  );
}

type MenuChoiceProps<T extends string> = {
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
};

/** One of several, with a dot at the chosen one. */
export function MenuChoice<T extends string>({ value, onChange, options }: MenuChoiceProps<T>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={ITEM}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <span className="block size-2 rounded-full bg-primary" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />;
}
