import { withArticle } from "../draft/index.ts";
import type { JobProfile, Requirement } from "../job/index.ts";
import { familyOf, skillById } from "../skills/index.ts";
import type { PaperKind } from "./frames.ts";
import { isVetting, toPaper, toSkill } from "./wording.ts";

/** A requirement as a question speaks of it. */
export type Topic = {
  id: string;
  /** As the job names it; `words`: as it stands in a question. */
  name: string;
  words: string;
  family: string;
  importance: Requirement["importance"];
  paper: PaperKind | undefined;
  soft: boolean;
};

const ORDER: readonly Requirement["importance"][] = ["must", "should", "nice"];
const WORK = { id: "", family: "any", importance: "must", paper: undefined, soft: false } as const;
const PROPER: ReadonlySet<string> = new Set(["tool", "language", "framework", "platform", "cert"]);

/** Requirements by importance, then in the order of the job; without any, the work itself. */
export function toTopics(job: JobProfile): Topic[] {
  if (job.requirements.length === 0) {
    const name = job.title ? `the work of ${withArticle(job.title)}` : "the work described here";
    return [{ ...WORK, name, words: name }];
  }
  const common = commonFamily(job);
  return ORDER.flatMap((importance) => job.requirements.filter((requirement) => requirement.importance === importance)).map(
    (requirement) => {
      const family = familyOf(requirement.id) ?? common;
      return {
        id: requirement.id,
        name: toNames(requirement).join(" or "),
        words: toNames(requirement).map(toWords(requirement)).join(" or "),
        family,
        importance: requirement.importance,
        paper: requirement.kind !== "certificate" ? undefined : isVetting(requirement.name) ? "vetting" : "certificate",
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

/** "Kotlin", "Java" where either will do; of three and more the first stands for all. */
function toNames({ name, alternatives }: Requirement): string[] {
  const [only, ...more] = (alternatives ?? []).filter(({ degree, experience }) => !degree && !experience);
  return only && more.length === 0 ? [name, only.name] : [name];
}

/** A list item's capital goes where the word is no proper name. */
function toWords({ id, kind, name: own }: Requirement): (name: string) => string {
  const record = skillById(id);
  return (name) => {
    if (kind === "certificate") return toPaper(name);
    if (record?.type === "soft") return record.label.toLowerCase();
    const proper = record ? PROPER.has(record.type) : /\p{Lu}.*\s\p{Lu}/u.test(own);
    const listCapital = /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{L}*\p{Ll}\p{Lu}/u.test(name);
    const inner = listCapital && !proper ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return record !== undefined && proper ? inner : toSkill(inner);
  };
}
