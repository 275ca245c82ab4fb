import { checkWording } from "@fairlead/engine/bias";
import type { Context } from "../context.ts";
import { eachText } from "../texts.ts";

export async function bias(context: Context): Promise<void> {
  await eachText(context, (text) => ({ kind: "read", value: checkWording(text) }));
}
