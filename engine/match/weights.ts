import type { Component } from "./types.ts";

/** Numbers that steer a score. All are shares of one (no unit) unless the name says otherwise. */
export type Weights = {
  /** Share of the whole; components a job does not ask about are left out and the rest is stretched to one. */
  component: Record<Component, number>;
  /** Parts per row inside its component. Larger gaps let must-haves crowd out everything else. */
  importance: Record<"must" | "should" | "nice", number>;
  /**
   * How much a mention proves: in a list alone (`claimed`), in a list beside a role like the job, in one role or project, in two
   * roles or with a measured outcome.
   */
  depth: { claimed: number; listed: number; used: number; proven: number };
  /** Most that shared words alone can prove; they never satisfy a must-have. Implied and related skills: the taxonomy's figures. */
  lexical: number;
  /**
   * A line of a role that says a wish in other words; told as those tell it who do it, it counts as done. Most it can count otherwise:
   * told by a line that says a duty of the job in the duty's own words, and may tell no more than that (`told`), by words that stand
   * for its words (`like`), by one word that few tellings have, or by a telling in common words (`hint`), by what it is done to without its verb (`things`), by a paper with part of its name (`part`). `word`: what one such word is worth. `least`: share of the
   * wish below which nothing is said. `alone`: part that is left where no role was like the job. `manner`: how many lines that say something
   * asked for make a role one of the same sense. `tellsOthers`: how many requirements told in other words make what was not found unknown
   * instead of unmet. `backing`: how much of the job some role must be
   * like before a line that can tell nothing else counts as the thing itself. `tells`, `perhaps`: log-odds of the judge
   * (`rows/judge.ts`) from which a line of work like the job tells a wish, and from which it may tell it. `nearDuty`: how near
   * (cosine, up to 1) a line is to a duty to count as words that stand for its words; `nearHint`: to a wish to hint at it at all, where
   * the lists see it not said or the work is unlike the job.
   */
  paraphrase: {
    told: number;
    like: number;
    hint: number;
    things: number;
    part: number;
    word: number;
    least: number;
    alone: number;
    manner: number;
    tellsOthers: number;
    backing: number;
    tells: number;
    perhaps: number;
    /** Added to the log-odds that a line tells a wish, for the share of the job's other requirements that the resume tells (0-1). */
    company: number;
    nearDuty: number;
    nearHint: number;
  };
  /** Years: share of the asked time to this power, never below `floor`; time not stated counts as `floor`. */
  years: { exponent: number; floor: number };
  /** Inside the experience component. */
  experience: {
    role: number;
    years: number;
    otherField: number;
    /** Likeness of titles from which a role counts as the job itself. */
    sameWork: number;
    /** Part of the likeness of titles that a field named beside the title decides. */
    specialty: number;
    /** What the duties of a role can make up of what its title leaves open, and the share of the job's words that does it. */
    byDuties: number;
    wordsForAll: number;
  };
  /** Part of a must-have's weight that is taken off when the resume shows nothing for it. */
  deduction: number;
  education: {
    /** By how many levels of the European Qualifications Framework the best degree is below the asked one. */
    oneBelow: number;
    twoBelow: number;
    furtherBelow: number;
    inProgress: number;
    incomplete: number;
    otherField: number;
    /** The same below a bachelor's degree: a trade learnt is that trade, while another degree still shows that somebody can study. */
    otherTrade: number;
    unknownField: number;
  };
  language: { written: number; levelUnknown: number; oneBelow: number; twoBelow: number; furtherBelow: number };
  /** Share of a duty's words in one bullet at which the duty counts as shown, below which it does not count at all, and how many words that takes. */
  duty: { full: number; least: number; wordsInCommon: number };
};

// Ruling figures: component, importance, deduction. Depth, words and years follow the engine paper: a list is cheap to
// write, a role is checkable, two roles or a number can hardly be made up in passing.
export const WEIGHTS: Weights = {
  component: { skills: 0.6, experience: 0.2, education: 0.08, responsibilities: 0.12 },
  importance: { must: 3, should: 2, nice: 1 },
  depth: { claimed: 0.4, listed: 0.7, used: 0.9, proven: 1 },
  lexical: 0.25,
  paraphrase: {
    told: 0.95,
    like: 0.8,
    hint: 0.4,
    things: 0.5,
    part: 0.6,
    word: 0.8,
    least: 0.6,
    alone: 0.5,
    manner: 3,
    tellsOthers: 2,
    backing: 0.3,
    tells: -0.6,
    perhaps: -1.6,
    company: 2.5,
    nearDuty: 0.6,
    nearHint: 0.3,
  },
  years: { exponent: 0.8, floor: 0.4 },
  experience: { role: 0.7, years: 0.3, otherField: 0.2, sameWork: 0.7, specialty: 0.35, byDuties: 0.5, wordsForAll: 0.5 },
  deduction: 0.5,
  education: {
    oneBelow: 0.4,
    twoBelow: 0.2,
    furtherBelow: 0.1,
    inProgress: 0.6,
    incomplete: 0.4,
    otherField: 0.6,
    otherTrade: 0.3,
    unknownField: 0.7,
  },
  language: { written: 0.7, levelUnknown: 0.4, oneBelow: 0.6, twoBelow: 0.3, furtherBelow: 0.1 },
  duty: { full: 0.5, least: 0.2, wordsInCommon: 2 },
};

/** Years of work that stand for a degree where the job says "or equivalent", by level of the framework. */
export const EQUIVALENT_YEARS: Record<number, number> = { 2: 0, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 8 };

/** Years of work that stand for a certificate where the job says "or qualified by experience": the usual length of a trade's training. */
export const PAPER_YEARS = 3;

/** Evidence from which a requirement counts as met: used in a role, years as asked. */
export const MET_AT = 0.9;
/** Least share of the words of a paper asked for that another has, to count as part of it: one that says nothing else, and any other. */
export const PART_OF_A_PAPER = { cutShort: 0.5, other: 0.6 };
/** Evidence from which a skill is listed as matched instead of missing; below it the gap is what matters. */
export const MATCHED_AT = 0.4;
/** Evidence from which a role or duty counts as shown without a reason beside it. */
export const SHOWN_AT = 0.9;
/** Evidence that makes a strength; less makes a weakness. */
export const LARGE = 0.7;
/** Lower bounds of the bands, in points. */
export const BANDS = { strong: 80, good: 60, partial: 40 } as const;
/** Share of the resume's runs of eight words that may come from the job text before it is remarked. */
export const COPIED_SHARE = 0.15;
/** Months worked since the last use of a skill from which a gap is called stale. A name for the gap: no points depend on it. */
export const STALE_AFTER = 96;
/** Years after the day of a match up to which the end of a role may lie without a remark: contracts run for a time. */
export const FAR_AHEAD = 5;
/** How many sentences of strengths and of weaknesses are written. */
export const SENTENCES = 5;

export const MEANING =
  "Share of the job's weighted requirements this resume shows evidence for, less a deduction for must-haves without evidence.";
