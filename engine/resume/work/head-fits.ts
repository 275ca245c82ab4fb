import { isRemote, isStreet, isTown } from "../contact/gazetteer.ts";
import type { Row } from "../rows.ts";
import { SLOT } from "../weights.ts";
import type { FieldLabel } from "./field-labels.ts";
import { employerKind, titleKind } from "./head-kind.ts";
import type { Piece } from "./heads/pieces.ts";
import type { SplitMode } from "./heads/splits.ts";
import { describesEmployer, endsInCount, hasOrganisationWord, isDepartment, isUnit, organisationScore } from "./organisations.ts";
import { hasTitleWord, titleScore } from "./titles.ts";

const SPLIT: Record<SplitMode, number> = {
  whole: 0,
  comma: SLOT.commaSplit * 1.5,
  "first-comma": SLOT.commaSplit,
  "last-comma": SLOT.commaSplit,
  preposition: SLOT.commaSplit * 2,
  bracket: SLOT.bracketSplit,
  mark: SLOT.markSplit,
  type: SLOT.typeSplit,
};

const placeFit = ({ text }: Piece): number =>
  isRemote(text) ? SLOT.isRemote : isTown(text) || (STREET.test(text) && !endsInCount(text)) || isStreet(text) ? SLOT.isPlace : 0;
/** "Am Rehsprung 7", "12 Elm Street, Leeds"; "Studio 54" is none. */
const STREET = /^(?:\p{Lu}[\p{L}\p{M}.'’-]+ [\p{L}\p{M}.'’ -]+ \d{1,4}[a-z]?|\d{1,5} \p{Lu}[\p{L}\p{M}.'’ -]+)(?:$|,)/u;
const labelFit = (label: FieldLabel | undefined, slot: FieldLabel): number =>
  label === undefined ? 0 : label === slot ? SLOT.label : -SLOT.label;

/** "Vice President, Finance": the department behind the comma belongs to the title. */
function withoutDepartment(text: string): string {
  const comma = text.lastIndexOf(", ");
  return comma > 0 && isDepartment(text.slice(comma + 2)) ? text.slice(0, comma) : text;
}

/** What a title gains or loses by the words behind its last comma: a unit or speciality belongs to it, a name of several words hardly. */
function tailFit({ text, mode }: Piece): number {
  const comma = text.lastIndexOf(",");
  if ((mode !== "last-comma" && mode !== "whole") || comma < 0) return 0;
  const gain = mode === "whole" ? 0 : Math.max(0, titleScore(text.slice(0, comma)) - titleScore(text));
  const tail = text.slice(comma + 1).trim();
  const names = tail.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length;
  return gain + (isDepartment(tail) || isUnit(tail) ? 0 : Math.max(0, names - 1) * SLOT.nameInTail);
}

/** How well a head piece serves as the title of a role. */
export const titleFit = (piece: Piece): number =>
  titleScore(piece.text) -
  Math.max(0, organisationScore(withoutDepartment(piece.text)) - 1) * SLOT.otherReading +
  placeFit(piece) +
  SPLIT[piece.mode] +
  tailFit(piece) +
  labelFit(piece.label, "what") -
  (piece.afterAt ? SLOT.introducedByAt : 0);

/** "Betriebstechnik, Stadtwerke GmbH", "Operations: Hale Ltd": what tells an organisation stands behind the first comma or colon only. */
function isMixed(text: string): boolean {
  const comma = text.search(/[,:] /);
  if (/ (?:&|and|und|et|y|e|en) /.test(text.slice(comma))) return false;
  return (
    comma > 0 &&
    !hasOrganisationWord(text.slice(0, comma)) &&
    hasOrganisationWord(text.slice(comma + 2).replace(/^(?:inc|llc|ltd|s\.?a\.?|s\.?l\.?|gmbh)\b.*/i, ""))
  );
}

/** "Sergeant (E-7)", "Nurse (Dialysis)": a single word in brackets tells of the title, unless it names an organisation. */
const asideFit = ({ text, mode, index }: Piece): number =>
  mode === "bracket" && index > 0 && text.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length < 2 && !hasOrganisationWord(text)
    ? -SLOT.label
    : 0;

/** How well a head piece serves as the employer. */
export const organisationFit = (piece: Piece): number =>
  organisationScore(piece.text) -
  Math.max(0, titleScore(piece.text)) * SLOT.otherReading +
  placeFit(piece) +
  SPLIT[piece.mode] +
  labelFit(piece.label, "where") +
  (isMixed(piece.text) ? SLOT.mixed : 0) +
  asideFit(piece) +
  (piece.afterAt ? SLOT.introducedByAt : 0);

/** What was learned, of the words before a comma or bracket, so that it has no say in what belongs to a title or an employer, nor about what describes one. */
const learned = ({ text }: Piece, kind: (text: string) => number): number =>
  describesEmployer(text) ? 0 : SLOT.kind * Math.max(-SLOT.mostKind, Math.min(SLOT.mostKind, kind(text.slice(0, endOfFirst(text)))));

function endOfFirst(text: string): number {
  const end = text.search(/,\s| \(/);
  return end < 1 ? text.length : end;
}

/** The same for pieces of a head that holds a role: which of them is the title, which the employer. Against a title word nothing learned speaks. */
export const titleFitInRole = (piece: Piece): number =>
  titleFit(piece) + Math.max(hasTitleWord(piece.text) ? 0 : Number.NEGATIVE_INFINITY, learned(piece, titleKind));
export const organisationFitInRole = (piece: Piece): number => organisationFit(piece) + learned(piece, employerKind);

/** Head lines in another block than the dates are less likely to belong to them, unless they say themselves what they hold. */
export function blockPenalty(piece: Piece, rows: ReadonlyMap<number, Row>, anchor: Row): number {
  const row = rows.get(piece.row);
  if (!row || piece.label || row.line.block === anchor.line.block) return 0;
  const [from, to] = [Math.min(row.index, anchor.index), Math.max(row.index, anchor.index)];
  let gaps = 0;
  for (let index = from + 1; index <= to; index++) if (rows.get(index)?.opensBlock) gaps++;
  return gaps * SLOT.acrossBlock * (piece.offset < 0 ? 0.5 : 1);
}
