import type { BrowserContext, Page } from "playwright-core";

/** What the window says in place of Google: a person, or a code of Firebase's. */
export type Said = { person: { sub: string; email: string; name: string } } | { code: string };

const PLACE = "/google-window";

/**
 * Firebase's way to Google loads a script of Google's, which a machine without a network cannot have. The SDK takes the way as an
 * argument, and the build keeps it in a file of its own: here that file leads to a window of this machine. All else is the SDK's.
 */
export async function standInForGoogle(context: BrowserContext): Promise<{ say(said: Said | null): void; asked: URLSearchParams[] }> {
  let said: Said | null = null;
  const asked: URLSearchParams[] = [];
  await context.route("**/assets/firebase-popup-*.js", async (route) => {
    const built = await (await route.fetch()).text();
    const body = built.replace(
      /export\s*\{\s*(\w+) as popupResolver\s*\};?/,
      (_, name: string) => `${toResolver(name)}export{StandIn as popupResolver};`,
    );
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await context.route(`**${PLACE}?**`, async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const script =
      searchParams.get("way") === "popup"
        ? `if (${said !== null}) opener.postMessage({ googleWindow: ${JSON.stringify(said)} }, location.origin);`
        : `sessionStorage.setItem("googleWindow", ${JSON.stringify(JSON.stringify(said))}); location.replace(${JSON.stringify(searchParams.get("back"))});`;
    await route.fulfill({ contentType: "text/html", body: `<p>Choose an account</p><script>${script}</script>` });
  });
  return {
    say(next) {
      said = next;
    },
    asked,
  };
}

export const googleButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Continue with Google" });

/** Source of the resolver: opens the window, and hands what it says to the SDK as Firebase's own frame would. */
const toResolver = (parent: string): string => `
class StandIn extends ${parent} {
  constructor() { super(); this.consumers = new Set(); }
  get _shouldInitProactively() { return false; }
  async _originValidation() {}
  _isIframeWebStorageSupported(auth, tell) { tell(true); }
  async _initialize() {
    return {
      registerConsumer: (consumer) => {
        this.consumers.add(consumer);
        const kept = sessionStorage.getItem("googleWindow");
        if (kept === null || !consumer.filter.includes("signInViaRedirect")) return;
        sessionStorage.removeItem("googleWindow");
        this.tell(JSON.parse(kept), "signInViaRedirect", null);
      },
      unregisterConsumer: (consumer) => this.consumers.delete(consumer),
    };
  }
  toAddress(provider, way) {
    const { prompt } = provider.getCustomParameters();
    return ${JSON.stringify(PLACE)} + "?" + new URLSearchParams({ way, prompt, scopes: provider.getScopes().join(" "), back: location.href });
  }
  async _openPopup(auth, provider, type, eventId) {
    const opened = window.open(this.toAddress(provider, "popup"), "google", "popup,width=500,height=600");
    if (opened === null) throw Object.assign(new Error("blocked"), { code: "auth/popup-blocked" });
    addEventListener("message", ({ origin, data }) => {
      if (origin === location.origin && data.googleWindow) this.tell(data.googleWindow, type, eventId);
    });
    return { window: opened, close: () => opened.close() };
  }
  async _openRedirect(auth, provider) {
    location.assign(this.toAddress(provider, "redirect"));
    return new Promise(() => {});
  }
  tell({ person, code }, type, eventId) {
    const postBody = "providerId=google.com&id_token=" + encodeURIComponent(JSON.stringify({ ...person, email_verified: true }));
    const error = code ? Object.assign(new Error(code), { code: "auth/" + code }) : undefined;
    for (const consumer of [...this.consumers])
      if (consumer.filter.includes(type)) void consumer.onAuthEvent({ type, eventId, urlResponse: location.origin, postBody, sessionId: "s", tenantId: null, error });
  }
}
`;
