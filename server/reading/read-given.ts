import { type ErrorCode, LIMITS } from "@fairlead/contracts";
import { type Document, readDocument } from "@fairlead/engine/documents";
import type { ReaderRequest } from "./types.ts";

/** The bytes of a file, and what stands on those of its pages that are pictures. */
export type GivenFile = { bytes: Uint8Array } & Pick<ReaderRequest, "scanned">;
/** A task that found pictures in place of text asks for their words with this; who called the pool never sees it. */
export type Scans = { kind: "scans"; pages: number[] };

/** Reads a file, or asks for the words of its pictures first where somebody can read them. */
export async function readGiven({
  bytes,
  scanned,
}: GivenFile): Promise<{ kind: "read"; document: Document } | { kind: "unreadable"; code: ErrorCode } | Scans> {
  const { scans, ...reading } = await readDocument(bytes, { scanned: Array.isArray(scanned) ? scanned : [] });
  return scanned === "offered" && scans.length > 0 ? { kind: "scans", pages: scans.slice(0, LIMITS.ocrPages) } : reading;
}
