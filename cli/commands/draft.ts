import { DraftSpec } from "@fairlead/contracts";
import { writeDraft } from "@fairlead/engine/draft";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import { type Context, toFailedLine } from "../context.ts";
import { readInput } from "../inputs.ts";

/** Writes the description of the job that each file tells in facts, in the shape of the operation `draftJob`. */
export async function draft(context: Context): Promise<void> {
  for (const file of context.options.files) {
    const input = await readInput(file);
    const spec = input.kind === "failed" ? null : toSpec(input.bytes);
    if (input.kind === "failed") await context.write(toFailedLine(file, input.code));
    else if (spec === null) await context.write(toFailedLine(file, "spec-unreadable"));
    else await context.write({ file, status: "ok", ...writeDraft(spec), engineVersion: ENGINE_VERSION });
  }
}

function toSpec(bytes: Uint8Array): DraftSpec | null {
  try {
    return DraftSpec.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
