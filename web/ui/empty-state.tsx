import type { ReactNode } from "react";

type EmptyStateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 };

/** Nothing here (yet): what it is, what it means, what to do. The drawing is the ring and the line of the logo, apart. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <svg width="96" height="56" viewBox="0 0 96 56" fill="none" aria-hidden="true" className="mb-2">
        <path d="M4 46c18 0 22-9 34-15" stroke="var(--brass)" strokeWidth="2.5" strokeLinecap="round" strokeDasharray="5 6" />
        <circle cx="62" cy="26" r="20" stroke="var(--line-strong)" strokeWidth="2.5" />
        <circle cx="62" cy="26" r="6" stroke="var(--line-strong)" strokeWidth="2.5" />
      </svg>
      <Heading className="font-semibold text-[15px]/[22px]">{title}</Heading>
      {text === undefined ? null : <p className="max-w-[46ch] text-ink-2">{text}</p>}
      {action === undefined ? null : <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
