import data from "../../data/job/asking-words.json";
import { suretyOf } from "../facts/occupations.ts";
import { CONTENT } from "../weights.ts";
import type { JobText } from "../words/job-text.ts";
import { findPhrases, toPhraseSet } from "../words/phrases.ts";
import { isAsking, type SectionKind } from "./headings.ts";

/** A statement as its list is judged. */
export type Judged = {
  start: number;
  end: number;
  from: number;
  to: number;
  section: SectionKind;
  block: number;
  heading: string;
  unknown: boolean;
  bullet: boolean;
};

/** Sections of prose: a list inside them has no heading of its own. */
const PROSE: ReadonlySet<SectionKind> = new Set(["intro", "summary"]);

/** Sections whose lists are judged by their items: also "your application will be rated on". */
const LISTED: ReadonlySet<SectionKind> = new Set([...PROSE, "apply"]);

const ASKING = toPhraseSet(data.words);

const OPEN: ReadonlySet<SectionKind> = new Set([...PROSE, "other"]);
const SIGNS = data.signs.map((sign) => new RegExp(sign, "u"));
const NO_SIGNS = new RegExp(data.noSigns, "i");
const OF_READER = new RegExp(data.ofReader, "i");

type Text = Pick<JobText, "words" | "flat">;

function isLikeWish({ flat, words }: Text, { from, to, start, end }: Judged): boolean {
  const said = flat.slice(start, end);
  return !NO_SIGNS.test(said) && (findPhrases(ASKING, words, from, to).length > 0 || SIGNS.some((sign) => sign.test(said)));
}

/** A list under a heading nobody knows, or amid prose, is one of requirements when most of its items read like requirements; of a paragraph only the sentences that do. */
export function judgeByContent<S extends Judged>(text: Text, statements: readonly S[]): S[] {
  const judged = judgeLines(text, judgeBlocks(text, statements, CONTENT.share));
  return judged.some(({ section }) => section === "must" || section === "required") ? judged : judgeBlocks(text, judged, CONTENT.lastShare);
}

function judgeBlocks<S extends Judged>(text: Text, statements: readonly S[], share: number): S[] {
  const blocks = new Map<number, S[]>();
  const isOpen = (statement: S) => !isName(text, statement) && (statement.unknown || (statement.bullet && LISTED.has(statement.section)));
  for (const statement of statements)
    if (isOpen(statement)) blocks.set(statement.block, [...(blocks.get(statement.block) ?? []), statement]);
  const asking = new Set<number>();
  for (const [block, members] of blocks) {
    const like = members.filter((member) => isLikeWish(text, member)).length;
    const enough = isOfReader(members[0]) ? Math.min(share, CONTENT.readerShare) : share;
    if (members.length >= CONTENT.fewestItems && like / members.length >= enough) asking.add(block);
  }
  const read: S[] = [];
  for (const statement of statements) {
    const asks = isOpen(statement) && asking.has(statement.block) && (isLikeWish(text, statement) || goesOn(text, read.at(-1), statement));
    read.push(asks ? { ...statement, section: "required" } : statement);
  }
  return read;
}

/** "You in a nutshell", "The person we have in mind": a list below a heading that speaks of the reader needs fewer signs. */
const isOfReader = (statement: Judged | undefined): boolean =>
  statement?.unknown === true && statement.bullet && OF_READER.test(statement.heading);

/** A line of its own, or a short sentence behind one that asks: "Able to weld. Care of silver." */
function goesOn({ flat }: Text, before: Judged | undefined, statement: Judged): boolean {
  if (standsAlone(flat, statement)) return true;
  const isNear = before !== undefined && isAsking(before.section) && !flat.slice(before.end, statement.start).includes("\n");
  return isNear && statement.to - statement.from <= CONTENT.lineWords;
}

/** "STCW and ENG1", "1 season on 40 m": in a notice without any heading that asks, lines below each other that mostly read like wishes. */
function judgeLines<S extends Judged>(text: Text, statements: readonly S[]): S[] {
  if (statements.some(({ section }) => isAsking(section))) return [...statements];
  const { flat } = text;
  const groups: S[][] = [];
  for (const statement of statements) {
    const before = groups.at(-1)?.at(-1);
    const isLine =
      OPEN.has(statement.section) &&
      !isName(text, statement) &&
      statement.to - statement.from <= CONTENT.lineWords &&
      standsAlone(flat, statement);
    if (!isLine) groups.push([]);
    else if (before !== undefined && flat.slice(before.end, statement.start).split("\n").length === 2) groups.at(-1)?.push(statement);
    else groups.push([statement]);
  }
  const asking = new Set<S>();
  for (const group of groups) {
    const terms = group.filter(({ start, end }) => NO_SIGNS.test(flat.slice(start, end)));
    const like = group.filter((one) => isLikeWish(text, one));
    if (group.length < CONTENT.fewestItems || like.length / group.length < CONTENT.share) continue;
    for (const one of group) if (!terms.includes(one)) asking.add(one);
  }
  return statements.map((statement) => (asking.has(statement) ? { ...statement, section: "required", item: true } : statement));
}

/** The name of the job, and whatever opens the text, ask for nothing. */
function isName({ flat }: Text, { start, end }: Judged): boolean {
  if (start >= CONTENT.headChars) return false;
  const above = flat
    .slice(0, start)
    .split("\n")
    .filter((row) => /\p{L}/u.test(row)).length;
  return above === 0 || (above < CONTENT.headLines && suretyOf(flat.slice(start, end)) !== undefined);
}

/** A whole line of its own. */
function standsAlone(flat: string, { start, end }: Judged): boolean {
  return /(?:^|\n)[^\p{L}\n]*$/u.test(flat.slice(0, start).slice(-12)) && /^\W*(?:\n|$)/.test(flat.slice(end, end + 12));
}
