/** A refusal of a sign-in driver. What people read stands in the catalogue (auth-texts.ts). */
export class AuthError extends Error {
  /** As in the catalogue, without "auth/". */
  readonly code: string;

  constructor(
    code: string,
    /** Words of its own in place of the catalogue's. */
    readonly reason: string | null = null,
  ) {
    const bare = code.replace(/^auth\//, "");
    super(bare);
    this.name = "AuthError";
    this.code = bare;
  }
}
