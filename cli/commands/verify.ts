import { type FailedLine, JobProfile, Receipt } from "@fairlead/contracts";
import { compareLines, type MatchLine } from "@fairlead/engine/report";
import { type Context, readFile, toFailedLine, UsageError } from "../context.ts";
import { RECEIPTS, readInput } from "../inputs.ts";
import { readTheJob } from "../the-job.ts";

type StoredLine = MatchLine & { file: string; status?: "ok" };
/** A receipt with the job it is about, as a download of the product holds them, or alone; then --job names the job. */
type StoredReceipt = { receipt: Receipt; job: JobProfile | undefined };
/** A receipt alone is about whatever file is given, which may have been moved since. */
type Stored = { lines: StoredLine[]; about: "one" | "several" } | StoredReceipt;

/** Computes stored matches again from the files and says where they differ. A difference makes the exit code 1. */
export async function verify(context: Context): Promise<void> {
  const [receipts, ...files] = context.options.files;
  if (!receipts || files.length === 0) throw new UsageError("verify needs RECEIPT.json and at least one FILE");
  const input = await readInput(receipts, RECEIPTS);
  if (input.kind === "failed") return await context.write(toFailedLine(receipts, input.code));
  const stored = toStored(input.bytes);
  if (!stored) return await context.write(toFailedLine(receipts, "receipt-unreadable"));
  if ("lines" in stored) {
    for (const file of files) await context.write(await verifyOne(context, stored, file));
    return;
  }
  const job = context.options.job === undefined ? stored.job : (await readTheJob(context)).job;
  if (job === undefined) return await context.write(toFailedLine(receipts, "receipt-without-job"));
  for (const file of files) await context.write(await verifyReceipt(context, stored.receipt, job, file));
}

async function verifyOne(context: Context, { lines, about }: Extract<Stored, { lines: unknown }>, file: string) {
  const line = about === "one" ? lines[0] : lines.find((one) => one.file === file);
  if (!line) return toFailedLine(file, "receipt-absent");
  const outcome = await readFile(context, file, "verify", { line });
  if (outcome.kind === "failed") return toFailedLine(file, outcome.code);
  return { file, status: "ok" as const, ...outcome.verification };
}

/** Of a receipt only its fingerprints can be compared: the rows are not in it. */
async function verifyReceipt(context: Context, receipt: Receipt, job: JobProfile, file: string) {
  const outcome = await readFile(context, file, "match", { asOf: receipt.asOf, job, jobText: "" });
  if (outcome.kind === "failed") return toFailedLine(file, outcome.code);
  const { line } = outcome;
  const { score, asOf } = receipt;
  return { file, status: "ok" as const, ...compareLines({ ...line, score, asOf, receipt }, line) };
}

/** Lines as match and rank print them, or one receipt. Those of files that could not be read have nothing to verify. */
function toStored(bytes: Uint8Array): Stored | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  return toLines(text.split("\n")) ?? toReceipt(text);
}

function toLines(texts: readonly string[]): Stored | undefined {
  try {
    const values = texts.filter((text) => text.trim() !== "").map((text) => JSON.parse(text) as StoredLine | FailedLine);
    const lines = values.filter((value): value is StoredLine => value?.status !== "failed");
    const whole = lines.every((line) => line?.receipt?.hash && line.job && line.rows && line.flags);
    return whole && lines.length > 0 ? { lines, about: values.length === 1 ? "one" : "several" } : undefined;
  } catch {
    return undefined;
  }
}

/** `{"engineVersion": …, "hash": …}`, or `{"receipt": …, "job": …}`, over however many lines. */
function toReceipt(text: string): StoredReceipt | undefined {
  try {
    const value = JSON.parse(text) as { receipt?: unknown; job?: unknown };
    const receipt = Receipt.safeParse(value?.receipt ?? value);
    const job = JobProfile.safeParse(value?.job);
    return receipt.success ? { receipt: receipt.data, job: job.data } : undefined;
  } catch {
    return undefined;
  }
}
