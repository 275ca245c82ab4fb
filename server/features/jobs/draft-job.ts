import { writeDraft } from "@fairlead/engine/draft";
import { ENGINE_VERSION } from "@fairlead/engine/text";
import type { Handler } from "../../http/index.ts";

export const draftJob: Handler<"draftJob"> = async ({ body }) => ({ ...writeDraft(body), engineVersion: ENGINE_VERSION });
