import type { CandidateRow, Component, DecisionWord, Importance, MatchResult } from "@fairlead/contracts";
import type { MessageKey } from "../../lib/t.ts";
import type { ChipTone } from "../../ui/chip.tsx";
import type { DecisionFilter } from "./table/filters.ts";
import type { Verdict } from "./table/heat.ts";
import type { SortKey } from "./table/order.ts";

type Gap = MatchResult["missingSkills"][number]["gap"];
type Band = NonNullable<CandidateRow["band"]>;

/** Texts and tones of the words of the contracts. */
export const VERDICT_WORDS: Record<Verdict, MessageKey> = {
  strong: "analyses.verdict.strong",
  partial: "analyses.verdict.partial",
  mentioned: "analyses.verdict.mentioned",
  none: "analyses.verdict.none",
  unknown: "analyses.verdict.unknown",
};
export const IMPORTANCE_WORDS: Record<Importance, MessageKey> = {
  must: "analyses.importance.must",
  should: "analyses.importance.should",
  nice: "analyses.importance.nice",
};
export const GAP_WORDS: Record<Gap, MessageKey> = {
  missing: "analyses.gap.missing",
  unknown: "analyses.gap.unknown",
  adjacent: "analyses.gap.adjacent",
  depth: "analyses.gap.depth",
  years: "analyses.gap.years",
  count: "analyses.gap.count",
  unproven: "analyses.gap.unproven",
  stale: "analyses.gap.stale",
  lapsed: "analyses.gap.lapsed",
  pending: "analyses.gap.pending",
};
export const COMPONENT_WORDS: Record<Component, MessageKey> = {
  skills: "analyses.component.skills",
  experience: "analyses.component.experience",
  education: "analyses.component.education",
  responsibilities: "analyses.component.responsibilities",
};
export const DECISION_WORDS: Record<DecisionFilter, MessageKey> = {
  shortlist: "analyses.decision.shortlist",
  maybe: "analyses.decision.maybe",
  notNow: "analyses.decision.notNow",
  open: "analyses.decision.open",
};
export const DECISION_TONES: Record<DecisionWord, ChipTone> = { shortlist: "match", maybe: "partial", notNow: "neutral" };
export const BAND_WORDS: Record<Band, MessageKey> = {
  strong: "analyses.band.strong",
  good: "analyses.band.good",
  partial: "analyses.band.partial",
  low: "analyses.band.low",
};
export const SORT_WORDS: Record<SortKey, MessageKey> = {
  match: "analyses.sort.match",
  years: "analyses.sort.years",
  label: "analyses.sort.label",
};
