import type { JobProfile } from "../job/index.ts";
import type { MatchResult, MissingSkill } from "../match/index.ts";
import type { ResumeProfile } from "../resume/index.ts";
import type { Replaced } from "./core.ts";
import { type Desk, draft } from "./desk.ts";
import type { Draft } from "./fill.ts";
import type { Need } from "./frames.ts";
import { findHooks, type Hook, isNeutral } from "./hooks.ts";
import { PAPERS } from "./joined-papers.ts";
import { type Topic, toDutyTopics, toTopics, toWorkTopic } from "./topics.ts";
import { COST, LEVEL_STEP, type Plan } from "./weights.ts";

export type Candidate = { profile: ResumeProfile; match: MatchResult };
/** Gaps of a skill that the resume does name. */
const NAMED_GAPS: ReadonlySet<MissingSkill["gap"]> = new Set(["depth", "years", "stale", "lapsed", "pending"]);
type Case = { topic: Topic; needs: Need | undefined; isMet?: true; quote?: Hook["quote"]; outcome?: string; near?: string; reason: string };

/** Questions that rest on this resume: what it shows, and what it leaves open; what the core asks about comes last. */
export function writeProbes(desk: Desk, job: JobProfile, candidate: Candidate, plan: Plan, core: readonly Draft[]): Draft[] {
  const experience = write(
    desk,
    job,
    "experience",
    byNews("experience", toCases("experience", job, candidate), core),
    plan.experience.probes,
  );
  const asked = [...core, ...experience];
  return [
    ...experience,
    ...write(desk, job, "skillGap", byNews("skillGap", toCases("skillGap", job, candidate), asked), plan.skillGap.probes),
  ];
}

/** Another probe in place of one, about the same requirement where there is a ground for it. */
export function writeOtherProbe(
  desk: Desk,
  job: JobProfile,
  candidate: Candidate,
  { category, requirementIds }: Replaced,
): Draft | undefined {
  const asked = category === "experience" ? category : "skillGap";
  const cases = toCases(asked, job, candidate);
  const same = cases.filter(({ topic }) => topic.ids.some((id) => requirementIds.includes(id)));
  return write(desk, job, asked, [...same, ...cases], 1)[0];
}

/** All there is to ask about, the most telling first; duties and the work stand in where requirements are used up. */
function toCases(category: "experience" | "skillGap", job: JobProfile, candidate: Candidate): Case[] {
  const topics = toTopics(job).filter((topic) => isTold(topic, category));
  const hooks = findHooks(candidate.profile, candidate.match);
  const about =
    category === "experience" ? [...shown(topics, hooks), ...leftOpen(topics, hooks, candidate.match)] : gaps(topics, candidate);
  const isMet = isMetBy(candidate.match);
  const others: Case[] = [...toDutyTopics(job), ...topics.filter(({ kind }) => !PAPERS.has(kind)).toReversed(), toWorkTopic(job)].map(
    (topic) => ({ ...toPlainCase(topic), ...(isMet(topic) && { isMet: true }) }),
  );
  return [...about, ...others];
}

/** Hours are the same for everybody, papers that must be there are shown once, in the core; of others only a missing one leaves something to ask. */
const isTold = ({ kind, importance }: Topic, category: "experience" | "skillGap"): boolean =>
  kind !== "hours" && (!PAPERS.has(kind) || (kind !== "vetting" && category === "skillGap" && importance !== "must"));

const isMetBy =
  ({ matchedSkills, missingSkills }: MatchResult) =>
  ({ ids }: Topic): boolean =>
    ids.length > 0 && ids.every((id) => matchedSkills.some((skill) => skill.id === id) && !missingSkills.some((skill) => skill.id === id));

/** A ground in the resume is worth nearly as much as news, something close to a gap more. */
function worthOf({ needs }: Case): number {
  if (needs === "near") return COST.ground + COST.ground;
  return needs === undefined || needs === "open" ? 0 : COST.ground;
}

