import type { FailedLine } from "@fairlead/contracts";
import { rank as toRanking } from "@fairlead/engine/match";
import type { MatchLine } from "@fairlead/engine/report";
import { type Context, eachFile, toFailedLine } from "../context.ts";
import { readTheJob } from "../the-job.ts";

/** Best first; files that could not be read come last, in input order. */
export async function rank(context: Context): Promise<void> {
  const { asOf } = context.options;
  const task = { asOf, ...(await readTheJob(context)) };
  const read: (MatchLine & { file: string })[] = [];
  const failed: FailedLine[] = [];
  for await (const { file, outcome } of eachFile(context, "match", task)) {
    if (outcome.kind === "failed") failed.push(toFailedLine(file, outcome.code));
    else read.push({ file, ...outcome.line });
  }
  for (const { file, ...line } of toRanking(read)) await context.write({ file, status: "ok", ...line });
  for (const line of failed) await context.write(line);
}
