import { toFact, withoutAbsent } from "../facts.ts";
import { findDegrees } from "./degrees.ts";
import type { EducationDraft } from "./education.ts";
import { splitStudy } from "./study-words.ts";

const AND = /,?\s+(?:and|und|et|y|e|en|sowie|&)\s+/giu;
const STEP = /^(?:level|stufe|niveau|nivel|nível|livello)\s[1-9]\s$/iu;
const IN_FIELD = /^\s+(?:in|of|en|em|im|für|in der)\s+\p{L}/iu;

/** "NVQ Level 2 in Painting and Level 3 Diploma in Decorating": two courses of one school, told in a breath. */
export function partTwoDegrees(draft: EducationDraft, text: string): EducationDraft[] {
  const { area, studyType } = draft;
  if (!area || !studyType || text.slice(area.start, area.end) !== area.value) return [draft];
  for (const { index, 0: and } of area.value.matchAll(AND)) {
    const from = index + and.length;
    const rest = area.value.slice(from);
    const degree = findDegrees(rest)[0];
    const opens = degree && (degree.at === 0 || STEP.test(rest.slice(0, degree.start)));
    if (!degree || !opens || !IN_FIELD.test(rest.slice(degree.end))) continue;
    const second = splitStudy({ start: area.start + from, text: rest }, []);
    const fact = (span: { start: number; end: number } | undefined) => span && toFact(text.slice(span.start, span.end), span, 0.8);
    const first = { start: area.start, end: area.start + index };
    return [
      { ...draft, area: toFact(text.slice(first.start, first.end), first, area.confidence) },
      withoutAbsent({ ...draft, studyType: fact(second.degree), area: fact(second.area), level: second.level, score: undefined }),
    ];
  }
  return [draft];
}
