import type { JobProfile } from "../job/index.ts";
import { toCouples } from "./couples.ts";
import { type Desk, draft } from "./desk.ts";
import type { Draft } from "./fill.ts";
import type { Kind } from "./frames.ts";
import { joinPapers, PAPERS } from "./joined-papers.ts";
import { assign, toRow } from "./spread.ts";
import { type Topic, toDutyTopics, toTopics, toWorkTopic } from "./topics.ts";
import type { Question, QuestionCategory } from "./types.ts";
import { LEVEL_STEP, type Plan } from "./weights.ts";

const ASKING: readonly QuestionCategory[] = ["technical", "experience", "skillGap"];
export type Replaced = Pick<Question, "category" | "requirementIds" | "text">;
const NAMED = { must: "A must-have of this job:", should: "Asked for by this job:", nice: "Welcome in this job:" } as const;
/** Nothing is asked of everybody's behaviour towards others by a paper, nor by what one is able to operate. */
const IMPERSONAL: ReadonlySet<Kind> = new Set<Kind>([...PAPERS, "hours", "tool", "code", "platform", "basics", "rule"]);

/** At most so many inclusion questions are about the work as a whole. */
const INCLUSION = 2;

/** The questions every candidate of the job gets. They depend on the job alone. */
export function writeCore(desk: Desk, job: JobProfile, plan: Plan): Draft[] {
  const topics = papersFirst(joinPapers(toTopics(job)));
  const duties = toDutyTopics(job);
  const work = toWorkTopic(job);
  const categories = ASKING.flatMap((category) => Array.from({ length: plan[category].core }, () => category));
  const couples = toCouples(topics, categories.length);
  const row = toRow([...couples.map(({ first }) => first), ...duties, work], categories.length);
  const drafts = assign(row, categories).flatMap(({ category, topic }) => {
    const at = couples.findIndex(({ first }) => first === topic);
    const [couple] = at < 0 ? [] : couples.splice(at, 1);
    const written = writeOne(desk, job, category, topic, couple?.second) ?? writeOne(desk, job, category, work, undefined);
    return written ? [written] : [];
  });
  return [...drafts, ...writeInclusion(desk, job, toCommon(topics, duties, row, work), plan.inclusion.core)];
}

/** Another question of the core in place of one, about the same requirements or duty where a frame is left. */
export function writeOtherCore(desk: Desk, job: JobProfile, { category, requirementIds, text }: Replaced): Draft | undefined {
  const topics = joinPapers(toTopics(job));
  const duties = toDutyTopics(job);
  const work = toWorkTopic(job);
  if (category === "inclusion") return writeInclusion(desk, job, toCommon(topics, duties, [], work), 1)[0];
  const same = topics.filter(({ ids }) => ids.some((id) => requirementIds.includes(id)));
  const [main = work, second] = same.length > 0 ? same : duties.filter(({ words }) => text.includes(words));
  return writeOne(desk, job, category, main, second) ?? writeOne(desk, job, category, work, undefined);
}

/** Papers and checks of somebody's past go with nothing else in one question, so they take their places before the other must-haves. */
function papersFirst(topics: readonly Topic[]): Topic[] {
  const isFirst = ({ kind, importance }: Topic) => PAPERS.has(kind) && importance === "must";
  return [...topics.filter(isFirst), ...topics.filter((topic) => !isFirst(topic))];
}

function writeOne(desk: Desk, job: JobProfile, category: QuestionCategory, main: Topic, second: Topic | undefined): Draft | undefined {
  const subject = { category, topic: main, seed: `${job.title ?? ""}${main.ids.join()}${main.kind === "duty" ? main.words : ""}` };
  const levelStep = LEVEL_STEP[job.level ?? ""] ?? 0;
  if (second) {
    const reason = `${NAMED[main.importance]} ${main.name}, ${second.name}.`;
    const grounds = { requirementIds: [...main.ids, ...second.ids], evidence: [], core: true, levelStep, reason };
    const both = draft(desk, { ...subject, needs: "pair" }, { second: second.words }, grounds);
    if (both) return both;
  }
  const grounds = { requirementIds: [...main.ids], evidence: [], core: true, levelStep, reason: reasonOf(main) };
  return draft(desk, { ...subject, needs: undefined }, {}, grounds);
}

function reasonOf({ kind, importance, name }: Topic): string {
  if (kind === "duty") return "A duty of this job.";
  return kind === "work" ? "The work as a whole." : `${NAMED[importance]} ${name}.`;
}

/** What values in action are asked about: duties that no question was about, then the work as a whole; a tool or a method tells least of them. */
function toCommon(topics: readonly Topic[], duties: readonly Topic[], asked: readonly Topic[], work: Topic): Topic[] {
  const isNew = (topic: Topic) => !asked.some(({ words }) => words === topic.words);
  const shared = topics.filter(({ kind }) => !IMPERSONAL.has(kind));
  return [...duties.filter(isNew), ...Array.from({ length: INCLUSION }, () => work), ...duties, ...shared];
}

/** Values in action, asked of everybody about the work itself, never about the candidate's own identity. */
function writeInclusion(desk: Desk, job: JobProfile, topics: readonly Topic[], count: number): Draft[] {
  const drafts: Draft[] = [];
  for (const topic of topics) {
    if (drafts.length === count) break;
    const written = writeOne(desk, job, "inclusion", topic, undefined);
    if (written) drafts.push(written);
  }
  return drafts;
}
