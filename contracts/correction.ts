import { z } from "zod";
import { LIMITS } from "./limits.ts";

/**
 * What kind of value a field of a profile takes. `end`: a date, or the word "present" for what goes on today. `line`: what a
 * role's line says. `words`: words of the resume that an entered skill stands for.
 */
export const FieldKind = z.enum(["text", "email", "date", "end", "level", "status", "cefr", "entry", "skill", "words", "line"]);
export type FieldKind = z.infer<typeof FieldKind>;
export const FieldList = z.enum([
  "basics",
  "work",
  "education",
  "certificates",
  "languages",
  "projects",
  "publications",
  "volunteer",
  "skills",
]);
export type FieldList = z.infer<typeof FieldList>;

/**
 * One value that a person puts right. `path` is a JSON pointer into the profile as the engine read it; a skill is named by its
 * id, a whole entry by its number, one behind the last adds an entry or a line of a role. A skill that was not read is entered
 * by its id and what it is called. `value` null: it is not so, or not stated.
 */
export const Correction = z.strictObject({ path: z.string().max(LIMITS.nameChars), value: z.string().max(LIMITS.lineChars).nullable() });
export type Correction = z.infer<typeof Correction>;

/** A skill that can be entered in a profile; `isKnown`: the taxonomy knows it, so that it can answer for others. */
export const SkillChoice = z.strictObject({ id: z.string(), name: z.string(), isKnown: z.boolean() });
export type SkillChoice = z.infer<typeof SkillChoice>;

/** One value of a profile as a person may correct it. */
export const ProfileField = z.strictObject({
  path: z.string(),
  list: FieldList,
  /** The number of the entry in its list; null for what stands alone. */
  entry: z.number().int().nonnegative().nullable(),
  key: z.string(),
  kind: FieldKind,
  /** As it counts now; null when it is not stated or was taken out. */
  value: z.string().nullable(),
  /** What the engine had read. */
  read: z.string().nullable(),
  /** The words of the resume that it was read from, or that an entered skill stands for; null when there are none. */
  words: z.string().nullable(),
  /** How sure the engine is; null when it read nothing or a person said so. */
  confidence: z.number().min(0).max(1).nullable(),
  /** The correction that counts; null when the engine's reading does. */
  correctionId: z.uuid().nullable(),
  /** Belongs to an entry that the engine did not read; behind the last one there is always one to fill in. */
  isNew: z.boolean(),
});
export type ProfileField = z.infer<typeof ProfileField>;

/** One step in the history of a profile. `isUndone`: the engine's reading was put back. */
export const CorrectionStep = z.strictObject({
  id: z.uuid(),
  path: z.string(),
  value: z.string().nullable(),
  previous: z.string().nullable(),
  isUndone: z.boolean(),
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
});
export type CorrectionStep = z.infer<typeof CorrectionStep>;

/** How well a file could be read. */
export const ReadingQuality = z.strictObject({
  pages: z.number().int(),
  columns: z.number().int(),
  /** ISO 639-1, "und" when it cannot be told. */
  language: z.string(),
  ocr: z.boolean(),
  /** Numbers of the pages that were read from their pictures. */
  ocrPages: z.array(z.number().int().positive()),
  /** Share of the visible characters that stand in a part of the resume the engine knows. */
  coverage: z.number().min(0).max(1),
  hiddenTexts: z.number().int(),
  /** Of the fields shown, those that somebody should look at, because the engine is not sure of them. */
  unsureFields: z.number().int(),
  confidence: z.number().min(0).max(1),
});
export type ReadingQuality = z.infer<typeof ReadingQuality>;

/** How a profile came about: by the engine, by a person, and how sure. Under blind review without the fields it covers. */
export const ReadingReport = z.strictObject({
  revision: z.number().int().positive(),
  origin: z.enum(["engine", "human", "model"]),
  quality: ReadingQuality,
  fields: z.array(ProfileField),
  /** Newest first. */
  history: z.array(CorrectionStep),
  /** Fields that blind review keeps back. */
  coveredFields: z.number().int(),
});
export type ReadingReport = z.infer<typeof ReadingReport>;
