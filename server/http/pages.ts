import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";

const NONCE_MARK = "%NONCE%";

/** The built pages: "/" is prerendered, every other page starts from the empty shell. Hashed files may be kept for a year. */
export function servePages(app: Hono, folder: string): void {
  const landing = toPage(join(folder, "index.html"));
  const shell = toPage(join(folder, "app.html"));
  const root = relative(process.cwd(), folder) || ".";
  for (const path of ["/", "/index.html"]) app.get(path, landing);
  app.get("/app.html", shell);
  app.use("/assets/*", async (context, next) => {
    await next();
    const isPage = context.res.headers.get("content-type")?.startsWith("text/html");
    if (context.res.ok && !isPage) context.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("/*", async (context, next) =>
    /\.[a-z0-9]+$/i.test(context.req.path) ? serveStatic({ root, precompressed: true })(context, next) : next(),
  );
  app.get("/*", async (context, next) => (/\.(js|css|woff2|svg|png|ico|map|json)$/i.test(context.req.path) ? next() : shell(context)));
}

/** A page with the nonce of this answer where its styles need it. */
function toPage(path: string) {
  const html = readFileSync(path, "utf8");
  return (context: Context) => {
    context.header("cache-control", "no-store");
    return context.html(html.replaceAll(NONCE_MARK, (context.get("secureHeadersNonce") as string | undefined) ?? ""));
  };
}
