/**
 * Whether a request that changes something comes from the product's own pages. Browsers say so themselves, or name the page's
 * origin; a caller that says neither is no browser and may not come with a browser's cookie.
 */
export function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null) return !headers.has("cookie");
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === new URL(publicUrl).host || host === new URL(request.url).host;
}
