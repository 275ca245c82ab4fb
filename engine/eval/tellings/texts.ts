import type { ToldOccupation, ToldWish } from "./told-occupations.ts";

/** Which wishes of an occupation an advertisement asks for: all, or one half, so that the lines of the others tell nothing it asks for. */
export const JOBS = ["whole", "first half", "second half"] as const;
export type JobSize = (typeof JOBS)[number];

export function isAsked(size: JobSize, wish: number, { wishes }: ToldOccupation): boolean {
  return size === "whole" || wish < wishes.length / 2 === (size === "first half");
}

/** The two lines of a wish, each in a resume of its own. */
export const RESUMES = [0, 1];

/** A resume tells every other wish. */
export const isTold = (wish: number, resume: number): boolean => wish % RESUMES.length === resume;

export const toAdvertisement = ({ occupation }: ToldOccupation, wishes: readonly ToldWish[]): string =>
  `${occupation}\n\nRequirements\n${wishes.map(({ names }) => `- ${names[0]}\n`).join("")}`;

/** A resume of one role of this occupation. */
export function toResume(occupation: string, lines: readonly string[]): string {
  const role = `${occupation}\nBrackwater Ltd, Leeds\nMarch 2015 - Present\n${lines.map((line) => `- ${line}\n`).join("")}`;
  return `Ines Hartwell\nines@example.com\n\nWork experience\n\n${role}\nEducation\n\nSecondary school, Leeds, 2008\n`;
}

/** Whether what was read is this wish, under a name a word or two longer or shorter. */
export function isOf({ name: read }: { name: string }, { names: [name = ""] }: ToldWish): boolean {
  const [one, other] = [read.toLowerCase(), name.toLowerCase()];
  return one.includes(other) || other.includes(one);
}
