import type { JobProfile } from "../job/index.ts";
import type { MatchResult, MissingSkill } from "../match/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import type { Replaced } from "./core.ts";
import { type Desk, draft } from "./desk.ts";
import type { Draft } from "./fill.ts";
import type { Need } from "./frames.ts";
import { findHooks, type Hook, isNeutral } from "./hooks.ts";
import { type Topic, toTopics } from "./topics.ts";
import { LEVEL_STEP, type Plan } from "./weights.ts";
import { toPaper } from "./wording.ts";

export type Candidate = { profile: ResumeProfile; match: MatchResult };
/** Gaps of a skill that the resume does name. */
const NAMED_GAPS: ReadonlySet<MissingSkill["gap"]> = new Set(["depth", "years", "stale"]);
type Case = { topic: Topic; needs: Need | undefined; quote?: Hook["quote"]; outcome?: string; near?: string; reason: string };

/** Questions that rest on this resume: what it shows, and what it leaves open. */
export function writeProbes(desk: Desk, job: JobProfile, candidate: Candidate, plan: Plan): Draft[] {
  const topics = toTopics(job);
  const hooks = findHooks(candidate.profile, candidate.match);
  return [
    ...write(desk, job, "experience", [...shown(topics, hooks), ...leftOpen(topics, hooks, candidate.match)], plan.experience.probes),
    ...write(desk, job, "skillGap", [...gaps(topics, candidate), ...anyGap(topics)], plan.skillGap.probes),
  ];
}

/** Another probe in place of one, about the same requirement where there is a ground for it. */
export function writeOtherProbe(
  desk: Desk,
  job: JobProfile,
  candidate: Candidate,
  { category, requirementIds }: Replaced,
): Draft | undefined {
  const topics = toTopics(job);
  const hooks = findHooks(candidate.profile, candidate.match);
  const isExperience = category === "experience";
  const cases = isExperience
    ? [...shown(topics, hooks), ...leftOpen(topics, hooks, candidate.match)]
    : [...gaps(topics, candidate), ...anyGap(topics)];
  const same = cases.filter(({ topic }) => requirementIds.includes(topic.id));
  return write(desk, job, isExperience ? "experience" : "skillGap", [...same, ...cases], 1)[0];
}

function write(desk: Desk, job: JobProfile, category: "experience" | "skillGap", cases: readonly Case[], count: number): Draft[] {
  const drafts: Draft[] = [];
  const levelStep = LEVEL_STEP[job.level ?? ""] ?? 0;
  for (const { topic, needs, quote, outcome, near, reason } of cases) {
    if (drafts.length === count) break;
    const wish = { category, family: topic.family, paper: topic.paper, needs, seed: topic.id };
    const slots = { skill: topic.words, ...(outcome ? { outcome } : {}), ...(near ? { near } : {}) };
    const grounds = { requirementIds: topic.id === "" ? [] : [topic.id], evidence: quote ? [quote] : [], core: false, levelStep, reason };
    const written = draft(desk, wish, slots, grounds);
    if (written) drafts.push(written);
  }
  return drafts;
}

/** Evidence lines, those with a measured result first. */
function shown(topics: readonly Topic[], hooks: readonly Hook[]): Case[] {
  const cases = topics.flatMap((topic) => {
    const hook = hooks.find(({ requirementId }) => requirementId === topic.id);
    if (!hook) return [];
    const base: Case = { topic, needs: "evidence", quote: hook.quote, reason: `The resume shows ${topic.words}.` };
    return [hook.outcome ? { ...base, needs: "outcome" as const, outcome: hook.outcome } : base];
  });
  return [...cases.filter(({ outcome }) => outcome), ...cases.filter(({ outcome }) => !outcome)];
}

/** What the resume does not show; where it shows everything, work with a requirement that no line was found for. */
function leftOpen(topics: readonly Topic[], hooks: readonly Hook[], { matchedSkills }: MatchResult): Case[] {
  const isMet = ({ id }: Topic) => matchedSkills.some((skill) => skill.id === id);
  const isAsked = ({ id }: Topic) => hooks.some(({ requirementId }) => requirementId === id);
  const open = topics.filter((topic) => !isMet(topic));
  const plain = [...topics.filter((topic) => isMet(topic) && !isAsked(topic)), ...topics];
  return [
    ...open.map((topic) => ({ topic, needs: "open" as const, reason: `The resume leaves ${topic.words} open.` })),
    ...plain.map((topic) => ({ topic, needs: undefined, reason: `Part of this job: ${topic.name}.` })),
  ];
}

/** What is missing or thin, must-haves first, named by what stands nearest to it. */
function gaps(topics: readonly Topic[], { profile, match }: Candidate): Case[] {
  return topics.flatMap((topic): Case[] => {
    const missing = match.missingSkills.find(({ id }) => id === topic.id);
    if (!missing) return [];
    const near = nearestOf(profile, missing, topic);
    if (near) return [{ topic, needs: "near", near: near.name, quote: near.quote, reason: `Close to ${topic.words}: ${near.name}.` }];
    const needs: Need = NAMED_GAPS.has(missing.gap) ? "depth" : "gap";
    return [{ topic, needs, reason: `The resume leaves ${topic.words} open.` }];
  });
}

function nearestOf(
  profile: ResumeProfile,
  { nearest, gap }: MissingSkill,
  topic: Topic,
): { name: string; quote: Hook["quote"] } | undefined {
  if (!nearest || (gap !== "adjacent" && gap !== "missing" && gap !== "count")) return undefined;
  const { name, start, end, text } = nearest;
  if (name.toLowerCase() === topic.name.toLowerCase() || !isNeutral(profile, text) || !isNeutral(profile, name)) return undefined;
  return { name: topic.paper === undefined ? name : toPaper(name), quote: { start, end, text } };
}

/** A resume without gaps: how people learn, on what is least pressing. */
function anyGap(topics: readonly Topic[]): Case[] {
  return [...topics].reverse().map((topic) => ({ topic, needs: undefined, reason: `Part of this job: ${topic.name}.` }));
}
