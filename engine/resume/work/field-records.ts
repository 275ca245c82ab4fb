import lexicon from "../../data/resume/told-work.json";
import { type DateRange, fold } from "../../text/index.ts";
import { toFact, withoutAbsent } from "../facts.ts";
import { findPhrases, toPhraseSet, toWords } from "../phrases.ts";
import { moveRange } from "../row-signs.ts";
import type { Row } from "../rows.ts";
import type { Span } from "../types.ts";
import { FIELD_RECORD } from "../weights.ts";
import { toFlow } from "./bodies.ts";
import { cutTown } from "./towns-behind.ts";
import type { Role } from "./work.ts";

type Kind = keyof typeof lexicon.recordLabels;
type Field = Span & { kind: Kind; entry: string; opens: boolean; row: Row };
type FieldRecord = { fields: Partial<Record<Kind, Field>>; rows: Row[]; entry: string };
type ReadDates = (words: string) => readonly DateRange[];

const kinds = new Map(
  (["told", "what", "where", "when", "start", "end", "study"] as const).flatMap((kind) =>
    lexicon.recordLabels[kind].map((label) => [fold(label), kind] as const),
  ),
);

/** Forms and exports that print one fact a line or cell, in any order: "Position held: …", `"company": "…"`, `job[1].begin=…`. */
export function readRecords(rows: readonly Row[], text: string, readDates: ReadDates): Role[] {
  const records: FieldRecord[] = [];
  for (const field of rows.flatMap((row, i) => toFields(row, rows[i + 1], text))) {
    const open = records.at(-1);
    const isNew = !open || field.kind in open.fields || field.entry !== open.entry || (field.opens && Object.keys(open.fields).length > 0);
    const record = isNew && field.kind !== "told" ? { fields: {}, rows: [], entry: field.entry } : open;
    if (!record) continue;
    if (record !== open) records.push(record);
    record.fields[field.kind] ??= field;
    if (!record.rows.includes(field.row)) record.rows.push(field.row);
  }
  return records.flatMap((record) => toRole(record, rows, text, readDates) ?? []);
}

/** "B1. Present employer" over a post without an end. */
function currentHead(record: Row | undefined, rows: readonly Row[]): Span | undefined {
  const at = rows.findIndex((row) => row.index === record?.index);
  const above = rows.slice(Math.max(0, at - ROWS_ABOVE), Math.max(0, at)).filter(({ words }) => !/[:=]\s?\S/.test(words));
  return above.flatMap((row) =>
    findPhrases(currentHeads, toWords(row.words)).map(({ start, end }) => ({ start: row.start + start, end: row.start + end })),
  )[0];
}
const ROWS_ABOVE = 2;
const currentHeads = toPhraseSet(lexicon.currentHeads.map(fold));

/** The key that ends a path ("job[1].employer"), and the value behind a colon or an equals sign. */
const PAIR =
  /(?<=^|[{,[]\s*)(?:[-*]\s+)?(["']?)([\p{L}][\p{L}\p{N}_ .'’()[\]/–-]{1,60}?)\1\s?(?::(?=\s)|=)\s*("[^"]*"|'[^']*'|[^"'{}[\]][^{}]*?)(?=\s*,\s*["'{]|\s*[,;]?\s*[}\]]|\s*,?\s*$)/gu;

function toFields(row: Row, next: Row | undefined, text: string): Field[] {
  if (row.words.length > LONGEST_ROW) return [];
  const opens = row.bullet || /^[-{*]/.test(row.words) || /^\s*[-{*]/.test(text.slice(row.line.start, row.start + 1));
  const [label, value] = row.cells;
  const own = label && value ? kindOf(text.slice(label.start, label.end)) : undefined;
  if (own && label && value && row.cells.length === 2) return [{ ...own, start: value.start, end: value.end, opens, row }];
  const alone = /[:=@]\s?\S/.test(row.words) ? undefined : kindOf(row.words);
  if (alone && next && !kindOf(next.words) && next.cells.length === 1 && !/[:=]/.test(next.words))
    return [{ ...alone, start: next.start, end: next.end, opens, row: next }];
  return Array.from(row.words.matchAll(PAIR), (pair, i): Field[] => {
    const kind = kindOf(pair[2] ?? "");
    const printed = pair[3] ?? "";
    const quoted = /^["']/.test(printed) ? 1 : 0;
    const start = row.start + pair.index + pair[0].length - printed.length + quoted;
    const end = start + printed.length - 2 * quoted;
    return kind && end > start ? [{ ...kind, start, end, opens: opens && i === 0, row }] : [];
  }).flat();
}

function kindOf(printed: string): { kind: Kind; entry: string } | undefined {
  if (printed.length > LONGEST_KEY) return undefined;
  const entry = /\[\d+\]|[_.]\d+[_.]/.exec(printed)?.[0] ?? "";
  const last = (/\s/.test(printed) ? printed : printed.replace(/^.*[.\]/](?=\p{L})/u, "")).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const key = fold(last)
    .replace(/_/g, " ")
    .replace(/^[•·*\s-]+|\s*\([^()]*\)\s*$|\s*:\s*$|\s+\d$/g, "")
    .trim();
  const kind = kinds.get(key);
  return kind && { kind, entry };
}
const LONGEST_KEY = 60;
const LONGEST_ROW = 600;

function toRole({ fields, rows: own }: FieldRecord, rows: readonly Row[], text: string, readDates: ReadDates): Role | undefined {
  const { what, where, study, start, end, when } = fields;
  if (!what || !where || study || !(start ?? when)) return undefined;
  const read = (field: Field) => readDates(text.slice(field.start, field.end)).map((range) => moveRange(range, field.start))[0];
  const [first, last, whole] = [start, end, when].map((field) => field && read(field));
  const today = end && !last ? presentOf(end, text, readDates) : undefined;
  const from = whole?.from ?? first?.from;
  const to = whole ? (whole.to ?? (whole.kind === "single" ? whole.from : undefined)) : (last?.to ?? last?.from);
  const present = whole?.present ?? first?.present ?? today ?? (end || when ? undefined : currentHead(own[0], rows));
  if (!from) return undefined;
  const fact = (span: Span) => toFact(toFlow(text, span), span, FIELD_RECORD.named);
  const name = cutTown(text.slice(where.start, where.end), where)?.name ?? where;
  const draft = withoutAbsent({
    name: fact(name),
    position: fact(what),
    startDate: toFact(from.value, from, FIELD_RECORD.dated),
    endDate: present ? toFact(null, present, FIELD_RECORD.dated) : to && toFact(to.value, to, FIELD_RECORD.dated),
    highlights: [],
  });
  return { draft, rows: own };
}

/** "end: present": the word for today, read as behind a first date. */
function presentOf({ start, end }: Span, text: string, readDates: ReadDates): Span | undefined {
  const lead = "2000 - ";
  const present = readDates(lead + text.slice(start, end))[0]?.present;
  return present?.start === lead.length ? { start, end: start + present.end - lead.length } : undefined;
}
