import { isIPv4, isIPv6 } from "node:net";

/**
 * Address of the official emulator, whose tokens nobody signs; null for anything but a port of this machine, and in production.
 * What is no plain "host:port" is nothing: an address in other words must not slip through.
 */
export function toEmulator(host: string | null, isProduction: boolean): string | null {
  const parts = /^(localhost|[\d.]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(host ?? "");
  if (parts === null || isProduction) return null;
  const [, name = "", port = ""] = parts;
  return isLoopback(name.toLowerCase()) && Number(port) > 0 && Number(port) < 65_536 ? `http://${name.toLowerCase()}:${port}` : null;
}

function isLoopback(name: string): boolean {
  if (name.startsWith("[")) return isIPv6(name.slice(1, -1)) && name === "[::1]";
  return name === "localhost" || (isIPv4(name) && name.startsWith("127."));
}
