import exemptions from "../data/bias/exemptions.json";
import { endOf } from "./form.ts";
import { toForms } from "./rules.ts";
import type { Sentence } from "./words.ts";

type Section = "duties" | "house" | "needs";
const HEADINGS: readonly [Section, ReturnType<typeof toForms>][] = [
  ["needs", toForms(exemptions.headings.needs)],
  ["duties", toForms(exemptions.headings.duties)],
  ["house", toForms(exemptions.headings.house)],
];
/** Words of a line that may be a heading. */
const LONGEST = 8;
const SECTIONS = new WeakMap<readonly Sentence[], readonly (Section | undefined)[]>();

/** Whether a sentence stands under a heading of this kind. */
export const isUnder = (section: Section, sentences: readonly Sentence[], at: number): boolean => sectionsOf(sentences)[at] === section;

/** The section each sentence stands in, known once per text. */
function sectionsOf(sentences: readonly Sentence[]): readonly (Section | undefined)[] {
  const known = SECTIONS.get(sentences);
  if (known) return known;
  let current: Section | undefined;
  const sections = sentences.map((sentence) => {
    current = headedBy(sentence) ?? current;
    return current;
  });
  SECTIONS.set(sentences, sections);
  return sections;
}

/** A line that opens a section of any kind. */
export const isHeading = (sentence: Sentence): boolean => headedBy(sentence) !== undefined;

function headedBy({ words, stopped }: Sentence): Section | undefined {
  if (words.length > LONGEST || (stopped && words.length > LONGEST / 2)) return undefined;
  return HEADINGS.find(([, forms]) => forms.some((form) => words.some((_, at) => endOf(form, words, at) >= 0)))?.[0];
}
