import type { ErrorCode } from "./types.ts";

type FileType = "pdf" | "zip" | "text" | ErrorCode;

const PDF_HEADER_WITHIN = 1024;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What a file is by its bytes; its name is never asked. */
export function toFileType(bytes: Uint8Array): FileType {
  if (bytes.length === 0) return "empty";
  if (findAscii(bytes, "%PDF-", PDF_HEADER_WITHIN)) return "pdf";
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return "zip";
  if (startsWith(bytes, OLE)) return toOleCode(bytes);
  return isMarkup(bytes) ? "unsupported-type" : "text";
}

const MARKUP = /^(?:\{\\rtf|<!doctype html|<html[\s>]|<\?xml|%!ps-adobe|mime-version:)/;
const LONGEST_LEAD = 64;

/** Text whose words stand among the code of another kind of file: RTF, HTML, XML, PostScript. */
function isMarkup(bytes: Uint8Array): boolean {
  const head = Array.from(bytes.subarray(0, LONGEST_LEAD), (byte) => (byte > 0 && byte < 128 ? String.fromCharCode(byte) : "")).join("");
  return MARKUP.test(head.trimStart().toLowerCase());
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}

function findAscii(bytes: Uint8Array, word: string, within: number): boolean {
  const codes = Array.from(word, (letter) => letter.charCodeAt(0));
  const last = Math.min(bytes.length, within) - codes.length;
  for (let at = 0; at <= last; at++) if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
}

/** An OLE container names its streams in UTF-16: old Word writes WordDocument, a password-protected OOXML file EncryptedPackage. */
function toOleCode(bytes: Uint8Array): ErrorCode {
  const wide = (word: string) => Array.from(word, (letter) => `${letter}\0`).join("");
  if (findAscii(bytes, wide("EncryptedPackage"), bytes.length)) return "encrypted";
  if (findAscii(bytes, wide("WordDocument"), bytes.length)) return "legacy-word";
  return "unsupported-type";
}
