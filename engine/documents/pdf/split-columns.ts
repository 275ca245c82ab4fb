import { isFormLabel, opensFormLabel } from "../form-labels.ts";
import { isLanguageName } from "../language-names.ts";
import { wrapsDate } from "../one-date.ts";
import { isSectionName } from "../section-names.ts";
import { EDGE_LINES, GUTTER, GUTTER_LINES, GUTTER_PERSISTS, NARROW_GUTTER, SAME_LINE, SHORT_GUTTER_LINES } from "../weights.ts";
import type { Segment } from "./build-segments.ts";
import { findDateRail } from "./date-rail.ts";
import { findBands } from "./find-bands.ts";
import { findCards } from "./find-cards.ts";
import { findCentred } from "./find-centred.ts";
import { type JoinCells, joinTableRows } from "./join-table-rows.ts";
import { levelRows } from "./level-rows.ts";
import { partsDates } from "./parts-dates.ts";
import { findSunkenHeads } from "./raise-heads.ts";
import { toRelation } from "./tell-tables.ts";

/** Segments that are read top to bottom; `column` counts over the page in reading order. */
export type Leaf = { segments: Segment[]; column: number };

const MAX_DEPTH = 12;
const MAX_SEGMENTS = 6_000;
const MAX_CANDIDATES = 160;
const TRIED = 8;
/** A right column lower than this share of its region is a block beside the text, not a sidebar. */
const BLOCK_SHARE = 0.15;

/** Cuts a region at its gutters again and again: above it, left, right, below. */
export function splitColumns(segments: Segment[], joinCells: JoinCells, column = 0, depth = 0): Leaf[] {
  if (segments.length === 0) return [];
  const found = depth < MAX_DEPTH && segments.length <= MAX_SEGMENTS ? findGutter(segments, joinCells) : undefined;
  if (found === undefined) return [{ segments, column }];
  const split = (part: Segment[], at: number) => splitColumns(part, joinCells, at, depth + 1);
  if ("joined" in found) return split(found.joined, column);
  if ("parts" in found) return found.parts.flatMap((part) => split(part, column));
  const { above, left, right, below } = found;
  const leftLeaves = split(left, column);
  const next = Math.max(column, ...leftLeaves.map((leaf) => leaf.column)) + 1;
  return [...split(above, column), ...leftLeaves, ...split(right, next), ...split(below, column)];
}

type Cut = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };
/** A cut into columns, rows that were joined, or parts of the page in reading order. */
type Found = Cut | { joined: Segment[] } | { parts: Segment[][] };
type Band = { x: number; top: number; bottom: number; score: number; isTall: boolean };

/** Does a column begin here? Many lines do, nothing starts a little further left, and both sides have room for text. */
function isEdge(segments: readonly Segment[], x: number): boolean {
  const near = segments.filter((segment) => Math.abs(segment.x - x) <= EDGE_REACH);
  if (near.some((segment) => segment.x < x) || near.filter((segment) => segment.x - x <= 2).length < EDGE_LINES) return false;
  const [left, right] = [Math.min(...segments.map((segment) => segment.x)), Math.max(...segments.map((segment) => segment.right))];
  return Math.min(x - left, right - x) > LEAST_SIDE * (right - left);
}
/** Share of the region's width a column beside a narrow gutter has at least; less is a rail of dates or labels. */
const LEAST_SIDE = 0.18;
const EDGE_REACH = 8;

function findGutter(segments: readonly Segment[], joinCells: JoinCells): Found | undefined {
  const em = median(segments.map((segment) => segment.size));
  const region = { segments, centred: findCentred(segments, em) };
  const bands = toCandidates(segments)
    .flatMap((x) => [
      ...toBands(region, { x, from: x - GUTTER * em }, em, extent(segments)),
      ...(isEdge(segments, x)
        ? toBands(region, { x, from: x - NARROW_GUTTER * em }, em, extent(segments)).filter((band) => band.isTall)
        : []),
    ])
    .sort((a, b) => b.score - a.score || a.x - b.x);
  const tried: Band[] = [];
  for (const band of bands) {
    const isIn = ({ x, top, bottom }: Band) => Math.abs(x - band.x) < 2 * em && band.top >= top && band.bottom <= bottom;
    if (tried.some(isIn)) continue;
    tried.push(band);
    const found = judgeCut(segments, cutAt(segments, band, em), em, joinCells);
    if (found !== undefined) return found;
    if (tried.length >= TRIED) break;
  }
  return undefined;
}

