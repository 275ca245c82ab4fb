import organisations from "../../data/resume/organisations.json";
import lexicon from "../../data/resume/table-columns.json";
import { fold } from "../../text/index.ts";
import type { Row, TableCell } from "../rows.ts";
import type { Span } from "../types.ts";
import { readLabel } from "../work/field-labels.ts";
import { partsOf } from "./parts.ts";

/** What a column of a table holds; `told`: something else about the entry. */
export type ColumnLabel = NonNullable<TableCell["label"]>;
/** `start`, `end`: where its label stands in the head, counted from the start of the row. */
export type Column = Span & { label: ColumnLabel | undefined };
type Kind = ColumnLabel | "whatElse" | "whereElse";

const kinds = new Map<string, Kind>();
const add = (words: readonly string[], kind: Kind) => {
  for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
};
for (const kind of ["whatElse", "whereElse", "what", "where", "from", "to", "place", "told"] as const) add(lexicon[kind], kind);
add(organisations.labels.start, "from");
add(organisations.labels.end, "to");

const LONGEST_LABEL = 34;
const MOST_WORDS = 6;

function kindOf(printed: string): Kind | undefined {
  if (printed.length > LONGEST_LABEL || printed.split(/\s+/).length > MOST_WORDS) return undefined;
  const key = fold(printed)
    .replace(/\s*\([^()]*\)?$/, "")
    .replace(/[:*.\s]+$/, "")
    .trim();
  const own = kinds.get(key) ?? readLabel(key);
  if (own || !/[/&,+]|\s(?:and|und|et|y|e|en|or)\s/.test(key)) return own;
  const parts = key.split(/\s*[/&,+]\s*|\s(?:and|und|et|y|e|en|or)\s/).map((part) => kinds.get(part.trim()) ?? readLabel(part.trim()));
  return parts.every((kind) => kind === "from" || kind === "to" || kind === "when") ? "when" : parts.find((kind) => kind !== undefined);
}

/** The columns of a table, when the row is the head of one that tells when, and what or where. */
export function readColumns(row: Row): Column[] | undefined {
  if (row.bullet || row.furniture || row.words.length > LONGEST_HEAD || /\d{4}/.test(row.words)) return undefined;
  const parts = partsOf(row);
  if (parts.length < FEWEST_COLUMNS || parts.length > MOST_COLUMNS) return undefined;
  const read = parts.map((part) => ({ ...part, kind: kindOf(row.words.slice(part.start, part.end)) }));
  const known = read.filter(({ kind }) => kind !== undefined).length;
  const has = (...some: Kind[]) => read.some(({ kind }) => kind !== undefined && some.includes(kind));
  if (known * 2 < read.length || !has("when", "from") || !has("what", "whatElse", "where", "whereElse")) return undefined;
  const nouns = parts.every(({ start, end }) => end - start <= LONGEST_LABEL);
  return nouns ? settle(read) : undefined;
}
const LONGEST_HEAD = 220;
const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 14;

/** One column each holds title and employer: a rank, a ship or a client does so only where nothing else is. */
function settle(read: readonly (Span & { kind: Kind | undefined })[]): Column[] {
  const firstOf = (...kinds: Kind[]) => kinds.map((kind) => read.findIndex((column) => column.kind === kind)).find((at) => at >= 0) ?? -1;
  const what = firstOf("what", "whatElse");
  const where = firstOf("where", "whereElse");
  const isWhole = what >= 0 && where >= 0;
  const labelAt = (kind: Kind | undefined, i: number): ColumnLabel | undefined => {
    if (i === what) return "what";
    if (i === where) return "where";
    if (kind === "what" || kind === "whatElse" || kind === "where" || kind === "whereElse") return "told";
    return kind ?? (isWhole ? "told" : undefined);
  };
  return read.map(({ start, end, kind }, i) => ({ start, end, label: labelAt(kind, i) }));
}

const others = new Set(lexicon.others);
/** Of posts a table tells that names both what and where, and nothing that studies, papers or people have. */
export const tellsWork = ({ words }: Row, columns: readonly Column[]): boolean =>
  columns.some(({ label }) => label === "what") &&
  columns.some(({ label }) => label === "where") &&
  columns.every(({ start, end }) => {
    const label = fold(words.slice(start, end));
    return !label.split(/[^\p{L}]+/u).some((word) => others.has(word));
  });
