import { findDegrees, hasInstitutionWord } from "../education/degrees.ts";
import type { Row } from "../rows.ts";
import { hasTitleWord } from "./titles.ts";
import type { Role } from "./work.ts";

const HEAD_ROWS = 3;

/** "Mittlere Reife, Realschule Tannhof" among roles, under a heading that was not understood: rows of courses of study, and the other roles. */
export function partStudies(roles: readonly Role[]): { roles: Role[]; studies: Row[] } {
  const degrees = roles.filter(namesDegree);
  if (!degrees.some(namesSchool)) return { roles: [...roles], studies: [] };
  return { roles: roles.filter((role) => !degrees.includes(role)), studies: degrees.flatMap(({ rows }) => rows) };
}

const namesDegree = ({ draft: { position } }: Role): boolean =>
  position !== undefined && !hasTitleWord(position.value) && findDegrees(position.value)[0]?.at === 0;

/** What was done for a school ("- Rewired two school districts") names none that somebody went to. */
function namesSchool({ rows }: Role): boolean {
  const bullet = rows.findIndex((row) => row.bullet);
  return rows.slice(0, bullet > 0 ? Math.min(bullet, HEAD_ROWS) : HEAD_ROWS).some(({ words }) => hasInstitutionWord(words));
}
