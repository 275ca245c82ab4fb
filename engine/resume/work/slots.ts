import { SLOT } from "../weights.ts";
import type { Piece } from "./heads/pieces.ts";

/** Two readings of head pieces compete: what someone was (title, degree) and where (employer, school). */
export type SlotScorers = { what: (piece: Piece) => number; where: (piece: Piece) => number };
/** `loyal`: read the way the other entries are. */
export type SlotChoice = { what?: Piece; where?: Piece; score: number; loyal?: boolean };

/** A choice with the places in the head of its two pieces. */
type Ranked = { choice: SlotChoice; what: readonly string[] | undefined; where: readonly string[] | undefined; shape: string };

/** Where in the head the two stand, counted from the line with the dates; `shape`: of two that share one line and leave no part of it, which comes first. */
type Template = { what: string | undefined; where: string | undefined; shape: string };

const shapeOf = ({ what, where }: SlotChoice): string =>
  what && where && what.offset === where.offset && what.mode !== "comma" ? `${what.offset}${what.start < where.start ? "<" : ">"}` : "";

/** A place in the head, counted from the start of its line and from the end: "degree, school" and "degree, field, school" share one. */
const keysOf = (piece: Piece): string[] => [
  `${piece.level}/${piece.mode}/${piece.index}`,
  `${piece.level}/${piece.mode}/-${piece.fromEnd}`,
];
const CHOICES_KEPT = 8;
const MOST_TEMPLATES = 160;

/**
 * One template for all entries of a section: the one that makes the sum of their best readings largest.
 * An entry may keep a reading of its own when it is better by more than the cost of deviation.
 */
export function assignSlots(entries: readonly (readonly Piece[])[], scorers: SlotScorers): { choices: SlotChoice[]; total: number } {
  const own = entries.map((pieces) => rankChoices(pieces, scorers));
  const keys = entries.map((pieces) => new Set(pieces.flatMap(keysOf)));
  const templates = collectTemplates(own);
  let best: { choices: SlotChoice[]; total: number } | undefined;
  for (const template of templates) {
    const choices = own.map((ranked, i) => bestUnder(template, ranked, keys[i] ?? new Set()));
    const total = choices.reduce((sum, choice) => sum + choice.score, 0);
    if (!best || total > best.total) best = { choices, total };
  }
  return best ?? { choices: entries.map(() => ({ score: 0 })), total: 0 };
}

/** The best reading of a head by itself. */
export const bestChoice = (pieces: readonly Piece[], scorers: SlotScorers): SlotChoice =>
  rankChoices(pieces, scorers)[0]?.choice ?? { score: 0 };

/** All compatible pairs of one entry, best first. */
function rankChoices(pieces: readonly Piece[], scorers: SlotScorers): Ranked[] {
  const scored = pieces.map((piece) => ({ piece, keys: keysOf(piece), what: scorers.what(piece), where: scorers.where(piece) }));
  const none = { score: SLOT.missingTitle + SLOT.missingOrganisation };
  const choices: Ranked[] = [{ choice: none, what: undefined, where: undefined, shape: "" }];
  for (const what of scored) {
    if (what.piece.mode !== "bracket") choices.push(...alone(what));
    for (const where of scored) {
      if (!compatible(what.piece, where.piece)) continue;
      const score = what.what + where.where + restUnused(what.piece, where.piece) + acrossDates(what.piece, where.piece);
      const choice = { what: what.piece, where: where.piece, score };
      choices.push({ choice, what: what.keys, where: where.keys, shape: shapeOf(choice) });
    }
  }
  return choices.sort((a, b) => b.choice.score - a.choice.score);
}

type Scored = { piece: Piece; keys: string[]; what: number; where: number };

/** A title without an employer, or an employer without a title. */
function alone({ piece, keys, what, where }: Scored): Ranked[] {
  const rest = piece.mode === "whole" ? 0 : SLOT.restUnused;
  return [
    { choice: { what: piece, score: what + SLOT.missingOrganisation + rest }, what: keys, where: undefined, shape: "" },
    { choice: { where: piece, score: where + SLOT.missingTitle + rest }, what: undefined, where: keys, shape: "" },
  ];
}

/** A line is only cut at commas when both readings take a part of it. */
const restUnused = (what: Piece, where: Piece): number =>
  what.row === where.row ? 0 : (what.mode === "whole" ? 0 : SLOT.restUnused) + (where.mode === "whole" ? 0 : SLOT.restUnused);

/** Title and employer stand together above or below the dates rather than the dates between them. */
const acrossDates = (what: Piece, where: Piece): number =>
  what.offset * where.offset < 0 && Math.min(what.offset, where.offset) >= -MOST_ROWS_APART ? SLOT.acrossDates : 0;
/** Lines further up stand above a whole group of entries. */
const MOST_ROWS_APART = 9;

function compatible(a: Piece, b: Piece): boolean {
  if (a === b || (a.start < b.end && b.start < a.end)) return false;
  if ((a.mode === "bracket" || b.mode === "bracket") && !isInBrackets(a, b)) return false;
  return a.row !== b.row || a.mode === b.mode;
}

/** What stands in brackets is cut off only to be read itself. */
const isInBrackets = (a: Piece, b: Piece): boolean => a.mode === b.mode && a.row === b.row && Math.abs(a.index - b.index) === 1;

function collectTemplates(own: readonly Ranked[][]): Template[] {
  const templates = new Map<string, Template>();
  for (const ranked of own.flatMap((choices) => choices.slice(0, CHOICES_KEPT))) {
    for (const template of templatesOf(ranked)) {
      const key = `${template.what} ${template.where}`;
      if (!templates.has(key) && templates.size < MOST_TEMPLATES) templates.set(key, template);
    }
  }
  return [...templates.values()];
}

function templatesOf({ what, where, shape }: Ranked): Template[] {
  return (what ?? NOWHERE).flatMap((whatKey) => (where ?? NOWHERE).map((whereKey) => ({ what: whatKey, where: whereKey, shape })));
}
const NOWHERE = [undefined];

/**
 * An entry without a piece at a place of the template is loyal when it leaves that slot empty; one that has both on one line in
 * the order of the template, parted by another mark, deviates little.
 */
function bestUnder(template: Template, ranked: readonly Ranked[], keys: ReadonlySet<string>): SlotChoice {
  const fits = (places: readonly string[] | undefined, key: string | undefined) =>
    places ? key !== undefined && places.includes(key) : key === undefined || !keys.has(key);
  const free = ranked[0]?.choice ?? { score: 0 };
  const least = free.score - SLOT.deviation;
  let best: SlotChoice = { ...free, score: least };
  // Best first: what comes behind the first one that is too poor is poorer still.
  for (const { choice, what, where, shape } of ranked) {
    if (choice.score <= best.score) break;
    if (fits(what, template.what) && fits(where, template.where)) return { ...choice, loyal: true };
    const score = choice.score - SLOT.otherMark;
    if (shape !== "" && shape === template.shape && score > best.score) best = { ...choice, score };
  }
  return best;
}