/** First what no question is about, last what one of the same category is about. */
function byNews(category: Draft["category"], cases: readonly Case[], asked: readonly Draft[]): Case[] {
  const isAbout =
    ({ topic }: Case) =>
    (question: Draft) =>
      topic.ids.length === 0 ? question.text.includes(topic.words) : topic.ids.some((id) => question.requirementIds.includes(id));
  const cost = (one: Case): number => {
    const about = asked.filter(isAbout(one));
    const isSame = about.some((question) => question.category === category);
    const again = about.length * COST.asked + (isSame ? COST.sameCategory : 0);
    return (
      again +
      (one.topic.kind === "work" ? COST.work : 0) +
      (PAPERS.has(one.topic.kind) ? COST.dry : 0) +
      (category === "skillGap" && one.isMet ? COST.met : 0) -
      worthOf(one)
    );
  };
  return cases.toSorted((a, b) => cost(a) - cost(b));
}

function write(desk: Desk, job: JobProfile, category: "experience" | "skillGap", cases: readonly Case[], count: number): Draft[] {
  const drafts: Draft[] = [];
  const levelStep = LEVEL_STEP[job.level ?? ""] ?? 0;
  for (const { topic, needs, quote, outcome, near, reason } of cases) {
    if (drafts.length === count) break;
    if (drafts.some(({ requirementIds }) => topic.ids.some((id) => requirementIds.includes(id)))) continue;
    const subject = { category, topic, needs, seed: topic.ids.join() };
    const slots = { ...(outcome ? { outcome } : {}), ...(near ? { near } : {}) };
    const grounds = { requirementIds: [...topic.ids], evidence: quote ? [quote] : [], core: false, levelStep, reason };
    const written = draft(desk, subject, slots, grounds);
    if (written) drafts.push(written);
  }
  return drafts;
}

/** Evidence lines, those with a measured result first. */
function shown(topics: readonly Topic[], hooks: readonly Hook[]): Case[] {
  const cases = topics.flatMap((topic) => {
    const hook = hooks.find(({ requirementId }) => topic.ids.includes(requirementId));
    if (!hook) return [];
    const base: Case = { topic, needs: "evidence", quote: hook.quote, reason: `A line of the resume touches on ${topic.words}.` };
    return [hook.outcome ? { ...base, needs: "outcome" as const, outcome: hook.outcome } : base];
  });
  return [...cases.filter(({ outcome }) => outcome), ...cases.filter(({ outcome }) => !outcome)];
}

/** What the resume does not show, then work with a requirement that no line was found for. */
function leftOpen(topics: readonly Topic[], hooks: readonly Hook[], { matchedSkills }: MatchResult): Case[] {
  const isMet = ({ ids }: Topic) => ids.every((id) => matchedSkills.some((skill) => skill.id === id));
  const isAsked = ({ ids }: Topic) => hooks.some(({ requirementId }) => ids.includes(requirementId));
  const open = topics.filter((topic) => !isMet(topic));
  return [
    ...open.map((topic) => ({ topic, needs: "open" as const, reason: `The resume leaves ${topic.words} open.` })),
    ...topics.filter((topic) => isMet(topic) && !isAsked(topic)).map(toPlainCase),
  ];
}

function toPlainCase(topic: Topic): Case {
  return { topic, needs: undefined, reason: topic.kind === "duty" ? "A duty of this job." : `Part of this job: ${topic.name}.` };
}

/** What is missing or thin, must-haves first, named by what stands nearest to it. */
function gaps(topics: readonly Topic[], { profile, match }: Candidate): Case[] {
  return topics.flatMap((topic): Case[] => {
    const missing = match.missingSkills.find(({ id }) => topic.ids.includes(id));
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
  if (!nearest || (gap !== "adjacent" && gap !== "missing" && gap !== "unknown" && gap !== "count")) return undefined;
  const { name, start, end, text } = nearest;
  if (name.toLowerCase() === topic.name.toLowerCase() || !isNeutral(profile, text) || !isNeutral(profile, name)) return undefined;
  return { name, quote: { start, end, text } };
}
