import data from "../data/interview/topic-kinds.json";
import type { JobProfile, Requirement } from "../job/index.ts";
import { familyOf } from "../skills/index.ts";
import { toDuties } from "./duties.ts";
import type { Kind } from "./frames.ts";
import { PAPERS } from "./joined-papers.ts";
import { isHealthCheck, isPaperLine, kindOf, type Way } from "./kinds.ts";
import { toLine, toNamed, toSaid, toTitle } from "./named.ts";

/** A requirement, a duty or the work as a whole, as a question speaks of it. */
export type Topic = {
  /** Of the requirement, several where one line of the job names them; none for a duty and for the work. */
  ids: readonly string[];
  /** As the job names it; `words`: as it stands in a question, in quotation marks where only these fit any sentence (`isQuoted`). */
  name: string;
  words: string;
  isQuoted: boolean;
  family: string;
  importance: Requirement["importance"];
  kind: Kind;
  /** Where the line of the job begins that it stands in. */
  line?: number;
};

const ORDER: readonly Requirement["importance"][] = ["must", "should", "nice"];
const WORK = { ids: [], isQuoted: true, family: "any", importance: "must" } as const;

/** What a short line of the job says better than a name cut out of it: “Wedding and funeral work” than “funeral”. */
const BY_LINE: ReadonlySet<Kind> = new Set<Kind>(["other", "skill", "field", "tool", "basics"]);
/** What else goes into the line where it names several things and one of them cannot stand by itself: “Communicating with parents and carers”. */
const IN_LINE: ReadonlySet<Kind> = new Set<Kind>([...BY_LINE, "soft", "people", "place", "rule"]);
/** Kinds that are the same when a line stands for them; frames of others speak of the name itself. */
const AS_LINE: ReadonlySet<Kind> = new Set<Kind>([...BY_LINE, "soft"]);
/** What is one thing in one job and another in the next, by what stands behind it. */
const LEANING: ReadonlySet<Kind> = new Set<Kind>(["skill", "field", "soft", "people"]);
const SAYS_OF = new RegExp(`\\p{L} (?:${data.saysOf.join("|")}) \\p{L}`, "iu");
/** A length of time says nothing of what the work is. */
const YEARS = /\b(?:years?|months?)\b/i;
const MOST_NAMES = 3;
/** Of several that are needed no one stands for all. */
const MOST_COUNTED = 6;

/** Requirements by importance, then in the order of the job. */
export function toTopics(job: JobProfile): Topic[] {
  const ordered = ORDER.flatMap((importance) => job.requirements.filter((one) => one.importance === importance && !isHealthCheck(one)));
  return joinLines(
    withSharedLines(ordered.map((requirement) => ({ topic: toTopic(requirement), line: toLine(requirement), requirement }))),
  );
}

type InLine = { topic: Topic; line: string | undefined };

/** A name in other words than its line ("expense tracking" of "Tracking budgets and expenses") has the line of those beside it, where that is all there is. */
function withSharedLines(named: readonly (InLine & { requirement: Requirement })[]): InLine[] {
  const isAll = (line: string, { quote }: Requirement) => line.length >= quote.text.trim().length - 1;
  return named.map(({ topic, line, requirement }) => ({
    topic,
    line:
      line ?? named.find((other) => other.topic.line === topic.line && other.line !== undefined && isAll(other.line, requirement))?.line,
  }));
}

/** What one short line of the job names is one topic, in the words of that line, where no sentence can hold all of its names. */
function joinLines(named: readonly InLine[]): Topic[] {
  return named.flatMap((one): Topic[] => {
    const { topic, line } = one;
    const same = named.filter((other) => other.line === line && other.topic.importance === topic.importance);
    if (line === undefined || !isTorn(same, line)) return [topic];
    if (same[0] !== one) return [];
    const kind = AS_LINE.has(topic.kind) && same.every((other) => other.topic.kind === topic.kind) ? topic.kind : "other";
    const kindOfLine = isPaperLine(line) || PAPERS.has(topic.kind) ? "paper" : kind;
    const ids = same.flatMap((one) => one.topic.ids);
    return [{ ...topic, ids, kind: kindOfLine, name: same.map((one) => one.topic.name).join(", "), words: `“${line}”`, isQuoted: true }];
  });
}

/** A name that may not be a noun, or one that the line says more of: "titration" of “Titration of vasoactive infusions”. */
function isTorn(same: readonly InLine[], line: string): boolean {
  const isOfPapers = same.length > 1 && same.every(({ topic }) => PAPERS.has(topic.kind));
  const kinds = isOfPapers ? PAPERS : same.length > 1 ? IN_LINE : BY_LINE;
  if (!same.every(({ topic }) => kinds.has(topic.kind))) return same.length === 1 && same.some(({ topic }) => saysMore(line, topic));
  return same.some(({ topic }) => topic.isQuoted || saysMore(line, topic));
}

const saysMore = (line: string, { name, kind }: Topic): boolean =>
  LEANING.has(kind) && SAYS_OF.test(line) && !YEARS.test(line) && line.length > name.length + 4;

/** What a job lets be asked beside its requirements: its tasks, read out as they stand. */
export function toDutyTopics(job: JobProfile): Topic[] {
  return toDuties(job).map((duty) => ({ ...WORK, kind: "duty", name: duty, words: duty }));
}

/** The work as a whole: "the “Lamp Lighter” job". */
export function toWorkTopic({ title }: JobProfile): Topic {
  const name = title ? `the “${toTitle(title.replace(/[“”"]/g, ""))}” job` : "the work described in this advertisement";
  return { ...WORK, kind: "work", name, words: name };
}

function toTopic(requirement: Requirement): Topic {
  const ways = toWays(requirement);
  const kind = kindOf(ways, requirement.quote.text);
  const named = toNamed(requirement, ways, kind);
  const family = familyOf(requirement.id) ?? "any";
  return {
    ids: [requirement.id],
    name: toSaid(
      ways.map(({ name }) => name),
      requirement,
    ),
    ...named,
    family,
    importance: requirement.importance,
    kind,
    line: requirement.quote.start,
  };
}

/** "Kotlin", "Java" where either will do; of more than can be read out the first stands for all. */
function toWays({ name, id, kind, alternatives, atLeast = 1 }: Requirement): Way[] {
  const others = (alternatives ?? []).filter(({ degree, experience }) => !degree && !experience);
  const all: Way[] = [{ name, id, kind }, ...others.map((other) => ({ name: other.name, id: other.id, kind: other.kind ?? kind }))];
  return all.length <= (atLeast > 1 ? MOST_COUNTED : MOST_NAMES) ? all : all.slice(0, 1);
}
