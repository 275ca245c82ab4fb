import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";

const NONCE_MARK = "%NONCE%";

/**
 * The built pages: "/" is prerendered, every other page starts from the empty shell. Hashed files may be kept for a year.
 * An address without a page gets the shell as well, which says so, with the status 404.
 */
export function servePages(app: Hono, folder: string): void {
  const landing = toPage(join(folder, "index.html"));
  const shell = toPage(join(folder, "app.html"));
  const noSuchPage = toPage(join(folder, "app.html"), 404);
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
  const paths = JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")) as string[];
  for (const path of paths) app.on("GET", [path, `${path}/`], shell);
  app.get("/*", async (context, next) => (/\.(js|css|woff2|svg|png|ico|map|json)$/i.test(context.req.path) ? next() : noSuchPage(context)));
}

/** A page with the nonce of this answer where its styles need it. */
function toPage(path: string, status: 200 | 404 = 200) {
  const html = readFileSync(path, "utf8");
  return (context: Context) => {
    context.header("cache-control", "no-store");
    return context.html(html.replaceAll(NONCE_MARK, (context.get("secureHeadersNonce") as string | undefined) ?? ""), status);
  };
}
