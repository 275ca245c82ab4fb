import type { JobProfile } from "../../job/index.ts";
import { isSkillTerm } from "../view/terms.ts";
import { type AskedSkill, toAskedSkills } from "./asked-skills.ts";
import type { Draft } from "./draft.ts";
import { isLikeJob } from "./sense.ts";
import type { Reading, ReadLine } from "./types.ts";

/**
 * Who tells most of a job in other words may tell the rest in words that no list holds: what was not found is then unknown rather
 * than unmet, and the interval says so. Points stay as they are.
 */
export function withOpenRows(drafts: readonly Draft[], reading: Reading, job: JobProfile): Draft[] {
  const { depth } = reading.weights;
  if (!tellsInOtherWords(drafts, reading) && !isHardlyUnderstood(reading, job)) return [...drafts];
  return drafts.map((draft) => {
    if (draft.component === "experience") return { ...draft, evidenced: { ...draft.evidenced, hi: 1 } };
    if (draft.component === "education") return draft;
    if (draft.verdict !== "none") return withOpenRest(draft, depth.used);
    const hi = draft.component === "skills" ? depth.used : 1;
    return {
      ...draft,
      open: true,
      evidenced: { ...draft.evidenced, hi },
      why: `${draft.why} It may be there in words this reader does not know.`,
    };
  });
}

/** What is missing of a choice of which some is shown. */
function withOpenRest(draft: Draft, used: number): Draft {
  if (draft.lacks === undefined) return draft;
  const { evidenced } = draft;
  return { ...draft, evidenced: { ...evidenced, hi: Math.min(1, evidenced.hi + draft.lacks * used) } };
}

/** More of what was found is told in other words than in the job's own. */
function tellsInOtherWords(drafts: readonly Draft[], { weights: { paraphrase } }: Reading): boolean {
  const tasks = drafts.filter(
    ({ component, verdict, unsure }) =>
      verdict !== "none" && (verdict !== "unknown" || unsure) && (component === "skills" || component === "responsibilities"),
  );
  const inOtherWords = tasks.filter(({ unsure }) => unsure).length;
  return inOtherWords >= paraphrase.manner && inOtherWords > tasks.length - inOtherWords;
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
