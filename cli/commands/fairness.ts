import type { ErrorCode } from "@fairlead/contracts";
import { adverseImpact, type OutcomeRow } from "@fairlead/engine/fairness";
import { parse } from "csv-parse/sync";
import { type Context, toFailedLine } from "../context.ts";
import { readInput } from "../inputs.ts";

const OUTCOMES = ["selected", "score"];
/** Columns that say which job somebody applied for. */
const JOBS = new Set(["job", "job_id", "jobid", "job title", "requisition", "vacancy"]);
/** Columns that name a person and are no attribute of a group. */
const IDENTITIES = new Set(["id", "candidate", "candidate_id", "candidateid", "file", "name", "email"]);
const YES = new Set(["1", "true", "yes", "y", "selected"]);
const NO = new Set(["0", "false", "no", "n", "not selected", "rejected"]);

type Table = { kind: "read"; attributes: string[]; rows: OutcomeRow[] } | { kind: "unreadable"; code: ErrorCode };

export async function fairness(context: Context): Promise<void> {
  for (const file of context.options.files) {
    const input = await readInput(file);
    const table = input.kind === "failed" ? { kind: "unreadable" as const, code: input.code } : toTable(input.bytes);
    if (table.kind === "unreadable") {
      await context.write(toFailedLine(file, table.code));
      continue;
    }
    for (const line of adverseImpact(table.rows, { attributes: table.attributes })) await context.write({ file, status: "ok", ...line });
  }
}

function toTable(bytes: Uint8Array): Table {
  let records: Record<string, string>[];
  try {
    records = parse(Buffer.from(bytes), {
      columns: (names: string[]) => names.map((name) => name.trim()),
      bom: true,
      delimiter: [",", ";", "\t"],
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return { kind: "unreadable", code: "csv-damaged" };
  }
  const columns = Object.keys(records[0] ?? {});
  const column = (name: string) => columns.find((one) => one.toLowerCase() === name);
  const attributes = columns.filter((name) => ![...OUTCOMES, ...IDENTITIES, ...JOBS].includes(name.toLowerCase()));
  const [selected, score] = [column("selected"), column("score")];
  const job = columns.find((name) => JOBS.has(name.toLowerCase()));
  if (attributes.length === 0 || (!selected && !score)) return { kind: "unreadable", code: "csv-columns" };
  const rows: OutcomeRow[] = [];
  for (const record of records) {
    const outcome = toOutcome(selected && record[selected], score && record[score]);
    if (!outcome) return { kind: "unreadable", code: "csv-values" };
    const groups = Object.fromEntries(attributes.map((name) => [name, record[name] ?? ""]));
    rows.push({ groups, ...outcome, ...(job === undefined ? {} : { job: record[job] ?? "" }) });
  }
  return { kind: "read", attributes, rows };
}

/** An empty cell is not known and does not count; undefined for a cell that is neither yes nor no, or no number. */
function toOutcome(selected = "", score = ""): Pick<OutcomeRow, "selected" | "score"> | undefined {
  const word = selected.toLowerCase();
  if (word !== "" && !YES.has(word) && !NO.has(word)) return undefined;
  if (score !== "" && !Number.isFinite(Number(score))) return undefined;
  return { ...(word === "" ? {} : { selected: YES.has(word) }), ...(score === "" ? {} : { score: Number(score) }) };
}
