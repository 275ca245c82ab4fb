import { parseArgs } from "node:util";
import { COMMANDS, type CommandName } from "@fairlead/contracts";
import { type Options, UsageError } from "./context.ts";
import { readPathList } from "./inputs.ts";
import type { Minutes } from "./reader-tasks.ts";

const FLAGS = {
  job: { type: "string" },
  resume: { type: "string" },
  minutes: { type: "string", default: "45" },
  "as-of": { type: "string" },
  "files-from": { type: "string" },
  taxonomy: { type: "string" },
  out: { type: "string" },
  pretty: { type: "boolean", default: false },
  lines: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
  version: { type: "boolean", default: false },
} as const;

export type Request = { kind: "help" } | { kind: "version" } | { kind: "operation"; options: Options };

/** The words after the command's name as options; throws UsageError with what is wrong. `today` is YYYY-MM-DD. */
export async function readArguments(words: string[], today: string): Promise<Request> {
  const { values, positionals } = parse(words);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const [command, ...rest] = positionals;
  if (!command) throw new UsageError("No command given");
  if (!isOperation(command)) throw new UsageError(`There is no command "${command}"`);
  const paths = command === "taxonomy" ? withoutImport(rest) : rest;
  const files = values["files-from"] ? [...paths, ...(await readList(values["files-from"]))] : paths;
  const options: Options = {
    operation: command,
    files,
    asOf: readDay(values["as-of"] ?? today),
    pretty: values.pretty,
    lines: values.lines,
    job: values.job,
    resume: values.resume,
    minutes: readMinutes(values.minutes),
    taxonomy: values.taxonomy,
    out: values.out,
  };
  checkFiles(options);
  checkTaxonomy(options);
  return { kind: "operation", options };
}

/** `taxonomy` has one thing to do so far, and it is said in full. */
function withoutImport([verb, ...paths]: string[]): string[] {
  if (verb !== "import") throw new UsageError("taxonomy is followed by import: taxonomy import FILE…");
  return paths;
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: FLAGS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : "The options were not understood");
  }
}

const isOperation = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const WITH_JOB = new Set<CommandName>(["match", "rank", "interview"]);

function checkFiles({ operation, files, lines, job, resume }: Options): void {
  if (job && !WITH_JOB.has(operation) && operation !== "verify") throw new UsageError(`--job does not go with ${operation}`);
  if (resume && operation !== "interview") throw new UsageError("--resume goes with interview");
  if (operation === "interview" && files.length > 0) throw new UsageError("interview takes one resume, by --resume FILE");
  if (lines && files.length > 0) throw new UsageError("--lines reads standard input and takes no FILE");
  if (lines && operation !== "skills" && operation !== "bias") throw new UsageError("--lines goes with skills and bias");
  if (WITH_JOB.has(operation) && !job) throw new UsageError(`${operation} needs --job FILE`);
  if (operation === "interview" && !resume) throw new UsageError("interview needs --resume FILE");
  if (files.length === 0 && !lines && operation !== "interview") throw new UsageError(`${operation} needs at least one FILE`);
}

function checkTaxonomy({ operation, taxonomy, out }: Options): void {
  if (out !== undefined && operation !== "taxonomy") throw new UsageError("--out goes with taxonomy import");
  if (taxonomy !== undefined && operation === "taxonomy") throw new UsageError("--taxonomy does not go with taxonomy import");
}

function readDay(word: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(word) ? Date.parse(`${word}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== word)
    throw new UsageError(`--as-of needs a day like 2026-11-21, not "${word}"`);
  return word;
}

function readMinutes(word: string): Minutes {
  const minutes = Number(word);
  if (minutes === 30 || minutes === 45 || minutes === 60) return minutes;
  throw new UsageError(`--minutes is 30, 45 or 60, not "${word}"`);
}

async function readList(list: string): Promise<string[]> {
  try {
    return await readPathList(list);
  } catch {
    throw new UsageError(`The list "${list}" cannot be read`);
  }
}