function judgeCut(segments: readonly Segment[], cut: Cut, em: number, joinCells: JoinCells): Found | undefined {
  const cards = findCards(cut, em);
  const relation = cards ? "columns" : toRelation(cut.left, cut.right, em);
  const level =
    cards === undefined && (relation === "columns" || relation === "sunken heads") ? levelRows(cut.left, cut.right, em) : undefined;
  if (level) return { joined: segments.map((segment) => ({ ...segment, y: level.get(segment) ?? segment.y })) };
  if (relation === "columns") {
    const parts = findDateRail(cut, em) ?? findBands(cut, em) ?? cards;
    if (parts) return { parts: [cut.above, ...parts, cut.below] };
    return partsDates(cut.left, cut.right, em) ? undefined : cut;
  }
  if (relation === "entries") return { joined: joinTableRows(segments, cut, em, joinCells) };
  const raised = relation === "sunken heads" ? findSunkenHeads(cut.left, cut.right, em) : undefined;
  if (raised) return { joined: segments.map((segment) => ({ ...segment, y: raised.get(segment) ?? segment.y })) };
  const joined = relation === "heads" ? joinHeads(segments, cut.left, em) : undefined;
  return joined !== undefined && joined.length < segments.length ? { joined } : undefined;
}

/** The farthest a head may stand above the line it wraps into; dates say themselves that they go on. */
function wrapPitch(head: Segment, next: Segment, em: number): number {
  return /\d/.test(head.text + next.text) ? Math.max(em, head.size) * 1.75 : em * 1.6;
}

/** Words go on in the next line; a date only where both lines tell one. */
function wrapsInto(text: string, next: string): boolean {
  if (text.endsWith(":")) return false;
  return /\d/.test(text + next) ? wrapsDate(text, next) : true;
}

/** "French" over "German", each with "fluent" or the like beside it, are two labels, as "Name" over "Address" are. */
const LONGEST_VALUE = 20;

/** A head that wraps ("Professional" over "experience") becomes one segment on its first line. */
function joinHeads(segments: readonly Segment[], heads: readonly Segment[], em: number): Segment[] {
  const replaced = new Map<Segment, Segment | undefined>();
  const hasWord = (head: Segment) => {
    const beside = segments.filter(({ x, y }) => x > head.x && Math.abs(y - head.y) < em * SAME_LINE);
    return beside.length === 1 && beside.every(({ text }) => text.length <= LONGEST_VALUE);
  };
  let open: Segment | undefined;
  let last: Segment | undefined;
  for (const head of [...heads].sort((a, b) => a.y - b.y)) {
    const isNear = last !== undefined && head.y - last.y < wrapPitch(last, head, em) && head.bold === last.bold;
    const isPair = last !== undefined && ((hasWord(last) && hasWord(head)) || areLabels(open ?? last, last, head));
    if (open !== undefined && isNear && !isPair && isSetBelow(open, head, em) && wrapsInto(open.text, head.text)) {
      open.text = `${open.text} ${head.text}`;
      open.letters += head.letters;
      open.right = Math.max(open.right, head.right);
      replaced.set(head, undefined);
    } else {
      open = { ...head };
      replaced.set(head, open);
    }
    last = head;
  }
  return segments.flatMap((segment) => {
    if (!replaced.has(segment)) return [segment];
    const kept = replaced.get(segment);
    return kept === undefined ? [] : [kept];
  });
}

