import type { Alternative, JobProfile, Requirement } from "../../job/index.ts";
import { toPlainWords } from "../likeness/lexicon.ts";
import { byText } from "../order.ts";
import type { Gap, Verdict } from "../types.ts";
import { isCredential } from "../view/credentials.ts";
import { toDuration } from "../view/months.ts";
import { MATCHED_AT, MET_AT } from "../weights.ts";
import { type AskedSkill, toAskedSkills, toAskedWays } from "./asked-skills.ts";
import { toCountedName } from "./counted-choice.ts";
import { bestOf, type Draft, NOTHING } from "./draft.ts";
import { type LinkKind, type Proof, toProofs } from "./skill-proofs.ts";
import type { Reading, Shown } from "./types.ts";

/** One row per skill and certificate the job asks for. `backing`: how much of the job some role was like, 0-1. */
export function toSkillRows(reading: Reading, job: JobProfile, backing: number): Draft[] {
  return toAskedSkills(job).map((asked) => toRow(asked, reading, backing));
}

/** What the resume shows for a skill or paper that counts in place of a degree or years. */
export function toPaperWays(reading: Reading, job: JobProfile, { id, name }: Alternative, backing: number): Shown[] {
  return toAskedWays(job).flatMap((asked) => {
    if (asked.requirement.id !== id || asked.requirement.name !== name) return [];
    return [toShown(asked, reading, backing)];
  });
}

/** Links that rest on the wording of a line, not on a skill that was found. */
const WORDS_ALONE: ReadonlySet<LinkKind> = new Set(["paraphrase", "things", "part", "hint", "elsewhere", "lexical"]);

function toRow(asked: AskedSkill, reading: Reading, backing: number): Draft {
  const { requirement } = asked;
  const { id, importance, weight } = requirement;
  const parts = weight ?? reading.weights.importance[importance];
  return { id, name: toName(requirement), importance, component: "skills", parts, ...toShown(asked, reading, backing) };
}

/** What the resume shows for it, by all its proofs. */
function toShown(asked: AskedSkill, reading: Reading, backing: number): Shown {
  return toShownBy(toProofs(asked, reading, backing), asked.requirement);
}

/** What these proofs show for it. */
export function toShownBy(found: readonly Proof[], requirement: Requirement): Shown {
  const proofs = [...found].sort(strongestFirst);
  const [best] = proofs;
  if (best === undefined)
    return { evidenced: NOTHING, verdict: "none", sources: [], gap: "missing", why: "Nothing in the resume shows it." };
  const evidenced = proofs.length === 1 ? best.evidenced : bestOf(proofs.map((proof) => proof.evidenced));
  const sources = [best.source];
  const carries = (proof: Proof) => proof.link === best.link || proof.evidenced.value === evidenced.value;
  for (const proof of proofs) if (carries(proof) && !sources.includes(proof.source)) sources.push(proof.source);
  const shown: Shown = { evidenced, verdict: toVerdict(best), sources };
  const gap = toGap(best, requirement);
  const why = toWhy(best, requirement);
  if (best.link !== "lexical" && proofs.every(({ link }) => WORDS_ALONE.has(link))) shown.unsure = true;
  if (gap !== undefined) shown.gap = gap;
  if (why !== "") shown.why = why;
  return shown;
}

/** "Python or R", "2 of Python, R, SQL": a choice goes by all its names. */
function toName({ name, alternatives = [], atLeast = 1 }: Requirement): string {
  const names = [name, ...alternatives.map((one) => one.name)];
  return atLeast > 1 ? toCountedName(atLeast, names) : names.join(" or ");
}

/**
 * Shared words come last and hints before them: they add a little, but anything else says more about what the resume shows. The
 * thing itself comes before its telling once it is met: a reader looks for the nearest words.
 */
const LAST = { hint: 2, elsewhere: 2, lexical: 3 } as const;

function toPlace({ link, evidenced, doubt }: Proof): number {
  if (doubt) return LAST.hint;
  if (!WORDS_ALONE.has(link) && evidenced.value >= MET_AT) return 0;
  return link === "hint" || link === "elsewhere" || link === "lexical" ? LAST[link] : 1;
}

function strongestFirst(a: Proof, b: Proof): number {
  return toPlace(a) - toPlace(b) || b.evidenced.value - a.evidenced.value || b.evidenced.hi - a.evidenced.hi || byText(a.source, b.source);
}

function toVerdict({ link, depth, evidenced, doubt }: Proof): Verdict {
  if (link === "lexical") return "none";
  if (link === "hint" || link === "elsewhere" || doubt) return "unknown";
  if (link === "related" || link === "paraphrase" || link === "things" || link === "part") return "partial";
  if (evidenced.value >= 1) return "strong";
  return depth === "listed" ? "mentioned" : "partial";
}

/** What keeps a skill off the matched list; undefined when it is on it. */
function toGap({ link, depth, months, years, evidenced, doubt, unheld }: Proof, { id, kind }: Requirement): Gap | undefined {
  if (unheld !== undefined && (kind === "certificate" || isCredential(id))) return unheld === "lapsed" ? "lapsed" : "pending";
  if (link === "lexical" || link === "hint" || link === "elsewhere" || doubt) return "unproven";
  if (link === "related") return "adjacent";
  if (evidenced.value >= MATCHED_AT) return undefined;
  if (link === "implied") return "adjacent";
  if (years.value < 1) return months === null ? "unproven" : "years";
  return depth === "listed" ? "depth" : "unproven";
}

function toWhyOfLink(link: LinkKind, by: string): string | undefined {
  const reasons: Partial<Record<LinkKind, string>> = {
    implied: "Follows from another skill",
    related: "Only a related skill is shown",
    paraphrase: `Says it in other words: ${by}`,
    things: "Names what it is done to, not that it is done",
    part: "A paper with part of its name, or on a lower level",
    hint: `Perhaps said in other words: ${by}; read the line`,
    elsewhere: "Its words stand in other work, where they may mean something else; read the line",
    lexical: "Only words in common, no evidence",
  };
  return reasons[link];
}

function toWhy({ link, depth, months, years, evidenced, entered, unheld, by, doubt }: Proof, { minYears }: Requirement): string {
  if (evidenced.value >= 1) return "";
  const reasons: string[] = [];
  const words = toPlainWords(by ?? []).join(", ");
  const byLink =
    doubt && link === "paraphrase"
      ? `Perhaps said in other words, in work unlike the job: ${words}; counted all the same, so read the line`
      : toWhyOfLink(link, words);
  if (byLink !== undefined) reasons.push(byLink);
  if (entered) reasons.push("entered by a person, no words of the resume show it");
  if (unheld !== undefined) reasons.push(unheld === "lapsed" ? "named as held no longer" : "being worked for, not held yet");
  if (link !== "lexical" && link !== "part" && depth === "listed" && !entered && !unheld) reasons.push("listed, not shown in a role");
  if (depth === "used" && !unheld && link !== "elsewhere") reasons.push("shown in one place, without a measured result");
  if (years.value < 1 && months === null) reasons.push(`years not stated (asked: ${minYears})`);
  if (years.value < 1 && months !== null) reasons.push(`${toDuration(months)} of ${minYears} years`);
  const text = reasons.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
