const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const SYSTEMS = [
  ["Windows", /\bWindows\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

const find = (table: readonly (readonly [string, RegExp])[], text: string) => table.find(([, pattern]) => pattern.test(text))?.[0];

/** Which family of browser on which system: enough to recognise one's own. */
export function toAgent(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === "") return null;
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

/** The network that an address belongs to: a /24, or the /48 of IPv6. */
export function toSubnet(address: string | null): string | null {
  if (address === null) return null;
  const mapped = address.replace(/^::ffff:/i, "");
  if (/^\d+(\.\d+){3}$/.test(mapped)) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  if (!mapped.includes(":")) return null;
  return `${mapped.split("::")[0]?.split(":").slice(0, 3).join(":") ?? ""}::/48`;
}

/** What is kept of the browser that a session begins in. */
export const toSeen = (request: Request, address: string) => ({
  userAgent: toAgent(request.headers.get("user-agent")),
  ipAddress: toSubnet(address),
});
