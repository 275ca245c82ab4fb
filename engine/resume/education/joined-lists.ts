import type { Row } from "../rows.ts";
import type { EducationDraft } from "./education.ts";

type Listed = { draft: EducationDraft; rows: Row[] };

/**
 * Schools with their years in one list, degrees with theirs in another: a school and a degree that ended in the same year, and no other
 * with them, are one course. It goes on in the place of the school.
 */
export function joinLists(listed: readonly Listed[]): Listed[] {
  const schools = listed.filter(({ draft }) => draft.institution && !draft.studyType && !draft.area);
  const degrees = listed.filter(({ draft }) => draft.studyType && !draft.institution);
  if (schools.length < FEWEST || degrees.length < FEWEST) return [...listed];
  const taken = new Set<Listed>();
  const joined = listed.map((one) => {
    if (!schools.includes(one)) return one;
    const fitting = degrees.filter((degree) => endOf(degree) !== undefined && endOf(degree) === endOf(one));
    const [degree] = fitting;
    if (!degree || fitting.length > 1 || schools.filter((school) => endOf(school) === endOf(one)).length > 1) return one;
    taken.add(degree);
    return { draft: { ...degree.draft, ...one.draft }, rows: [...one.rows, ...degree.rows] };
  });
  return joined.filter((one) => !taken.has(one));
}

const FEWEST = 2;

const endOf = ({ draft }: Listed): string | undefined => draft.endDate?.value?.slice(0, 4);
