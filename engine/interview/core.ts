import type { JobProfile } from "../job/index.ts";
import { type Desk, draft } from "./desk.ts";
import type { Draft } from "./fill.ts";
import type { Kind } from "./frames.ts";
import { assign, toRow } from "./spread.ts";
import { type Topic, toDutyTopics, toTopics, toWorkTopic } from "./topics.ts";
import type { Question, QuestionCategory } from "./types.ts";
import { LEVEL_STEP, type Plan } from "./weights.ts";

const ASKING: readonly QuestionCategory[] = ["technical", "experience", "skillGap"];
export type Replaced = Pick<Question, "category" | "requirementIds" | "text">;
const NAMED = { must: "A must-have of this job:", should: "Asked for by this job:", nice: "Welcome in this job:" } as const;
const PAPERS: ReadonlySet<Kind> = new Set<Kind>(["paper", "licence", "vetting"]);
/** Nothing is asked of everybody's behaviour towards others by a paper, nor by what one is able to operate. */
const IMPERSONAL: ReadonlySet<Kind> = new Set<Kind>([...PAPERS, "tool", "code", "platform", "basics", "rule"]);

/** The questions every candidate of the job gets. They depend on the job alone. */
export function writeCore(desk: Desk, job: JobProfile, plan: Plan): Draft[] {
  const topics = vettingFirst(toTopics(job));
  const duties = toDutyTopics(job);
  const work = toWorkTopic(job);
  const categories = ASKING.flatMap((category) => Array.from({ length: plan[category].core }, () => category));
  const row = toRow([...topics, ...duties, work], categories.length);
  const left = topics.slice(row.length).filter(({ importance }) => importance === "must");
  balance(row, left);
  const drafts = assign(row, categories).flatMap(({ category, topic }) => {
    const second = takeSecond(left, topic);
    const written = writeOne(desk, job, category, topic, second) ?? writeOne(desk, job, category, work, undefined);
    if (second && !second.ids.every((id) => written?.requirementIds.includes(id))) left.unshift(second);
    return written ? [written] : [];
  });
  return [...drafts, ...writeInclusion(desk, job, toCommon(topics, duties, row, work), plan.inclusion.core)];
}

/** Another question of the core in place of one, about the same requirements or duty where a frame is left. */
export function writeOtherCore(desk: Desk, job: JobProfile, { category, requirementIds, text }: Replaced): Draft | undefined {
  const topics = toTopics(job);
  const duties = toDutyTopics(job);
  const work = toWorkTopic(job);
  if (category === "inclusion") return writeInclusion(desk, job, toCommon(topics, duties, [], work), 1)[0];
  const same = topics.filter(({ ids }) => ids.some((id) => requirementIds.includes(id)));
  const [main = work, second] = same.length > 0 ? same : duties.filter(({ words }) => text.includes(words));
  return writeOne(desk, job, category, main, second) ?? writeOne(desk, job, category, work, undefined);
}

/** A check of somebody's past goes with nothing else in one question, so it takes its place before the other must-haves. */
function vettingFirst(topics: readonly Topic[]): Topic[] {
  const isFirst = ({ kind, importance }: Topic) => kind === "vetting" && importance === "must";
  return [...topics.filter(isFirst), ...topics.filter((topic) => !isFirst(topic))];
}

/** Papers go with papers in one question, skills with skills: what is left changes places until it has something to go with. */
function balance(row: Topic[], left: Topic[]): void {
  for (const isPaper of [true, false]) {
    const isSort = ({ kind }: Topic) => kind !== "vetting" && PAPERS.has(kind) === isPaper;
    const isOther = ({ kind }: Topic) => kind !== "vetting" && PAPERS.has(kind) !== isPaper;
    const lacks = () =>
      left.filter(isSort).length > row.filter(isSort).length && row.filter(isOther).length - 1 > left.filter(isOther).length;
    while (lacks()) {
      const [from, to] = [left.findIndex(isSort), row.findLastIndex(isOther)];
      const [one, other] = [left[from], row[to]];
      if (!one || !other) return;
      left[from] = other;
      row[to] = one;
    }
  }
}

/** A must-have that no question of its own is left for, of the same sort as the first and, where there is one, of its family. */
function takeSecond(left: Topic[], main: Topic): Topic | undefined {
  if (main.ids.length === 0 || main.importance !== "must" || main.kind === "vetting") return undefined;
  const fits = ({ kind }: Topic) => kind !== "vetting" && PAPERS.has(kind) === PAPERS.has(main.kind);
  const near = left.findIndex((topic) => fits(topic) && topic.family === main.family);
  const at = near >= 0 ? near : left.findIndex(fits);
  return at < 0 ? undefined : left.splice(at, 1)[0];
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

/** What values in action are asked about: duties and requirements that no question was about come first. */
function toCommon(topics: readonly Topic[], duties: readonly Topic[], asked: readonly Topic[], work: Topic): Topic[] {
  const isNew = (topic: Topic) => !asked.some(({ words }) => words === topic.words);
  const shared = topics.filter(({ kind }) => !IMPERSONAL.has(kind));
  return [...duties.filter(isNew), ...shared.filter(isNew), work, ...duties, ...shared];
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
