// who is signed in and how they want to work; whether their answers are masked; what they earned, used and did.
import { changeEmail } from "./change-email.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./change-password.ts";
import { endSignIn } from "./end-sign-in.ts";
import { endSignIns } from "./end-sign-ins.ts";
import { getAccount } from "./get-account.ts";
import { getUsage } from "./get-usage.ts";
import { listActivity } from "./list-activity.ts";
import { listCredits } from "./list-credits.ts";
import { listSignIns } from "./list-sign-ins.ts";
import { trackLogin } from "./track-login.ts";
import { updateSettings } from "./update-settings.ts";

export { isBlind } from "./store.ts";
export const accountsHandlers = {
  getAccount,
  updateSettings,
  changeName,
  changeEmail,
  changePassword,
  listSignIns,
  endSignIn,
  endSignIns,
  trackLogin,
  listCredits,
  getUsage,
  listActivity,
};
