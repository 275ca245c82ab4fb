import { type FileHandle, open, readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { StringDecoder } from "node:string_decoder";
import { type ErrorCode, LIMITS } from "@fairlead/contracts";

export type Input = { kind: "read"; bytes: Uint8Array } | { kind: "failed"; code: ErrorCode };

const failed = (code: ErrorCode): Input => ({ kind: "failed", code });

/** How large a file may be, and what is said of a larger one. */
type Most = { bytes: number; code: ErrorCode };
const RESUME: Most = { bytes: LIMITS.fileBytes, code: "too-large" };
export const TABLE: Most = { bytes: LIMITS.taxonomyBytes, code: "taxonomy-too-large" };
export const OUTCOMES: Most = { bytes: LIMITS.outcomesBytes, code: "csv-too-large" };
export const RECEIPTS: Most = { bytes: LIMITS.receiptsBytes, code: "receipts-too-large" };

/** The bytes of a path, `-` for standard input. Size and kind are looked at before a byte is read. */
export async function readInput(path: string, most = RESUME): Promise<Input> {
  if (path === "-") return toInput(await buffer(process.stdin), most);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, "r");
    const info = await handle.stat();
    if (!info.isFile()) return failed("not-a-file");
    if (info.size > most.bytes) return failed(most.code);
    return toInput(await handle.readFile(), most);
  } catch (cause) {
    return failed(toPathCode(cause));
  } finally {
    await handle?.close();
  }
}

function toInput(bytes: Uint8Array, most: Most): Input {
  if (bytes.length > most.bytes) return failed(most.code);
  return bytes.length === 0 ? failed("empty") : { kind: "read", bytes };
}

function toPathCode(cause: unknown): ErrorCode {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return "not-found";
  if (code === "EISDIR" || code === "ENXIO" || code === "ELOOP") return "not-a-file";
  if (code === "EACCES" || code === "EPERM") return "no-permission";
  return "SYSTEM_ERROR";
}

/** Paths of a list, one a line; empty lines do not count. */
export async function readPathList(list: string): Promise<string[]> {
  const text = list === "-" ? (await buffer(process.stdin)).toString("utf8") : await readFile(list, "utf8");
  return text.split(/\r?\n/).filter((path) => path !== "");
}

/** Lines of standard input as they come, without their line ends. */
export async function* standardInputLines(): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of process.stdin) {
    const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  rest += decoder.end();
  if (rest !== "") yield rest.replace(/\r$/, "");
}
