import { readLocation } from "../contact/locations.ts";
import { type Signs, withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { isDurationOnly } from "./heads/durations.ts";
import { tellsOfRole } from "./heads/labels.ts";
import { describesEmployer, tellsDuty } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

const MOST_HEAD_ROWS = 3;
const TOWN = /^\p{Lu}[\p{L}\p{M}.'’-]+(?:[ ,]+[\p{L}\p{M}.'’-]+){0,4}$/u;

/** Of the entries, the share below whose heads something is told before the dates: else the dates only end the heads. */
const SHARE_TOLD = 0.5;

/**
 * The rows of a section whose entries end in their dates ("Kestrel · Arborist", bullets, "Brecon · 2019 – 2021"), with each line of
 * dates moved up to its head; undefined where entries do not look so. `anchors`: which rows show the dates of an entry.
 */
export function raiseDates(rows: readonly Row[], signs: readonly Signs[], anchors: readonly number[]): Row[] | undefined {
  const parts = anchors.map((anchor, i) => {
    const from = i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1;
    return { from, anchor, told: findTold(rows.slice(from, anchor)) };
  });
  const last = anchors.at(-1) ?? -1;
  const named = ({ from, told }: Part) => told > 0 && rows.slice(from, from + told).some(({ index }) => signs[index]?.title);
  const closed = last === rows.length - 1 && parts.filter(named).length >= parts.length * SHARE_TOLD;
  const ends = parts.every(
    (part) => endsInDates(rows, signs, part) && (closed || rows.slice(part.from, part.anchor).some(({ bullet }) => bullet)),
  );
  if (parts.length === 0 || !ends || leadsToRole(rows, signs, last)) return undefined;
  const raised = parts.flatMap(({ from, anchor, told }) => {
    const head = told < 0 ? anchor : from + told;
    return [...rows.slice(from, head), rows[anchor] as Row, ...rows.slice(head, anchor)];
  });
  return [...raised, ...rows.slice(last + 1)];
}

/** Do the last dates stand closely over the head of a role rather than below what is told? */
const leadsToRole = (rows: readonly Row[], signs: readonly Signs[], last: number): boolean =>
  rows[last + 1]?.opensBlock === false && rows.slice(last + 1).some(({ index, bullet }) => !bullet && signs[index]?.title);

/** The first line below a head that tells of the role. */
const findTold = (rows: readonly Row[]): number => {
  const told = rows.findIndex((row, i) => row.bullet || tellsOfWork(row.words) || (i > 0 && NUMBERED.test(row.words)));
  return told < 0 && rows.length > MOST_HEAD_ROWS ? MOST_HEAD_ROWS : told;
};

const NUMBERED = /^\d{1,2}[.)]\s/;
const tellsOfWork = (words: string): boolean =>
  /\p{Ll}{3}[.;:]$/u.test(words) || tellsDuty(words) || tellsOfRole(words) || describesEmployer(words);

type Part = { from: number; anchor: number; told: number };

/** "Apprentice, Volt & Sons Ltd" right above dates: they are those of this line, whatever was told further up. */
const isHeadLine = (row: Row | undefined, signs: readonly Signs[]): boolean =>
  row !== undefined && !row.bullet && signs[row.index]?.title === true && /^\p{Lu}/u.test(row.words) && !tellsOfWork(row.words);

/** Lines of a head, what is told, and below it a line of dates and at most a town. */
function endsInDates(rows: readonly Row[], signs: readonly Signs[], { from, anchor, told }: Part): boolean {
  const [first, dated] = [rows[from], rows[anchor]];
  if (!first || !dated || dated.bullet || told === 0 || told > MOST_HEAD_ROWS || from === anchor) return false;
  if (dated.opensBlock && rows[anchor + 1]?.opensBlock === false) return false;
  if (told > 0 && anchor - 1 > from + told && isHeadLine(rows[anchor - 1], signs)) return false;
  const rest = withoutRanges(dated.words, signs[dated.index]?.ranges ?? []).replace(/^[\s|,:;·•(–—-]+|[\s|,:;·•)–—-]+$/g, "");
  return rest === "" || isDurationOnly(rest) || (TOWN.test(rest) && !hasTitleWord(rest)) || readLocation(rest, 0) !== undefined;
}
