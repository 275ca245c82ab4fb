import { Popover as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { classes } from "./classes.ts";
import { Tooltip } from "./tooltip.tsx";

type PopoverProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  label: string;
  children: ReactNode;
  /** One element that takes a ref and opens it; without it `anchor` says where it stands. */
  trigger?: ReactNode;
  /** A short text on hover and focus of the trigger. */
  tip?: string;
  anchor?: RefObject<HTMLElement | null>;
  align?: "start" | "center" | "end";
  className?: string;
  onOpenAutoFocus?(event: Event): void;
  onCloseAutoFocus?(event: Event): void;
  onEscapeKeyDown?(event: KeyboardEvent): void;
  /** A press or the focus elsewhere; it closes unless that is prevented. */
  onInteractOutside?(event: Event): void;
};

/** A small paper beside the thing it is about. The page stays usable; Esc closes, the focus goes back. */
export function Popover({
  open,
  onOpenChange,
  label,
  children,
  trigger,
  tip,
  anchor,
  align = "start",
  className,
  ...events
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : withTip(tip, <Radix.Trigger asChild>{trigger}</Radix.Trigger>)}
      {anchor === undefined ? null : <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />}
      <Radix.Portal>
        <Radix.Content
          {...events}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classes(
            "z-50 max-h-(--radix-popover-content-available-height) w-[min(360px,calc(100vw-24px))] animate-pop overflow-y-auto rounded-card border border-line bg-surface p-3.5 shadow-over",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const withTip = (tip: string | undefined, trigger: ReactNode) => (tip === undefined ? trigger : <Tooltip text={tip}>{trigger}</Tooltip>);
