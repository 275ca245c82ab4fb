import lexicon from "../../data/resume/organisations.json";
import { fold } from "../../text/index.ts";
import { phraseAt, toPhraseSet, toWords } from "../phrases.ts";
import type { Signs } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { readHeading } from "../sections/headings.ts";
import type { Section } from "../types.ts";
import { isPeriodLine } from "./period-lines.ts";
import { continues, endsBullet, wraps } from "./row-flow.ts";

/** Headings of what is told within a role and is none itself. */
const ASIDE: ReadonlySet<Section> = new Set<Section>(["projects", "awards", "publications", "certifications", "references", "skills"]);
const superiors = new Set(lexicon.soft.superiors);
const asideWords = toPhraseSet(lexicon.soft.asides.map(fold));
const duties = new Set(lexicon.labels.told);
const LONGEST_LABEL = 6;

type Part = { rows: readonly Row[]; opened: boolean };

/**
 * Rows of experience sections whose dates date no role, by their index: what stands under "Key projects:", lines such as
 * "Reference: …", and dated bullets under a head that already names its title. `opened`: the part has a heading of its own.
 */
export function findAsides(parts: readonly Part[], signs: readonly Signs[]): Set<number> {
  const asides = new Set(parts.flatMap(({ rows }) => rowsUnderLabels(rows, signs)));
  for (const { titled, row, bullets } of findHeads(parts, signs, asides))
    if (titled && !isShared(row, bullets, signs)) for (const bullet of bullets) asides.add(bullet.index);
  return asides;
}

function rowsUnderLabels(rows: readonly Row[], signs: readonly Signs[]): number[] {
  let [inAside, dated] = [false, false];
  return rows.flatMap((row, i) => {
    const opens = isLabel(row);
    if (opens) dated = !UNDATED.has(readHeading(row.words.slice(0, -1))?.section ?? "projects");
    inAside = opens || (inAside && !row.opensBlock && !row.bold && (dated || !(leadsToPeriod(rows, signs, i) || endsList(rows, i))));
    return inAside || labelsAside(row) ? [row.index] : [];
  });
}

/** Achievements and skills of a role have no periods of their own: the next one is that of another role. */
const UNDATED: ReadonlySet<Section> = new Set<Section>(["awards", "skills"]);

/** A line of its own below bullets. */
const endsList = (rows: readonly Row[], i: number): boolean =>
  rows[i - 1]?.bullet === true && rows[i]?.bullet === false && !continues(rows, i) && !wraps(rows, i) && !endsBullet(rows, i);

/** A period, or one or two lines above one. */
const leadsToPeriod = (rows: readonly Row[], signs: readonly Signs[], i: number): boolean =>
  [i, i + 1, i + 2].some((at) => {
    const row = rows[at];
    const sign = row && signs[row.index];
    return (
      row &&
      sign?.hasRange &&
      isPeriodLine(row, sign) &&
      rows.slice(i, at + 1).every(({ bullet, words }) => !bullet && !words.endsWith("."))
    );
  });

function findHeads(parts: readonly Part[], signs: readonly Signs[], asides: ReadonlySet<number>): Set<Head> {
  const heads = new Set<Head>();
  let head: Head | undefined;
  for (const { rows, opened } of parts) {
    if (opened) head = undefined;
    const told = rows.map((row, i) => ({ row, i })).filter(({ row }) => !asides.has(row.index));
    for (const { row, i } of told) {
      if (!row.bullet) head = toHead(rows, signs, i, head);
      else if (head && isPeriodLine(row, signs[row.index] as Signs)) head.bullets.push(row);
      if (head) heads.add(head);
    }
  }
  return heads;
}

/** A dated head that is no bullet, and the dated bullets below it. */
type Head = { row: Row; titled: boolean; bullets: Row[] };

/** The head that bullets below row `i` belong to; a line that names another group of roles ends the one before. */
function toHead(rows: readonly Row[], signs: readonly Signs[], i: number, open: Head | undefined): Head | undefined {
  const row = rows[i];
  const sign = row && signs[row.index];
  if (!row || !sign) return open;
  if (opensDuties(row)) return open;
  if (isPeriodLine(row, sign)) return { row, titled: sign.title || hasTitleAbove(rows, signs, i), bullets: [] };
  if (!sign.title && !sign.prose && (row.opensBlock || readHeading(row.words)?.section === "experience")) return undefined;
  if (open && sign.title && open.bullets.length === 0) open.titled = true;
  return open;
}

/** Bullets that share the whole period of their head among them are the roles at one employer. */
function isShared(head: Row, bullets: readonly Row[], signs: readonly Signs[]): boolean {
  const years = (row: Row) => {
    const range = signs[row.index]?.ranges.find(({ kind }) => kind !== "single");
    return { from: range?.from?.value.slice(0, 4), to: range?.ongoing ? "today" : range?.to?.value.slice(0, 4) };
  };
  const whole = years(head);
  const parts = bullets.map(years);
  return bullets.length > 1 && parts.some(({ from }) => from === whole.from) && parts.some(({ to }) => to === whole.to);
}

/** In the line above the dates, or with the employer between. */
function hasTitleAbove(rows: readonly Row[], signs: readonly Signs[], i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - FARTHEST_TITLE) && !rows[at]?.bullet && !rows[at + 1]?.opensBlock; at--)
    if (signs[rows[at]?.index ?? -1]?.title) return true;
  return false;
}
const FARTHEST_TITLE = 2;

/** "Responsibilities:" above what was done in the role. */
const opensDuties = ({ words, bullet }: Row): boolean => !bullet && words.endsWith(":") && duties.has(fold(words.slice(0, -1)).trim());

/** "Key projects:" on a line of its own. */
const isLabel = ({ words, wordCount, bullet }: Row): boolean =>
  !bullet && wordCount <= LONGEST_LABEL && words.endsWith(":") && namesAside(words.slice(0, -1));

/** "Reference: Dana Whitlock, since 2018", "Supervisor: Dana Whitlock". */
function labelsAside({ words }: Row): boolean {
  const colon = words.slice(0, 40).indexOf(": ");
  return colon > 2 && (superiors.has(fold(words.slice(0, colon)).trim()) || namesAside(words.slice(0, colon)));
}

function namesAside(words: string): boolean {
  const section = readHeading(words)?.section;
  const last = toWords(words).length - 1;
  return (section !== undefined && ASIDE.has(section)) || phraseAt(asideWords, toWords(words), last) !== undefined;
}
