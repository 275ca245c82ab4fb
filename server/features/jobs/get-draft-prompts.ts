import { PAY_RULES, ROLE_FRAMES } from "@fairlead/engine/draft";
import type { Handler } from "../../http/index.ts";

export const getDraftPrompts: Handler<"getDraftPrompts"> = async ({ services }) => ({
  roles: [...ROLE_FRAMES],
  payRules: [...PAY_RULES],
  models: [...services.models.names],
});
