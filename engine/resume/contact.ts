import { readDateRanges } from "../text/index.ts";
import { findEmails } from "./emails.ts";
import { type Fact, toFact, withoutAbsent } from "./facts.ts";
import { type Location, readLocation } from "./locations.ts";
import { findName, isPersonalLine, type PersonName } from "./name.ts";
import { findPhones, toPhoneValue } from "./phones.ts";
import { withoutRanges } from "./row-signs.ts";
import type { Row } from "./rows.ts";
import type { SectionRows } from "./sections.ts";
import { titleScore } from "./titles.ts";
import type { Document, Span } from "./types.ts";
import { findWebLinks, linksOfFile, type WebLink } from "./web-links.ts";

export type BasicsDraft = {
  name?: Fact;
  label?: Fact;
  email?: Fact;
  phone?: Fact;
  url?: Fact;
  location?: { address?: Fact; postalCode?: Fact; city?: Fact; region?: Fact; countryCode?: Fact };
  profiles: { network: Fact; url: Fact }[];
};
/** Basics and the places of everything in them, for stages that must not take contact data for something else. */
export type Contact = { basics: BasicsDraft; taken: Span[]; nameRow: number | undefined };

/** Who the person is and how to reach them. */
export function readContact(document: Document, rows: readonly Row[], sections: readonly SectionRows[], asOf: string): Contact {
  const zone = contactZone(rows, sections);
  const emails = findEmails(document.text);
  const inZone = (span: Span) => zone.some((row) => span.start >= row.start && span.end <= row.end);
  const email = emails.find(inZone) ?? emails[0];
  const visible = findWebLinks(document.text, emails);
  const links = [...visible, ...linksOfFile(document, visible)];
  const location = findLocation(zone, [...emails, ...links], asOf);
  const phone = findPhone(zone, rows, [...emails, ...links], asOf, location);
  const mail = email ? document.text.slice(email.start, email.end) : mailtoOf(document)?.value;
  const contactRows = new Set(
    rows.filter((row) => [email, phone].some((span) => span && span.start >= row.start && span.end <= row.end)).map((row) => row.index),
  );
  const name = findName(rows, mail ?? "", contactRows);
  const basics: BasicsDraft = withoutAbsent({
    name: name && toFact(name.value, name, Math.min(0.99, 0.45 + name.score / 20)),
    label: name && findLabel(rows, name),
    email: email ? toFact(document.text.slice(email.start, email.end), email, 0.99) : mailtoOf(document),
    phone,
    url: ownSite(links, inZone),
    location: location && toLocationDraft(document.text, location),
    profiles: toProfiles(links),
  });
  const taken: Span[] = [...emails, ...links, ...(location ? [location] : []), ...(name ? [name] : []), ...(phone ? [phone] : [])];
  return { basics, taken, nameRow: name?.row };
}

/** Lines of contact sections, running heads, and what stands above the first heading. */
function contactZone(rows: readonly Row[], sections: readonly SectionRows[]): Row[] {
  const contact = sections.filter((section) => section.section === "contact").flatMap((section) => section.rows);
  const personal = sections.filter((section) => section.section === "other").flatMap((section) => section.rows);
  return [...contact, ...rows.slice(0, 12), ...rows.filter((row) => row.furniture && row.line.page === 1), ...personal].filter(
    (row, i, all) => all.indexOf(row) === i && row.words.length < 400,
  );
}

function mailtoOf(document: Document): Fact | undefined {
  const link = document.links.find(({ url }) => /^mailto:/i.test(url));
  const address = link?.url.slice(7).split("?")[0] ?? "";
  return link && findEmails(address).length > 0 ? toFact(address, link, 0.9) : undefined;
}

function findPhone(
  zone: readonly Row[],
  rows: readonly Row[],
  taken: readonly Span[],
  asOf: string,
  location: Location | undefined,
): Fact | undefined {
  const country = location?.country?.code;
  const read = (list: readonly Row[]) =>
    list.flatMap((row) =>
      findPhones(row.words, asOf, spansWithin(row, taken)).map((phone) => {
        const { value, valid } = toPhoneValue(phone.printed, country);
        const score =
          (valid ? 3 : 0) +
          (phone.labelled ? 2 : 0) +
          (phone.printed.startsWith("+") ? 2 : 0) +
          (phone.printed.startsWith("(") ? 1 : 0) -
          (/^\d{4,8}$|^\d+[.,]\d+$/.test(phone.printed) ? 2 : 0);
        return { value, valid, score, start: row.start + phone.start, end: row.start + phone.end };
      }),
    );
  const found = read(zone).sort((a, b) => b.score - a.score || a.start - b.start)[0];
  const fallback =
    found ??
    read(rows.filter((row) => row.words.length < 200))
      .filter((phone) => phone.score >= 3)
      .sort((a, b) => b.score - a.score || a.start - b.start)[0];
  return fallback && toFact(fallback.value, fallback, fallback.valid ? 0.97 : found && found.score > 0 ? 0.85 : 0.6);
}

