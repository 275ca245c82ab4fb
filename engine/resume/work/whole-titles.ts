import { findSkills } from "../../skills/index.ts";
import { SLOT } from "../weights.ts";
import type { Entry } from "./entries.ts";
import { titleFit } from "./head-fits.ts";
import type { Piece } from "./heads/pieces.ts";
import { hasOrganisationWord, isDepartment, isUnit } from "./organisations.ts";
import { hasTitleWord } from "./titles.ts";

/** The title with what belongs to it in front and behind. */
export const toWholeTitle = (what: Piece, entry: Entry, text: string): Piece =>
  withTitleBefore(withTitleBehind(withoutTown(what, entry, text), entry, text), entry, text);

const TOWN_BEFORE = /^(\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}): (?=\p{Lu})/u;

/** "Hale Cranes, Two Harbors: Adjuster": a place no list knows between the employer and the title behind a colon. */
function withoutTown(what: Piece, { where }: Entry, text: string): Piece {
  const [lead = "", town = ""] = where && text.slice(where.end, what.start) === ", " ? (TOWN_BEFORE.exec(what.text) ?? []) : [];
  if (lead === "" || hasTitleWord(town) || hasOrganisationWord(town) || saysMore(town) || !hasTitleWord(what.text.slice(lead.length)))
    return what;
  return { ...what, start: what.start + lead.length, text: what.text.slice(lead.length) };
}

/** "Warehouseman – forklift driver", "Deputy Manager – Finance & Accounts" on a line without the employer: both are the title. */
function withTitleBehind(what: Piece, { where, pieces }: Entry, text: string): Piece {
  const next = pieces.find(({ row, mode, index }) => row === what.row && mode === what.mode && index === what.index + 1);
  const joined = next && what.mode === "whole" && where?.row !== what.row && /^ [–—-] $/.test(text.slice(what.end, next.start));
  return joined && saysMore(next.text) ? { ...what, end: next.end, text: text.slice(what.start, next.end) } : what;
}

/** "Sergeant First Class (E-7), Platoon Sergeant, U.S. Army": a title in front of the title, both of one line, is a part of it. */
function withTitleBefore(what: Piece, { where, pieces }: Entry, text: string): Piece {
  const before = pieces.find(({ row, mode, index }) => row === what.row && mode === what.mode && index === what.index - 1);
  if (!before || before === where || what.mode !== "comma" || !/^\)?, $/.test(text.slice(before.end, what.start))) return what;
  const isTitle = hasTitleWord(before.text) && !hasOrganisationWord(before.text) && titleFit(before) > SLOT.lowestTitle;
  return isTitle ? { ...what, start: before.start, text: text.slice(before.start, what.end) } : what;
}

/** A trade, a field or a department rather than a town. */
const saysMore = (text: string): boolean =>
  hasTitleWord(text) ||
  isDepartment(text) ||
  isUnit(text) ||
  /\d|\p{L} (?:&|and|und|et|y|e|en) \p{L}/u.test(text) ||
  findSkills(text).length > 0;
