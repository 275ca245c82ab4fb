import data from "../data/draft/pay-rules.json";
import type { PayRule } from "./types.ts";

/** What the law of some places asks about pay in a vacancy, as it stood on the day in each row. Advice, no legal opinion. */
export const PAY_RULES: readonly PayRule[] = data.rules as PayRule[];
