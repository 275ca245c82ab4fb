import { DraftSpec, type FailedLine } from "@fairlead/contracts";
import { writeDraft } from "@fairlead/engine/draft";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import { type Context, toFailedLine } from "../context.ts";
import { readInput } from "../inputs.ts";

/** Writes the description of the job that each file tells in facts, in the shape of the operation `draftJob`. */
export async function draft(context: Context): Promise<void> {
  for (const file of context.options.files) {
    const input = await readInput(file);
    const spec = input.kind === "failed" ? { faults: "" } : toSpec(input.bytes);
    if (input.kind === "failed") await context.write(toFailedLine(file, input.code));
    else if ("faults" in spec) await context.write(withFaults(toFailedLine(file, "spec-unreadable"), spec.faults));
    else await context.write({ file, status: "ok", ...writeDraft(spec), engineVersion: ENGINE_VERSION });
  }
}

/** Faults told at once; the rest shows when these are mended. */
const FAULTS_TOLD = 3;

function toSpec(bytes: Uint8Array): DraftSpec | { faults: string } {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return { faults: "" };
  }
  const { data, error } = DraftSpec.safeParse(json);
  if (data) return data;
  const told = error.issues.slice(0, FAULTS_TOLD).map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  const isUnknownKey = error.issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0);
  const keys = isUnknownKey ? [`the keys are ${Object.keys(DraftSpec.shape).join(", ")}`] : [];
  return { faults: [...told, ...keys].join("; ") };
}

/** "… (pay.currency: …)": where the specification is not as it must be. */
const withFaults = (line: FailedLine, faults: string): FailedLine =>
  faults === "" ? line : { ...line, message: `${line.message} (${faults})` };
