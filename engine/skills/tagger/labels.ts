/** What a word is to a span: outside, its first word, inside, its last word, alone. */
export const LABEL = { outside: 0, first: 1, inside: 2, last: 3, alone: 4 } as const;
export const LABELS = 5;
/** The place before the first word of a sentence, in the table of transitions. */
export const START = 5;

const isOpen = (label: number): boolean => label === LABEL.first || label === LABEL.inside;
const goesOn = (label: number): boolean => label === LABEL.inside || label === LABEL.last;

export function mayFollow(before: number, label: number): boolean {
  return isOpen(before) === goesOn(label);
}

export function mayEnd(label: number): boolean {
  return !isOpen(label);
}
