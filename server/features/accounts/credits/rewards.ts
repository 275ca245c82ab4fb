import { type CreditEntry, PRODUCT } from "@fairlead/contracts";

type Reason = CreditEntry["reason"];
/** Who signed up more recently than this is new. */
export const NEW_USER_SECONDS = 300;
/** Credits gate nothing; they thank for coming back, without counting days in a row. */
export const REWARDS: Readonly<Record<Reason, { credits: number; message: string; text: string }>> = {
  welcome: { credits: 50, message: `Welcome to ${PRODUCT.name}. You have 50 credits.`, text: "Welcome" },
  "daily-sign-in": { credits: 10, message: "10 credits for signing in today.", text: "First sign-in of the day" },
};

export const toReason = (createdAt: Date, now: Date): Reason =>
  now.getTime() - createdAt.getTime() < NEW_USER_SECONDS * 1_000 ? "welcome" : "daily-sign-in";
