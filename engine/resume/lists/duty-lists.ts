import lexicon from "../../data/resume/duty-lists.json";
import { canonicalOf, toTermId } from "../../skills/index.ts";
import { fold } from "../../text/index.ts";
import { isCity } from "../contact/gazetteer.ts";
import { toWords } from "../phrases.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { isLevelOnly } from "./language-levels.ts";
import { splitOutsideBrackets, toLists } from "./list-pieces.ts";
import { saysNoOrWish } from "./negation.ts";
import type { ListItem } from "./skill-lists.ts";
import { namesLanguage } from "./spoken-languages.ts";

const FEWEST = 2;
/** Among more parts than these one may tell something. */
const MOST_WHOLE = 2;
const MOST_WORDS = 4;
const LONGEST = 200;
const tells = new Set(lexicon.tells);
const openers = new Set(lexicon.openers);
const vague = new Set(lexicon.vague);

/**
 * What lines of roles list without telling it: "Suctioning, NGT feeding, wound care", "tray, trunking, conduit". Short names parted by
 * commas and nothing else; a line with a verb that is told of somebody lists none.
 */
export function findDutyItems(text: string, lines: readonly Span[], taken: readonly Span[]): ListItem[] {
  const isTaken = toTaken(text, taken);
  return lines.flatMap(({ start: from, end: to }) => {
    const line = text.slice(from, Math.min(to, from + LONGEST));
    return toLists(line.replaceAll("\n", " ")).flatMap(({ start, end }) =>
      itemsOf(text, { start: from + start, end: from + end }, isTaken),
    );
  });
}

function toTaken(text: string, taken: readonly Span[]): (span: Span) => boolean {
  const marks = new Uint8Array(text.length);
  for (const { start, end } of taken) marks.fill(1, start, end);
  return ({ start, end }) => marks.subarray(start, end).includes(1);
}

function itemsOf(text: string, list: Span, isTaken: (span: Span) => boolean): ListItem[] {
  const pieces = toPieces(text, list);
  const said = pieces.map(({ start, end }) => text.slice(start, end));
  if (pieces.length < FEWEST || said.filter(isTold).length > (pieces.length > MOST_WHOLE ? 1 : 0)) return [];
  // Names of clients and places stand in such lines as well, each with a capital.
  if (!pieces.some(isTaken) && !said.slice(1).some((item) => /^\p{Ll}/u.test(item)) && said.some((item) => /\p{Ll}/u.test(item))) return [];
  return pieces.flatMap((piece, i) => {
    const item = said[i]?.replace(/\s+/g, " ") ?? "";
    return isTaken(piece) || !isName(item) ? [] : [{ ...piece, text: item, id: canonicalOf(item)?.id ?? toTermId(fold(item)) }];
  });
}

const LABEL = /^[\p{L} ]{3,24}:\s+/u;
const EDGES = /^[\s•*·–—-]+|(?:\s*\([^()]*\))?[\s.:–—-]*$/gu;

function toPieces(text: string, { start, end }: Span): Span[] {
  const lead = LABEL.exec(text.slice(start, end))?.[0].length ?? 0;
  const words = text.slice(start + lead, end).replaceAll("\n", " ");
  return splitOutsideBrackets(words).flatMap((part) => {
    const own = words.slice(part.start, part.end);
    const first = own.length - own.replace(/^[\s•*·–—-]+/u, "").length;
    const name = own.slice(first).replace(EDGES, "");
    const at = start + lead + part.start + first;
    return name === "" ? [] : [{ start: at, end: at + name.length }];
  });
}

/** Too long for a name, or told of somebody. */
function isTold(item: string, at: number): boolean {
  const words = toWords(item);
  return words.length > (at === 0 ? MOST_WORDS + 1 : MOST_WORDS) || words.some(({ key }) => tells.has(key));
}

function isName(item: string): boolean {
  const words = toWords(item);
  const [first] = words;
  if (!first || words.length > MOST_WORDS || item.length < 3 || /^\P{L}/u.test(item) || !/\p{L}{3}/u.test(item)) return false;
  if (openers.has(first.key) || (words.length > 1 && PAST.test(item)) || words.every(({ key }) => vague.has(key))) return false;
  if (/\d{3}|[%€$£@]|https?:|\.\s/.test(item) || isCity(item) || namesLanguage(item) || isLevelOnly(item) || hasOrganisationWord(item))
    return false;
  return readHeading(item)?.exact !== true && !saysNoOrWish(item);
}

const PAST = /^\p{L}+ed\s/iu;
