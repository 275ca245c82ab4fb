import type { FailedLine } from "@fairlead/contracts";
import type { MatchLine } from "@fairlead/engine/report";
import { type Context, readFile, toFailedLine, UsageError } from "../context.ts";
import { RECEIPTS, readInput } from "../inputs.ts";

type StoredLine = MatchLine & { file: string; status?: "ok" };
/** A receipt alone is about whatever file is given, which may have been moved since. */
type Stored = { lines: StoredLine[]; about: "one" | "several" };

/** Computes stored matches again from the files and says where they differ. A difference makes the exit code 1. */
export async function verify(context: Context): Promise<void> {
  const [receipts, ...files] = context.options.files;
  if (!receipts || files.length === 0) throw new UsageError("verify needs RECEIPT.json and at least one FILE");
  const input = await readInput(receipts, RECEIPTS);
  if (input.kind === "failed") return await context.write(toFailedLine(receipts, input.code));
  const stored = toStored(input.bytes);
  if (!stored) return await context.write(toFailedLine(receipts, "receipt-unreadable"));
  for (const file of files) await context.write(await verifyOne(context, stored, file));
}

async function verifyOne(context: Context, { lines, about }: Stored, file: string) {
  const line = about === "one" ? lines[0] : lines.find((one) => one.file === file);
  if (!line) return toFailedLine(file, "receipt-absent");
  const outcome = await readFile(context, file, "verify", { line });
  if (outcome.kind === "failed") return toFailedLine(file, outcome.code);
  return { file, status: "ok" as const, ...outcome.verification };
}

/** Lines as match and rank print them. Those of files that could not be read have nothing to verify. */
function toStored(bytes: Uint8Array): Stored | undefined {
  try {
    const texts = Buffer.from(bytes).toString("utf8").split("\n");
    const values = texts.filter((text) => text.trim() !== "").map((text) => JSON.parse(text) as StoredLine | FailedLine);
    const lines = values.filter((value): value is StoredLine => value?.status !== "failed");
    const whole = lines.every((line) => line?.receipt?.hash && line.job && line.rows && line.flags);
    return whole && lines.length > 0 ? { lines, about: values.length === 1 ? "one" : "several" } : undefined;
  } catch {
    return undefined;
  }
}
