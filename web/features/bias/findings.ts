import type { BiasFinding, WordingChoice } from "@fairlead/contracts";
import { type Rewording, toStoredSpan } from "./rewording.ts";

/** A finding as the page shows it; `kept`: the reason a person gave, or null. */
export type Shown = BiasFinding & { key: string; kept: string | null };

/** Findings of the text as it is now, with what was kept: by its place in the stored text, or by its words where they are new. */
export function toShown(
  findings: readonly BiasFinding[],
  rewordings: readonly Rewording[],
  kept: readonly WordingChoice[],
  keptHere: readonly Omit<WordingChoice, "start" | "end">[],
): Shown[] {
  return findings.map((finding) => {
    const span = kept.length === 0 ? null : toStoredSpan(rewordings, finding);
    const stored =
      span === null ? undefined : kept.find((one) => one.rule === finding.rule && one.start === span.start && one.end === span.end);
    const here = keptHere.find((one) => one.rule === finding.rule && one.text === finding.text);
    return { ...finding, key: `${finding.rule} ${finding.start}`, kept: stored?.reason ?? here?.reason ?? null };
  });
}

export const isOpen = ({ kept }: Shown): boolean => kept === null;

const GRAVEST = ["high", "medium", "low"] as const;

/** The gravest findings that are open: what to mend first. */
export function pickGravest(open: readonly Shown[]): { severity: BiasFinding["severity"]; findings: Shown[] } | null {
  const severity = GRAVEST.find((one) => open.some((finding) => finding.severity === one));
  return severity === undefined ? null : { severity, findings: open.filter((finding) => finding.severity === severity) };
}

/** Whether a change is worth telling: one grave phrase that stays can hold the score where it is. */
export const rises = (score: number, after: number | null): after is number => after !== null && Math.round(after) > Math.round(score);

/** The finding to go to: `by` steps from the one in hand, around the ends. */
export function step(open: readonly Shown[], key: string | null, by: 1 | -1): Shown | undefined {
  const at = open.findIndex((one) => one.key === key);
  if (at < 0) return by === 1 ? open[0] : open.at(-1);
  return open[(at + by + open.length) % open.length];
}
