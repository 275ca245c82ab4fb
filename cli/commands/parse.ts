import { ENGINE_VERSION } from "@fairlead/engine/report";
import { type Context, eachFile, toFailedLine } from "../context.ts";

export async function parse(context: Context): Promise<void> {
  const { asOf } = context.options;
  for await (const { file, outcome } of eachFile(context, "parse", { asOf })) {
    if (outcome.kind === "failed") await context.write(toFailedLine(file, outcome.code));
    else await context.write({ file, status: "ok", engineVersion: ENGINE_VERSION, profile: outcome.profile, document: outcome.document });
  }
}
