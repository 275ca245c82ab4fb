import { isBesideTown } from "../../contact/gazetteer.ts";
import { type Location, readLeadingLocation, readLocation, readTownWithCode, readTrailingLocation } from "../../contact/locations.ts";
import { type Row, trimSpan } from "../../rows.ts";
import { hasOrganisationWord, isDepartment } from "../organisations.ts";
import { hasTitleWord } from "../titles.ts";
import type { Segment } from "./segments.ts";
import { opensFirm } from "./splits.ts";

const LEADING = /^(.{2,50}?)(?::|(?<=\p{L}{3})\.)\s+(?=\p{Lu})/u;

/** "Missoula, MT: ICU Nurse", "Porto, Portugal. Teacher": the place in front is none of the title. */
export function withoutLeadingPlace(masked: string, row: Row, segment: Segment, locations: Location[]): Segment {
  const hit = LEADING.exec(masked.slice(segment.start, segment.end));
  const place = hit ? readLocation(hit[1] ?? "", row.start + segment.start) : undefined;
  if (!hit || !place) return segment;
  if (!locations.some((other) => other.start === place.start)) locations.push(place);
  return { ...segment, start: segment.start + hit[0].length };
}

/** `opensWithPlace`, `endsInTown`: so do the cells of other entries that stand here. */
type Places = { found: Location[]; opensWithPlace: boolean; endsInTown: boolean };

/** The segment without the location it begins or ends with; undefined when it is a location. */
export function withoutLocations(masked: string, row: Row, whole: Segment, places: Places): Segment | undefined {
  const { segment, opens } = withoutOpeningPlace(masked, row, whole, places);
  const rest = withoutTrailingPlace(masked, row, segment, places);
  return rest && opens ? { ...rest, behindPlace: true } : rest;
}

const OPENING = /^\P{Ll}[\p{L}\p{M}.'’ -]{1,30}(?:[,;/|(]|\s[–—-]\s|\s{3})/u;

/** "Bremen, Altenpfleger", "Tema, Ghana / Volta Foods": a town that opens a part which names a title, or where others open so too. */
function withoutOpeningPlace(
  masked: string,
  row: Row,
  segment: Segment,
  { found, opensWithPlace }: Places,
): { segment: Segment; opens: boolean } {
  const text = masked.slice(segment.start, segment.end);
  const mayOpen = !segment.afterAt && !opensFirm(text) && OPENING.test(text) && !LEADING.test(text) && readLocation(text, 0) === undefined;
  const place = mayOpen ? readLeadingLocation(text, row.start + segment.start) : undefined;
  if (!place) return { segment, opens: false };
  const from = place.end - row.start;
  const rest = trimSpan(masked, {
    start: from + (/^[\s,;/|()–—-]*/.exec(masked.slice(from, segment.end))?.[0].length ?? 0),
    end: segment.end,
  });
  const isSure =
    opensWithPlace || place.region !== undefined || place.country !== undefined || hasTitleWord(masked.slice(rest.start, rest.end));
  if (!isSure || rest.end - rest.start < 2) return { segment, opens: true };
  found.push(place);
  return { segment: { ...segment, ...rest }, opens: true };
}

function withoutTrailingPlace(masked: string, row: Row, segment: Segment, { found, endsInTown }: Places): Segment | undefined {
  const text = masked.slice(segment.start, segment.end);
  const base = row.start + segment.start;
  const whole = segment.afterAt ? undefined : (readLocation(text, base) ?? readTownWithCode(text, base));
  const trailing = readTrailingLocation(text, base) ?? (endsInTown ? townBehindComma(text, base) : undefined);
  if (whole) {
    found.push(whole);
    return undefined;
  }
  if (trailing) found.push(trailing);
  return trailing ? { ...segment, end: trailing.start - row.start, beforePlace: true } : segment;
}

/** "Acme Ltd, Basel, Cook" cut at one comma: the town goes with neither part. */
export function withoutPlacesAtEdges(masked: string, row: Row, segment: Segment): Segment {
  const places = { found: [], opensWithPlace: false, endsInTown: false };
  const { segment: rest } = withoutOpeningPlace(masked, row, segment, places);
  return withoutTrailingPlace(masked, row, rest, places) ?? segment;
}

const BRACKETS = /(?<=\p{L}{2}[.,]? )\((\p{Lu}[^()]{1,40})\)(?=.*\p{L}{2})/gu;

/** "Hotel Krone (Basel), Köchin": blanks for a place in brackets between two parts; "Halle (Saale)" is one name. */
export const withoutPlacesBetween = (masked: string, row: Row, found: Location[]): string =>
  masked.replace(BRACKETS, (brackets, inside: string, at: number) => {
    const place = isBesideTown(inside) ? undefined : readLocation(inside, row.start + at + 1);
    if (place) found.push(place);
    return place ? " ".repeat(brackets.length) : brackets;
  });

const TOWN = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;

function townBehindComma(text: string, base: number): Location | undefined {
  const comma = text.lastIndexOf(", ");
  const town = text.slice(comma + 2).replace(/[\s([]+$/, "");
  if (comma < 1 || !TOWN.test(town) || hasOrganisationWord(town) || hasTitleWord(town) || isDepartment(town)) return undefined;
  if (!text.slice(0, comma).includes(", ") && hasTitleWord(text.slice(0, comma))) return undefined;
  const city = { start: base + comma + 2, end: base + comma + 2 + town.length };
  return { ...city, city, remote: false, known: false };
}
