import { type Context, readFile, toFailedLine, UsageError } from "../context.ts";
import { readTheJob } from "../the-job.ts";

export async function interview(context: Context): Promise<void> {
  const { asOf, minutes, resume } = context.options;
  if (!resume) throw new UsageError("interview needs --resume FILE");
  const outcome = await readFile(context, resume, "interview", { asOf, minutes, ...(await readTheJob(context)) });
  if (outcome.kind === "failed") await context.write(toFailedLine(resume, outcome.code));
  else await context.write({ file: resume, status: "ok", ...outcome.kit });
}
