import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ROUTES } from "@fairlead/contracts/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, signUp, toToken } from "../server/test/sign-up.ts";
import { describeInBrowser } from "./running/browser.ts";
import { useProduct } from "./running/use-product.ts";

const EVIL = "http://evil.example.com";
const NIL = "00000000-0000-4000-8000-000000000000";
const toPath = (path: string) => path.replaceAll(/:\w+/g, NIL);
const CHANGING = Object.entries(ROUTES).filter(([, { method }]) => method !== "GET");
/** What a page of somebody else can make a browser send without asking first: a form, plain text, and what a mistaken rule would let pass. */
const DISGUISES = [
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "text/plain" },
  { "content-type": "application/json", origin: EVIL, "sec-fetch-site": "cross-site" },
];
const RULES: Record<string, RegExp> = {
  "content-security-policy": /default-src 'none';.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(same-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^(same-origin-allow-popups|unsafe-none)$/,
  "cross-origin-resource-policy": /^same-origin$/,
};

const product = useProduct();
const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signUp(product.url, { name: "Mara Ortiz", email, password: PASSWORD }));
}, 180_000);

describe("a page of somebody else", () => {
  test.each(CHANGING)("S07: changes nothing by %s with the person's cookie", async (name, { method, path }) => {
    for (const headers of DISGUISES) {
      const answer = await fetch(product.url + toPath(path), { method, headers: { origin: EVIL, cookie, ...headers }, body: "{}" });
      // The one public operation has nothing of the person to change; an empty note is refused as such.
      expect(answer.status, `${name} as ${headers["content-type"]}`).toBe(name === "sendFeedback" ? 400 : 401);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  test.each([
    "sign-up/email",
    "sign-in/email",
    "sign-out",
    "request-password-reset",
    "reset-password",
    "verify-email",
    "email-confirmation",
  ])("S07: neither signs in nor out by %s", async (path) => {
    const body = JSON.stringify({ email, password: PASSWORD, name: "X", code: "x" });
    for (const headers of DISGUISES) {
      const answer = await fetch(`${product.url}/api/auth/${path}`, {
        method: "POST",
        headers: { origin: EVIL, cookie, ...headers },
        body,
      });
      expect(answer.status, `${path} as ${headers["content-type"]}`).toBe(403);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(await toToken(product.url, cookie)).toMatch(/^eyJ/);
  });

  test("S07: may not even ask what the server would take from it", async () => {
    for (const path of ["/api/v1/jobs", "/api/auth/sign-out", "/api/track-login"]) {
      const headers = { origin: EVIL, "access-control-request-method": "POST", "access-control-request-headers": "authorization" };
      const answer = await fetch(product.url + path, { method: "OPTIONS", headers });
      expect([...answer.headers.keys()].filter((key) => key.startsWith("access-control-"))).toEqual([]);
    }
  });
});

test("S32: every answer carries the rules for the browser", async () => {
  const page = await (await fetch(`${product.url}/`)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map((hit) => hit[1] ?? "");
  expect(files.length).toBeGreaterThan(3);
  const pages = [
    "/",
    "/auth",
    "/upload",
    "/privacy-policy",
    "/nope/x",
    "/health/live",
    "/health/ready",
    "/api/auth/config",
    "/api/nothing",
  ];
  const reads = Object.values(ROUTES).flatMap(({ method, path }) => (method === "GET" ? [toPath(path)] : []));
  for (const path of [...pages, ...files, ...reads]) {
    const answer = await fetch(product.url + path, { headers: { cookie } });
    await answer.body?.cancel();
    for (const [name, rule] of Object.entries(RULES)) expect(answer.headers.get(name) ?? "", `${name} of ${path}`).toMatch(rule);
  }
});

test("S32: the page with the link of a mail tells its address to nobody", async () => {
  for (const path of ["/auth", "/auth?mode=resetPassword&oobCode=abc"]) {
    expect((await fetch(product.url + path)).headers.get("referrer-policy")).toBe("no-referrer");
  }
});

describeInBrowser("a frame of somebody else", (openBrowser) => {
  let evil: Server;
  beforeAll(async () => {
    const html = `<iframe src="${product.url}/auth" width="800" height="600"></iframe>`;
    evil = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
    await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => void evil.close());

  test("S32: shows nothing of the product", async () => {
    const page = await (await openBrowser()).newPage();
    const refused = page.waitForEvent("console", (message) => /frame-ancestors|X-Frame-Options/.test(message.text()));
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    await refused;
    const inside = page.frames().find((frame) => frame !== page.mainFrame());
    expect(await inside?.getByLabel("Email").count()).toBe(0);
  });
});
