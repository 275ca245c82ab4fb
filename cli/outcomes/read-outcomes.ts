import { type ErrorCode, LIMITS } from "@fairlead/contracts";
import { decodeText } from "@fairlead/engine/documents";
import { type OutcomeRow, toAttribute, toDelimiter } from "@fairlead/engine/fairness";
import { CsvError, parse } from "csv-parse/sync";
import { toSpelling } from "./to-spelling.ts";

const OUTCOMES = new Set(["selected", "score"]);
/** Columns that say which job somebody applied for. */
const JOBS = new Set(["job", "job_id", "jobid", "job title", "requisition", "vacancy"]);
/** Columns that name a person and are no attribute of a group. */
const IDENTITIES = new Set(["id", "candidate", "candidate_id", "candidateid", "file", "name", "email"]);
const YES = new Set(["1", "true", "yes", "y", "selected"]);
const NO = new Set(["0", "false", "no", "n", "not selected", "rejected"]);
const FIGURE = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^([+-]?\d+),(\d+)$/;
const SHOWN_CHARS = 60;
/** Rows from which a column of different words only is taken for names. */
const FEWEST_NAMES = 20;

/** `where`: the line at fault, counted from 1, the heading included. */
type Failed = { kind: "failed"; code: ErrorCode; where?: string };
type Outcomes = { kind: "read"; attributes: string[]; rows: OutcomeRow[] } | Failed;
type Line = { no: number; cells: string[] };
type Columns = { groups: { name: string; at: number }[]; selected: number; score: number; job: number };

const failed = (code: ErrorCode, where?: string): Failed => ({ kind: "failed", code, ...(where === undefined ? {} : { where }) });

/** A table of outcomes by group as spreadsheets save it: any of their encodings, parted by commas, semicolons or tabs. */
export function readOutcomes(bytes: Uint8Array): Outcomes {
  const text = decodeText(bytes, LIMITS.outcomesBytes);
  if (text.kind === "unreadable") return failed(text.code === "unsupported-type" ? "csv-damaged" : text.code);
  const table = toLines(text.text);
  if (!Array.isArray(table)) return table;
  const [heading, ...lines] = table;
  if (heading === undefined) return failed("empty");
  const columns = toColumns(heading.cells, lines);
  if (typeof columns === "string") return failed(columns);
  if (lines.length === 0) return failed("csv-rows");
  const spellings = columns.groups.map(({ name, at }) => ({ name, at, spelling: toSpelling(name, lines, at) }));
  const rows: OutcomeRow[] = [];
  for (const line of lines) {
    const outcome = toOutcome(line, columns, heading.cells);
    if ("kind" in outcome) return outcome;
    const groups = Object.fromEntries(spellings.map(({ name, at, spelling }) => [name, spelling(line.cells[at] ?? "")]));
    rows.push({ groups, ...outcome, ...(columns.job < 0 ? {} : { job: line.cells[columns.job] ?? "" }) });
  }
  return { kind: "read", attributes: columns.groups.map(({ name }) => name), rows };
}

/** Rows that are not empty. A row longer or shorter than the heading is no row of this table. */
function toLines(text: string): Line[] | Failed {
  try {
    const lines: Line[] = [];
    parse(text, {
      bom: true,
      delimiter: toDelimiter(text),
      trim: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: no }: { lines: number }) => {
        lines.push({ no, cells });
        return null;
      },
    });
    return lines;
  } catch (cause) {
    const no = cause instanceof CsvError ? cause.lines : undefined;
    return failed("csv-damaged", typeof no === "number" ? `Line ${no}:` : undefined);
  }
}

function toColumns(headings: readonly string[], lines: readonly Line[]): Columns | ErrorCode {
  const names = headings.map((heading) => heading.toLowerCase());
  const named = names.filter((name) => name !== "");
  if (new Set(named).size < named.length) return "csv-heading-twice";
  const groups = headings.flatMap((name, at) => (isGroup(name.toLowerCase()) && !namesPeople(name, lines, at) ? [{ name, at }] : []));
  const [selected, score] = [names.indexOf("selected"), names.indexOf("score")];
  if (groups.length === 0 || (selected < 0 && score < 0)) return "csv-columns";
  return { groups, selected, score, job: names.findIndex((name) => JOBS.has(name)) };
}

const isGroup = (name: string): boolean => name !== "" && !OUTCOMES.has(name) && !IDENTITIES.has(name) && !JOBS.has(name);

/** No two cells of many are alike: the column says who somebody is, whatever it is called. */
function namesPeople(heading: string, lines: readonly Line[], at: number): boolean {
  if (lines.length < FEWEST_NAMES || toAttribute(heading) !== undefined) return false;
  const seen = new Set<string>();
  for (const { cells } of lines) {
    const size = seen.size;
    if (seen.add(cells[at] ?? "").size === size) return false;
  }
  return true;
}

/** An empty cell is not known and does not count. */
function toOutcome({ no, cells }: Line, columns: Columns, headings: readonly string[]): Pick<OutcomeRow, "selected" | "score"> | Failed {
  const wrong = (at: number) =>
    failed("csv-values", `Line ${no}, column ${headings[at] ?? ""}: “${(cells[at] ?? "").slice(0, SHOWN_CHARS)}”.`);
  const word = (cells[columns.selected] ?? "").toLowerCase();
  if (word !== "" && !YES.has(word) && !NO.has(word)) return wrong(columns.selected);
  const figure = (cells[columns.score] ?? "").replace(DECIMAL_COMMA, "$1.$2");
  if (figure !== "" && (!FIGURE.test(figure) || !Number.isFinite(Number(figure)))) return wrong(columns.score);
  return { ...(word === "" ? {} : { selected: YES.has(word) }), ...(figure === "" ? {} : { score: Number(figure) }) };
}
