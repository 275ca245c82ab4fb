import { isFormLabel } from "../form-labels.ts";
import { isSectionName } from "../section-names.ts";
import { HEAD_ALIGNED, HEADING_SIZE, TAIL_ALIGNED, TAIL_CONTENT } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { isDatedRail } from "./date-rail.ts";
import { toRowStarts, usualPitch } from "./find-row-starts.ts";
import { findSunkenHeads } from "./raise-heads.ts";

/**
 * How text left and right of a gap belongs together. "heads": short words at the left that open what stands at the right.
 * "sunken heads": the same, a little lower than they belong. "entries": rows of a table with a date in each, whose left cells have several lines.
 */
export type Relation = "columns" | "rows" | "heads" | "sunken heads" | "entries";

/** Columns of text, or rows of one list or table? Judged where both sides stand beside each other. */
export function toRelation(allLeft: readonly Segment[], allRight: readonly Segment[], em: number): Relation {
  const [wholeLeft, wholeRight] = [beside(allLeft, allRight, em), beside(allRight, allLeft, em)];
  if (wholeLeft.length === 0 || wholeRight.length === 0) return "columns";
  if (takeTurns(wholeLeft, wholeRight, em) && takeTurns(wholeRight, wholeLeft, em)) return "rows";
  if (isDatedRail(wholeLeft, wholeRight, em)) return "heads";
  if (openSections(wholeLeft, wholeRight, em)) return "columns";
  const left = withoutDividers(wholeLeft, allRight, em);
  const right = withoutDividers(wholeRight, allLeft, em);
  if (isTail(right, left, em) || isDatedTail(right, left, em) || isLastCell(right, left, em)) return "rows";
  if (isColonColumn(right, left, em)) return "rows";
  if (isForm(left, right, em)) return "heads";
  if (isRail(wholeLeft, wholeRight, em)) return "heads";
  if (isEntries(left, right, em)) return "entries";
  if (isHeads(left, right, em)) return "heads";
  if (findSunkenHeads(left, right, em)) return "sunken heads";
  if (isPairs(left, right, em) || isGrid(left, right, em)) return "rows";
  return "columns";
}

/** "Education | Languages | Courses" over lists: names of sections beside each other, with no figures below that would make them the head of a table. */
function openSections(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const top = Math.min(...right.map(({ y }) => y));
  const isTop = ({ y }: Segment) => Math.abs(y - top) < ALIGNED * em;
  const names = [...left, ...right].filter(isTop);
  const isAlone = right.every(isTop) || left.every(({ y }) => y < top + ALIGNED * em);
  return !isAlone && left.some(isTop) && names.every(({ text }) => isSectionName(text)) && !right.some(({ text }) => /^\d/.test(text));
}

/** Share of a side's lines with nothing beside them from which the two sides take turns, as headings flush right and text do. */
const TURNS = 0.8;

function takeTurns(some: readonly Segment[], others: readonly Segment[], em: number): boolean {
  const hasBeside = ({ y, size }: Segment) =>
    others.some((other) => other.y - other.size < y && other.y > y - size && Math.abs(other.y - y) < em * APART);
  return share(some, (segment) => !hasBeside(segment)) >= TURNS;
}

/** Ems between baselines of lines that may overlap. */
const APART = 1.2;

/** The part of one side that has the other side next to it. */
function beside(some: readonly Segment[], others: readonly Segment[], em: number): Segment[] {
  const first = Math.min(...others.map((segment) => segment.y)) - em * NEARLY_ALIGNED;
  const last = Math.max(...others.map((segment) => segment.y)) + em * NEARLY_ALIGNED;
  return some.filter((segment) => segment.y >= first && segment.y <= last);
}

/** Without larger words that the other side leaves room for above and below: headings between the rows of a table. */
function withoutDividers(some: readonly Segment[], others: readonly Segment[], em: number): readonly Segment[] {
  const lines = others.map(({ y }) => y).sort((a, b) => a - b);
  const rest = some.filter(({ size, y }) => size < em * LARGER || hasNear(lines, y, em * ROOM));
  return rest.length === 0 ? some : rest;
}

/** Size of a heading against the text, and the ems the other side leaves free above and below it. */
const LARGER = 1.15;
const ROOM = 1.25;

// Ems between baselines that belong to one row; floats and smaller type sit a little higher or lower.
const ALIGNED = 0.45;
const NEARLY_ALIGNED = 0.75;

/** Dates and places at the end of lines, or short words flush right behind words of any length. */
function isTail(right: readonly Segment[], left: readonly Segment[], em: number): boolean {
  const aligned = shareAligned(right, left, em * NEARLY_ALIGNED);
  if (aligned >= TAIL_ALIGNED && share(right, isDateOrPlace) >= TAIL_CONTENT) return true;
  if (shareAligned(right, left, em * ALIGNED) < TAIL_ALIGNED) return false;
  const edge = Math.max(...right.map((segment) => segment.right));
  const isFlush = share(right, (segment) => edge - segment.right < em * 0.4) >= 0.7;
  const starts = right.map((segment) => segment.x);
  const isRagged = Math.max(...starts) - Math.min(...starts) > em * 1.2;
  const isTiny = share(right, (segment) => segment.text.length <= 6) >= 0.9;
  return isFlush && (isRagged || isTiny) && share(right, isShort) >= 0.8;
}

