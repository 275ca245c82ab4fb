import type { ErrorCode } from "@fairlead/contracts";
import { type Context, eachFile, toFailedLine } from "./context.ts";
import { standardInputLines } from "./inputs.ts";

type Result = { kind: "read"; value: Record<string, unknown> } | { kind: "unreadable"; code: ErrorCode };

/** Has `work` done on the text of every file, or with --lines on every line of standard input. */
export async function eachText(context: Context, work: (text: string) => Result): Promise<void> {
  const write = async (file: string, result: Result, place: { line?: number } = {}) => {
    if (result.kind === "unreadable") await context.write({ ...toFailedLine(file, result.code), ...place });
    else await context.write({ file, status: "ok", ...place, ...result.value });
  };
  if (context.options.lines) {
    let line = 0;
    for await (const text of standardInputLines()) await write("-", work(text), { line: ++line });
    return;
  }
  for await (const { file, outcome } of eachFile(context, "text", null)) {
    await write(file, outcome.kind === "failed" ? { kind: "unreadable", code: outcome.code } : work(outcome.text));
  }
}
