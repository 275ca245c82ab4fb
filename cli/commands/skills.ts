import { findSkills, findSpans } from "@fairlead/engine/skills";
import type { Context } from "../context.ts";
import { eachText } from "../texts.ts";

export async function skills(context: Context): Promise<void> {
  await eachText(context, (text) => ({ kind: "read", value: { skills: findSkills(text), spans: findSpans(text) } }));
}
