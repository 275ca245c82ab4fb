import type { MatchLine } from "@fairlead/engine/report";
import { type Context, readFile, toFailedLine, UsageError } from "../context.ts";
import { readInput } from "../inputs.ts";

type StoredLine = MatchLine & { file: string };

/** Computes stored matches again from the files and says where they differ. A difference makes the exit code 1. */
export async function verify(context: Context): Promise<void> {
  const [receipts, ...files] = context.options.files;
  if (!receipts || files.length === 0) throw new UsageError("verify needs RECEIPT.json and at least one FILE");
  const input = await readInput(receipts);
  if (input.kind === "failed") return await context.write(toFailedLine(receipts, input.code));
  const stored = toStored(input.bytes);
  if (!stored) return await context.write(toFailedLine(receipts, "receipt-unreadable"));
  for (const file of files) await context.write(await verifyOne(context, stored, file));
}

async function verifyOne(context: Context, stored: StoredLine[], file: string) {
  const line = stored.length === 1 ? stored[0] : stored.find((one) => one.file === file);
  if (!line) return toFailedLine(file, "receipt-unreadable");
  const outcome = await readFile(context, file, "verify", { line });
  if (outcome.kind === "failed") return toFailedLine(file, outcome.code);
  return { file, status: "ok" as const, ...outcome.verification };
}

function toStored(bytes: Uint8Array): StoredLine[] | undefined {
  try {
    const lines = Buffer.from(bytes).toString("utf8").trim().split("\n");
    const values = lines.map((line) => JSON.parse(line) as StoredLine);
    return values.every((value) => value?.receipt?.hash && value.job && value.rows && value.flags) ? values : undefined;
  } catch {
    return undefined;
  }
}
