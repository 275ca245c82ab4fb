import { type DestinationStream, pino } from "pino";
import { maskId } from "./mask.ts";
import { toTerminal } from "./readable.ts";

/** The only fields that reach a log line; all of them are codes, counts or ids of ours. Anything else is dropped. */
type Fields = Partial<{
  requestId: string;
  route: string;
  method: string;
  status: number;
  ms: number;
  code: string;
  uid: string;
  work: string;
  jobId: string;
  attempt: number;
  count: number;
  pid: number;
  version: string;
  url: string;
  driver: string;
  folder: string;
  sandbox: string;
  task: string;
  model: string;
  reason: string;
  cause: unknown;
}>;
export type Logger = Record<"debug" | "info" | "warn" | "error", (message: string, fields?: Fields) => void>;
export type LogOptions = { level: "debug" | "info" | "warn" | "error" | "silent"; destination?: DestinationStream };

const FIELDS: readonly (keyof Fields)[] = [
  "requestId",
  "route",
  "method",
  "status",
  "ms",
  "code",
  "work",
  "jobId",
  "attempt",
  "count",
  "pid",
  "version",
  "url",
  "driver",
  "folder",
  "sandbox",
  "task",
  "model",
  "reason",
];

/** JSON lines on standard output, or words for people where that is a terminal. Control characters are escaped by JSON itself, so a line is one line. */
export function createLogger({ level, destination }: LogOptions): Logger {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, formatters: { level: toLevel } };
  const target = destination ?? (process.stdout.isTTY ? toTerminal(process.stdout) : undefined);
  const out = target ? pino({ ...options, messageKey: "msg" }, target) : pino({ ...options, messageKey: "msg" });
  const write =
    (at: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: Fields = {}) =>
      out[at](toSafe(fields), message);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

const toLevel = (label: string) => ({ level: label });

function toSafe(fields: Fields): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const name of FIELDS) if (fields[name] !== undefined) safe[name] = fields[name];
  if (fields.uid !== undefined) safe.userRef = maskId(fields.uid);
  if (fields.cause !== undefined) safe.cause = toCause(fields.cause);
  return safe;
}

/** Where an error came from, without its message: messages of libraries quote the data they failed on. */
function toCause(cause: unknown): { name: string; code?: string; at: string[] } {
  if (!(cause instanceof Error)) return { name: typeof cause, at: [] };
  const at = (cause.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim().replace(/\(?(file:\/\/)?\/.*\/([^/]+\/[^/]+)\)?$/, "$2"));
  const code = (cause as { code?: unknown }).code;
  return { name: cause.name, ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}), at };
}
