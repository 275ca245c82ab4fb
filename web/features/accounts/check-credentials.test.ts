import { beforeAll, expect, test } from "vitest";
import { AuthError } from "../../lib/auth/auth-error.ts";
import { isPopupTrouble, toAuthText, toGoogleText } from "../../lib/auth/auth-texts.ts";
import { loadAllMessages } from "../../test/messages.ts";
import { findForgotProblem, findResetProblem, findSignInProblem, findSignUpProblem } from "./check-credentials.ts";
import { toDisplayName, toInitials } from "./display-name.ts";

beforeAll(loadAllMessages);

test("signing up names one problem at a time, in the order of the form [SPEC-3.03] [SPEC-5.04] [SPEC-5.05] [SPEC-5.06] [SPEC-5.07] [SPEC-5.08] [SPEC-5.09] [SPEC-9.06]", () => {
  const form = { displayName: " ", email: "", password: "", confirmPassword: "x", terms: false };
  const seen = [findSignUpProblem(form, 6)];
  for (const typed of [
    { displayName: "Mara Ortiz" },
    { email: "no address at all" },
    { password: "five5" },
    { password: "sixsix" },
    { confirmPassword: "sixsix" },
    { terms: true },
  ]) {
    Object.assign(form, typed);
    seen.push(findSignUpProblem(form, 6));
  }
  expect(seen).toEqual([
    { field: "displayName", text: "Please enter your name" },
    { field: "email", text: "Please enter your email" },
    { field: "password", text: "Please enter a password" },
    { field: "password", text: "Password must be at least 6 characters" },
    { field: "confirmPassword", text: "Passwords do not match" },
    { field: "terms", text: "Please agree to the Terms of Service and Privacy Policy" },
    null,
  ]);
});

test("an operator who asks for longer passwords raises the number in the text", () => {
  const form = { password: "eleven eleven", confirmPassword: "eleven eleven" };
  expect(findResetProblem(form, 13)).toBeNull();
  expect(findResetProblem(form, 14)).toEqual({ field: "password", text: "Password must be at least 14 characters" });
});

test("a new password is asked for twice", () => {
  expect(findResetProblem({ password: "", confirmPassword: "" }, 6)).toEqual({ field: "password", text: "Please enter a password" });
  expect(findResetProblem({ password: "sixsix", confirmPassword: "sixsi" }, 6)).toEqual({
    field: "confirmPassword",
    text: "Passwords do not match",
  });
});

test("signing in needs both fields, a forgotten password the mail [SPEC-5.01] [SPEC-5.02]", () => {
  expect(findSignInProblem({ email: "", password: "x" })).toEqual({ field: "email", text: "Please fill in all fields" });
  expect(findSignInProblem({ email: "mara@example.com", password: "" })).toEqual({ field: "password", text: "Please fill in all fields" });
  expect(findSignInProblem({ email: "mara@example.com", password: "x" })).toBeNull();
  expect(findForgotProblem({ email: " " })).toEqual({ field: "email", text: "Please enter your email address first" });
  expect(findForgotProblem({ email: "mara@example.com" })).toBeNull();
});

test("the form of a mail address is no matter of the browser [SPEC-5.11]", () => {
  expect(findSignInProblem({ email: "no address at all", password: "x" })).toBeNull();
  expect(findForgotProblem({ email: "no address at all" })).toBeNull();
});

test.each([
  ["user-not-found", "No user found with this email address.", "SPEC-8.01"],
  ["wrong-password", "Incorrect password.", "SPEC-8.02"],
  ["email-already-in-use", "An account with this email already exists.", "SPEC-8.03"],
  ["weak-password", "Password should be at least 6 characters.", "SPEC-8.04"],
  ["invalid-email", "Invalid email address.", "SPEC-8.05"],
  ["too-many-requests", "Too many failed attempts. Please try again later.", "SPEC-8.06"],
  ["network-request-failed", "Network error. Please check your connection.", "SPEC-8.07"],
  ["popup-closed-by-user", "Google sign-in was cancelled. Please try again.", "SPEC-8.08"],
  ["cancelled-popup-request", "Google sign-in was cancelled. Please try again.", "SPEC-8.08"],
  ["popup-blocked", "Pop-up was blocked by your browser. Please allow pop-ups and try again.", "SPEC-8.09"],
  [
    "account-exists-with-different-credential",
    "An account already exists with the same email but different sign-in credentials.",
    "SPEC-8.10",
  ],
  ["credential-already-in-use", "This credential is already associated with a different user account.", "SPEC-8.11"],
  ["operation-not-allowed", "This sign-in method is not enabled. Please contact support.", "SPEC-8.12"],
  ["nobody-knows", "An authentication error occurred. Please try again.", "SPEC-8.13"],
])("%s reads: %s [%s]", (code, text) => {
  expect(toAuthText(new AuthError(code))).toBe(text);
  expect(toAuthText(new AuthError(`auth/${code}`))).toBe(text);
});

test("what is no refusal of the driver reads as the default, a broken connection as such [SPEC-8.13]", () => {
  expect(toAuthText(new Error("x"))).toBe("An authentication error occurred. Please try again.");
  expect(toAuthText("x")).toBe("An authentication error occurred. Please try again.");
  expect(toAuthText(new TypeError("Failed to fetch"))).toBe("Network error. Please check your connection.");
});

test("a refusal that brings words of its own is shown with them", () => {
  expect(toAuthText(new AuthError("auth/weak-password", "This password is too common. Try a short sentence."))).toBe(
    "This password is too common. Try a short sentence.",
  );
});

test.each([
  ["operation-not-allowed", "Google sign-in is not enabled. Please use email and password, or contact support.", "SPEC-8.14"],
  ["popup-closed-by-user", "The Google window was closed. Click Continue with Google again and complete sign-in.", "SPEC-8.15"],
  ["popup-blocked", "Your browser blocked the Google window. Please allow pop-ups for this site and try again.", "SPEC-8.16"],
  ["unauthorized-domain", "This domain is not authorized for Google sign-in. Please contact support.", "SPEC-8.17"],
  ["network-request-failed", "Google sign-in failed: Network error. Please check your connection.", "SPEC-8.18"],
  ["cancelled-popup-request", "Google sign-in failed: Google sign-in was cancelled. Please try again.", "SPEC-8.18"],
  ["nobody-knows", "Google sign-in failed: An authentication error occurred. Please try again.", "SPEC-8.18"],
])("after Continue with Google, %s reads: %s [%s]", (code, text) => {
  expect(toGoogleText(new AuthError(code))).toBe(text);
});

test("pressing again is offered where it may help", () => {
  const offered = ["popup-closed-by-user", "cancelled-popup-request", "popup-blocked", "operation-not-allowed", "user-not-found"];
  expect(offered.filter((code) => isPopupTrouble(new AuthError(code)))).toEqual([
    "popup-closed-by-user",
    "cancelled-popup-request",
    "popup-blocked",
  ]);
});

test("a person is called by name, else by mail, else User [SPEC-2.20]", () => {
  expect(toDisplayName({ displayName: "Mara Ortiz", email: "m@example.com" })).toBe("Mara Ortiz");
  expect(toDisplayName({ displayName: null, email: "mara.ortiz@example.com" })).toBe("mara.ortiz");
  expect(toDisplayName({ displayName: " ", email: "" })).toBe("User");
  expect([toInitials("Mara Luisa Ortiz"), toInitials("mara.ortiz"), toInitials("User")]).toEqual(["MO", "MO", "U"]);
});
