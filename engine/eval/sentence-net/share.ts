/** "61.8 % (55 of 89)". */
export const toShare = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part} of ${whole})`;
