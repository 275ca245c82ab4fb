const KEPT = 20;
let ids: readonly string[] = [];

/** Ids of the newest answers that were errors, newest first; support finds them in the server's log. Kept in memory only. */
export const readFailedRequests = (): readonly string[] => ids;

/** Sends, and keeps the id of an answer that is an error. */
export const fetchAndNote: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const id = response.headers.get("x-request-id");
  if (!response.ok && id !== null) ids = [id, ...ids].slice(0, KEPT);
  return response;
};
