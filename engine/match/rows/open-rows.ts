import type { JobProfile } from "../../job/index.ts";
import { isSkillTerm } from "../view/terms.ts";
import { type AskedSkill, toAskedSkills } from "./asked-skills.ts";
import { tellsAtLeast } from "./company.ts";
import type { Draft } from "./draft.ts";
import { isLikeJob } from "./sense.ts";
import { isRefused } from "./skill-proofs.ts";
import type { Reading, ReadLine } from "./types.ts";

/**
 * Who tells some requirements of a job in other words may tell the rest in words that no list holds: what was not found is then unknown
 * rather than unmet, gives no points and takes none off. What is told only rises with what a resume says, so no further line but a denial
 * brings a deduction back. Where hardly a line of work like the job is understood, the interval alone says so.
 */
export function withOpenRows(drafts: readonly Draft[], reading: Reading, job: JobProfile): Draft[] {
  const { roles, weights } = reading;
  const { depth, paraphrase } = weights;
  const isUnknown = tellsAtLeast(paraphrase.tellsOthers, roles, job, weights);
  if (!isUnknown && !isHardlyUnderstood(reading, job)) return [...drafts];
  const denied = toDenied(reading, job);
  return drafts.map((draft) => {
    if (draft.component === "experience") return { ...draft, evidenced: { ...draft.evidenced, hi: 1 } };
    if (draft.component === "education" || denied.has(draft.id)) return draft;
    if (draft.gap !== undefined && draft.gap !== "missing") return draft;
    if (draft.verdict !== "none") return withOpenRest(draft, depth.used);
    return {
      ...draft,
      ...(isUnknown ? toUnknown(draft) : { open: true }),
      evidenced: { ...draft.evidenced, hi: draft.component === "skills" ? depth.used : 1 },
      why: `${draft.why} It may be there in words this reader does not know.`,
    };
  });
}

/** What is unknown is not missing. */
function toUnknown({ gap }: Draft): Pick<Draft, "verdict" | "gap"> {
  return { verdict: "unknown", ...(gap === undefined ? {} : { gap: "unknown" }) };
}

/** What no other words show: what the resume says was not done. */
function toDenied({ view }: Reading, job: JobProfile): ReadonlySet<string> {
  const said = [view, ...view.roles];
  const isDenied = ({ options }: AskedSkill) => options.every((option) => said.some((one) => isRefused(one, option)));
  const denied = toAskedSkills(job).filter(isDenied);
  return new Set(denied.map(({ requirement }) => requirement.id));
}

/** What is missing of a choice of which some is shown. */
function withOpenRest(draft: Draft, used: number): Draft {
  if (draft.lacks === undefined) return draft;
  const { evidenced } = draft;
  return { ...draft, evidenced: { ...evidenced, hi: Math.min(1, evidenced.hi + draft.lacks * used) } };
}

/** Roles like the job, of which most lines say nothing in the job's own words: this trade was done, and it is not told what of it. */
function isHardlyUnderstood({ roles, weights }: Reading, job: JobProfile): boolean {
  const asked = toAskedSkills(job);
  const lines = roles.filter((role) => isLikeJob(role, weights)).flatMap((role) => role.lines);
  const others = lines.filter((line) => !isOwn(line, asked, weights.paraphrase.least)).length;
  return others >= weights.paraphrase.manner && others > lines.length - others;
}

function isOwn({ terms, covers }: ReadLine, asked: readonly AskedSkill[], least: number): boolean {
  if ([...covers.values()].some(({ same }) => same >= least)) return true;
  const named = terms.filter(isSkillTerm).map((term) => term.slice(1));
  return asked.some(({ options }) => options.some(({ linkFrom }) => named.some((id) => linkFrom(id).kind !== "none")));
}
