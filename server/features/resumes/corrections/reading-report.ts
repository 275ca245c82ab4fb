import type { ReadingReport } from "@fairlead/contracts";
import { toBlindFields } from "@fairlead/engine/report";
import { type Field, toFields, toReadingQuality } from "@fairlead/engine/resume";
import type { Db, OwnerId } from "../../../db/index.ts";
import { toCorrections, toEffective } from "./effective.ts";
import { type Base, findBase, findNewestRevision, listSteps, type Step } from "./store.ts";

/** What a person may correct and what was corrected; under blind review without what it covers. */
export async function findReadingReport(ownerId: OwnerId, db: Db, resumeId: string, blind: boolean): Promise<ReadingReport | null> {
  const base = await findBase(ownerId, db, resumeId);
  if (base === null) return null;
  const steps = await listSteps(ownerId, db, resumeId);
  const all = toFields(base.profile, toCorrections(steps), base.document.text);
  const shown = blind ? toShown(base, steps) : all;
  const paths = new Set(shown.map(({ path }) => path));
  const effective = new Map(toEffective(steps).map(({ path, id }) => [path, id]));
  return {
    revision: await findNewestRevision(ownerId, db, resumeId),
    origin: effective.size === 0 ? "engine" : "human",
    quality: toReadingQuality(base.document, base.profile, shown),
    fields: shown.map(({ place, ...field }) => ({
      ...field,
      words: place === null ? null : base.document.text.slice(place.start, place.end),
      correctionId: effective.get(field.path) ?? null,
    })),
    history: steps.filter(({ path }) => !blind || paths.has(path)).map(({ revisionId: _, ...step }) => step),
    coveredFields: all.length - shown.length,
  };
}

/** The fields that blind review shows, and that showed nothing personal at any time. */
export function toShown({ profile, document, personal }: Base, steps: readonly Step[]): Field[] {
  const fields = toFields(profile, toCorrections(steps), document.text);
  const earlier = steps.flatMap(({ path, value }) => fields.flatMap((field) => (field.path === path ? { ...field, value } : [])));
  const all = [...fields, ...earlier];
  const kept = new Set(toBlindFields(all, document.text, personal));
  const covered = new Set(all.filter((field) => !kept.has(field)).map(({ path }) => path));
  return fields.filter(({ path }) => !covered.has(path));
}
