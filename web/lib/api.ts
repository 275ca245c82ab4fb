import { createClient } from "@fairlead/sdk";
import { fetchAndNote } from "./failed-requests.ts";
import { getIdToken } from "./id-token.ts";

/** Every call of the browser to the server goes through here, but for signing in and out. */
export const client = createClient({ token: () => getIdToken(), fetch: fetchAndNote });
export { ApiError } from "@fairlead/sdk";
