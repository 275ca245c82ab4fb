import { toChoice, toCounted, withArticle } from "../draft/index.ts";
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

const MOST_NAMES = 3;
/** Of several that are needed no one stands for all. */
const MOST_COUNTED = 6;
const FRAMED = /^(?:the|an?) (.+) qualification$/;
/** "PLC fault finding" is more than troubleshooting. */
const LETTERS = /\b\p{Lu}{2,}/u;
const INSIDE = /(?:\p{L}|\() ?$/u;

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
        name: toSaid(toNames(requirement), requirement),
        words: toSaid(withoutRepeats(toNames(requirement).map(toWords(requirement))), requirement),
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

/** "Kotlin or Java", "two of Python, Java and Go". */
function toSaid(names: readonly string[], { atLeast = 1 }: Requirement): string {
  const isFramed = names[0]?.startsWith("the ") === true;
  if (atLeast === 1 || names.length < atLeast) return toChoice(names);
  return toCounted(isFramed ? names.map((name) => name.replace(/ qualification$/, " qualifications")) : names, atLeast);
}

/** "Kotlin", "Java" where either will do; of more than can be read out the first stands for all. */
function toNames({ name, alternatives, atLeast = 1 }: Requirement): string[] {
  const others = (alternatives ?? []).filter(({ degree, experience }) => !degree && !experience);
  const all = [name, ...others.map((other) => other.name)];
  return all.length <= (atLeast > 1 ? MOST_COUNTED : MOST_NAMES) ? all : [name];
}

/** "the ACCA qualification", "the CIMA qualification": what frames each is said once. */
function withoutRepeats(words: readonly string[]): string[] {
  const cores = words.map((one) => FRAMED.exec(one)?.[1]);
  if (words.length < 2 || cores.some((core) => core === undefined)) return [...words];
  return cores.map((core, at) => `${at === 0 ? "the " : ""}${core}${at === cores.length - 1 ? " qualification" : ""}`);
}

/** A list item's capital goes where the word is no proper name. */
function toWords({ id, kind, name: own, quote }: Requirement): (name: string) => string {
  const record = skillById(id);
  return (name) => {
    if (kind === "certificate") return toPaper(name);
    if (record?.type === "soft" && !LETTERS.test(name)) return record.label.toLowerCase();
    const known = record !== undefined && PROPER.has(record.type);
    const proper = known || (record === undefined && /\p{Lu}.*\s\p{Lu}/u.test(own)) || isProperIn(quote.text, name);
    const listCapital = /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{L}*\p{Ll}\p{Lu}/u.test(name);
    const inner = listCapital && !proper ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return known ? inner : toSkill(inner);
  };
}

/** "Experience of using Liquidlogic": a capital inside the sentence, not at the beginning of an item. */
function isProperIn(quote: string, name: string): boolean {
  const at = quote.indexOf(name);
  return at > 0 && /^\p{Lu}/u.test(name) && INSIDE.test(quote.slice(0, at));
}
