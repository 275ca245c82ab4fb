import type { BiasFinding, Span } from "@fairlead/contracts";

/** A run of text; `finding` is the one on top there, or null. `isFirst`: the first run of that finding. */
export type Segment<F extends Span> = Span & { finding: F | null; isFirst: boolean };

/** The text cut where findings begin and end. Where two lie on the same words the shorter one is on top. */
export function toSegments<F extends Span>(length: number, findings: readonly F[]): Segment<F>[] {
  const inside = findings.filter(({ start, end }) => start < end && end <= length);
  const cuts = [...new Set([0, length, ...inside.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const sorted = [...inside].sort((a, b) => a.start - b.start);
  const shown = new Set<F>();
  let next = 0;
  let active: F[] = [];
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] as number;
    active = active.filter((one) => one.end > start);
    while ((sorted[next]?.start ?? length) <= start) active.push(sorted[next++] as F);
    const finding = active.reduce<F | null>((top, one) => (top === null || one.end - one.start < top.end - top.start ? one : top), null);
    const isFirst = finding !== null && !shown.has(finding);
    if (finding !== null) shown.add(finding);
    return { start, end, finding, isFirst };
  });
}

/** Findings of an older text moved to where their words stand now; those whose words were touched are left out. */
export function shiftFindings(findings: readonly BiasFinding[], before: string, after: string): BiasFinding[] {
  if (before === after) return [...findings];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++;
  let tail = 0;
  while (tail < most - head && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) tail++;
  const shift = after.length - before.length;
  return findings.flatMap((finding) => {
    if (finding.end <= head) return [finding];
    if (finding.start < before.length - tail) return [];
    return [{ ...finding, start: finding.start + shift, end: finding.end + shift }];
  });
}
