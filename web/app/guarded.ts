/** The handle of the routes behind sign-in. */
export const GUARDED = "guarded";
