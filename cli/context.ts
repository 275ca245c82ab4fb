import { type CommandName, type ErrorCode, type FailedLine, toUserText } from "@fairlead/contracts";
import { inOrder } from "./in-order.ts";
import { readInput } from "./inputs.ts";
import type { Minutes, ReaderTasks } from "./reader-tasks.ts";
import type { Readers } from "./readers.ts";

export type Options = {
  operation: CommandName;
  files: string[];
  /** The day that "present" means, YYYY-MM-DD. */
  asOf: string;
  pretty: boolean;
  lines: boolean;
  job: string | undefined;
  resume: string | undefined;
  minutes: Minutes;
  /** A file of imported skills that the engine knows beside its own. */
  taxonomy: string | undefined;
  /** Where imported skills are written. */
  out: string | undefined;
};
export type OutputLine = ({ file: string; status: "ok" } & Record<string, unknown>) | FailedLine;
/** What a command gets: its options, the reader processes, and a place for its lines. */
export type Context = { options: Options; readers: Readers; write: (line: OutputLine) => Promise<void> };
export type Command = (context: Context) => Promise<void>;

/** Wrong usage: the message goes to standard error with the usage text; the exit code is 2. */
export class UsageError extends Error {}

export function toFailedLine(file: string, code: ErrorCode): FailedLine {
  return { file, status: "failed", code, message: toUserText(code) };
}

type Json<K extends keyof ReaderTasks> = Parameters<ReaderTasks[K]>[0]["json"];

/** Reads one file and has a task done on its bytes in a reader process. */
export async function readFile<K extends keyof ReaderTasks>({ readers }: Context, file: string, task: K, json: Json<K>) {
  const input = await readInput(file);
  return input.kind === "failed" ? input : await readers.run(task, input.bytes, json);
}

/** Has a task done on every file, on all cores, and gives the outcomes in input order. */
export function eachFile<K extends keyof ReaderTasks>(context: Context, task: K, json: Json<K>) {
  const { size } = context.readers;
  const work = async (file: string) => ({ file, outcome: await readFile(context, file, task, json) });
  return inOrder(context.options.files, { atOnce: size + 1, ahead: size * 16 }, work);
}
