import type { Span } from "../types.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import { CITY_OUTWARD, CITY_UK_POSTAL, type Part, POSTAL_CITY, REGION_POSTAL, toParts } from "./address-parts.ts";
import { isItalianProvince, isRegionByWord, isTown, plateCountryOf, stateCountryOf } from "./gazetteer.ts";

/** City, region and so on as places in the text that was read. */
export type Location = Span & {
  address?: Span;
  postalCode?: Span;
  city?: Span;
  region?: Span;
  country?: Span & { code: string };
  remote: boolean;
  known: boolean;
};

/** The location a whole piece of text is, when it is nothing else. Offsets are shifted by `base`. `lenient`: any capitalised word before a known place is a city. */
export function readLocation(text: string, base: number, lenient = false): Location | undefined {
  if (text.length > 160) return undefined;
  const parts = withStreets(toParts(text, base));
  if (parts.length === 0 || parts.length > 6) return undefined;
  return combine(parts, lenient);
}

const HOUSE = /^\d{1,4}(?: ?[a-z]| bis| ter)?$/i;
const NUMBERED = /^(?:\d{1,5} )?\p{Lu}[\p{L}\p{M}.'’ -]+(?: \d{1,4} ?[a-z]?)?$/u;

/** "Ribera Vieja, 23, 38201 La Laguna", "Am Rehsprung 24, 45468 Essen": before a postcode, words with a number are a street. */
function withStreets(parts: readonly Part[]): Part[] {
  const [first, second] = parts;
  if (
    first?.kind === "other" &&
    second &&
    (second.kind === "postal" || CITY_OUTWARD.test(second.text)) &&
    /^\d{1,5}[a-z]? /.test(first.text) &&
    NUMBERED.test(first.text)
  )
    return [{ ...first, kind: "street" }, ...parts.slice(1)];
  const at = parts.findIndex(({ kind }) => kind === "postal-city");
  const [name, number] = [parts[at - 2], parts[at - 1]];
  if (!number) return [...parts];
  if (name && HOUSE.test(number.text) && NUMBERED.test(name.text) && !hasOrganisationWord(name.text))
    return [...parts.slice(0, at - 2), { ...name, end: number.end, kind: "street" }, ...parts.slice(at)];
  if (number.kind === "other" && /\d/.test(number.text) && NUMBERED.test(number.text) && !hasOrganisationWord(number.text))
    return [...parts.slice(0, at - 1), { ...number, kind: "street" }, ...parts.slice(at)];
  return [...parts];
}

const TOWN_AND_CODE = /^((?:St\. )?\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}) ([A-Z]{2,3})$/u;

/** "Karratha WA", "Macon GA": a town and its state without a comma, which behind a name of a person may be a degree ("Jo Lee MA"). */
export function readTownWithCode(text: string, base: number): Location | undefined {
  const [, town = "", code = ""] = TOWN_AND_CODE.exec(text) ?? [];
  const country = code && stateCountryOf(code);
  if (!country || hasTitleWord(town) || (hasOrganisationWord(text.slice(town.lastIndexOf(" ") + 1)) && !isTown(town))) return undefined;
  const at = { start: base, end: base + text.length };
  const region = { start: at.end - code.length, end: at.end };
  return {
    ...at,
    city: { start: base, end: base + town.length },
    region,
    country: { ...region, code: country },
    remote: false,
    known: true,
  };
}

/** The location at the end of a text ("Acme Ltd, Leeds, UK" → "Leeds, UK"), the longest one that leaves words in front. */
export function readTrailingLocation(text: string, base: number): Location | undefined {
  if (text.length > 240) return undefined;
  const parts = toParts(text, base);
  for (let from = Math.max(1, parts.length - 3); from < parts.length; from++) {
    const found = combine(parts.slice(from), false);
    if (found?.known) return found;
  }
  const last = parts.at(-1);
  return (
    (parts.length > 1 && last ? readTownWithCode(last.text, last.start) : undefined) ??
    readBehindHyphen(text, base) ??
    readBehindName(text, base)
  );
}

