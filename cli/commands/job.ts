import { readJob } from "@fairlead/engine/job";
import type { Context } from "../context.ts";
import { eachText } from "../texts.ts";

export async function job(context: Context): Promise<void> {
  await eachText(context, (text) => {
    const reading = readJob(text);
    return reading.kind === "read" ? { kind: "read", value: reading.job } : reading;
  });
}
