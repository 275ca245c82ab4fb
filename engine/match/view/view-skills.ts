import type { ResumeProfile, SkillEvidence } from "../../resume/index.ts";
import { unique } from "../order.ts";
import { isCredential, toUnheldMention } from "./credentials.ts";
import { toMonths } from "./months.ts";
import type { OwnRole } from "./own-roles.ts";
import type { OwnTerms } from "./own-terms.ts";
import type { Depth, ViewSkill } from "./scoring-view.ts";
import { findWishesOf } from "./wishes.ts";

type ProfileSkill = ResumeProfile["skills"][number];

// A headline beside the name, a hobby or a referee's title proves nothing about work and may tell who somebody is. A paper is held
// wherever its holder names it: "PMP" behind the name, "driving licence" beside the phone number.
const NO_PROOF = new Set(["contact", "interests", "references"]);
const NO_PROOF_OF_A_PAPER = new Set(["interests", "references"]);
// A skill's word inside one of these is part of a proper name ("Institute of Technology", "Ruby Jones").
const PROPER_NAMES =
  /^\/(basics\/(name|email|phone|url|location|profiles)|work\/\d+\/(name|location)|education\/\d+\/(institution|startDate|endDate)|volunteer\/\d+\/organization)/;

/** One entry per skill id with how well it is proved and for how long it was used. */
export function toViewSkills(profile: ResumeProfile, roles: readonly OwnRole[], own: OwnTerms): ViewSkill[] {
  const proofs = toSkillProofs(profile);
  const byId = new Map<string, SkillEvidence[]>();
  for (const { skill, evidence } of proofs) {
    if (skill.id.startsWith("term:") && own.hasOwnName(skill.name)) continue;
    const shown = evidence.filter(({ text }) => !own.isNamesake(skill.id, text));
    if (shown.length > 0 || skill.entered) byId.set(skill.id, (byId.get(skill.id) ?? []).concat(shown));
  }
  return unique(Array.from(byId, ([id, evidence]) => ({ ...toViewSkill(id, evidence, roles), ...toHeld(id, evidence, profile) })));
}

/** Skills with the evidence that counts; one all of whose words stand in proper names, wishes or hobbies drops out, unless a person entered it. */
export function toSkillProofs(profile: ResumeProfile): { skill: ProfileSkill; evidence: SkillEvidence[] }[] {
  const properNames = profile.meta.places.filter((place) => PROPER_NAMES.test(place.path));
  const wishes = findWishesOf(profile);
  return profile.skills
    .map((skill) => ({
      skill,
      evidence: skill.evidence.filter(
        ({ section, start, end }) =>
          !(isCredential(skill.id) ? NO_PROOF_OF_A_PAPER : NO_PROOF).has(section) &&
          !wishes.some((wish) => start >= wish.start && end <= wish.end) &&
          !properNames.some((name) => start < name.end && end > name.start && !(isCredential(skill.id) && isPaperLine(name, start, end))),
      ),
    }))
    .filter(({ skill, evidence }) => evidence.length > 0 || skill.entered);
}

/** "Driving licence, clean" behind which a year stands may be read as an employer, and still names the paper. */
function isPaperLine({ start: from, raw }: { start: number; raw: string }, start: number, end: number): boolean {
  return start === from && /^\s*(?:[,;:(]|$)/.test(raw.slice(end - from));
}

function toViewSkill(id: string, evidence: readonly SkillEvidence[], roles: readonly OwnRole[]): ViewSkill {
  const named = new Set(evidence.map(({ work }) => work));
  const shown = roles.filter((role) => role.entries.some((entry) => named.has(entry)));
  const view = { id, depth: toDepth(evidence, shown.length), months: toMonths(shown.map((role) => role.interval)) };
  return evidence.length === 0 ? { ...view, entered: true } : view;
}

function toDepth(evidence: readonly SkillEvidence[], roles: number): Depth {
  const inUse = evidence.filter(({ work, project }) => work !== undefined || project !== undefined);
  if (roles >= 2 || inUse.some(({ outcome }) => outcome)) return "proven";
  return inUse.length > 0 ? "used" : "listed";
}

function toHeld(id: string, evidence: readonly SkillEvidence[], profile: ResumeProfile): Pick<ViewSkill, "unheld"> {
  const mayBePaper = isCredential(id) || id.startsWith("term:");
  if (!mayBePaper) return {};
  const said = evidence.map((one) => toUnheldMention(one, profile));
  const [unheld] = said;
  return unheld === undefined || said.includes(undefined) ? {} : { unheld };
}