/** Dates set right of the line they belong to, with a place or the like below some of them; the left tells no dates of its own. */
function isDatedTail(right: readonly Segment[], left: readonly Segment[], em: number): boolean {
  const sorted = [...right].sort((a, b) => a.y - b.y);
  const dates = sorted.filter(isDate);
  if (dates.length < 2 || dates[0] !== sorted[0] || right.length > dates.length * 2 || left.some(isDate)) return false;
  const isNear = (segment: Segment, index: number) => isDate(segment) || segment.y - (sorted[index - 1]?.y ?? 0) < em * WRAPPED_DATE;
  return share(right, isShort) === 1 && sorted.every(isNear) && shareAligned(dates, left, em * NEARLY_ALIGNED) >= TAIL_ALIGNED;
}

/** Ems between a date of two lines, closed up on its first, and what stands below. */
const WRAPPED_DATE = 3.4;

/** Short words far apart, each on a line with a date: the last cells of the rows of a table. */
function isLastCell(right: readonly Segment[], left: readonly Segment[], em: number): boolean {
  if (right.length < FEWEST_CELLS || share(right, isShort) < 1 || toBlockStarts(right, em * 1.9).length < right.length) return false;
  return shareAligned(right, left.filter(isDate), em * ALIGNED) === 1;
}

const FEWEST_CELLS = 3;

/** Dates, labels or section names at the left, each on the line where a block at the right begins. */
function isHeads(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  if (left.some((segment) => segment.text.length > HEAD_CHARS)) return false;
  const starts = toBlockStarts(left, em * 1.9);
  const heads = left.filter((segment) => isDate(segment) || segment.text.endsWith(":"));
  if (heads.length >= left.length * 0.5 && shareAligned(heads, right, em * ALIGNED) >= HEAD_ALIGNED) return true;
  const isSpaced = left.length >= FEWEST_SPACED && starts.length === left.length;
  if (isSpaced && shareAligned(left, right, em * ALIGNED) === 1) return true;
  if (starts.length < 2 || left.length > right.length * 0.7) return false;
  const openings = toBlockStarts(right, usualPitch(right) * 1.15).concat(right.filter((segment) => segment.bold));
  return shareAligned(starts, openings, em * ALIGNED) >= HEAD_ALIGNED;
}

/** Rows of a table: the blocks of both sides open on the same lines. Two rows may do so by chance, unless each tells one of the dates. */
function isEntries(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const { starts, leftOpenings, rightOpenings } = toRowStarts(left, right, em);
  if (starts.length < 2 || areLinesPaired(left, right, em)) return false;
  const isOneLine = shareAligned(left, starts, em * ALIGNED) === 1;
  if (isOneLine && (left.some(isDate) || shareAligned(right, starts, em * ALIGNED) === 1)) return false;
  if (starts.length < HEAD_ALIGNED * leftOpenings) return false;
  if (areSections(left, right, starts, em) || areSections(right, left, starts, em)) return false;
  if (starts.length >= FEWEST_ROWS) return true;
  if (starts.length === leftOpenings && starts.length === rightOpenings) return true;
  const dates = [...left, ...right].filter(isDate);
  return shareAligned(starts, dates, em * ALIGNED) >= HEAD_ALIGNED && shareAligned(dates, starts, em * ALIGNED) >= HEAD_ALIGNED;
}

const FEWEST_ROWS = 3;

/** Larger words or names of sections over lines of text at one side, and mostly none such beside them: the sections of a sidebar. */
function areSections(side: readonly Segment[], others: readonly Segment[], starts: readonly Segment[], em: number): boolean {
  const isLarger = ({ size }: Segment) => size > em * HEADING_SIZE;
  const hasLists = side.length >= LIST_LINES * starts.length;
  const opens = (segment: Segment) => isLarger(segment) || (hasLists && isSectionName(segment.text));
  const beside = (start: Segment, some: readonly Segment[]) => some.filter(({ y }) => Math.abs(y - start.y) < em * ALIGNED);
  const heads = starts.filter((start) => beside(start, side).some(opens) && !beside(start, others).some(opens));
  return heads.length * 2 >= starts.length && !side.every(isLarger);
}

/** Lines a section of a sidebar has, its name among them; names in a margin wrap at most now and then. */
const LIST_LINES = 2;

/** Line beside line: labels and their values. Words beside running text only happen to share its lines. */
export function areLinesPaired(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  if (share(left, ({ text }) => text.length <= HEAD_CHARS) < PAIRED || share(right, ({ text }) => text.length > RUNNING_CHARS) > 0.5)
    return false;
  return shareAligned(left, right, em * ALIGNED) > PAIRED && shareAligned(right, left, em * ALIGNED) > PAIRED;
}

const RUNNING_CHARS = 45;
const PAIRED = 0.9;

