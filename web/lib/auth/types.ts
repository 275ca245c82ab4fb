/** A signed-in person as every sign-in driver tells of them. */
export type AuthUser = {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  provider: "password" | "google";
  metadata: { creationTime: string };
};

export type AuthState = {
  user: AuthUser | null;
  loading: boolean;
  /** True from the first known state on, or when the service did not answer in time. */
  initialized: boolean;
  timedOut: boolean;
};

export type NewAccount = { displayName: string; email: string; password: string };

/** What begins or ends in a mail. Everything that fails throws an AuthError. */
export type AuthMails = {
  sendPasswordReset(email: string): Promise<void>;
  /** Throws what is wrong with the link of a mail; uses nothing up. */
  checkResetCode(code: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** By the code of the mail that asks whether the address is theirs. */
  confirmEmail(code: string): Promise<void>;
  /** Whether the signed-in person has shown that the address is theirs. */
  isEmailConfirmed(): Promise<boolean>;
  /** The mail that asks for it once more. */
  sendConfirmation(): Promise<void>;
};

/** One way of keeping accounts. Everything that fails throws an AuthError. */
export type AuthDriver = AuthMails & {
  /** The first call of the listener tells the first known state. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signUp(form: NewAccount): Promise<AuthUser>;
  signIn(email: string, password: string): Promise<AuthUser>;
  /** In a pop-up, asking which account, with e-mail and profile, after 100 ms. Null: the page goes on by a redirect. */
  signInWithGoogle(): Promise<AuthUser | null>;
  /** Who came back from a redirect to Google; null when nobody did. */
  readRedirectResult(): Promise<AuthUser | null>;
  signOut(): Promise<void>;
  /** Null without a user. `force` asks for a new one. */
  getIdToken(force?: boolean): Promise<string | null>;
};
