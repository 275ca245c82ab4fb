import type { DraftPrompts } from "@fairlead/contracts";

type PayRule = DraftPrompts["payRules"][number];

/** The rule of the place that the words name: codes of two letters count in capitals only ("Denver, CO"). */
export function findPayRule(rules: readonly PayRule[], place: string): PayRule | undefined {
  const has = (name: string): boolean => {
    const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, name === name.toUpperCase() ? "u" : "iu").test(place);
  };
  return rules.find(({ names }) => names.some(has));
}

/** A range whose upper end is above this many times its lower one says little. */
const WIDE = 1.5;
export const isWide = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && Math.max(min, max) > WIDE * Math.min(min, max);
