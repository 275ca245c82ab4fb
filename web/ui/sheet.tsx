import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { DialogClose, overlayClasses } from "./dialog.tsx";
import { useReturnFocus } from "./return-focus.ts";

type SheetProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  widthPx?: number;
};

/** Details at the side (full height on phones) over the page, which waits behind it. */
export function Sheet({ open, onOpenChange, title, children, actions, widthPx = 520 }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          style={{ maxWidth: widthPx }}
          className="fixed inset-y-0 end-0 z-50 flex w-full animate-sheet flex-col border-line border-s bg-surface shadow-over sm:animate-panel"
        >
          <header className="flex items-center gap-3 border-line border-b px-5 py-3">
            <Radix.Title className="min-w-0 flex-1 truncate font-semibold text-[15px]">{title}</Radix.Title>
            {actions}
            <DialogClose />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SidePanelProps = { label: string; children: ReactNode; className?: string; onEscape?(): void };

/** Details beside a list that stays usable (not modal): sticky below the header, Esc closes. */
export function SidePanel({ label, children, className, onEscape }: SidePanelProps) {
  return (
    <section
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onEscape?.();
      }}
      className={classes(
        "sticky top-[72px] max-h-[calc(100dvh-88px)] animate-panel overflow-y-auto rounded-card border border-line bg-surface px-5 py-4 shadow-card",
        className,
      )}
    >
      {children}
    </section>
  );
}
