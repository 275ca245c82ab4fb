import { type Location, readLocation, readTownWithCode, readTrailingLocation } from "../../contact/locations.ts";
import type { Row } from "../../rows.ts";
import { hasOrganisationWord, isDepartment } from "../organisations.ts";
import { hasTitleWord } from "../titles.ts";
import type { Segment } from "./segments.ts";

const LEADING = /^(.{2,50}?)(?::|(?<=\p{L}{3})\.)\s+(?=\p{Lu})/u;

/** "Missoula, MT: ICU Nurse", "Porto, Portugal. Teacher": the place in front is none of the title. */
export function withoutLeadingPlace(masked: string, row: Row, segment: Segment, locations: Location[]): Segment {
  const hit = LEADING.exec(masked.slice(segment.start, segment.end));
  const place = hit ? readLocation(hit[1] ?? "", row.start + segment.start) : undefined;
  if (!hit || !place) return segment;
  if (!locations.some((other) => other.start === place.start)) locations.push(place);
  return { ...segment, start: segment.start + hit[0].length };
}

type Places = { found: Location[]; endsInTown: boolean };

/** The segment without the location it begins or ends with; undefined when it is a location. */
export function withoutLocations(masked: string, row: Row, segment: Segment, { found, endsInTown }: Places): Segment | undefined {
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

const TOWN = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]*){0,2}$/u;

function townBehindComma(text: string, base: number): Location | undefined {
  const comma = text.lastIndexOf(", ");
  const town = text.slice(comma + 2).replace(/[\s([]+$/, "");
  if (comma < 1 || !TOWN.test(town) || hasOrganisationWord(town) || hasTitleWord(town) || isDepartment(town)) return undefined;
  if (!text.slice(0, comma).includes(", ") && hasTitleWord(text.slice(0, comma))) return undefined;
  const city = { start: base + comma + 2, end: base + comma + 2 + town.length };
  return { ...city, city, remote: false, known: false };
}
