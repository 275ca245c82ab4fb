import { assemble } from "./assemble.ts";
import { readDocx } from "./docx/read-docx.ts";
import type { Draft } from "./draft.ts";
import { toFileType } from "./file-type.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { toText } from "./txt/decode-text.ts";
import { readText } from "./txt/read-text.ts";
import { type Document, type ErrorCode, LIMITS } from "./types.ts";

export type Reading = { kind: "read"; document: Document } | { kind: "unreadable"; code: ErrorCode };

/** Reads a file by its content. A file that cannot become a document is a value, not a throw. */
export async function readDocument(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length > LIMITS.fileBytes) return { kind: "unreadable", code: "too-large" };
  const draft = await readDraft(bytes);
  return typeof draft === "string" ? { kind: "unreadable", code: draft } : { kind: "read", document: assemble(draft) };
}

async function readDraft(bytes: Uint8Array): Promise<Draft | ErrorCode> {
  const type = toFileType(bytes);
  switch (type) {
    case "pdf":
      return readPdf(bytes);
    case "zip":
      return readDocx(bytes);
    case "text":
      return readText(bytes);
    default:
      return type;
  }
}

/** The characters of a text file as they are; files of other types are unreadable here. */
export function decodeText(bytes: Uint8Array): { kind: "read"; text: string } | { kind: "unreadable"; code: ErrorCode } {
  if (bytes.length > LIMITS.fileBytes) return { kind: "unreadable", code: "too-large" };
  const type = toFileType(bytes);
  if (type !== "text") return { kind: "unreadable", code: type === "pdf" || type === "zip" ? "unsupported-type" : type };
  const text = toText(bytes);
  return text === undefined ? { kind: "unreadable", code: "unsupported-type" } : { kind: "read", text };
}
