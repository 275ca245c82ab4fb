import { z } from "zod";
import { Span } from "./place.ts";

export const SkillType = z.enum(["tool", "language", "framework", "platform", "method", "domain", "soft", "cert", "human-language"]);
export type SkillType = z.infer<typeof SkillType>;

/** One mention of a taxonomy skill in a text. */
export const SkillMention = Span.extend({ id: z.string(), name: z.string(), type: SkillType });
export type SkillMention = z.infer<typeof SkillMention>;

/** A phrase that names a skill ("manage a team") or knowledge ("labour law"), in the taxonomy or not. */
export const SkillSpan = Span.extend({ type: z.enum(["skill", "knowledge"]) });
export type SkillSpan = z.infer<typeof SkillSpan>;

export const SkillsFound = z.object({ skills: z.array(SkillMention), spans: z.array(SkillSpan) });
export type SkillsFound = z.infer<typeof SkillsFound>;
