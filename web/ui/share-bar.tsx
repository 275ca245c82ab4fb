type ShareBarProps = { part: number; whole: number; tone?: "partial" | "primary" };

/** A thin bar that shows how large a part of a whole is; the figure beside it says it in words. */
export function ShareBar({ part, whole, tone = "partial" }: ShareBarProps) {
  return (
    <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className={tone === "primary" ? "h-full bg-primary" : "h-full bg-partial"}
        style={{ width: `${whole === 0 ? 0 : (part / whole) * 100}%` }}
      />
    </div>
  );
}
