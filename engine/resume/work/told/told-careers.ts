import { toFact, withoutAbsent } from "../../facts.ts";
import { cutRow, type Row } from "../../rows.ts";
import type { SectionRows } from "../../sections/sections.ts";
import type { Section, Span } from "../../types.ts";
import { TOLD } from "../../weights.ts";
import { toFlow } from "../bodies.ts";
import { readRecords } from "../field-records.ts";
import { isSubject } from "../letter-lines.ts";
import { hasTitleWord } from "../titles.ts";
import type { Role } from "../work.ts";
import { toPassages, toSentences } from "./passages.ts";
import { closeRoles } from "./told-ends.ts";
import { type ToldEnd, type ToldRole, tellRoles } from "./told-roles.ts";
import type { ReadDates } from "./told-times.ts";
import { tellsOfOneself } from "./told-words.ts";

/** Sections a career may be told in where no heading names the experience. */
const OPEN: ReadonlySet<Section> = new Set<Section>(["experience", "summary", "contact", "other"]);

/** All lines of a document, and its sections. */
type Printed = { rows: readonly Row[]; sections: readonly SectionRows[] };

/** The longest text that is read for sentences, in characters: some eight pages. */
const LONGEST = 24_000;

/** The roles of entries, or those told in sentences where these tell more of a career. */
export function preferTold(found: readonly Role[], { rows: printed, sections }: Printed, text: string, readDates: ReadDates): Role[] {
  const roles = found.filter(({ draft }) => ![draft.position, draft.name].some((fact) => fact && SAID.test(fact.value)));
  const records = readRecords(printed, text, readDates);
  const agreed = records.every((record) => roles.some((role) => agrees(role, record)));
  if (!agreed && records.length >= roles.filter((role) => isWhole(role) && records.some((record) => isSame(role, record))).length)
    return withOthers(
      records.map((record) => roles.find((role) => agrees(role, record)) ?? withKnownName(record, roles)),
      roles,
    );
  const headed = sections.filter(({ section, heading }) => section === "experience" && heading);
  const parts = headed.length > 0 ? headed : sections.filter(({ section, heading }) => OPEN.has(section) || !heading);
  const rows = parts.flatMap((part) => part.rows.filter((row) => !isSubject(row))).sort((a, b) => a.index - b.index);
  const told = (text.length > LONGEST ? [] : readTold(rows, text, readDates)).filter((role) => !isDuty(role, roles));
  const entries = roles.filter((role) => !isSentence(role, told));
  const worth = told.reduce((sum, role) => sum + (isWhole(role) ? 1 : 0) * (role.bare ? TOLD.bareShare : 1), 0);
  if (worth > entries.filter(isWhole).length) return besideEntries(told, entries);
  const covers = entries.every((role) => told.some((other) => isSame(role, other)));
  const isTold = (role: Role) => isBeside(role, entries) || roles.some((other) => !entries.includes(other) && isToldBy(other, [role]));
  return withOthers(entries, covers ? told : told.filter((role) => !role.bare && isTold(role)));
}

/** "Since 2012 I have been a cook at Acme." as the head of an entry: its words tell it better. */
const isSentence = (role: Role, told: readonly (Role & { bare: boolean })[]): boolean =>
  tellsOfOneself(role.rows[0]?.words ?? "") &&
  isToldBy(
    role,
    told.filter((other) => !other.bare && isWhole(other)),
  );

/** What sentences tell, with the entries that stand beside them: as read where the words of a role have no verb. */
function besideEntries(told: readonly (Role & { bare: boolean })[], entries: readonly Role[]): Role[] {
  const roles = told.map((role) => (role.bare && entries.find((entry) => isWhole(entry) && isSame(entry, role))) || role);
  const others = entries.filter((entry) => isPeriod(entry) && !isToldBy(entry, told));
  return [...roles, ...others].sort((a, b) => startOf(a) - startOf(b));
}

/** An entry that names an employer or a known title, with a period of time. */
const isPeriod = (entry: Role): boolean =>
  (isWhole(entry) || hasTitleWord(entry.draft.position?.value ?? "")) && entry.draft.startDate?.value !== entry.draft.endDate?.value;

/** Words of a sentence that were taken for the head of an entry. */
const isToldBy = ({ draft: { position, name } }: Role, told: readonly Role[]): boolean =>
  told.some(({ rows }) => rows.some((row) => [position, name].some((fact) => meets(fact, row))));

