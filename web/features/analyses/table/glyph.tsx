import type { Verdict } from "./heat.ts";

/** The sign of a verdict, drawn, because fonts disagree about circles: full, half, quarter, dash, question mark. */
export function Glyph({ verdict, size = 10 }: { verdict: Verdict; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 10 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
      className="inline-block shrink-0"
    >
      {SHAPES[verdict]}
    </svg>
  );
}

const RING = <circle cx="5" cy="5" r="4.2" />;
const SHAPES: Record<Verdict, React.ReactNode> = {
  strong: <circle cx="5" cy="5" r="4.2" fill="currentColor" />,
  partial: (
    <>
      {RING}
      <path d="M5 .8a4.2 4.2 0 0 0 0 8.4z" fill="currentColor" />
    </>
  ),
  mentioned: (
    <>
      {RING}
      <path d="M5 5V.8A4.2 4.2 0 0 1 9.2 5z" fill="currentColor" />
    </>
  ),
  none: <path d="M2 5h6" strokeWidth="1.6" />,
  unknown: <path d="M3 3.4a2 2 0 1 1 3.1 1.7C5.3 5.6 5 6 5 6.7M5 8.6v.9" />,
};