/** Two languages, or two labels of a form, below each other, where the words of both together are none: "Dates", "Main activities and". */
const areLabels = (open: Segment, last: Segment, head: Segment): boolean =>
  (isFormLabel(last.text) && isFormLabel(head.text)) ||
  (isLanguageName(last.text) && isLanguageName(head.text)) ||
  areTwoNames(last.text, head.text) ||
  (isFormLabel(open.text) && opensFormLabel(head.text) && !opensFormLabel(`${open.text} ${head.text}`));

const isName = (text: string): boolean => isSectionName(text) || isFormLabel(text);

/** "Digital skills" over "Driving licence", "Post sought" over "Work experience"; "Professional" over "experience" is one name. */
const areTwoNames = (above: string, below: string): boolean =>
  isName(below) &&
  (isName(above) || /\p{L} \p{L}/u.test(below)) &&
  !isSectionName(`${above} ${below}`) &&
  !/(?:[&,/+-]|\s\p{Ll}{1,3})$/u.test(above);

const isSetBelow = (open: Segment, head: Segment, em: number): boolean =>
  Math.min(Math.abs(head.x - open.x), Math.abs(head.right - open.right)) < em;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 10;
}

function extent(segments: readonly Segment[]): [number, number] {
  let [first, last] = [Infinity, -Infinity];
  for (const { y } of segments) {
    first = Math.min(first, y);
    last = Math.max(last, y);
  }
  return [first, last];
}

/** A gutter ends where something begins; of places less than a point apart the first counts. */
function toCandidates(segments: readonly Segment[]): number[] {
  const starts = new Map<number, number>();
  for (const { x } of segments) starts.set(Math.floor(x), Math.min(x, starts.get(Math.floor(x)) ?? x));
  const places = [...starts.values()].sort((a, b) => a - b);
  const step = Math.ceil(places.length / MAX_CANDIDATES);
  return places.filter((_, index) => index % step === 0);
}

/** The stretches of the page in which nothing crosses the gutter that ends at x. */
function toBands(
  { segments, centred }: { segments: readonly Segment[]; centred: ReadonlySet<Segment> },
  { x, from }: { x: number; from: number },
  em: number,
  [first, last]: [number, number],
): Band[] {
  const crossing = segments
    .filter((segment) => centred.has(segment) || (segment.x < x && segment.right > from))
    .map((segment) => segment.y);
  const edges = [Number.NEGATIVE_INFINITY, ...crossing.sort((a, b) => a - b), Number.POSITIVE_INFINITY];
  const bands: Band[] = [];
  for (let index = 1; index < edges.length; index++) {
    const [top, bottom] = [edges[index - 1] ?? 0, edges[index] ?? 0];
    if (bottom - top < em * GUTTER_LINES) continue;
    const band = toOverlap(segments, x, top, bottom, em);
    const persists = band.height >= GUTTER_PERSISTS * (last - first);
    const isTop = index === 1;
    if (band.lines >= (persists || isTop ? GUTTER_LINES : SHORT_GUTTER_LINES))
      bands.push({
        x,
        top,
        bottom,
        score: band.lines + band.height / 10_000,
        isTall: persists && band.lines >= EDGE_LINES,
      });
  }
  return bands;
}

/** Lines on the poorer side, and the height, of the stretch in which both sides hold text. */
function toOverlap(segments: readonly Segment[], x: number, top: number, bottom: number, em: number): { lines: number; height: number } {
  const inside = segments.filter((segment) => segment.y > top && segment.y < bottom);
  const left = inside.filter((segment) => segment.x < x);
  const right = inside.filter((segment) => segment.x >= x);
  if (left.length === 0 || right.length === 0) return { lines: 0, height: 0 };
  const [leftFirst, leftLast] = extent(left);
  const [rightFirst, rightLast] = extent(right);
  const [from, to] = [Math.max(leftFirst, rightFirst) - em, Math.min(leftLast, rightLast) + em];
  const linesOf = (side: readonly Segment[]) => countLines(side.filter((segment) => segment.y >= from && segment.y <= to));
  return { lines: Math.min(linesOf(left), linesOf(right)), height: to - from };
}

