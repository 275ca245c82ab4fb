import { AppError, type SheetProblem } from "@fairlead/contracts";
import { toAttribute, toDelimiter, toGroup } from "@fairlead/engine/fairness";
import { parse } from "csv-parse/sync";

/** Headings of columns that name a candidate. */
const NAMES = new Set([
  "candidate",
  "candidate code",
  "candidate id",
  "candidateid",
  "code",
  "label",
  "file",
  "file name",
  "filename",
  "resume",
  "resume id",
  "id",
]);
const SHOWN_CHARS = 60;

/** What one candidate stated; attributes without an answer are left out. */
export type SheetRow = { resumeId: string; groups: Record<string, string> };
export type Sheet = {
  attributes: string[];
  rows: SheetRow[];
  /** Wrong lines: the sheet is not kept. */
  wrong: SheetProblem[];
  /** Lines about nobody of this analysis, left out. */
  strangers: SheetProblem[];
  ignoredColumns: string[];
};

type Column = { at: number; attribute: NonNullable<ReturnType<typeof toAttribute>> };
type Head = { cells: string[]; names: number[]; columns: Column[] };
/** One line that is not empty; `no` counts from 1, the heading included. */
type Line = { no: number; cells: string[] };

/** A sheet as it was uploaded. Throws `csv-damaged` for what is no table and `sheet-columns` when it lacks the columns. */
export function readSheet(csv: string, find: (name: string) => readonly string[]): Sheet {
  const [first = [], ...others] = toLines(csv);
  const head = readHead(first);
  const known = new Set([...head.names, ...head.columns.map(({ at }) => at)]);
  const sheet: Sheet = {
    attributes: head.columns.map(({ attribute }) => attribute.id),
    rows: [],
    wrong: [],
    strangers: [],
    ignoredColumns: first.filter((_, at) => !known.has(at)),
  };
  const lines = others.map((cells, at): Line => ({ no: at + 2, cells })).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const seen = new Set<string>();
  for (const line of lines) {
    const groups = readGroups(head, line, sheet.wrong);
    const at = head.names.find((name) => (line.cells[name] ?? "") !== "") ?? 0;
    const [resumeId, ...more] = find(line.cells[at] ?? "");
    if (resumeId === undefined || more.length > 0) {
      sheet.strangers.push(toProblem(head, line, at, resumeId === undefined ? "not-a-candidate" : "several-candidates"));
      continue;
    }
    if (seen.has(resumeId)) sheet.wrong.push(toProblem(head, line, at, "named-twice"));
    else if (Object.keys(groups).length > 0) sheet.rows.push({ resumeId, groups });
    seen.add(resumeId);
  }
  return sheet;
}

function readHead(cells: string[]): Head {
  const names = cells.flatMap((heading, at) => (NAMES.has(heading.toLowerCase().replaceAll("_", " ")) ? [at] : []));
  const columns = cells.flatMap((heading, at) => {
    const attribute = names.includes(at) ? undefined : toAttribute(heading);
    return attribute === undefined ? [] : [{ at, attribute }];
  });
  const isOnce = new Set(columns.map(({ attribute }) => attribute.id)).size === columns.length;
  if (names.length === 0 || columns.length === 0 || !isOnce) throw new AppError("sheet-columns");
  return { cells, names, columns };
}

function readGroups(head: Head, line: Line, wrong: SheetProblem[]): SheetRow["groups"] {
  const groups: SheetRow["groups"] = {};
  for (const { at, attribute } of head.columns) {
    const group = toGroup(attribute, line.cells[at] ?? "");
    if (group === undefined) wrong.push(toProblem(head, line, at, "not-a-group"));
    else if (group !== null) groups[attribute.id] = group;
  }
  return groups;
}

function toProblem(head: Head, { no, cells }: Line, at: number, reason: SheetProblem["reason"]): SheetProblem {
  return { line: no, reason, words: (cells[at] ?? "").slice(0, SHOWN_CHARS), column: head.cells[at] ?? "" };
}

function toLines(csv: string): string[][] {
  try {
    // Empty lines stay, so that the numbers of lines are those that a person sees.
    return parse(csv, { bom: true, delimiter: toDelimiter(csv), trim: true, relax_column_count: true });
  } catch (cause) {
    throw new AppError("csv-damaged", { cause });
  }
}
