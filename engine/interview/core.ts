import type { JobProfile } from "../job/index.ts";
import { type Desk, draft } from "./desk.ts";
import type { Draft } from "./fill.ts";
import { findUnlawful } from "./find-unlawful.ts";
import { type Topic, toTopics } from "./topics.ts";
import type { Question, QuestionCategory } from "./types.ts";
import { findProtectedTopics } from "./unlawful.ts";
import { DUTY, LEVEL_STEP, type Plan } from "./weights.ts";

const ASKING: readonly QuestionCategory[] = ["technical", "experience", "skillGap"];
/** About a duty, or about a requirement. */
const INCLUSION_WAYS = 2;
export type Replaced = Pick<Question, "category" | "requirementIds">;
const NAMED = { must: "A must-have of this job:", should: "Asked for by this job:", nice: "Welcome in this job:" } as const;

/** The questions every candidate of the job gets. They depend on the job alone. */
export function writeCore(desk: Desk, job: JobProfile, plan: Plan): Draft[] {
  const topics = toTopics(job);
  const slots = ASKING.flatMap((category) => Array.from({ length: plan[category].core }, () => category));
  const queue = [...topics];
  const musts = topics.filter(({ importance }) => importance === "must").length;
  let pairs = Math.max(0, musts - slots.length);
  const drafts: Draft[] = [];
  slots.forEach((category, index) => {
    const main = take(queue, category) ?? topics[index % Math.max(1, topics.length)];
    const second = pairs > 0 && main ? takeSecond(queue, main) : undefined;
    const written = writeOne(desk, job, category, main, second);
    if (written) drafts.push(written);
    if (second && written?.requirementIds.includes(second.id)) pairs--;
    else if (second) queue.unshift(second);
  });
  return [...drafts, ...writeInclusion(desk, job, topics, plan.inclusion.core)];
}

/** Another question of the core in place of one, about the same requirements where a frame is left. */
export function writeOtherCore(desk: Desk, job: JobProfile, { category, requirementIds }: Replaced): Draft | undefined {
  const topics = toTopics(job);
  if (category === "inclusion") return writeInclusion(desk, job, topics, INCLUSION_WAYS)[0];
  const same = topics.filter(({ id }) => requirementIds.includes(id));
  const [main, second] = same.length > 0 ? same : topics.slice(0, 1);
  return writeOne(desk, job, category, main, second);
}

/** Skills of the trade go to the technical questions, soft skills to those about experience. */
function take(queue: Topic[], category: QuestionCategory): Topic | undefined {
  const best = queue[0]?.importance;
  const likes = (topic: Topic) => {
    if (category === "technical") return topic.soft ? 0 : 2;
    return (topic.paper ? 0 : 1) + (topic.soft === (category === "experience") ? 1 : 0);
  };
  const first = queue.filter(({ importance }) => importance === best);
  const [chosen] = first.sort((a, b) => likes(b) - likes(a));
  return chosen && queue.splice(queue.indexOf(chosen), 1)[0];
}

function takeSecond(queue: Topic[], main: Topic): Topic | undefined {
  const fits = (topic: Topic) => topic.importance === "must" && topic.paper === main.paper;
  const near = queue.findIndex((topic) => fits(topic) && topic.family === main.family);
  const at = near >= 0 ? near : queue.findIndex(fits);
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

function writeOne(
  desk: Desk,
  job: JobProfile,
  category: QuestionCategory,
  main: Topic | undefined,
  second: Topic | undefined,
): Draft | undefined {
  if (!main) return undefined;
  const wish = { category, family: main.family, paper: main.paper, seed: `${job.title ?? ""}${main.id}` };
  const levelStep = LEVEL_STEP[job.level ?? ""] ?? 0;
  const reason = (...names: string[]) => `${NAMED[main.importance]} ${names.join(", ")}.`;
  if (second) {
    const grounds = { requirementIds: idsOf(main, second), evidence: [], core: true, levelStep, reason: reason(main.name, second.name) };
    const both = draft(desk, { ...wish, needs: "pair" }, { skill: main.words, second: second.words }, grounds);
    if (both) return both;
  }
  const grounds = { requirementIds: idsOf(main), evidence: [], core: true, levelStep, reason: reason(main.name) };
  return draft(desk, { ...wish, needs: undefined }, { skill: main.words }, grounds);
}

/** Values in action, asked of everybody about the work itself, never about the candidate's own identity. */
function writeInclusion(desk: Desk, job: JobProfile, topics: readonly Topic[], count: number): Draft[] {
  const duty = job.responsibilities.map(({ text }) => toDuty(text)).find((found) => found !== undefined);
  const ground = topics.find(({ soft }) => soft) ?? topics.find(({ paper }) => !paper) ?? topics[0];
  if (!ground) return [];
  const drafts = Array.from({ length: count }, (_, index) => {
    const aboutDuty = index % 2 === 0 && duty !== undefined;
    const wish = { category: "inclusion" as const, family: "any", paper: undefined, seed: `${job.title ?? ""}${ground.id}` };
    const reason = aboutDuty ? "A duty of this job." : `${NAMED[ground.importance]} ${ground.name}.`;
    const grounds = { requirementIds: idsOf(ground), evidence: [], core: true, levelStep: 0, reason };
    return draft(desk, { ...wish, needs: aboutDuty ? "duty" : undefined }, { skill: ground.words, ...(duty ? { duty } : {}) }, grounds);
  });
  return drafts.filter((written) => written !== undefined);
}

function idsOf(...topics: Topic[]): string[] {
  return topics.map(({ id }) => id).filter((id) => id !== "");
}

/** A duty short and neutral enough to be read out. */
function toDuty(text: string): string | undefined {
  const plain = text.replace(/\s+/g, " ").replace(/[\s.;:,]+$/, "");
  const words = plain.split(" ").length;
  if (words < DUTY.fewest || words > DUTY.most || findUnlawful(plain).length > 0 || findProtectedTopics(plain).length > 0) return undefined;
  return `${plain}.`;
}
