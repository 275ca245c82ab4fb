import type { JobProfile, Requirement } from "../job/index.ts";
import { familyOf, skillById } from "../skills/index.ts";

/** A requirement as a question speaks of it. */
export type Topic = {
  id: string;
  name: string;
  family: string;
  importance: Requirement["importance"];
  certificate: boolean;
  soft: boolean;
};

const ORDER: readonly Requirement["importance"][] = ["must", "should", "nice"];
const WORK: Topic = { id: "", name: "the work described here", family: "any", importance: "must", certificate: false, soft: false };
const PROPER: ReadonlySet<string> = new Set(["tool", "language", "framework", "platform", "cert"]);

/** Requirements by importance, then in the order of the job; without any, the work itself. */
export function toTopics(job: JobProfile): Topic[] {
  if (job.requirements.length === 0) return [{ ...WORK, name: job.title ? `the work of a ${job.title}` : WORK.name }];
  const common = commonFamily(job);
  return ORDER.flatMap((importance) => job.requirements.filter((requirement) => requirement.importance === importance)).map(
    (requirement) => {
      const family = familyOf(requirement.id) ?? common;
      return {
        id: requirement.id,
        name: toWording(requirement),
        family,
        importance: requirement.importance,
        certificate: requirement.kind === "certificate",
        soft: family === "soft-skills",
      };
    },
  );
}

/** The family most requirements belong to stands in for words outside the taxonomy. */
function commonFamily(job: JobProfile): string {
  const counts = new Map<string, number>();
  for (const { id } of job.requirements) {
    const family = familyOf(id);
    if (family !== undefined && family !== "soft-skills") counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "any";
}

/** "Kotlin or Java"; a list item's capital goes where the word is no proper name. */
function toWording({ id, name, alternatives }: Requirement): string {
  const [only, ...more] = (alternatives ?? []).filter(({ degree, experience }) => !degree && !experience);
  const words = only && more.length === 0 ? `${name} or ${only.name}` : name;
  const record = skillById(id);
  if (record?.type === "soft") return record.label.toLowerCase();
  const proper = record ? PROPER.has(record.type) : /\p{Lu}.*\s\p{Lu}/u.test(name);
  const listCapital = /^\p{Lu}\p{Ll}/u.test(words) && !/^\p{L}*\p{Ll}\p{Lu}/u.test(words);
  return listCapital && !proper ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
