import { AuthError } from "./auth-error.ts";
import { type Clock, pause } from "./clock.ts";
import type { GoogleWay } from "./embedded-driver.ts";

const START = "/api/auth/google";
const WINDOW = "google-sign-in";
/** The pop-up's last page says so in this shape, to the page that opened it or, where that is out of reach, by a channel of this name. */
type Said = { type: typeof WINDOW; code: string };
const PAUSE_MS = 100;
const LOOK_MS = 400;
/** A pop-up seems closed to its opener already while it goes back from Google to this origin. */
const GRACE_MS = 2_000;

export type GoogleParts = {
  clock: Clock;
  /** The browser's window. */
  page: Pick<Window, "open" | "addEventListener" | "removeEventListener" | "location">;
  openChannel(name: string): Pick<BroadcastChannel, "addEventListener" | "close">;
};

/** To Google in a pop-up; by a redirect where the browser blocks it a second time. */
export function createGoogleWay({ clock, page, openChannel }: GoogleParts): GoogleWay {
  let wasBlocked = false;

  function goByRedirect(): false {
    const search = new URLSearchParams(page.location.search);
    search.delete("google");
    const back = page.location.pathname === "/auth" ? `/auth?${search}` : "/auth";
    page.location.assign(`${START}?${new URLSearchParams({ way: "redirect", back })}`);
    return false;
  }

  return {
    async signIn() {
      await pause(clock, PAUSE_MS);
      const popup = page.open(`${START}?way=popup`, WINDOW, "popup,width=500,height=660");
      if (popup === null) {
        if (wasBlocked) return goByRedirect();
        wasBlocked = true;
        throw new AuthError("popup-blocked");
      }
      wasBlocked = false;
      const code = await hear(popup);
      if (code !== "ok") throw new AuthError(code);
      return true;
    },
    readReturn() {
      const code = new URLSearchParams(page.location.search).get("google");
      if (code !== null && code !== "ok") throw new AuthError(code);
      return code === "ok";
    },
  };

  /** The pop-up's last word; that it was closed when there is none. */
  function hear(popup: Pick<Window, "closed">): Promise<string> {
    return new Promise((resolve) => {
      const channel = openChannel(WINDOW);
      const finish = (code: string) => {
        page.removeEventListener("message", onMessage);
        channel.close();
        callOff();
        resolve(code);
      };
      const onSaid = ({ data }: MessageEvent) => {
        if (isSaid(data)) finish(data.code);
      };
      const onMessage = (event: MessageEvent) => {
        if (event.origin === page.location.origin) onSaid(event);
      };
      const look = () => {
        callOff = popup.closed ? clock.after(GRACE_MS, () => finish("popup-closed-by-user")) : clock.after(LOOK_MS, look);
      };
      let callOff = clock.after(LOOK_MS, look);
      page.addEventListener("message", onMessage);
      channel.addEventListener("message", onSaid);
    });
  }
}

const isSaid = (data: unknown): data is Said =>
  typeof data === "object" && data !== null && (data as Said).type === WINDOW && typeof (data as Said).code === "string";