const NAME_AND_STATE =
  /^(.{3,80}) (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)(, ?([A-Z]{2})(?: \d{5}(?:-\d{4})?)?(?:,? (?:United States|USA|U\.S\.A?\.))?)$/u;

/** "HALE COLLEGE Medford, MA", "Hale University Boston, MA": a town and its state closely behind a name in capitals or of a house. */
function readBehindName(text: string, base: number): Location | undefined {
  const [, , words = "", tail = "", code = ""] = NAME_AND_STATE.exec(text) ?? [];
  if (code === "" || stateCountryOf(code) === undefined) return undefined;
  const from = text.length - tail.length - words.length;
  const starts = words.includes(" ") ? [from, from + words.indexOf(" ") + 1] : [from];
  const at = starts.find((start) => {
    const [name, town] = [text.slice(0, start).trimEnd(), text.slice(start, from + words.length)];
    if (/(?:^|\s)\p{Ll}+$/u.test(name)) return false;
    const isCapitals = /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(name) && /\p{Ll}/u.test(town) && !/\p{Lu}{2}/u.test(town);
    return isCapitals || (isTown(town) && hasOrganisationWord(name) && !hasOrganisationWord(town));
  });
  return at === undefined ? undefined : readLocation(text.slice(at), base + at);
}

/** The known location that opens a text ("Tema, Ghana / Acme Ltd" → "Tema, Ghana"), the longest one that leaves words behind. */
export function readLeadingLocation(text: string, base: number): Location | undefined {
  if (text.length > 240) return undefined;
  const parts = toParts(text, base);
  for (let to = Math.min(3, parts.length - 1); to > 0; to--) {
    const found = combine(parts.slice(0, to), false);
    if (found?.known && (found.city || found.remote) && !/\p{L}/u.test(text.slice(found.end - base).charAt(0))) return found;
  }
  return undefined;
}

/** "Acme Home Care-Newark, NJ", as job boards print employer and place: a town with its state behind a hyphen without blanks. */
function readBehindHyphen(text: string, base: number): Location | undefined {
  const at = text.search(/(?<=[\p{L}\p{N}.)])-\p{Lu}[^-,]+, ?\p{Lu}[\p{L} ]+$/u) + 1;
  const found = at > 1 ? readLocation(text.slice(at), base + at) : undefined;
  return found?.city && (found.region || found.country) ? found : undefined;
}

function combine(parts: readonly Part[], lenient: boolean): Location | undefined {
  const location: Location = { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0, remote: false, known: false };
  for (const [i, part] of parts.entries()) if (!take(location, part, parts.slice(i + 1, i + 3), lenient)) return undefined;
  const anchored = location.city !== undefined || location.region !== undefined || location.country !== undefined || location.remote;
  return anchored && (location.known || location.address !== undefined) ? location : undefined;
}

/** Puts one part into the location; false when it does not fit. */
function take(location: Location, part: Part, [next, after]: readonly Part[], lenient: boolean): boolean {
  const span = { start: part.start, end: part.end };
  if (isProvince(location, part, next)) {
    location.region = span;
    return true;
  }
  if (part.kind === "other" && next?.kind === "country" && CITY_OUTWARD.test(part.text)) return takePostal(location, part);
  if (takeMark(location, part)) return true;
  switch (part.kind) {
    case "remote":
      location.remote = true;
      location.known = true;
      return true;
    case "city":
      if (location.city !== undefined) {
        location.region ??= span;
        return true;
      }
      location.city = span;
      location.known = true;
      return true;
    case "region":
      if (location.city === undefined && (next?.kind === "word" || isRegionCode(part))) return false;
      if (location.city === undefined && next?.kind === "region") {
        location.city = span;
        return true;
      }
      location.region = span;
      location.country ??= { ...span, code: part.country ?? "" };
      location.known = true;
      return true;
    case "country":
      location.country = { ...span, code: part.country ?? "" };
      location.known = true;
      return true;
    case "region-postal":
      return takeRegionPostal(location, part);
    case "postal-city":
      return takePostalCity(location, part);
    case "postal":
      return takePostal(location, part);
    case "outward":
      return takeOutward(location, span);
    case "street":
      return takeStreet(location, span);
    case "word":
      return takeWord(location, part, [next, after], lenient);
    default:
      return false;
  }
}

