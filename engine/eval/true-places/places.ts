import { toPlainDocument } from "../../documents/index.ts";
import { readResume } from "../../resume/index.ts";
import { canonicalOf } from "../../skills/index.ts";
import { CORPUS_DAY } from "../corpus.ts";
import type { Figures } from "../figures.ts";
import { invent } from "./invent.ts";

export const RESUMES = 200;

/** Whether a skill is shown by true places alone when its word also stands in an employer's name, a heading, a wish and a denial. */
export function evaluatePlaces(figures: Figures, miss: (seed: string, field: string, expected: unknown, found: unknown) => void): void {
  for (let seed = 1; seed <= RESUMES; seed++) {
    const { text, word, truth } = invent(seed);
    const { skills } = readResume(toPlainDocument(text), { asOf: CORPUS_DAY });
    const shown = skills.find(({ id }) => id === canonicalOf(word)?.id)?.evidence ?? [];
    const isTrue = shown.every(({ start, end }) => truth.some((place) => place.start <= start && end <= place.end));
    const hit = shown.length > 0 && isTrue;
    figures.add("skill shown by its true place", hit);
    if (!hit) miss(`invented resume ${seed}`, "skill shown by its true place", truth, shown);
  }
}
