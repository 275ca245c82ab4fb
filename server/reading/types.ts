import type { ErrorCode } from "@fairlead/contracts";
import { LIMITS } from "@fairlead/contracts/limits";
import type { ScannedPage } from "@fairlead/engine/documents";

/** What a task gets: the bytes of a file, a small value, or both. */
export type ReaderRequest = {
  bytes?: Uint8Array;
  json?: unknown;
  /** Pages of the file as their pictures were read; "offered": nobody has asked for them yet. */
  scanned?: readonly ScannedPage[] | "offered";
};

export type Outcome = { ok: true; value: unknown } | { ok: false; code: ErrorCode };

export type ReaderLimits = {
  wallMs: number;
  cpuSeconds: number;
  dataBytes: number;
  openFiles: number;
  /** A child is replaced after this many tasks, or sooner when it has grown or worked much. */
  reuse: number;
  retireAboveBytes: number;
  retireAboveCpuMs: number;
  frameBytes: number;
  /** A child without work ends after this time and is started again when there is some. */
  idleMs: number;
};

const MB = 1024 * 1024;

export const DEFAULT_LIMITS: ReaderLimits = {
  wallMs: LIMITS.readerWallMs,
  cpuSeconds: LIMITS.readerCpuSeconds,
  dataBytes: LIMITS.readerDataBytes,
  openFiles: LIMITS.readerOpenFiles,
  reuse: LIMITS.readerReuse,
  retireAboveBytes: 300 * MB,
  retireAboveCpuMs: 15_000,
  frameBytes: LIMITS.readerFrameBytes,
  idleMs: LIMITS.readerIdleMs,
};

/** The child's answer to one request, with what the child has used up to then. */
export type Answer = { outcome: Outcome; cpuMs: number; memoryBytes: number };