const HEAD_CHARS = 32;
const FEWEST_LABELS = 3;
/** So many lines with room between them, all on lines of the right, are no column of text. */
const FEWEST_SPACED = 4;

/** Labels and section names in turn: each label on a line of the right, where every other line stands closer to the one above. */
function isRail(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const labels = left.filter((segment) => shareAligned([segment], right, em * ALIGNED) === 1);
  const rest = left.filter((segment) => !labels.includes(segment));
  const looks = new Set(labels.map(({ color }) => color));
  const isHeading = ({ size, bold, color }: Segment) => size > em * RAIL_HEADING || bold || !looks.has(color);
  if (labels.length < FEWEST_LABELS || rest.length === 0 || labels.some(isHeading) || !rest.every(isHeading)) return false;
  const sorted = [...right].sort((a, b) => a.y - b.y);
  const gaps = { labelled: em * RAIL_PITCH, other: 0 };
  for (const [index, segment] of sorted.entries()) {
    const gap = segment.y - (sorted[index - 1]?.y ?? Number.NEGATIVE_INFINITY);
    if (shareAligned([segment], labels, em * ALIGNED) === 1) gaps.labelled = Math.min(gaps.labelled, gap);
    else gaps.other = Math.max(gaps.other, gap);
  }
  return gaps.other * 1.05 < gaps.labelled;
}

/** "Employer", "Dates:": a form, whose labels stand on the lines of what they name. */
function isForm(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const labels = left.filter(({ text }) => isFormLabel(text) || text.endsWith(":"));
  return labels.length >= FEWEST_LABELS && labels.length >= left.length * 0.5 && shareAligned(labels, right, em * ALIGNED) >= HEAD_ALIGNED;
}

/** ": Value" behind its label, as typists set forms: the colons stand one under the other. */
function isColonColumn(right: readonly Segment[], left: readonly Segment[], em: number): boolean {
  const values = right.filter(({ text }) => text.startsWith(":"));
  return values.length >= FEWEST_LABELS && values.length * 2 > right.length && shareAligned(values, left, em * ALIGNED) >= HEAD_ALIGNED;
}

/** Ems; lines farther apart are no lines of one entry. */
const RAIL_PITCH = 1.7;
/** Size of a section name in a rail against the text. */
const RAIL_HEADING = 1.05;

/** The segments with nothing of their own side closely above. */
function toBlockStarts(side: readonly Segment[], gap: number): Segment[] {
  const sorted = [...side].sort((a, b) => a.y - b.y);
  return sorted.filter((segment, index) => segment.y - (sorted[index - 1]?.y ?? Number.NEGATIVE_INFINITY) > gap);
}

/** A few short words at the right, each on a line of the left: pairs such as language and level, or chips. */
function isPairs(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const few = right.length <= PAIRS && left.length <= PAIRS + 3;
  return few && share(right, isShort) === 1 && share(left, isShort) === 1 && shareAligned(right, left, em * ALIGNED) >= 0.9;
}

const PAIRS = 6;

/** Share of lines that begin in the middle of a sentence from which a side is running text. */
const RUNNING_SHARE = 0.25;
const goesOn = ({ text }: Segment): boolean => /^\p{Ll}\S* \S+ \S/u.test(text);

/** Three or more short cells a row. */
function isGrid(left: readonly Segment[], right: readonly Segment[], em: number): boolean {
  const all = [...left, ...right];
  const rows = new Set(left.map((segment) => Math.round(segment.y))).size;
  if (all.length / rows < 2.7 || share(all, isShort) < 0.8 || share(all, goesOn) > RUNNING_SHARE) return false;
  return shareAligned(left, right, em * ALIGNED) >= 0.85 && shareAligned(right, left, em * ALIGNED) >= 0.85;
}

function shareAligned(some: readonly Segment[], others: readonly Segment[], tolerance: number): number {
  const baselines = others.map((segment) => segment.y).sort((a, b) => a - b);
  return share(some, (segment) => hasNear(baselines, segment.y, tolerance));
}

function hasNear(sorted: readonly number[], value: number, tolerance: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value - tolerance) low = middle + 1;
    else high = middle;
  }
  const found = sorted[low];
  return found !== undefined && found <= value + tolerance;
}

function share(segments: readonly Segment[], holds: (segment: Segment) => boolean): number {
  return segments.length === 0 ? 0 : segments.filter(holds).length / segments.length;
}

const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d{1,2}[./]\d{2,4}|['’]\d\d(?:\D|$)/;
const PLACE = /^\p{Lu}[\p{L}.' -]{1,30},\s?\p{Lu}[\p{L}. ]{1,25}$/u;

function isDate(segment: Segment): boolean {
  return segment.text.length <= HEAD_CHARS && YEAR.test(segment.text);
}

function isDateOrPlace(segment: Segment): boolean {
  return isDate(segment) || (segment.text.length <= 48 && (PLACE.test(segment.text) || YEAR.test(segment.text)));
}

function isShort(segment: Segment): boolean {
  return segment.text.length <= 36;
}