/** "Napoli (NA), Italia": a code between a town and its country. */
const isProvince = (location: Location, part: Part, next: Part | undefined): boolean =>
  location.city !== undefined &&
  location.region === undefined &&
  part.kind !== "region" &&
  /^[A-Z]{2}$/.test(part.text) &&
  next?.kind === "country";

/** A province of Italy, or a country by the sign on its cars, behind a town. */
function takeMark(location: Location, part: Part): boolean {
  const span = { start: part.start, end: part.end };
  if (isItalian(location, part)) {
    location.region = span;
    location.country ??= { ...span, code: "IT" };
    location.known = true;
    return true;
  }
  const code = part.bracketed && location.city !== undefined ? plateCountryOf(part.text) : undefined;
  if (code === undefined) return false;
  location.country = { ...span, code };
  return true;
}

/** "26900 Lodi (LO)", "Lecco (LC)", "20121 Milano MI": in brackets or behind a postcode it is no state of America. */
const isItalian = ({ city, region, postalCode }: Location, part: Part): boolean =>
  city !== undefined && region === undefined && isItalianProvince(part.text) && (part.bracketed === true || postalCode !== undefined);

const isRegionCode = (part: Part | undefined): boolean => part?.kind === "region" && /^[A-Z]{2,4}$/.test(part.text);

/** A capitalised word is a city when a region, country or postal code follows; a region before a region code is the city itself ("Virginia, MN"). */
function takeWord(location: Location, part: Part, [next, after]: readonly (Part | undefined)[], lenient: boolean): boolean {
  if (location.city !== undefined && location.region === undefined && isRegionByWord(part.text)) {
    location.region = { start: part.start, end: part.end };
    return true;
  }
  if (next === undefined || location.city !== undefined) return false;
  if (next.kind === "region" && isRegionCode(after)) return false;
  const expected = ["region", "country", "region-postal", "postal", ...(lenient ? ["city"] : [])];
  if (!expected.includes(next.kind) || hasOrganisationWord(part.text) || hasTitleWord(part.text)) return false;
  location.city = { start: part.start, end: part.end };
  return true;
}

/** Only behind a known town. */
function takeOutward(location: Location, span: Span): boolean {
  if (location.city === undefined || !location.known) return false;
  location.postalCode = span;
  return true;
}

function takeStreet(location: Location, span: Span): boolean {
  if (location.city !== undefined) return location.address === undefined;
  location.address = { start: location.address?.start ?? span.start, end: span.end };
  return true;
}

function takeRegionPostal(location: Location, part: Part): boolean {
  const [, region = "", postal = ""] = REGION_POSTAL.exec(part.text) ?? [];
  location.region = { start: part.start, end: part.start + region.length };
  location.postalCode = { start: part.end - postal.length, end: part.end };
  location.country = { ...location.region, code: part.country ?? "" };
  location.known = location.city !== undefined;
  return location.known;
}

function takePostalCity(location: Location, part: Part): boolean {
  const [, postal = "", city = ""] = POSTAL_CITY.exec(part.text) ?? [];
  if (location.city !== undefined) return false;
  const at = part.text.indexOf(postal);
  location.postalCode = { start: part.start + at, end: part.start + at + postal.length };
  location.city = { start: part.end - city.length, end: part.end };
  location.known = true;
  return true;
}

function takePostal(location: Location, part: Part): boolean {
  const withCity = CITY_UK_POSTAL.exec(part.text) ?? CITY_OUTWARD.exec(part.text);
  if (withCity && location.city === undefined) {
    location.city = { start: part.start, end: part.start + (withCity[1] ?? "").length };
    location.postalCode = { start: part.end - (withCity[2] ?? "").length, end: part.end };
    location.known = true;
    return true;
  }
  location.postalCode = { start: part.start, end: part.end };
  if (location.city !== undefined) location.known = true;
  return true;
}
