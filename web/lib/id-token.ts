import { auth } from "./auth/browser-auth.ts";

/** The token of the signed-in person, or null. `force` asks for a new one. */
export const getIdToken = (force = false): Promise<string | null> => auth.getIdToken(force);