/** "Before that I was a porter at the Castle Hotel from 2013 to 2016." below entries of other years: a role of its own. */
function isBeside(role: Role, entries: readonly Role[]): boolean {
  return role.rows.every(({ bullet }) => !bullet) && role.draft.startDate !== undefined && entries.every((entry) => isApart(role, entry));
}

const LAST = "9999";
/** Does one end in the year in which the other begins, or before? */
function isApart({ draft: one }: Role, { draft: other }: Role): boolean {
  const yearsOf = ({ startDate, endDate }: Role["draft"]) => [
    (startDate?.value ?? endDate?.value ?? "").slice(0, 4),
    (endDate?.value ?? (endDate ? LAST : startDate?.value) ?? LAST).slice(0, 4),
  ];
  const [[from = "", to = ""], [otherFrom = "", otherTo = ""]] = [yearsOf(one), yearsOf(other)];
  return to <= otherFrom || otherTo <= from;
}

/** "I studied", "My husband was a baker": words of a sentence that were taken for a title. */
const SAID = /^(?:(?:I|My|Ich|Mein|Meine|Je|Mon|Ma|Yo|Mi|Eu|Meu|Minha|Io|Mio|Mia|Ik|Mijn) |J['’])\p{Ll}/u;

/** "• Worked as acting manager in the night team …" below the head of an entry. */
const isDuty = ({ draft, rows: [first] }: Role, entries: readonly Role[]): boolean =>
  first?.bullet === true &&
  entries.some(
    (entry) => isWhole(entry) && !meets(entry.draft.position, draft.position) && entry.rows.some(({ index }) => index === first.index),
  );

/** Where sentences tell every role that entries do, the further ones they tell are roles too. */
const withOthers = (roles: readonly Role[], told: readonly Role[]): Role[] =>
  [...roles, ...told.filter((other) => isWhole(other) && !roles.some((role) => isSame(role, other)))].sort(
    (a, b) => startOf(a) - startOf(b),
  );
const startOf = ({ rows }: Role): number => Math.min(...rows.map(({ start }) => start));
const isSame = ({ draft: one }: Role, { draft: other }: Role): boolean =>
  meets(one.position, other.position) || meets(one.name, other.name);
/** The employer as the entry reader cut it, without a town or a unit behind it. */
function withKnownName(record: Role, roles: readonly Role[]): Role {
  const known = roles.find(
    ({ draft: { name } }) => name?.start === record.draft.name?.start && name && name.end <= (record.draft.name?.end ?? 0),
  )?.draft.name;
  return known ? { ...record, draft: { ...record.draft, name: known } } : record;
}

const agrees = ({ draft: one }: Role, { draft: other }: Role): boolean =>
  meets(one.position, other.position) &&
  meets(one.name, other.name) &&
  one.startDate?.value === other.startDate?.value &&
  (other.endDate === undefined || one.endDate?.value === other.endDate.value);
const meets = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;

const isWhole = ({ draft }: Role): boolean =>
  draft.name !== undefined && /^[\p{L}\d]/u.test(draft.position?.value ?? "") && (draft.startDate ?? draft.endDate) !== undefined;

/** `bare`: told without a verb, as the heads of entries are. */
function readTold(rows: readonly Row[], text: string, readDates: ReadDates): (Role & { bare: boolean })[] {
  const sentences = toPassages(rows, text).flatMap((passage) => toSentences(passage, text));
  return closeRoles(tellRoles(sentences, text, readDates)).map((role) => ({ ...toRole(role, rows, text), bare: role.what?.bare === true }));
}

function toRole(role: ToldRole, rows: readonly Row[], text: string): Role {
  const { what, where, carried, from, to, sentences } = role;
  const flow = (span: Span) => toFlow(text, span);
  const told = { start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 };
  const date = <T extends string | null>(value: T, end: ToldEnd) => toFact(value, end, TOLD[end.sure]);
  const draft = withoutAbsent({
    name: where && toFact(flow(where), where, carried ? TOLD.carried : TOLD[where.sure]),
    position: what && toFact(flow(what), what, what.known ? TOLD.title : TOLD.unknownTitle),
    startDate: from?.value ? date(from.value, from) : undefined,
    endDate: to && date(to.value, to),
    summary: toFact(flow(told), told, TOLD.summary),
    highlights: [],
  });
  return { draft, rows: rows.flatMap((row) => sentences.flatMap((sentence) => cutTo(row, sentence))) };
}

function cutTo(row: Row, { start, end }: Span): Row[] {
  const part = { start: Math.max(row.start, start), end: Math.min(row.end, end) };
  return part.start < part.end ? [cutRow(row, part)] : [];
}
