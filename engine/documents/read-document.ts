import { assemble } from "./assemble.ts";
import { readDocx } from "./docx/read-docx.ts";
import type { Draft } from "./draft.ts";
import { toFileType } from "./file-type.ts";
import { readPdf, type Wordless } from "./pdf/read-pdf.ts";
import type { ScannedPage } from "./scanned-page.ts";
import { toText } from "./txt/decode-text.ts";
import { readText } from "./txt/read-text.ts";
import { type Document, type ErrorCode, LIMITS } from "./types.ts";

/** `scans`: numbers of the pages whose words only their picture shows. */
export type Reading = { kind: "read"; document: Document; scans: number[] } | { kind: "unreadable"; code: ErrorCode; scans: number[] };

/**
 * Reads a file by its content. A file that cannot become a document is a value, not a throw.
 * `scanned`: what a reader of pictures found on pages that an earlier reading named in `scans`.
 */
export async function readDocument(bytes: Uint8Array, { scanned = [] }: { scanned?: readonly ScannedPage[] } = {}): Promise<Reading> {
  if (bytes.length > LIMITS.fileBytes) return { kind: "unreadable", code: "too-large", scans: [] };
  const draft = await readDraft(bytes, scanned);
  if (typeof draft === "string") return { kind: "unreadable", code: draft, scans: [] };
  const scans = draft.scans ?? [];
  return "code" in draft ? { kind: "unreadable", code: draft.code, scans } : { kind: "read", document: assemble(draft), scans };
}

async function readDraft(bytes: Uint8Array, scanned: readonly ScannedPage[]): Promise<Draft | Wordless | ErrorCode> {
  const type = toFileType(bytes);
  switch (type) {
    case "pdf":
      return readPdf(bytes, scanned);
    case "zip":
      return readDocx(bytes);
    case "text":
      return readText(bytes);
    default:
      return type;
  }
}

/** The characters of a text file as they are; files of other types are unreadable here, and those of more than `most` bytes. */
export function decodeText(
  bytes: Uint8Array,
  most: number = LIMITS.fileBytes,
): { kind: "read"; text: string } | { kind: "unreadable"; code: ErrorCode } {
  if (bytes.length > most) return { kind: "unreadable", code: "too-large" };
  const type = toFileType(bytes);
  if (type !== "text") return { kind: "unreadable", code: type === "pdf" || type === "zip" ? "unsupported-type" : type };
  const text = toText(bytes);
  return text === undefined ? { kind: "unreadable", code: "unsupported-type" } : { kind: "read", text };
}
