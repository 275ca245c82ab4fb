import { readDateRanges } from "../../text/index.ts";
import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import { withoutRanges } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import { type Feature, sumFeatures } from "../scoring.ts";
import { readHeading } from "../sections/headings.ts";
import type { Span } from "../types.ts";
import { LOCATION } from "../weights.ts";
import { hasOrganisationWord } from "../work/organisations.ts";
import { hasTitleWord } from "../work/titles.ts";
import { isCity, isTown, regionCountryOf } from "./gazetteer.ts";
import { type Location, readLocation, readTownWithCode, readTrailingLocation } from "./locations.ts";
import { isPersonalLine } from "./name.ts";
import { findPhones } from "./phones.ts";

export type LocationDraft = { address?: Fact; postalCode?: Fact; city?: Fact; region?: Fact; countryCode?: Fact };

const LABEL =
  /^\s*(?:(?:address|adresse|location|residence|home|anschrift|wohnort|ort|domicile|direccion|dirección|domicilio|ubicación|residencia|endereço|morada|localização|localidade|residência|indirizzo|residenza|adres|woonplaats|city|lieu|ville|ciudad|cidade|città)\s*[:|\t]\s*|(?:based in|lives in|living in|wohnhaft in|résidant à|residente en|residente em|residente a|woont in)\s+)/i;
const LONGEST = 200;

type Candidate = { location: Location; labelled: boolean; trailing: boolean };

const FEATURES: readonly Feature<Candidate>[] = [
  { name: "labelled", weight: LOCATION.labelled, holds: ({ labelled }) => labelled },
  { name: "city", weight: LOCATION.city, holds: ({ location }) => location.city !== undefined },
  { name: "region", weight: LOCATION.region, holds: ({ location }) => location.region !== undefined },
  { name: "country", weight: LOCATION.country, holds: ({ location }) => location.country !== undefined },
  {
    name: "street",
    weight: LOCATION.address,
    holds: ({ location }) => location.address !== undefined || location.postalCode !== undefined,
  },
  { name: "remote only", weight: LOCATION.remoteOnly, holds: ({ location }) => location.remote && location.city === undefined },
  { name: "behind other words", weight: LOCATION.trailing, holds: ({ trailing }) => trailing },
];

/** The person's own location: the best-told place among the lines of the contact zone. */
export function findLocation(zone: readonly Row[], taken: readonly Span[], asOf: string): Location | undefined {
  let best: { location: Location; score: number } | undefined;
  for (const row of zone) {
    if (row.words.length > LONGEST || isPersonalLine(row.folded)) continue;
    for (const candidate of candidatesOf(row, taken, asOf)) {
      const score = sumFeatures(FEATURES, candidate);
      if (score > (best?.score ?? 0)) best = { location: candidate.location, score };
    }
  }
  if (best) return withNeighbours(best.location, zone);
  return zone.flatMap((row) => townBetween(row, taken, asOf) ?? [])[0];
}

const FEWEST_PARTS = 3;

