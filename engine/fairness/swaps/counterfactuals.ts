import { type Document, rewrite } from "../../documents/index.ts";
import { type ScoringView, toScoringView } from "../../match/index.ts";
import { type ResumeProfile, readResume } from "../../resume/index.ts";
import { canonicalJson } from "../../text/index.ts";
import type { Subject } from "../personal/subject.ts";
import { SWAPPED_CHARS } from "../weights.ts";
import { type Edit, toApplicable } from "./edits.ts";
import { FAMILIES } from "./families.ts";
import { hasGap } from "./gap-swap.ts";

/** `applied`: places changed in the text. `views`: what the scorer would see after the swap, where it differs. */
export type Counterfactual = { kind: string; applied: number; equal: boolean; views: ScoringView[] };
export type Counterfactuals = { swaps: Counterfactual[]; ignoredSignals: string[] };

type Options = { asOf: string; toView?: (profile: ResumeProfile, asOf: string) => ScoringView };
/** A family's edits, one list per variant that changes anything. */
type Wanted = { kind: string; variants: Edit[][] };

/**
 * What would the scorer see if the resume were about somebody else? Words are swapped in the document and the whole of it
 * is read again. An equal view means an equal score for every job. All families are swapped at once first; only when that
 * changes the view is each one tried alone.
 */
export function testCounterfactuals(
  document: Document,
  profile: ResumeProfile,
  { asOf, toView = toScoringView }: Options,
): Counterfactuals {
  if (document.text.length > SWAPPED_CHARS) return { swaps: FAMILIES.map(({ kind }) => untested(kind)), ignoredSignals: [] };
  const before = canonicalJson(toView(profile, asOf));
  const subject = { document, profile };
  const wanted = FAMILIES.map(({ kind, edits }) => ({
    kind,
    variants: edits.map((toEdits) => toApplicable(toEdits(subject), document.text)).filter((variant) => variant.length > 0),
  }));
  const toUnlike = (edits: readonly Edit[]): ScoringView[] => {
    const view = toView(readResume(rewrite(document, edits), { asOf }), asOf);
    return canonicalJson(view) === before ? [] : [view];
  };
  const pooled = toPools(wanted, document.text);
  const swaps = pooled?.every((edits) => toUnlike(edits).length === 0)
    ? wanted.map((family) => toCounterfactual(family, []))
    : wanted.map((family) => toCounterfactual(family, family.variants.flatMap(toUnlike)));
  return { swaps, ignoredSignals: toSignals(swaps, subject) };
}

const untested = (kind: string): Counterfactual => ({ kind, applied: 0, equal: true, views: [] });

/** Every family together, once per variant; null when edits are in each other's way. */
function toPools(wanted: readonly Wanted[], text: string): Edit[][] | null {
  const rounds = Math.max(0, ...wanted.map(({ variants }) => variants.length));
  const pools = Array.from({ length: rounds }, (_, round) =>
    wanted.flatMap(({ variants }) => variants[Math.min(round, variants.length - 1)] ?? []),
  );
  return pools.every((pool) => toApplicable(pool, text).length === pool.length) ? pools : null;
}

function toCounterfactual({ kind, variants }: Wanted, views: ScoringView[]): Counterfactual {
  return { kind, applied: Math.max(0, ...variants.map((edits) => edits.length)), equal: views.length === 0, views };
}

function toSignals(swaps: readonly Counterfactual[], { document, profile }: Subject): string[] {
  const present = FAMILIES.filter(({ signal }, at) => signal !== "" && (swaps[at]?.applied ?? 0) > 0).map(({ signal }) => signal);
  const hasPhoto = document.flags.some(({ code }) => code.includes("photo") || code.includes("picture"));
  return [...present, ...(hasGap(profile) ? ["career gap"] : []), ...(hasPhoto ? ["photo"] : [])];
}
