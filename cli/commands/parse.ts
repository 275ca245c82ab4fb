import { toNameFlag } from "@fairlead/contracts";
import { type Context, eachFile, toFailedLine } from "../context.ts";

export async function parse(context: Context): Promise<void> {
  const { asOf } = context.options;
  for await (const { file, outcome } of eachFile(context, "parse", { asOf })) {
    if (outcome.kind === "failed") await context.write(toFailedLine(file, outcome.code));
    else {
      const { engineVersion, profile } = outcome;
      const named = toNameFlag(file, outcome.document.kind);
      const document = named ? { ...outcome.document, flags: [...outcome.document.flags, named] } : outcome.document;
      await context.write({ file, status: "ok", engineVersion, profile, document });
    }
  }
}
