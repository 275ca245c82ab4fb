import { z } from "zod";
import { Account, Activity, Settings, SignIn } from "./account.ts";
import { AccountCopy, CandidateCopy, Erasure } from "./account-privacy.ts";
import { CreditEntry, LoginNote, LoginReward, Usage } from "./account-usage.ts";
import { Feedback } from "./feedback.ts";
import { LIMITS } from "./limits.ts";
import { defaults, list, type OperationSpec, page } from "./operation-spec.ts";

const resumeId = z.strictObject({ resumeId: z.uuid() });
const email = z.string().trim().min(1).max(LIMITS.emailChars);
const typed = z.string().min(1).max(LIMITS.passwordChars);
/** Typed again where the sign-in is older than ten minutes. */
const password = typed.optional();

/** What a person does with their own account, and what anybody may tell the makers. */
export const ACCOUNT_OPERATIONS = {
  getAccount: { ...defaults, summary: "Who is signed in, with settings", output: Account },
  updateSettings: { ...defaults, summary: "Change settings of the account", body: Settings.partial(), output: Account },
  changeName: {
    ...defaults,
    summary: "Change the name that is shown",
    body: z.strictObject({ displayName: z.string().trim().min(1).max(LIMITS.nameChars) }),
    output: Account,
  },
  changeEmail: {
    ...defaults,
    summary: "Change the email address; both addresses get a mail, and the new one counts as not confirmed",
    body: z.strictObject({ email, password }),
    output: Account,
    errors: ["requires-recent-login", "wrong-password", "invalid-email", "email-taken", "kept-by-provider"],
  },
  changePassword: {
    ...defaults,
    summary: "Change the password; all other sessions end. `current` is empty where there was none yet",
    body: z.strictObject({ current: typed.or(z.literal("")), next: typed }),
    output: z.strictObject({ changed: z.literal(true) }),
    errors: ["requires-recent-login", "wrong-password", "weak-password", "kept-by-provider"],
  },
  deleteAccount: {
    ...defaults,
    summary: "Delete the account with every row and file; `email` is the account's address, typed",
    body: z.strictObject({ email, password }),
    output: Erasure,
    errors: ["requires-recent-login", "wrong-password", "email-mismatch"],
  },
  listSignIns: {
    ...defaults,
    summary: "Browsers that are signed in, newest first",
    output: z.strictObject({ items: z.array(SignIn) }),
  },
  endSignIn: {
    ...defaults,
    summary: "Sign one browser out",
    params: z.strictObject({ signInId: z.string().min(1).max(LIMITS.detailChars) }),
    output: z.strictObject({ ended: z.number().int() }),
    errors: ["absent"],
  },
  endSignIns: {
    ...defaults,
    summary: "Sign out everywhere, this browser too or all others",
    body: z.strictObject({ keepThis: z.boolean() }),
    output: z.strictObject({ ended: z.number().int() }),
  },
  trackLogin: { ...defaults, summary: "Note a sign-in; the first one of a UTC day is rewarded", body: LoginNote, output: LoginReward },
  listCredits: { ...defaults, summary: "The ledger of credits, newest first", query: z.strictObject(page), output: list(CreditEntry) },
  getUsage: { ...defaults, summary: "What the account holds, and its limits", output: Usage },
  listActivity: {
    ...defaults,
    summary: "The account's own audit log, newest first",
    query: z.strictObject({ after: z.coerce.number().int().min(1).optional(), limit: page.limit }),
    output: z.strictObject({ items: z.array(Activity), next: z.number().int().nullable() }),
  },
  getAccountCopy: { ...defaults, summary: "All data about the person of the account", output: AccountCopy },
  getCandidateCopy: {
    ...defaults,
    summary: "All data about one candidate, unmasked; recorded in the audit log",
    params: resumeId,
    output: CandidateCopy,
    errors: ["absent"],
  },
  eraseCandidate: {
    ...defaults,
    summary: "Erase one candidate everywhere: every upload of this file, what was read, results, decisions and notes",
    params: resumeId,
    output: Erasure,
    errors: ["absent"],
  },
  sendFeedback: {
    ...defaults,
    summary: "Tell the makers something; anybody may",
    status: 201,
    body: Feedback,
    output: z.strictObject({ reference: z.number().int() }),
    errors: ["invalid-email"],
  },
} as const satisfies Record<string, OperationSpec>;
