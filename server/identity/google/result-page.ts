import { PRODUCT } from "@fairlead/contracts";

const NO_STORE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** The last page of a pop-up: its script tells the page that opened it, and closes the window. */
export function toResultPage(scriptPath: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${PRODUCT.name}</title><script src="${scriptPath}"></script><p>You can close this window.</p></html>`;
  return new Response(html, { headers: { ...NO_STORE, "content-type": "text/html; charset=utf-8" } });
}

/** The message: `{ type: "google-sign-in", code }`, to the own origin only; by a channel where the opener is out of reach. */
const SCRIPT = `const code = new URLSearchParams(location.search).get("google") ?? "internal-error";
const message = { type: "google-sign-in", code };
if (window.opener) window.opener.postMessage(message, location.origin);
else new BroadcastChannel("google-sign-in").postMessage(message);
window.close();
`;
export const toResultScript = (): Response =>
  new Response(SCRIPT, { headers: { ...NO_STORE, "content-type": "text/javascript; charset=utf-8" } });
