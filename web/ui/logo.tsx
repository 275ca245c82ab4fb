/** A ring with a line through its eye. `mono` for print and small type. */
export function Logo({ size = 26, mono = false }: { size?: number; mono?: boolean }) {
  const ring = mono ? "currentColor" : "var(--primary)";
  const line = mono ? "currentColor" : "var(--brass)";
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" strokeWidth="2.4" aria-hidden="true" className="shrink-0">
      <circle cx="13" cy="13" r="11.5" stroke={ring} />
      <path d="M3 19 13 12.6 23 4.5" stroke={line} strokeLinecap="round" />
      <circle cx="13" cy="12.6" r="3.2" fill="var(--surface)" stroke={ring} />
    </svg>
  );
}
