import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Tab<T extends string> = { value: T; label: ReactNode; content?: ReactNode };
type TabsProps<T extends string> = {
  value: T;
  onChange(value: T): void;
  tabs: readonly Tab<T>[];
  label: string;
  /** Keeps hidden panels in the page, so that forms keep what was typed. */
  keepMounted?: boolean;
  className?: string;
};

/** Radix gives the focus by script, which the browser takes for the keyboard's: a press needs no ring. */
const PRESSED = "data-pressed";

/** Views of one thing beside each other; arrow keys move. */
export function Tabs<T extends string>({ value, onChange, tabs, label, keepMounted = false, className }: TabsProps<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onPointerDown={({ currentTarget }) => currentTarget.setAttribute(PRESSED, "")}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute(PRESSED)}
            className="-mb-px whitespace-nowrap border-transparent border-b-2 px-3 py-2 font-medium text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] data-pressed:outline-none coarse:min-h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(keepMounted ? { forceMount: true as const } : {})}
          className={classes("pt-4", keepMounted && "data-[state=inactive]:hidden")}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
