import { type Context, eachFile, toFailedLine } from "../context.ts";
import { readTheJob } from "../the-job.ts";

export async function match(context: Context): Promise<void> {
  const { asOf } = context.options;
  const task = { asOf, ...(await readTheJob(context)) };
  for await (const { file, outcome } of eachFile(context, "match", task)) {
    if (outcome.kind === "failed") await context.write(toFailedLine(file, outcome.code));
    else await context.write({ file, status: "ok", ...outcome.line });
  }
}
