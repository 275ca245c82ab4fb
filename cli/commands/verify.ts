import type { MatchLine } from "@fairlead/engine/report";
import { type Context, readFile, toFailedLine, UsageError } from "../context.ts";
import { readInput } from "../inputs.ts";

type StoredLine = MatchLine & { file: string };

/** Computes stored matches again from the files and says where they differ. A difference makes the exit code 1. */
export async function verify(context: Context): Promise<void> {
  const [receipts, ...files] = context.options.files;
  if (!receipts || files.length === 0) throw new UsageError("verify needs RECEIPT.json and at least one FILE");
  const stored = await readStored(receipts);
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

async function readStored(path: string): Promise<StoredLine[] | undefined> {
  const input = await readInput(path);
  if (input.kind === "failed") return undefined;
  try {
    const text = Buffer.from(input.bytes).toString("utf8").trim();
    const values = text.split("\n").map((line) => JSON.parse(line) as StoredLine);
    return values.every((value) => value?.receipt?.hash && value.job) ? values : undefined;
  } catch {
    return undefined;
  }
}
