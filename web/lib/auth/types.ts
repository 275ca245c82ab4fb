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

/** One way of keeping accounts. Everything that fails throws an AuthError. */
export type AuthDriver = {
  /** The first call of the listener tells the first known state. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signUp(form: NewAccount): Promise<AuthUser>;
  signIn(email: string, password: string): Promise<AuthUser>;
  /** In a pop-up, asking which account, with e-mail and profile, after 100 ms. Null: the page goes on by a redirect. */
  signInWithGoogle(): Promise<AuthUser | null>;
  /** Who came back from a redirect to Google; null when nobody did. */
  readRedirectResult(): Promise<AuthUser | null>;
  sendPasswordReset(email: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** By the code of the mail that asks whether the address is theirs; absent where the provider has a page of its own for it. */
  confirmEmail?(code: string): Promise<void>;
  signOut(): Promise<void>;
  /** Null without a user. `force` asks for a new one. */
  getIdToken(force?: boolean): Promise<string | null>;
};
