const RADIUS = 38;
const AROUND = 2 * Math.PI * RADIUS;

/** The score as a ring; the words beside it say the same. */
export function ScoreRing({ score, sizePx = 92 }: { score: number; sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 92 92" aria-hidden="true" className="shrink-0">
      <circle cx="46" cy="46" r={RADIUS} fill="none" stroke="var(--sunken)" strokeWidth="9" />
      {score <= 0 ? null : (
        <circle
          cx="46"
          cy="46"
          r={RADIUS}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
          transform="rotate(-90 46 46)"
        />
      )}
      <text x="46" y="53.5" textAnchor="middle" fontSize="22" fontWeight="550" fill="var(--ink)" className="figures font-sans">
        {Math.round(score)}
      </text>
    </svg>
  );
}