function countLines(segments: readonly Segment[]): number {
  let lines = 0;
  let y = Number.NEGATIVE_INFINITY;
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    if (segment.y - y <= SAME_LINE * segment.size) continue;
    lines++;
    y = segment.y;
  }
  return lines;
}

function cutAt(segments: readonly Segment[], band: Band, em: number): Cut {
  const cut: Cut = { above: [], left: [], right: [], below: [] };
  for (const segment of segments) {
    if (segment.y <= band.top) cut.above.push(segment);
    else if (segment.y >= band.bottom) cut.below.push(segment);
    else if (segment.x < band.x) cut.left.push(segment);
    else cut.right.push(segment);
  }
  releaseTails(cut, band.x, em);
  const [first, last] = extent(segments);
  const [rightFirst, rightLast] = extent(cut.right);
  if (rightLast - rightFirst < BLOCK_SHARE * (last - first)) releaseTail(cut, em, "first gap");
  else if (Number.isFinite(band.bottom)) releaseTail(cut, em, "last gap");
  releaseLead(cut, em);
  return cut;
}

/**
 * Below the last line that begins at the right column's edge there may be dates set flush right, each on a line of the left: entries
 * over the whole width, from the gap above the first of them.
 */
function releaseTails(cut: Cut, edge: number, em: number): void {
  const atEdge = cut.right.filter(({ x }) => x - edge < em * INDENT);
  const [, end] = extent(atEdge);
  const tails = cut.right.filter(({ y }) => y > end + em);
  const isTail = (tail: Segment) => cut.left.some(({ y }) => Math.abs(y - tail.y) < SAME_LINE * em);
  if (atEdge.length < EDGE_BLOCK || tails.length === 0 || !tails.every(isTail)) return;
  const [begin] = extent(tails);
  const lines = cut.left.map(({ y }) => y).sort((a, b) => b - a);
  const start = lines.find((y, index) => y < begin + em && y - (lines[index + 1] ?? Number.NEGATIVE_INFINITY) > em * 1.8);
  if (start === undefined || start <= end) return;
  const stays = ({ y }: Segment) => y < start - SAME_LINE * em;
  cut.below.push(...[...cut.left, ...cut.right].filter((segment) => !stays(segment)));
  cut.left = cut.left.filter(stays);
  cut.right = cut.right.filter(stays);
}

/** Lines at a column's edge, at least, and the ems by which those of a list stand in. */
const EDGE_BLOCK = 3;
const INDENT = 2.5;

/**
 * Left lines under the right column's end, after a gap, belong to what follows the columns: behind the last gap where the columns
 * end at a full line (a heading, as a rule), behind the first where the right column is only a block beside the top of the page.
 */
function releaseTail(cut: Cut, em: number, from: "first gap" | "last gap"): void {
  const [, end] = extent(cut.right);
  const tail = cut.left.filter((segment) => segment.y > end + em * SAME_LINE).sort((a, b) => a.y - b.y);
  const kept = cut.left.filter((segment) => !tail.includes(segment));
  if (kept.length === 0) return;
  const last = extent(kept)[1];
  const gaps = tail.flatMap((segment, index) => (segment.y - Math.max(end, tail[index - 1]?.y ?? last) > em * 1.8 ? [index] : []));
  const start = from === "first gap" ? gaps[0] : gaps.at(-1);
  if (start === undefined) return;
  const moved = new Set(tail.slice(start));
  cut.left = cut.left.filter((segment) => !moved.has(segment));
  cut.below.push(...moved);
}

/** Right lines that end, with a gap, before the left column begins stand above both. */
function releaseLead(cut: Cut, em: number): void {
  const [begin] = extent(cut.left);
  const lead = cut.right.filter((segment) => segment.y < begin - em);
  const rest = cut.right.filter((segment) => segment.y >= begin - em);
  if (lead.length === 0 || rest.length === 0 || extent(rest)[0] - extent(lead)[1] < em * 2.2) return;
  cut.right = rest;
  cut.above.push(...lead);
}
