import type { JobProfile } from "../../job/index.ts";
import { type AskedSkill, isOfOtherKind, toAskedSkills } from "./asked-skills.ts";
import { toCounted, type Way } from "./counted-choice.ts";
import type { Draft } from "./draft.ts";
import { toWayShown } from "./other-ways.ts";
import { type Proof, toProofs } from "./skill-proofs.ts";
import { toShownBy } from "./skill-rows.ts";
import type { Reading } from "./types.ts";

/** Rows of choices of which more than one way is needed. `backing`: how much of the job some role was like, 0-1. */
export function withCountedRows(drafts: readonly Draft[], reading: Reading, job: JobProfile, backing: number): Draft[] {
  const counted = new Map(
    toAskedSkills(job).flatMap((asked) => (asked.requirement.atLeast ? [[asked.requirement.id, asked] as const] : [])),
  );
  if (counted.size === 0) return [...drafts];
  return drafts.map((draft) => {
    const asked = draft.component === "skills" ? counted.get(draft.id) : undefined;
    if (asked === undefined) return draft;
    const { id, name, component, importance, parts } = draft;
    return { id, name, component, importance, parts, ...toCounted(toWays(asked, reading, job, backing), asked.requirement.atLeast ?? 1) };
  });
}

function toWays({ requirement, ways }: AskedSkill, reading: Reading, job: JobProfile, backing: number): Way[] {
  const skills = ways.map(({ name, options }, at): Way => {
    const byKey = new Map<string, Proof[]>();
    for (const proof of toProofs({ requirement, options }, reading, backing)) {
      const key = toKey(proof, at);
      byKey.set(key, [...(byKey.get(key) ?? []), proof]);
    }
    return { name, pieces: [...byKey].map(([key, proofs]) => ({ key, shown: toShownBy(proofs, requirement) })) };
  });
  const others = (requirement.alternatives ?? []).filter(isOfOtherKind).map((way, at): Way => {
    const pieces = toWayShown(way, reading, job, backing).map((shown) => ({ key: `other ${at}`, shown }));
    return { name: way.name, pieces };
  });
  return [...skills, ...others];
}

/** A skill or paper of the resume shows one way, and so does a line in other words; a line may hold the names of several. */
function toKey({ source, link }: Proof, way: number): string {
  const ofSkill = /^(?:skill|certificate):(.+)$/s.exec(source)?.[1];
  if (ofSkill !== undefined) return `skill ${ofSkill}`;
  return link === "same" ? `${way} ${source}` : source;
}
