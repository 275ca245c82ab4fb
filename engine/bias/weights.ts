import type { Severity } from "./types.ts";

/** Points one finding takes from 100. High stands for legal risk, medium for likely exclusion, low for style. More: harsher score. */
export const SEVERITY_POINTS: Record<Severity, number> = { high: 25, medium: 12, low: 5 };
/** Factor per further finding of the same type, worst first. Repeats matter less than new kinds. Higher: long texts lose more. */
export const REPEAT_FACTOR = 0.7;
/** Most points one type can take, so that one kind of wording never hides the other four. */
export const TYPE_CAP = 50;
/** Highest score of a text with a finding of high severity: a legal risk is never a good text. */
export const HIGH_SEVERITY_CEILING = 60;

/** Share of coded words among the words addressed to the candidate from which a note is worth reading. Masculine-typed ads averaged
 * about 1 % in the published study; twice that is unusual. Lower: more notes. */
export const CODED_DENSITY = 0.02;
/** Coded words needed before a density means anything. Lower: short texts get notes by chance. */
export const CODED_MINIMUM = 4;

/** Years of experience from which a demand is far above what the level needs. Lower: more findings. */
export const LEVEL_YEARS = { entry: 3, junior: 4, routine: 5, middle: 10, any: 15 } as const;
/** The year up to which products can have been used; raised with the product table. Raising it allows one more year everywhere. */
export const PRODUCT_YEAR = 2026;
/** Must-have items above which a list deters people who meet most of it. Lower: more notes. */
export const MUST_HAVES = 10;
/** Words below which the grade of a text says little: a few long words would make it. Lower: grades of fragments. */
export const LEAST_WORDS_FOR_A_GRADE = 50;
