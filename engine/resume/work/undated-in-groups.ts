import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import type { Entry } from "./entries.ts";
import { isSameType, isSetAs, standsAs } from "./head-looks.ts";
import { hasOrganisationWord, tellsDuty } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

const LONGEST = 7;

/**
 * Titles without dates below a company with its dates, each put as the first title below it is: "Acme Ltd, 2014 – 2022" over "Fitter" and its
 * duties over "Driver" and its duties. The indexes of their rows. `mayOpen`: whether a line may begin a head at all.
 */
export function findUndatedInGroups(entries: readonly Entry[], signs: readonly Signs[], mayOpen: (row: Row) => boolean): Set<number> {
  return new Set(entries.flatMap((entry) => titlesBelow(entry, signs, mayOpen)));
}

function titlesBelow(entry: Entry, signs: readonly Signs[], mayOpen: (row: Row) => boolean): number[] {
  const first = titleUnderCompany(entry);
  if (!first) return [];
  const { body } = entry;
  const isTitle = (row: Row | undefined): boolean =>
    row !== undefined &&
    !row.bullet &&
    row.wordCount <= LONGEST &&
    hasTitleWord(row.words) &&
    !hasOrganisationWord(row.words) &&
    !tellsDuty(row.words) &&
    mayOpen(row) &&
    standsAs(row, first, signs, false) &&
    isSetAs(row, first, signs);
  const stands = (row: Row, at: number): boolean => {
    const above = body[at - 1];
    if (row.opensBlock || (above?.bullet ?? first.index + 1 === row.index)) return true;
    return above !== undefined && (isTitle(above) || !isSameType(above, row));
  };
  return body.filter((row, at) => isTitle(row) && stands(row, at)).map(({ index }) => index);
}

/** The line of the title where the company stands with the dates on the line above. */
function titleUnderCompany({ head, what, where, range }: Entry): Row | undefined {
  if (!what || !where || !range || where.row !== range.row.index || !hasTitleWord(what.text)) return undefined;
  const at = head.findIndex(({ index }) => index === range.row.index);
  const title = head[at + 1];
  return title?.index === what.row && title.wordCount <= LONGEST ? title : undefined;
}
