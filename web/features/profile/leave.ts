import { getIdToken } from "../../lib/id-token.ts";
import { signOut } from "../../lib/session.ts";

/** Nobody is signed in here any more: the server has ended this session already, so a refusal of it says the same. */
export async function leave(): Promise<void> {
  await signOut().catch(() => getIdToken(true));
}