const spansWithin = (row: Row, spans: readonly Span[]): Span[] =>
  spans
    .filter((span) => span.start < row.end && span.end > row.start)
    .map((span) => ({ start: Math.max(0, span.start - row.start), end: Math.min(row.words.length, span.end - row.start) }));

const ADDRESS_LABEL =
  /^\s*(?:address|adresse|location|based in|lives in|residence|anschrift|wohnort|wohnhaft in|domicile|direccion|dirección|domicilio|ubicación|endereço|morada|localização|localidade|indirizzo|residenza|adres|woonplaats|city|lieu|ciudad|cidade|città)\s*[:|\t]\s*/i;

/** The person's own location: the best-known pieces of a line of the contact zone, then of neighbouring lines. */
function findLocation(zone: readonly Row[], taken: readonly Span[], asOf: string): Location | undefined {
  let best: { location: Location; score: number } | undefined;
  for (const row of zone) {
    if (row.words.length > 200 || isPersonalLine(row.folded)) continue;
    let masked = row.words;
    for (const span of spansWithin(row, taken))
      masked = masked.slice(0, span.start) + "|".repeat(span.end - span.start) + masked.slice(span.end);
    masked = withoutRanges(masked, readDateRanges(masked, asOf));
    for (const piece of toPieces(masked)) {
      const label = ADDRESS_LABEL.exec(piece.text)?.[0].length ?? 0;
      const found = readLocation(piece.text.slice(label), row.start + piece.at + label);
      if (!found) continue;
      const score =
        (label > 0 ? 2 : 0) +
        (found.city ? 2 : 0) +
        (found.region ? 1 : 0) +
        (found.country ? 1 : 0) +
        (found.address ? 1 : 0) -
        (found.remote && !found.city ? 3 : 0);
      if (!best || score > best.score) best = { location: found, score };
    }
  }
  return best && best.score > 0 ? withStreetAbove(best.location, zone) : undefined;
}

/** Splits a contact line where another kind of data may begin; commas stay inside. */
function toPieces(words: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let from = 0;
  for (const hit of words.matchAll(/[|•·◦▪●⋅∙\t]+|\s{3,}|\s[–—/]\s/g)) {
    pieces.push({ text: words.slice(from, hit.index), at: from });
    from = hit.index + hit[0].length;
  }
  pieces.push({ text: words.slice(from), at: from });
  return pieces.filter((piece) => piece.text.trim().length > 1);
}

function withStreetAbove(location: Location, zone: readonly Row[]): Location {
  if (location.address) return location;
  const at = zone.findIndex((row) => location.start >= row.start && location.end <= row.end);
  const above = zone[at - 1];
  const street = above && above.words.length < 80 ? readLocation(`${above.words}, Berlin`, above.start)?.address : undefined;
  return street ? { ...location, address: street } : location;
}

function toLocationDraft(text: string, location: Location): NonNullable<BasicsDraft["location"]> {
  const cut = (span: Span | undefined, confidence: number) =>
    span && toFact(text.slice(span.start, span.end).replace(/\s+/g, " "), span, confidence);
  return withoutAbsent({
    address: cut(location.address, 0.8),
    postalCode: cut(location.postalCode, 0.9),
    city: cut(location.city, 0.9),
    region: cut(location.region, 0.9),
    countryCode: location.country && toFact(location.country.code, location.country, 0.9),
  });
}

function toProfiles(links: readonly WebLink[]): BasicsDraft["profiles"] {
  const seen = new Set<string>();
  return links.flatMap((link) => {
    if (link.network === undefined || seen.has(link.network)) return [];
    seen.add(link.network);
    return [{ network: toFact(link.network, link, 0.95), url: toFact(link.url, link, 0.95) }];
  });
}

function ownSite(links: readonly WebLink[], inZone: (span: Span) => boolean): Fact | undefined {
  const own = links.find((link) => link.network === undefined && inZone(link));
  return own && toFact(own.url, own, 0.85);
}

/** The title a person gives themselves, next to the name. */
function findLabel(rows: readonly Row[], name: PersonName): Fact | undefined {
  const at = rows.findIndex((row) => row.index === name.row);
  for (const row of rows.slice(at, at + 4)) {
    const start = row.index === name.row || row.start < name.end ? Math.max(row.start, name.end) : row.start;
    const words = row.words.slice(start - row.start);
    const lead = /^[\s,|–—•·-]*/.exec(words.slice(0, 12))?.[0].length ?? 0;
    const text = words.slice(lead).split(/\t| {3,}/)[0] ?? "";
    if (text.length < 3 || text.length > 90 || /[@\d]/.test(text)) continue;
    if (titleScore(text) >= 3) return toFact(text.trim(), { start: start + lead, end: start + lead + text.trimEnd().length }, 0.8);
  }
  return undefined;
}
