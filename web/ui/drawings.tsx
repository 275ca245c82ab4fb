import type { ReactNode } from "react";

/** Small pictures of the product's screens, for explaining; they say nothing that the words beside them do not. */
export type DrawingName = "upload" | "job" | "bias" | "match" | "fairness" | "interview" | "privacy";

const LINE = "var(--line-strong)";
const SOFT = "var(--line)";
const MAIN = "var(--primary)";
const BRASS = "var(--brass)";

const bar = (x: number, y: number, width: number, fill = SOFT, height = 4) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" fill={fill} />
);
const paper = (x: number, y: number) => <rect x={x} y={y} width="34" height="44" rx="4" fill="var(--surface)" stroke={LINE} />;

const DRAWINGS: Record<DrawingName, ReactNode> = {
  upload: (
    <>
      {paper(26, 10)}
      {paper(38, 16)}
      {[26, 34, 42].map((y) => bar(44, y, 22))}
      <path d="M96 50V26m-9 9 9-9 9 9" stroke={MAIN} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M80 58h32" stroke={LINE} strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  job: (
    <>
      <rect x="22" y="10" width="54" height="52" rx="4" fill="var(--surface)" stroke={LINE} />
      {bar(29, 18, 28, "var(--ink-2)")}
      {[28, 36, 44, 52].map((y, at) => bar(29, y, 40 - at * 5))}
      {[16, 32, 48].map((y) => (
        <g key={y}>
          <rect x="84" y={y} width="34" height="10" rx="5" fill="var(--primary-soft)" />
          <path d={`m89 ${y + 5} 2 2 4-4`} stroke={MAIN} strokeWidth="1.5" />
          {bar(99, y + 3, 14, MAIN)}
        </g>
      ))}
    </>
  ),
  bias: (
    <>
      <rect x="22" y="10" width="96" height="52" rx="4" fill="var(--surface)" stroke={LINE} />
      {[20, 32, 44, 54].map((y, at) => bar(30, y, 76 - at * 9))}
      {[
        [46, 26, "var(--gender)"],
        [72, 38, "var(--age)"],
        [36, 50, "var(--cultural)"],
      ].map(([x, y, stroke]) => (
        <path key={String(stroke)} d={`M${x} ${y}q3 -3 6 0t6 0 6 0`} stroke={String(stroke)} strokeWidth="2" strokeLinecap="round" />
      ))}
    </>
  ),
  match: (
    <>
      {[12, 28, 44].map((y, at) => (
        <g key={y}>
          {bar(20, y + 4, 20, "var(--ink-2)")}
          {bar(46, y + 4, 24 - at * 6, MAIN)}
        </g>
      ))}
      <path d="M62 30c10 0 10 8 20 8" stroke={BRASS} strokeWidth="2" strokeDasharray="3 3" />
      <rect x="82" y="14" width="40" height="46" rx="4" fill="var(--surface)" stroke={LINE} />
      {[22, 30, 48].map((y) => bar(88, y, 26))}
      <rect x="86" y="36" width="30" height="8" rx="2" fill="var(--evidence)" />
    </>
  ),
  fairness: (
    <>
      {paper(24, 14)}
      {paper(82, 14)}
      {[24, 32, 40].flatMap((y) => [bar(30, y, 22), bar(88, y, 22)])}
      {bar(30, 48, 14, BRASS)}
      {bar(88, 48, 14, MAIN)}
      <path d="M64 30h12m-4-4 4 4-4 4M76 44H64m4-4-4 4 4 4" stroke={LINE} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  interview: (
    <>
      <path
        d="M24 14h50a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H44l-10 9v-9H24a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"
        fill="var(--surface)"
        stroke={LINE}
      />
      {[22, 30].map((y, at) => bar(28, y, 42 - at * 14))}
      {[0, 1, 2, 3, 4].map((at) => (
        <circle key={at} cx={66 + at * 13} cy="56" r="4.5" fill={at < 4 ? MAIN : "var(--surface)"} stroke={MAIN} strokeWidth="1.5" />
      ))}
    </>
  ),
  privacy: (
    <>
      <rect x="30" y="8" width="56" height="56" rx="4" fill="var(--surface)" stroke={LINE} />
      <circle cx="46" cy="24" r="8" fill={LINE} />
      {bar(60, 19, 18, LINE, 8)}
      {[38, 46, 54].map((y, at) => bar(38, y, 38 - at * 8))}
      <rect x="90" y="34" width="26" height="20" rx="4" fill="var(--primary-soft)" stroke={MAIN} strokeWidth="2" />
      <path d="M96 34v-5a7 7 0 0 1 14 0v5" stroke={MAIN} strokeWidth="2" />
    </>
  ),
};

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 140 72" fill="none" aria-hidden="true" className={className}>
      <rect width="140" height="72" rx="8" fill="var(--sunken)" />
      {DRAWINGS[name]}
    </svg>
  );
}
