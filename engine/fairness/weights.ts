/** Two-sided 5% of the normal distribution, in standard deviations. Smaller: narrower intervals, more alarms. */
export const Z_95 = 1.959963984540054;
/** Chance findings among equal groups that are accepted, as a share. */
export const SIGNIFICANT = 0.05;
/** Standard deviations at which a real gap is found four times in five (1.96 + 0.84). */
export const POWER_80 = 2.8;
/** A gap this large (share of one) that the numbers could still miss makes them too few. Smaller: more "too few to say". */
export const DETECTABLE = 0.25;
/** Fewest people of a group for whom anything can be said. */
export const FEWEST = 5;
/** The four-fifths line as whole numbers, so that exactly 80% is not below it. */
export const FOUR_FIFTHS = { over: 4, under: 5 } as const;
/** Share of scores on the median above which rates of "above the median" mean little. */
export const TIED = 0.1;
/** Groups below this share of the data may be left out of the comparison by an auditor. */
export const SMALL_SHARE = 0.02;
/** A stretch without a role from which a career has a gap, in months. */
export const MONTHS_OF_A_GAP = 6;
/** How far swaps move the dates of education and of birth, in years: a generation of applicants. */
export const YEARS_BACK = 14;
/** Other names each resume is tried with. More: surer and slower, one reading of the resume each. */
export const NAME_VARIANTS = 3;
/** Characters of text above which a document is too long to be read again for every swap; its swaps then say "not tested". */
export const SWAPPED_CHARS = 100_000;
