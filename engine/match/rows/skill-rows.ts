import type { JobProfile, Requirement } from "../../job/index.ts";
import { toPlainWords } from "../likeness/lexicon.ts";
import { byText } from "../order.ts";
import type { Gap, Verdict } from "../types.ts";
import { toDuration } from "../view/months.ts";
import type { ScoringView } from "../view/scoring-view.ts";
import { MATCHED_AT, type Weights } from "../weights.ts";
import { bestOf, type Draft, NOTHING } from "./draft.ts";
import { type Asked, type LinkKind, type Proof, toProofs } from "./skill-proofs.ts";

/** One row per skill and certificate the job asks for. `backing`: how much of the job some role was like, 0-1. */
export function toSkillRows(view: ScoringView, { requirements, language }: JobProfile, backing: number, weights: Weights): Draft[] {
  return mergeSame(requirements).map((requirement) => toRow(view, { requirement, language, backing, weights }));
}

/** Links that rest on the wording of a line, not on a skill that was found. */
const WORDS_ALONE: ReadonlySet<LinkKind> = new Set(["paraphrase", "hint", "lexical"]);

function toRow(view: ScoringView, asked: Asked): Draft {
  const { requirement, weights } = asked;
  const { id, importance, weight } = requirement;
  const head = { id, name: toName(requirement), importance, component: "skills", parts: weight ?? weights.importance[importance] } as const;
  const proofs = toProofs(view, asked).sort(strongestFirst);
  const [best] = proofs;
  if (best === undefined)
    return { ...head, evidenced: NOTHING, verdict: "none", sources: [], gap: "missing", why: "Nothing in the resume shows it." };
  const evidenced = bestOf(proofs.map((proof) => proof.evidenced));
  const gap = toGap(best);
  const why = toWhy(best, requirement);
  return {
    ...head,
    evidenced,
    verdict: toVerdict(best),
    ...(proofs.every(({ link }) => WORDS_ALONE.has(link)) && best.link !== "lexical" && { unsure: true }),
    sources: [...new Set(proofs.filter(({ link }) => link === best.link).map(({ source }) => source))],
    ...(gap === undefined ? {} : { gap }),
    ...(why === "" ? {} : { why }),
  };
}

/** "Python or R": a choice goes by all its names. */
const toName = ({ name, alternatives = [] }: Requirement): string => [name, ...alternatives.map((one) => one.name)].join(" or ");

/** The same requirement stated twice is one row, as strict as its strictest statement. */
function mergeSame(requirements: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>();
  for (const requirement of requirements) {
    const first = byId.get(requirement.id);
    byId.set(requirement.id, first === undefined ? requirement : stricter(first, requirement));
  }
  return [...byId.values()];
}

const STRICTNESS = { must: 3, should: 2, nice: 1 } as const;

function stricter(a: Requirement, b: Requirement): Requirement {
  const years = Math.max(a.minYears ?? 0, b.minYears ?? 0);
  const [strict, other] = STRICTNESS[b.importance] > STRICTNESS[a.importance] ? [b, a] : [a, b];
  const alternatives = [...(strict.alternatives ?? []), ...(other.alternatives ?? [])];
  const weight =
    a.weight === undefined || b.weight === undefined ? (strict.weight ?? other.weight) : b.weight > a.weight ? b.weight : a.weight;
  return {
    ...strict,
    ...(weight === undefined ? {} : { weight }),
    ...(years > 0 ? { minYears: years } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}

/** Shared words come last and hints before them: they add a little, but anything else says more about what the resume shows. */
const LAST: Partial<Record<LinkKind, number>> = { hint: 1, lexical: 2 };

function strongestFirst(a: Proof, b: Proof): number {
  return (
    (LAST[a.link] ?? 0) - (LAST[b.link] ?? 0) ||
    b.evidenced.value - a.evidenced.value ||
    b.evidenced.hi - a.evidenced.hi ||
    byText(a.source, b.source)
  );
}

function toVerdict({ link, depth, evidenced }: Proof): Verdict {
  if (link === "lexical") return "none";
  if (link === "hint") return "unknown";
  if (link === "related" || link === "paraphrase") return "partial";
  if (evidenced.value >= 1) return "strong";
  return depth === "listed" ? "mentioned" : "partial";
}

/** What keeps a skill off the matched list; undefined when it is on it. */
function toGap({ link, depth, months, years, evidenced }: Proof): Gap | undefined {
  if (link === "lexical" || link === "hint") return "unproven";
  if (link === "related") return "adjacent";
  if (evidenced.value >= MATCHED_AT) return undefined;
  if (link === "implied") return "adjacent";
  if (years.value < 1) return months === null ? "unproven" : "years";
  return depth === "listed" ? "depth" : "unproven";
}

function toWhy({ link, depth, months, years, evidenced, entered, by }: Proof, { minYears }: Requirement): string {
  if (evidenced.value >= 1) return "";
  const reasons = [
    link === "implied" ? "Follows from another skill" : "",
    link === "related" ? "Only a related skill is shown" : "",
    link === "paraphrase" ? `Says it in other words: ${toPlainWords(by ?? []).join(", ")}` : "",
    link === "hint" ? `Perhaps said in other words: ${toPlainWords(by ?? []).join(", ")}; read the line` : "",
    link === "lexical" ? "Only words in common, no evidence" : "",
    entered ? "entered by a person, no words of the resume show it" : "",
    link !== "lexical" && depth === "listed" && !entered ? "listed, not shown in a role" : "",
    depth === "used" ? "shown in one place, without a measured result" : "",
    years.value < 1 && months === null ? `years not stated (asked: ${minYears})` : "",
    years.value < 1 && months !== null ? `${toDuration(months)} of ${minYears} years` : "",
  ].filter((reason) => reason !== "");
  const text = reasons.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
