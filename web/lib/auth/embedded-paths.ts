/** Where the embedded accounts answer. */
export const EMBEDDED_PATHS = {
  signUp: "/api/auth/sign-up/email",
  signIn: "/api/auth/sign-in/email",
  signOut: "/api/auth/sign-out",
  session: "/api/auth/get-session",
  token: "/api/auth/token",
  requestReset: "/api/auth/request-password-reset",
  checkReset: "/api/auth/check-reset-code",
  confirmReset: "/api/auth/reset-password",
  confirmEmail: "/api/auth/verify-email",
  emailConfirmation: "/api/auth/email-confirmation",
} as const;
