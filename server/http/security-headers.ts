import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { ForeignOrigins } from "./foreign-origins.ts";

const GOOGLE_WAY = /^\/api\/auth\/(google|callback)(\/|$)/;

/** Rules for the browser on every answer: own scripts and styles only, no framing, nothing remembered of answers. */
export function securityHeaders(isHttps: boolean, foreign: ForeignOrigins): MiddlewareHandler {
  const set = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...foreign.script],
      // Dialogs put a style element with the page's nonce into the head while they lock the page behind them.
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", ...foreign.img],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...foreign.connect],
      ...(foreign.frame.length > 0 ? { frameSrc: foreign.frame } : {}),
      workerSrc: ["'self'", "blob:"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    referrerPolicy: "same-origin",
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    crossOriginResourcePolicy: "same-origin",
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], clipboardRead: [] },
  });
  return async (context, next) => {
    await set(context, next);
    // The way to Google and back: with a rule of its own the pop-up would lose the page that opened it.
    if (GOOGLE_WAY.test(context.req.path)) context.res.headers.set("cross-origin-opener-policy", "unsafe-none");
    // Its address may hold the code of a mail.
    if (context.req.path === "/auth") context.res.headers.set("referrer-policy", "no-referrer");
  };
}
