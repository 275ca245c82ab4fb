import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-key border border-line border-b-2 bg-bg px-1 font-medium font-mono text-[11px] text-ink-3 leading-4">
      {children}
    </kbd>
  );
}
