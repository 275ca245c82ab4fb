import { type MessageKey, t } from "../../lib/t.ts";

export type SignUpForm = { displayName: string; email: string; password: string; confirmPassword: string; terms: boolean };
export type SignInForm = { email: string; password: string };
export type ResetForm = Pick<SignUpForm, "password" | "confirmPassword">;
export type Problem<F> = { field: keyof F; text: string } | null;
type Check<F> = [field: keyof F, fails: (form: F, minPassword: number) => boolean, text: MessageKey];

const PASSWORD_CHECKS: readonly Check<ResetForm>[] = [
  ["password", (form) => form.password === "", "auth.check.password"],
  ["password", (form, minPassword) => form.password.length < minPassword, "auth.check.short"],
  ["confirmPassword", (form) => form.password !== form.confirmPassword, "auth.check.match"],
];
const SIGN_UP_CHECKS: readonly Check<SignUpForm>[] = [
  ["displayName", (form) => form.displayName.trim() === "", "auth.check.name"],
  ["email", (form) => form.email.trim() === "", "auth.check.email"],
  ...PASSWORD_CHECKS,
  ["terms", (form) => !form.terms, "auth.check.terms"],
];

function findFirst<F>(checks: readonly Check<F>[], form: F, minPassword: number): Problem<F> {
  const failed = checks.find(([, fails]) => fails(form, minPassword));
  return failed === undefined ? null : { field: failed[0], text: t(failed[2], { count: minPassword }) };
}

/** The first rule that fails, in the order of the specification. */
export const findSignUpProblem = (form: SignUpForm, minPassword: number) => findFirst(SIGN_UP_CHECKS, form, minPassword);
export const findResetProblem = (form: ResetForm, minPassword: number) => findFirst(PASSWORD_CHECKS, form, minPassword);

export function findSignInProblem(form: SignInForm): Problem<SignInForm> {
  if (form.email.trim() !== "" && form.password !== "") return null;
  return { field: form.email.trim() === "" ? "email" : "password", text: t("auth.check.fields") };
}

export function findForgotProblem({ email }: Pick<SignInForm, "email">): Problem<SignInForm> {
  return email.trim() === "" ? { field: "email", text: t("auth.check.emailFirst") } : null;
}
