import { SLOT } from "../weights.ts";
import type { Piece } from "./head-pieces.ts";

/** Two readings of head pieces compete: what someone was (title, degree) and where (employer, school). */
export type SlotScorers = { what: (piece: Piece) => number; where: (piece: Piece) => number };
export type SlotChoice = { what?: Piece; where?: Piece; score: number };

/** Where in the head the two stand, counted from the line with the dates. */
type Template = { what: string | undefined; where: string | undefined };

/** A place in the head, counted from the start of its line and from the end: "degree, school" and "degree, field, school" share one. */
const keysOf = (piece: Piece): string[] => [
  `${piece.offset}/${piece.mode}/${piece.index}`,
  `${piece.offset}/${piece.mode}/-${piece.fromEnd}`,
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

/** All compatible pairs of one entry, best first. */
function rankChoices(pieces: readonly Piece[], scorers: SlotScorers): SlotChoice[] {
  const scored = pieces.map((piece) => ({ piece, what: scorers.what(piece), where: scorers.where(piece) }));
  const choices: SlotChoice[] = [{ score: SLOT.missingTitle + SLOT.missingOrganisation }];
  for (const what of scored) {
    const rest = what.piece.mode === "whole" ? 0 : SLOT.restUnused;
    choices.push({ what: what.piece, score: what.what + SLOT.missingOrganisation + rest });
    choices.push({ where: what.piece, score: what.where + SLOT.missingTitle + rest });
    for (const where of scored) {
      if (compatible(what.piece, where.piece))
        choices.push({ what: what.piece, where: where.piece, score: what.what + where.where + restUnused(what.piece, where.piece) });
    }
  }
  return choices.sort((a, b) => b.score - a.score);
}

/** A line is only cut at commas when both readings take a part of it. */
const restUnused = (what: Piece, where: Piece): number =>
  what.row === where.row ? 0 : (what.mode === "whole" ? 0 : SLOT.restUnused) + (where.mode === "whole" ? 0 : SLOT.restUnused);

function compatible(a: Piece, b: Piece): boolean {
  if (a === b || (a.start < b.end && b.start < a.end)) return false;
  return a.row !== b.row || a.mode === b.mode;
}

function collectTemplates(own: readonly SlotChoice[][]): Template[] {
  const templates = new Map<string, Template>();
  for (const choice of own.flatMap((ranked) => ranked.slice(0, CHOICES_KEPT))) {
    for (const template of templatesOf(choice)) {
      const key = `${template.what} ${template.where}`;
      if (!templates.has(key) && templates.size < MOST_TEMPLATES) templates.set(key, template);
    }
  }
  return [...templates.values()];
}

function templatesOf({ what, where }: SlotChoice): Template[] {
  const whats = what ? keysOf(what) : [undefined];
  const wheres = where ? keysOf(where) : [undefined];
  return whats.flatMap((whatKey) => wheres.map((whereKey) => ({ what: whatKey, where: whereKey })));
}

/** An entry without a piece at a place of the template is loyal when it leaves that slot empty. */
function bestUnder(template: Template, ranked: readonly SlotChoice[], keys: ReadonlySet<string>): SlotChoice {
  const fits = (piece: Piece | undefined, key: string | undefined) =>
    piece ? key !== undefined && keysOf(piece).includes(key) : key === undefined || !keys.has(key);
  const loyal = ranked.find((choice) => fits(choice.what, template.what) && fits(choice.where, template.where));
  const free = ranked[0] ?? { score: 0 };
  return loyal && loyal.score >= free.score - SLOT.deviation ? loyal : { ...free, score: free.score - SLOT.deviation };
}
