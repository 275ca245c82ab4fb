import type { RubricColumn } from "@fairlead/contracts";
import { toRequirementTitle } from "../../../lib/requirement-name.ts";

/** `lines`: the name as its head shows it, one or two lines of a few words. */
export type HeatColumn = RubricColumn & { lines: string[] };

const IMPORTANCE = ["must", "should", "nice"] as const;
const LINES = 2;
const LINE_CHARS = 15;

/** The columns of the heat map: must-haves first. Duties are sentences; they stand in the breakdown, not in a column. */
export function toHeatColumns(columns: readonly RubricColumn[]): HeatColumn[] {
  const shown = columns.filter(({ component }) => component !== "responsibilities");
  return IMPORTANCE.flatMap((importance) => shown.filter((column) => column.importance === importance)).map((column) => ({
    ...column,
    lines: toHeadLines(column.name),
  }));
}

/** Whole words on up to two lines; what has no room ends in "…". */
export function toHeadLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of toRequirementTitle(name.trim()).split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_CHARS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, LINES).map((line) => (line.length <= LINE_CHARS ? line : cut(line)));
  const end = shown.at(-1);
  if (lines.length > LINES && end !== undefined && !end.endsWith("…")) shown[LINES - 1] = cut(`${end}…`);
  return shown;
}

const cut = (line: string): string => (line.length <= LINE_CHARS ? line : `${line.slice(0, LINE_CHARS - 1).trimEnd()}…`);
