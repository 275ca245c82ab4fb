import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { t } from "../lib/t.ts";
import { classes } from "./classes.ts";
import { HelpButton } from "./help-button.tsx";
import { useReturnFocus } from "./return-focus.ts";

type DialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the one that does it last. Beside them stands help; null for help alone. */
  footer?: ReactNode;
  widthPx?: number;
  /** Takes all the height of a phone, for forms that would else jump with the keyboard. */
  fillsPhone?: boolean;
  /** What paper shows in place of the page. */
  prints?: boolean;
};

export const overlayClasses = "fixed inset-0 z-40 animate-fade bg-scrim print:hidden";

/** A question in the way; a full-height sheet on phones. Esc closes, the focus goes back to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  widthPx = 440,
  fillsPhone = false,
  prints = false,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...returnFocus}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          style={{ maxWidth: widthPx }}
          className={classes(
            "fixed z-50 flex w-full animate-pop flex-col bg-surface shadow-over",
            "inset-x-0 bottom-0 mx-auto max-h-dvh rounded-t-dialog border border-line sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[85dvh] sm:rounded-dialog",
            fillsPhone && "max-sm:h-dvh max-sm:rounded-none max-sm:border-0",
            prints && "on-paper",
          )}
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-serif text-xl">{title}</Radix.Title>
              {description === undefined ? null : <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            <DialogClose />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-5">{children}</div>
          {footer === undefined ? null : (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-6 py-4">
              <HelpButton className="-ms-3 me-auto" />
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The cross of a dialog or sheet. */
export function DialogClose() {
  return (
    <Radix.Close
      aria-label={t("ui.close")}
      className="-mr-2 inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink coarse:size-11"
    >
      <X size={20} strokeWidth={1.75} aria-hidden="true" />
    </Radix.Close>
  );
}
