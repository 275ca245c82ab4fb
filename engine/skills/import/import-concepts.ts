import { canonicalOf, toTermId } from "../lookup.ts";
import type { Ambiguity, Concept, ImportCounts, Refusal, SkillRecord } from "../types.ts";
import { judgeName } from "./judge-name.ts";

type Named = { name: string; class: Ambiguity };

/**
 * What neither the curated taxonomy nor `before` (imported earlier) knows, as records of the taxonomy. Curated knowledge
 * wins: a concept whose first name is known adds nothing. A name that two concepts claim stays with the first.
 */
export function importConcepts(
  concepts: readonly Concept[],
  before: readonly SkillRecord[],
): { skills: SkillRecord[]; counts: ImportCounts } {
  const taken = new Set(before.flatMap(({ label, aliases }) => [label, ...aliases].map(toTermId)));
  const counts: ImportCounts = { concepts: 0, labels: 0, added: 0, addedLabels: 0, known: 0, refused: {} };
  const skills: SkillRecord[] = [];
  for (const { id, type, names } of byId(concepts)) {
    counts.concepts++;
    counts.labels += names.length;
    if (isKnown(names[0], type)) {
      counts.known++;
      continue;
    }
    const { good, why } = choose(names, type, (name) => isKnown(name, type) || taken.has(toTermId(name)));
    if (good.length === 0) {
      counts.refused[why] = (counts.refused[why] ?? 0) + 1;
      continue;
    }
    for (const { name } of good) taken.add(toTermId(name));
    counts.added++;
    counts.addedLabels += good.length;
    skills.push(toRecord(id, type, good));
  }
  return { skills, counts };
}

/** One concept for the rows that speak of it (O*NET repeats a product for each occupation), without empty and repeated names. */
function byId(concepts: readonly Concept[]): Concept[] {
  const found = new Map<string, Concept>();
  for (const concept of concepts) {
    const names = [...new Set([...(found.get(concept.id)?.names ?? []), ...concept.names])].filter((name) => name !== "");
    found.set(concept.id, { ...concept, names });
  }
  return [...found.values()];
}

function isKnown(name = "", type: Concept["type"]): boolean {
  if (canonicalOf(name) !== undefined) return true;
  // "Autodesk AutoCAD", "Adobe Systems Adobe Photoshop": the maker stands before a product that is known.
  const words = type === "tool" ? name.split(" ") : [];
  return [1, 2, 3].some((makers) => words.length > makers && isSureProduct(words.slice(makers).join(" ")));
}

function isSureProduct(name: string): boolean {
  const record = canonicalOf(name);
  return record !== undefined && record.ambiguity === undefined && PRODUCTS.has(record.type);
}

const PRODUCTS: ReadonlySet<SkillRecord["type"]> = new Set(["tool", "language", "framework", "platform"]);

/** The names that may be searched for; `why`: what was wrong with the first of the others. */
function choose(names: readonly string[], type: Concept["type"], isTaken: (name: string) => boolean): { good: Named[]; why: Refusal } {
  const good: Named[] = [];
  const refused: Refusal[] = [];
  for (const name of names) {
    const verdict = isTaken(name) ? "taken" : judgeName(name, type);
    if (verdict === "A" || verdict === "B" || verdict === "C") good.push({ name, class: verdict });
    else refused.push(verdict);
  }
  return { good, why: refused[0] ?? "empty" };
}

/** All doubtful names of one record share a class, the most careful one. */
function toRecord(id: string, type: Concept["type"], names: readonly Named[]): SkillRecord {
  const [label = "", ...aliases] = names.map(({ name }) => name);
  const doubtful = names.filter((name) => name.class !== "A");
  const record: SkillRecord = { id, label, type, aliases };
  if (doubtful.length === 0) return record;
  record.ambiguity = doubtful.some((name) => name.class === "C") ? "C" : "B";
  if (doubtful.length < names.length) record.ambiguous = doubtful.map(({ name }) => name);
  return record;
}
