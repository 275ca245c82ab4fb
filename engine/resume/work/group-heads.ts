import { readLocation } from "../contact/locations.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Group } from "./entries.ts";
import { isLabelledRow } from "./field-labels.ts";
import { tellsOfRole } from "./heads/labels.ts";
import { describesEmployer, hasOrganisationWord, isDepartment, isUnit, tellsDuty } from "./organisations.ts";
import { continues } from "./row-flow.ts";
import { hasTitleWord } from "./titles.ts";

const LONGEST = 9;
const LONGEST_NAMED = 14;
const INDENT = 3;

/**
 * Lines with a company above several dated roles: by the index of each dated row, the line it stands under.
 * Such lines look different from the roles', or name a company over a line that names a title, and at least one of them has two roles or more below. `above`: how many lines
 * of its own each role has over its dates; where that is none, no other role may have one, and where it is one, none that looks like a company.
 */
export function findGroupHeads(all: readonly Row[], signs: readonly Signs[], anchors: readonly number[], above: 0 | 1): Map<number, Row> {
  return above === 1 && isFormOfRoles(all, anchors) ? new Map() : headsOfGroups(all, signs, anchors, above);
}

function headsOfGroups(all: readonly Row[], signs: readonly Signs[], anchors: readonly number[], above: 0 | 1): Map<number, Row> {
  const anchored = new Set(anchors.map((i) => all[i]).filter((row) => signs[row?.index ?? -1]?.hasDate));
  const rows = all.filter((row, i) => anchored.has(row) || !isPlaceBelow(all, i));
  const dated = new Set(rows.flatMap((row, i) => (anchored.has(row) ? [i] : [])));
  const groups = new Map<number, Row>();
  const counts = new Map<Row, number>();
  let open: Row | undefined;
  const told = closelyBelow(rows, dated);
  for (const [i, row] of rows.entries()) {
    if (dated.has(i)) {
      open = openAt(row, signs[row.index], open);
      if (!open) continue;
      groups.set(row.index, open);
      counts.set(open, (counts.get(open) ?? 0) + 1);
      continue;
    }
    const head = hasDatesBelow(dated, i, above) ? headAt(rows, signs, i, { above, open }) : undefined;
    if (head) open = head;
    else if (above === 1 && dated.has(i + 2) && isHeadOfOne(row, told, counts)) return new Map();
    else if (above === 0 && open && dated.has(i + 1) && !row.bullet && !continues(rows, i) && row.wordCount <= LONGEST) return new Map();
  }
  return Math.max(0, ...counts.values()) > 1 ? groups : new Map();
}

const hasDatesBelow = (dated: ReadonlySet<number>, i: number, above: 0 | 1): boolean =>
  dated.has(i + 1 + above) && (above === 0 || !dated.has(i + 1));

/**
 * The line by which a role below others that share a company names one of its own: on a line between its title and the bullets or the description
 * below, or over its title on a line with the word for an employer.
 */
export function findOwnEmployer(rows: readonly Row[], signs: readonly Signs[], { up, down }: Pick<Group, "up" | "down">): Row | undefined {
  const says = (i: number): boolean => {
    const row = rows[i];
    const sign = row && signs[row.index];
    if (!row || !sign || row.bullet || sign.hasDate || sign.title || sign.contact || readLocation(row.words, 0)) return false;
    return !tellsOfRole(row.words) && !describesEmployer(row.words) && !tellsDuty(row.words) && !isDepartment(row.words);
  };
  const endsHead = (row: Row | undefined) => row !== undefined && (row.bullet || describesEmployer(row.words));
  const at = down.find((i) => says(i) && endsHead(rows[i + 1])) ?? up.find((i) => says(i) && hasOrganisationWord(rows[i]?.words ?? ""));
  return at === undefined ? undefined : rows[at];
}

/**
 * Where every role stands under a line of its own or one it shares, and every one has a line like an employer's too, only one of the two
 * lists holds employers: the lines above, of which there are several, unless more of the others have the word for one.
 */
export function areAllBelow(heads: readonly (Row | undefined)[], own: readonly (Row | undefined)[]): boolean {
  const named = (lines: readonly (Row | undefined)[]) =>
    lines.filter((row) => row && hasOrganisationWord(row.words) && !isUnit(row.words)).length;
  const isWhole = (lines: readonly (Row | undefined)[]) => lines.every((row) => row !== undefined);
  return new Set(heads).size >= FEWEST_HEADS && isWhole(heads) && isWhole(own) && named(own) <= named(heads);
}
const FEWEST_HEADS = 2;

const isHeadOfOne = (row: Row, told: ReadonlySet<Row>, counts: ReadonlyMap<Row, number>): boolean =>
  !told.has(row) && [...counts.keys()].some((head) => looksLike(row, head));

/** "Silver Mill Ltd" over "Position: Baker" over its dates: where all roles are told so, each names its own employer. */
const isFormOfRoles = (rows: readonly Row[], anchors: readonly number[]): boolean =>
  anchors.every((i) => isFormOfOneRole(rows[i - 2], rows[i - 1]));

