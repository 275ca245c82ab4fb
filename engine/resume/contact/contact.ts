import { type Fact, toFact, withoutAbsent } from "../facts.ts";
import type { Row } from "../rows.ts";
import type { SectionRows } from "../sections/sections.ts";
import type { Document, Span } from "../types.ts";
import { titleScore } from "../work/titles.ts";
import { findEmails } from "./emails.ts";
import { readTrailingLocation } from "./locations.ts";
import { findMailHeads, isSenderLine } from "./mail-head.ts";
import { findName, type PersonName } from "./name.ts";
import { findLocation, type LocationDraft, toLocationDraft } from "./own-location.ts";
import { findOwnPhone } from "./own-phone.ts";
import { findWebLinks, linksOfFile, slugsOf, type WebLink } from "./web-links.ts";

export type BasicsDraft = {
  name?: Fact;
  label?: Fact;
  email?: Fact;
  phone?: Fact;
  url?: Fact;
  location?: LocationDraft;
  profiles: { network: Fact; url: Fact }[];
};
/** Basics and the places of everything in them, for stages that must not take contact data for something else. */
export type Contact = { basics: BasicsDraft; taken: Span[]; nameRow: number | undefined };

/** Who the person is and how to reach them. */
export function readContact(document: Document, printed: readonly Row[], parts: readonly SectionRows[], asOf: string): Contact {
  const { rows, sections, emails } = withoutMailHead(document.text, printed, parts);
  const zone = withFoot(contactZone(rows, sections), emails, rows, sections);
  const inZone = (span: Span) => zone.some((row) => span.start >= row.start && span.end <= row.end);
  const email = emails.find(inZone) ?? emails[0];
  const visible = findWebLinks(document.text, emails);
  const links = [...visible, ...linksOfFile(document, visible)];
  const { headings, told } = rowsWithoutName(sections);
  const address = email && document.text.slice(email.start, email.end).replace(/\s+/g, "");
  const mail = address ?? mailtoOf(document)?.value;
  const handles = [...(mail === undefined ? [] : [mail]), ...slugsOf(links)];
  const named = rows.filter((row) => !headings.has(row.index));
  const rowsWith = (spans: readonly (Span | undefined)[]) =>
    new Set(rows.filter((row) => spans.some((span) => span && span.start >= row.start && span.end <= row.end)).map((row) => row.index));
  const likely = findName(named, { handles, contactRows: rowsWith([email]), toldRows: told });
  const location = findLocation(zone, [...emails, ...links, ...(likely ? [likely] : [])], asOf);
  const phone = findOwnPhone(zone, rows, [...emails, ...links], asOf, location?.country?.code);
  const name = findName(named, { handles, contactRows: rowsWith([email, phone]), toldRows: told });
  const basics: BasicsDraft = withoutAbsent({
    name: name && toFact(name.value, name, Math.min(0.99, 0.45 + name.score / 20)),
    label:
      name &&
      findLabel(
        rows.filter((row) => !headings.has(row.index) && !told.has(row.index)),
        name,
      ),
    email: email && address ? toFact(address, email, 0.99) : mailtoOf(document),
    phone,
    url: ownSite(links, inZone),
    location: location && toLocationDraft(document.text, location),
    profiles: toProfiles(links),
  });
  const taken: Span[] = [...emails, ...links, ...(location ? [location] : []), ...(name ? [name] : []), ...(phone ? [phone] : [])];
  return { basics, taken, nameRow: name?.row };
}

type Read = { rows: readonly Row[]; sections: readonly SectionRows[]; emails: Span[] };

/** Who forwarded a resume by mail is not who it is about, as long as it holds an address of its own. */
function withoutMailHead(text: string, rows: readonly Row[], sections: readonly SectionRows[]): Read {
  const heads = findMailHeads(rows);
  const emails = findEmails(text);
  const rowOf = (email: Span) => rows.find((row) => heads.has(row.index) && email.start >= row.start && email.end <= row.end);
  const own = heads.size > 0 ? emails.filter((email) => !rowOf(email)) : [];
  const sender = emails.filter((email) => heads.size > 0 && rows.some((row) => row === rowOf(email) && isSenderLine(row)));
  if (own.length === 0) return { rows, sections, emails: sender.length > 0 ? sender : emails };
  const keep = (list: readonly Row[]) => list.filter(({ index }) => !heads.has(index));
  return { rows: keep(rows), sections: sections.map((part) => ({ ...part, rows: keep(part.rows) })), emails: own };
}

