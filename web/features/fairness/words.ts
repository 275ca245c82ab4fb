import type { GroupTable } from "@fairlead/contracts";
import { formatPoints } from "../../lib/format.ts";
import type { MessageKey } from "../../lib/message-keys.ts";
import type { ChipTone } from "../../ui/chip.tsx";

type GroupRow = GroupTable["groups"][number];
type Verdict = GroupRow["verdict"];
type Interval = readonly [number, number] | null;

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const ratio = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const odds = new Intl.NumberFormat("en", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const people = new Intl.NumberFormat("en", { maximumFractionDigits: 1, signDisplay: "negative" });
const NONE = "–";
const LEAST = 0.001;

const toWords = (format: Intl.NumberFormat) => (value: number | null) => (value === null ? NONE : format.format(value).replace("-", "−"));
export const toPercent = toWords(percent);
export const toRatio = toWords(ratio);
export const toPeople = toWords(people);
export const toPoints = (value: number | null): string => (value === null ? NONE : formatPoints(value));
export const toP = (value: number | null): string => (value !== null && value < LEAST ? `<\u2009${LEAST}` : toWords(odds)(value));
export const toInterval = (interval: Interval, toEnd: (value: number) => string): string =>
  interval === null ? NONE : `${toEnd(interval[0])} – ${toEnd(interval[1])}`;

export const VERDICT_WORDS: Record<Verdict, MessageKey> = {
  "strong indication": "fairness.verdict.strong",
  "look closer": "fairness.verdict.closer",
  "too few to say": "fairness.verdict.few",
  "no indication": "fairness.verdict.none",
  reference: "fairness.verdict.reference",
  suppressed: "fairness.verdict.hidden",
};
export const VERDICT_SENTENCES: Record<Exclude<Verdict, "reference" | "suppressed">, MessageKey> = {
  "strong indication": "fairness.says.strong",
  "look closer": "fairness.says.closer",
  "too few to say": "fairness.says.few",
  "no indication": "fairness.says.none",
};
export const VERDICT_TONES: Record<Verdict, ChipTone> = {
  "strong indication": "danger",
  "look closer": "partial",
  "too few to say": "neutral",
  "no indication": "success",
  reference: "outline",
  suppressed: "neutral",
};

/** The groups that a sentence can be said about: those that were compared. */
export function toCompared({ groups }: GroupTable): (GroupRow & { verdict: keyof typeof VERDICT_SENTENCES })[] {
  return groups.filter((row): row is GroupRow & { verdict: keyof typeof VERDICT_SENTENCES } => row.verdict in VERDICT_SENTENCES);
}
