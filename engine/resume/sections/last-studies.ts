import { findDegrees } from "../education/degrees.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { isPeriodLine } from "../work/period-lines.ts";
import type { SectionRows } from "./sections.ts";

/** "Matric, Fairview High, 2012" below the last role, without a heading: courses of study of their own. */
export function partLastStudies(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  return sections.flatMap((part) => {
    if (part.section !== "experience") return [part];
    const last = part.rows.findLastIndex((row) => isRole(row, signs[row.index]));
    const opens = part.rows.findIndex((row, i) => last >= 0 && i > last && row.opensBlock);
    const behind = opens < 0 ? [] : part.rows.slice(opens);
    const studies = behind.some((row) => isStudy(row, signs[row.index]))
      ? behind.filter((row) => isStudy(row, signs[row.index]) || isAtSchool(row, signs[row.index]))
      : [];
    if (studies.length === 0) return [part];
    return [
      { ...part, rows: part.rows.filter((row) => !studies.includes(row)) },
      { section: "education" as const, rows: studies },
    ];
  });
}

const isRole = (row: Row, sign: Signs | undefined): boolean => sign?.hasRange === true && isPeriodLine(row, sign) && !isStudy(row, sign);

/** "[2014] MTP Town Planning, University of Hale" beside a degree that is known. */
const isAtSchool = ({ bullet }: Row, sign: Signs | undefined): boolean =>
  !bullet && sign?.institution === true && sign.hasDate && !sign.hasRange && !sign.title;

/** A line that names degree and school, or begins with a degree and shows its year. */
function isStudy(row: Row, sign: Signs | undefined): boolean {
  if (!sign?.degree || row.bullet || (sign.title && (sign.hasRange || !sign.institution))) return false;
  const lead = sign.ranges[0]?.start === 0 ? sign.ranges[0].end : 0;
  const behind = row.words.slice(lead).replace(/^[^\p{L}]+/u, "");
  return sign.institution ? sign.hasDate || row.cells.length > 1 : sign.hasDate && findDegrees(behind)[0]?.at === 0;
}