const ROWS_BEFORE_HEADINGS = 12;
const LONGEST_ROW = 400;

/** Lines of contact sections, running heads, and what stands above the first heading. */
function contactZone(rows: readonly Row[], sections: readonly SectionRows[]): Row[] {
  const of = (section: SectionRows["section"]) => sections.filter((part) => part.section === section).flatMap((part) => part.rows);
  const firstHeading = Math.min(
    ...sections.flatMap(({ heading, section }) => (heading?.known && section !== "contact" && section !== "summary" ? [heading.row] : [])),
    ROWS_BEFORE_HEADINGS,
  );
  const top = rows.filter((row) => row.index < firstHeading);
  const furniture = rows.filter((row) => row.furniture && row.line.page === 1);
  const told = rowsWithoutName(sections).told;
  const near = rows.filter(
    (row) =>
      !told.has(row.index) &&
      row.wordCount < 12 &&
      rows.slice(Math.max(0, row.index - 2), row.index + 3).some((other) => /@\p{L}/u.test(other.words)),
  );
  return [...new Set([...of("contact"), ...top, ...furniture, ...near, ...of("other")])].filter((row) => row.words.length < LONGEST_ROW);
}

/** Where no line of the zone holds an address, the lines around the first one that is not a referee's. */
function withFoot(zone: Row[], emails: readonly Span[], rows: readonly Row[], sections: readonly SectionRows[]): Row[] {
  const holds = (row: Row) => emails.some((email) => email.start >= row.start && email.end <= row.end);
  if (zone.some(holds)) return zone;
  const referees = new Set(
    sections.filter(({ section }) => section === "references").flatMap((part) => part.rows.map(({ index }) => index)),
  );
  const foot = rows.find((row) => holds(row) && !referees.has(row.index) && row.wordCount < LONGEST_FOOT);
  return foot ? [...zone, foot] : zone;
}

const LONGEST_FOOT = 16;

/** Lines that cannot hold the name (headings the lexicon knows) and lines that hardly do (sections of work, study, skills). */
function rowsWithoutName(sections: readonly SectionRows[]): { headings: Set<number>; told: Set<number> } {
  const parts = sections.filter(
    ({ section, heading }) => heading?.known && section !== "contact" && section !== "summary" && section !== "other",
  );
  return {
    headings: new Set(sections.flatMap(({ heading }) => (heading?.known && !heading.content ? [heading.row] : []))),
    told: new Set(parts.flatMap((part) => part.rows.map((row) => row.index))),
  };
}

function mailtoOf(document: Document): Fact | undefined {
  const link = document.links.find(({ url }) => /^mailto:/i.test(url));
  const address = link?.url.slice(7).split("?")[0] ?? "";
  return link && findEmails(address).length > 0 ? toFact(address, link, 0.9) : undefined;
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
  for (const row of [...rows.slice(at, at + 4), ...rows.slice(Math.max(0, at - 1), at)]) {
    const start = row.index === name.row || row.start < name.end ? Math.max(row.start, name.end) : row.start;
    const words = row.words.slice(start - row.start);
    const lead = /^[\s,|–—•·-]*/.exec(words.slice(0, 12))?.[0].length ?? 0;
    const text = cutPlace(words.slice(lead).split(/\t| {3,}|\s[|•·]\s/)[0] ?? "");
    if (text.length < 3 || text.length > 90 || /[@\d]/.test(text)) continue;
    if (text.split(/,\s*/).every((part) => part.length <= 5)) continue;
    if (titleScore(text) >= 3) return toFact(text.trim(), { start: start + lead, end: start + lead + text.trimEnd().length }, 0.8);
  }
  return undefined;
}

/** "Performance Marketing Specialist, Leeds" without the place. */
function cutPlace(words: string): string {
  const place = words.length < 160 ? readTrailingLocation(words, 0) : undefined;
  return place ? words.slice(0, place.start).replace(/[\s,–—(|-]+$/, "") : words;
}
