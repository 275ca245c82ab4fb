import groups from "../data/bias/groups.json";
import type { BiasType, RuleFile, RuleRecord, Severity } from "./types.ts";

type Pairing = { id: string; type: BiasType; severity: Severity; group: string; frames: string[]; reason: string; source: string };
const FRAMES: Readonly<Record<string, string[]>> = groups.frames;
const PAIRINGS = groups.rules as Pairing[];

/** Every group of people in every frame that judges them: one rule for a group. */
export function toGroupFiles(): RuleFile[] {
  return PAIRINGS.map((pairing) => ({ type: pairing.type, rules: [toRecord(pairing)] }));
}

function toRecord({ id, severity, group, frames, reason, source }: Pairing): RuleRecord {
  const named = (forms: readonly string[]): string[] => forms.map((form) => form.replaceAll("{GROUP}", `{${group}}`));
  return {
    id,
    severity,
    reason,
    source,
    forms: named(frames.flatMap((frame) => FRAMES[frame] ?? [])),
    block: { sentence: named(groups.block.sentence), before: named(groups.block.before), after: named(groups.block.after) },
    about: "judged",
    negation: "stays",
    broad: true,
    instead: "clause",
    suggestions: [""],
  };
}
