import lexicon from "../../data/resume/degrees.json";
import { fold } from "../../text/index.ts";
import { findMembership } from "../lists/memberships.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { isEngagement } from "../work/engagements.ts";
import { isPeriodLine } from "../work/period-lines.ts";
import type { SectionRows } from "./sections.ts";

const studying = toPhraseSet(lexicon.toldStudies.map(fold));

/** "Carer, Ashby House, 2021 – 2023" below the last course of study, where no section tells of work: roles without a heading. */
export function partLastRoles(sections: readonly SectionRows[], signs: readonly Signs[]): SectionRows[] {
  const told = sections.some(({ section, rows }) => section === "experience" && rows.some((row) => signs[row.index]?.hasDate));
  if (told) return [...sections];
  return sections.flatMap((part) => {
    if (part.section !== "education") return [part];
    const last = part.rows.findLastIndex(({ index, bullet }) => !bullet && (signs[index]?.degree || signs[index]?.institution));
    const from = part.rows.findIndex((row, i) => i > last && last >= 0 && isRole(row, signs[row.index]));
    if (from < 0) return [part];
    return [
      { ...part, rows: part.rows.slice(0, from) },
      { section: "experience" as const, rows: part.rows.slice(from) },
    ];
  });
}

/** A period beside a title or a kind of work, and no word of learning. */
function isRole(row: Row, sign: Signs | undefined): boolean {
  if (
    !sign?.hasRange ||
    row.bullet ||
    !isPeriodLine(row, sign) ||
    findMembership(row.words) > 0 ||
    findPhrases(studying, toWords(row.words)).length > 0
  )
    return false;
  return sign.title || isEngagement(row.words.slice(0, sign.ranges[0]?.start).replace(/[\s,:(–-]+$/u, ""));
}
