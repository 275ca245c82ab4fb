import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const OPEN_MS = 700;
const SKIP_MS = 300;

/** Stands once around everything that has tooltips: the next one opens at once within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

/** A short text on hover and focus. `children` is one element that takes a ref. */
export function Tooltip({ text, hint, children }: { text: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-80 animate-pop items-center gap-2 rounded-nav bg-ink px-2 py-1 text-bg text-xs shadow-over"
        >
          {text}
          {hint}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
