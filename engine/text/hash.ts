import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";

/** SHA-256 in hex of bytes, or of a text as UTF-8. */
export function sha256(input: string | Uint8Array): string {
  return bytesToHex(digest(typeof input === "string" ? utf8ToBytes(input) : input));
}

/** The one JSON text of a value: sorted keys, no spaces (RFC 8785). */
export function canonicalJson(value: unknown): string {
  return canonicalize(value) ?? "null";
}