const isFormOfOneRole = (employer: Row | undefined, title: Row | undefined): boolean =>
  employer !== undefined &&
  title !== undefined &&
  isLabelledRow(title, ["what"]) &&
  !isLabelledRow(employer) &&
  !employer.bullet &&
  employer.wordCount <= LONGEST &&
  /^[\p{Lu}\p{N}]/u.test(employer.words);

/** Lines without bullets between the dates of a role and the next blank line or bullet. */
function closelyBelow(rows: readonly Row[], dated: ReadonlySet<number>): Set<Row> {
  let below = false;
  return new Set(
    rows.filter((row, i) => {
      below = dated.has(i) || (below && !row.opensBlock && !row.bullet);
      return below;
    }),
  );
}

/** "Acme Ltd, 2012 – 2019": the company of the roles below it, whatever stood above. */
const openAt = ({ words, bullet }: Row, signs: Signs | undefined, open: Row | undefined): Row | undefined => {
  const name = withoutRanges(words, signs?.ranges ?? []);
  return !bullet && hasOrganisationWord(name) && !hasTitleWord(name) && !isDepartment(name) ? undefined : open;
};

/** "Tema, Ghana" closely below the company. */
const isPlaceBelow = (rows: readonly Row[], i: number): boolean => {
  const row = rows[i];
  return (
    rows[i - 1]?.opensBlock === true && row !== undefined && !row.bullet && !row.opensBlock && readLocation(row.words, 0) !== undefined
  );
};

const LONGEST_NAME = 3;

/** `opens`: it is the first line, or stands behind a blank one, behind bullets or the end of a sentence. */
type At = { signs: Signs | undefined; first: boolean; opens: boolean; above: 0 | 1; open: Row | undefined };

function isGroupHead(row: Row, next: Row, { signs, first, opens, open }: At): boolean {
  if (!mayHead(row, signs)) return false;
  const named = hasOrganisationWord(row.words);
  const likeOthers = named || (open !== undefined && opens && hasOrganisationWord(open.words) && looksLike(row, open));
  return stands(row, next) || isAlone(row, next) || (likeOthers && (first || opens) && hasTitleWord(next.words));
}

/** Whether a line may be the name of a company by its words. */
function mayHead(row: Row, signs: Signs | undefined): boolean {
  const named = hasOrganisationWord(row.words);
  if (!signs || row.bullet || signs.hasDate || signs.contact || row.wordCount > (named ? LONGEST_NAMED : LONGEST)) return false;
  if (hasTitleWord(row.words) || isDepartment(row.words) || !/^[\p{Lu}\p{N}]/u.test(row.words)) return false;
  if ((/[.;:]$/.test(row.words) && !named) || readHeading(row.words)) return false;
  return !(row.wordCount === 1 && named && row.caps);
}

/** The head of a group whose roles begin below this line; in its block may stand one line more about it: its town, its trade. */
function headAt(rows: readonly Row[], signs: readonly Signs[], i: number, at: Pick<At, "above" | "open">): Row | undefined {
  const [above, row, next] = [rows[i - 1], rows[i], rows[i + 1]];
  if (!row || !next) return undefined;
  const isSecond =
    above?.opensBlock && !row.opensBlock && next.opensBlock && !signs[above.index]?.hasDate && !hasOrganisationWord(row.words);
  if (isSecond && mayHead(above, signs[above.index]) && (stands(above, row) || hasTitleWord(next.words))) return above;
  const isBehindSentence = at.above === 1 && above !== undefined && endsSentence(above) && !isUnit(row.words) && tellsNoMore(row);
  const opens = row.opensBlock || isBehindSentence || (above?.bullet === true && !continues(rows, i));
  return isGroupHead(row, next, { signs: signs[row.index], first: i === 0, opens, ...at }) ? row : undefined;
}

/** A block of its own above a block that opens with a title. */
const isAlone = (row: Row, next: Row): boolean => row.opensBlock && next.opensBlock && hasTitleWord(next.words) && tellsNoMore(row);

const tellsNoMore = ({ words }: Row): boolean => !tellsOfRole(words) && !tellsDuty(words) && !describesEmployer(words);
const endsSentence = ({ words, wordCount }: Row): boolean => wordCount > LONGEST_NAME && /[.!?]$/.test(words);

/** Bolder, larger, in capitals or further left than the line below. */
const stands = (row: Row, anchor: Row): boolean =>
  (row.bold && !anchor.bold) ||
  (row.caps && !anchor.caps) ||
  row.scale > anchor.scale * 1.04 ||
  (row.opensBlock && !anchor.opensBlock && row.indent < anchor.indent - INDENT);

const looksLike = (row: Row, other: Row): boolean =>
  row.bold === other.bold && row.caps === other.caps && row.bullet === other.bullet && Math.abs(row.scale - other.scale) < 0.04;
