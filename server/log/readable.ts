import { Writable } from "node:stream";

type Line = { level: string; time: string; msg: string } & Record<string, unknown>;

/** Fields that say nothing to the person who started the product in a terminal. */
const LEFT_OUT: ReadonlySet<string> = new Set(["level", "time", "msg", "pid", "sandbox", "url"]);
const NAMES: Record<string, string> = { warn: "Warning: ", error: "Error: " };

/** A log line for a person: the time of day, what happened, then the rest as words. A line that is no JSON stays as it is. */
export function toReadable(json: string): string {
  const line = readLine(json);
  if (line === null) return json;
  const rest = Object.entries(line)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  const at = new Date(line.time).toLocaleTimeString("en-GB");
  return `${[`  ${at}  ${NAMES[line.level] ?? ""}${line.msg}`, ...rest].join(" · ")}\n`;
}

function readLine(json: string): Line | null {
  try {
    const line = JSON.parse(json) as Line;
    return typeof line.msg === "string" ? line : null;
  } catch {
    return null;
  }
}

/** Takes JSON lines and writes them for people. */
export const toTerminal = (terminal: NodeJS.WritableStream): Writable =>
  new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      terminal.write(toReadable(String(chunk)));
      done();
    },
  });
