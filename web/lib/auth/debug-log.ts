const MAIL = /[^\s@"'<>:,;()]+@[^\s@"'<>:,;()]+/g;
/** What ids of people and tokens look like: long, without spaces, with at least one digit. */
const ID = /(?=[\w.-]*\d)[\w.-]{20,}/g;

/** The words with mail addresses, ids and tokens made unreadable: m***@***, 3f2a***. */
export const maskPeople = (text: string): string =>
  text.replace(MAIL, (mail) => `${mail[0]}***@***`).replace(ID, (id) => `${id.slice(0, 4)}***`);

/** Words for a developer: only in a build made with VITE_FAIRLEAD_DEBUG=true, and without anybody's mail or id. */
export function debugLog(message: string, cause?: unknown): void {
  if (import.meta.env.VITE_FAIRLEAD_DEBUG !== "true") return;
  const why = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause ?? "");
  // biome-ignore lint/suspicious/noConsole: the one place where the browser logs.
  console.debug(maskPeople(`[auth] ${message} ${why}`.trim()));
}