/** "Plumber | Truro | 01632 …": in a line of contact data, a lone capitalised word that is nothing else is the town. */
function townBetween(row: Row, taken: readonly Span[], asOf: string): Location | undefined {
  if (row.words.length > LONGEST || isPersonalLine(row.folded)) return undefined;
  const masked = maskTaken(row, taken, asOf);
  const parts = row.words.split(/[|•·~;\t]|::|\/\/|\s[–—/*-]\s/).length;
  if (parts < FEWEST_PARTS || masked === row.words) return undefined;
  const piece = toPieces(masked).find(
    ({ text }) => TOWN.test(text.trim()) && !hasTitleWord(text) && !hasOrganisationWord(text) && readHeading(text) === undefined,
  );
  if (!piece) return undefined;
  const start = row.start + piece.at + (piece.text.length - piece.text.trimStart().length);
  const span = { start, end: start + piece.text.trim().length };
  return { ...span, city: span, remote: false, known: false };
}

const TOWN = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]{1,20}$/u;

function candidatesOf(row: Row, taken: readonly Span[], asOf: string): Candidate[] {
  return toPieces(maskTaken(row, taken, asOf)).flatMap((piece): Candidate[] => {
    const label = LABEL.exec(piece.text)?.[0].length ?? 0;
    const text = toTitleCase(piece.text.slice(label));
    const base = row.start + piece.at + label;
    const whole = readWhole(text, base) ?? townWithCode(text, base, piece.text !== row.words);
    if (whole) return [{ location: whole, labelled: label > 0, trailing: false }];
    const afterWord = townBehindWord(text, base);
    if (afterWord) return [{ location: afterWord, labelled: false, trailing: true }];
    const bare = label > 0 && row.wordCount <= 6 ? cityByLabel(text, base) : undefined;
    if (bare) return [{ location: bare, labelled: true, trailing: false }];
    const behind = row.wordCount <= 14 ? (readTrailingLocation(text, base) ?? cityAndState(text, base)) : undefined;
    return behind ? [{ location: behind, labelled: false, trailing: true }] : [];
  });
}

/** "(open to relocation)", "(Abitazione)": said of the place, no part of it. */
const ASIDE = /\s*\((?!\p{Lu}{2}\))[^()]*\p{Ll}{3}[^()]*\)\s*$/u;

const readWhole = (text: string, base: number): Location | undefined =>
  readLocation(text, base, true) ?? readLocation(text.replace(ASIDE, ""), base, true);

/** "santa fe, new mexico", as some print everything; of equal length. */
const toTitleCase = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? text
    : text.replace(/(?<=^|[\s,])\p{Ll}/gu, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter));

/** "Ballarat VIC": behind a name the code may be a degree, so the town is known or other contact data stands beside it. */
function townWithCode(text: string, base: number, isBesideOthers: boolean): Location | undefined {
  const from = text.length - text.trimStart().length;
  const found = readTownWithCode(text.trim(), base + from);
  return found?.city && (isBesideOthers || isTown(text.slice(found.city.start - base, found.city.end - base))) ? found : undefined;
}

/** "UX designer in Vienna, Austria". */
function townBehindWord(text: string, base: number): Location | undefined {
  const from = /^.{0,60}?\b(?:in|from|uit|aus|à|near)\s+(?=\p{Lu})/u.exec(text)?.[0].length ?? 0;
  return from === 0 ? undefined : (readLocation(text.slice(from), base + from, true) ?? townInSentence(text, from, base));
}

/** "I live in Amarillo, TX and my cell is …". */
function townInSentence(text: string, from: number, base: number): Location | undefined {
  const end = text.slice(from).search(/\s(?:\p{Ll}|\|)|[.;]\s/u);
  return end > 0 ? readLocation(text.slice(from, from + end).replace(/,$/, ""), base + from, true) : undefined;
}

/** "Wohnort: Kleinmachnow": the label vouches for a town no list knows. */
function cityByLabel(text: string, base: number): Location | undefined {
  const hit = /^\p{Lu}[\p{L}\p{M}.'’ -]{1,40}$/u.exec(text.trim());
  if (!hit) return undefined;
  const start = base + text.indexOf(hit[0]);
  const span = { start, end: start + hit[0].length };
  return { ...span, city: span, remote: false, known: true };
}

const CITY_STATE = /((?:\p{Lu}[\p{L}.'’-]+ ){0,2}\p{Lu}[\p{L}.'’-]+), ?([A-Z]{2})\b(?: (\d{5}))?/u;

/** "Machinist Wichita, KS", not "MS Office, MS Teams": with no mark before the city, the longest run of words a list of cities knows, else the last word. */
function cityAndState(text: string, base: number): Location | undefined {
  const hit = CITY_STATE.exec(text.slice(0, LONGEST));
  const [, words = "", state = ""] = hit ?? [];
  const code = regionCountryOf(state);
  if (!hit || code === undefined) return undefined;
  const parts = words.split(" ");
  const known = parts.map((_, i) => parts.slice(i).join(" ")).find(isCity);
  if (!known && /^ \p{L}/u.test(text.slice(hit.index + hit[0].length))) return undefined;
  const city = known ?? parts.at(-1) ?? "";
  const end = base + hit.index + words.length;
  const at = text.indexOf(state, hit.index + words.length) + base;
  const region = { start: at, end: at + state.length };
  return {
    start: end - city.length,
    end: region.end,
    city: { start: end - city.length, end },
    region,
    country: { ...region, code },
    remote: false,
    known: true,
  };
}

const NEXT_LABEL =
  /(?:\b(?:tel|telephone|telefon|phone|mobile|mobil|cell|handy|fax|e-?mail|mail|correo|date of birth|nationality|linkedin|web|website)\b[.:]*|(?<!\b(?:st|ste|sta|sto|mt|ft|co|av|avda|pje|psje|urb|prov))\.(?=\s+\p{Lu}\p{L}{2}|\s*\|))/giu;

/** The row with e-mails, links and dates replaced by a separator of equal length. */
function maskTaken(row: Row, taken: readonly Span[], asOf: string): string {
  let masked = row.words;
  for (const span of taken) {
    if (span.start >= row.end || span.end <= row.start) continue;
    const [start, end] = [Math.max(0, span.start - row.start), Math.min(row.words.length, span.end - row.start)];
    masked = masked.slice(0, start) + "|".repeat(end - start) + masked.slice(end);
  }
  for (const phone of findPhones(masked, asOf, []))
    masked = masked.slice(0, phone.start) + "|".repeat(phone.end - phone.start) + masked.slice(phone.end);
  masked = masked.replace(NEXT_LABEL, (hit, at: number) => (opensTown(masked, at, hit) ? hit : "|".repeat(hit.length)));
  return withoutRanges(masked, readDateRanges(masked, asOf));
}

/** "Tel Aviv". */
const opensTown = (words: string, at: number, label: string): boolean => {
  const next = /^ \p{Lu}[\p{L}-]+/u.exec(words.slice(at + label.length))?.[0];
  return next !== undefined && isCity(label + next);
};

/** Splits a contact line where another kind of data may begin; commas stay inside. */
function toPieces(words: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let from = 0;
  for (const hit of words.matchAll(/::|(?<!:)\/\/|\s\.\s|[<>|•·◦▪●⋅∙⋄◆♦~;\t\p{So}\p{Co}]+|\s{3,}|\s[–—/*-]\s/gu)) {
    pieces.push({ text: words.slice(from, hit.index), at: from });
    from = hit.index + hit[0].length;
  }
  pieces.push({ text: words.slice(from), at: from });
  return pieces.filter((piece) => piece.text.trim().length > 1);
}

/** A street on the line above and a country on the line below belong to the same address. */
function withNeighbours(location: Location, zone: readonly Row[]): Location {
  const at = zone.findIndex((row) => location.start >= row.start && location.end <= row.end);
  const [above, below] = [zone[at - 1], zone[at + 1]];
  const street =
    location.address || !above || above.words.length > 80 ? undefined : readLocation(`${above.words}, Berlin`, above.start)?.address;
  const next = location.country || !below || below.wordCount > 4 ? undefined : readLocation(below.words, below.start);
  const country = next?.country && !next.city && !next.region ? next.country : undefined;
  return { ...location, ...(street ? { address: street } : {}), ...(country ? { country } : {}) };
}

export function toLocationDraft(text: string, location: Location): LocationDraft {
  const cut = (span: Span | undefined, confidence: number) =>
    span && toFact(text.slice(span.start, span.end).replace(/\s+/g, " "), span, confidence);
  return withoutAbsent({
    address: cut(location.address, 0.8),
    postalCode: cut(location.postalCode, 0.9),
    city: cut(location.city, location.known ? 0.9 : 0.5),
    region: cut(location.region, 0.9),
    countryCode: location.country && toFact(location.country.code, location.country, 0.9),
  });
}
