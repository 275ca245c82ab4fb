import type { Span } from "../types.ts";
import { SURENESS, UNDATED } from "../weights.ts";
import type { Entry, Form } from "./entries.ts";
import { organisationFit, titleFit } from "./head-fits.ts";
import type { Piece } from "./heads/pieces.ts";
import { hasOrganisationWord } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

/** What stands beside a part of a head. `hasRest`: words of the head serve as nothing; `isDated`: it shows when. */
export type Beside = { what: Piece | undefined; where: Piece | undefined; form: Form; hasRest: boolean; isDated: boolean };

const FIT = { what: titleFit, where: organisationFit } as const;
const SAYS_OTHER = { what: hasOrganisationWord, where: hasTitleWord } as const;
const OTHER = { what: "where", where: "what" } as const;

/**
 * How sure a title or employer is, 0-1: a logistic curve over how well its words and those of its partner fit, whether the head is read
 * like the others of its section, and what speaks against its borders.
 */
export function surenessOf(slot: "what" | "where", piece: Piece, beside: Beside): number {
  const weights = SURENESS[slot];
  const partner = beside[OTHER[slot]];
  const sum =
    weights.base +
    weights.fit * within(FIT[slot](piece)) +
    weights.partner * (partner === undefined ? 0 : within(FIT[OTHER[slot]](partner))) +
    (beside.form === "alone" ? 0 : weights[beside.form]) +
    (beside.hasRest ? weights.rest : 0) +
    (beside.isDated ? 0 : UNDATED.sureness) +
    (SAYS_OTHER[slot](piece.text) ? weights.saysOther : 0) +
    (isCut(piece.text) ? weights.cut : 0) +
    (piece.text.split(" ").length > SURENESS.longFrom ? weights.long : 0) +
    (piece.mode === "whole" ? 0 : weights.split);
  return 1 / (1 + Math.exp(-sum));
}

const within = (fit: number): number => Math.max(SURENESS.fits.least, Math.min(SURENESS.fits.most, fit));

/** "Palm Lagoon Resort &", "1.2 Project Manager", "Turf. Laid off": begins or ends where no name does. */
const isCut = (text: string): boolean =>
  /(?:[&,–-]|\b(?:and|of|for|the|und|de|et|y|e|en|van))\s*$/iu.test(text) ||
  /^\W*(?:[ivx]+|[\d.]+)[.)]?\s|\.{3}|==|: |\. \S/u.test(text) ||
  /^\p{Ll}/u.test(text);

/** Whether more of the lines of a head than a mark or an initial is neither one of these parts nor its dates. */
export function hasRest({ head, range }: Entry, parts: readonly (Span | undefined)[], text: string): boolean {
  const dates = range && { start: range.row.start + range.start, end: range.row.start + range.end };
  const used = [...parts, dates].filter((part) => part !== undefined);
  let letters = 0;
  for (const row of head)
    for (let at = row.start; at < row.end; at++)
      if (LETTER.test(text.charAt(at)) && !used.some(({ start, end }) => start <= at && at < end)) letters++;
  return letters > SURENESS.restFrom;
}

const LETTER = /\p{L}/u;
